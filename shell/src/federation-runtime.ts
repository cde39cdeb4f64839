import * as core from '@module-federation/runtime-tools/runtime-core';

// One federation runtime for the page: every container finds it here instead of carrying 28 kB of its own.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
