import * as refresh from 'react-refresh/runtime';

// One for the page, before React comes: the modules' builds look for it there.
Reflect.set(globalThis, 'denkRefresh', refresh);
