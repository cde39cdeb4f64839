import { containerOf } from '@denk/shared/contract/federation.mjs';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { mountSite, type PeerModule } from '../single-bundle/mount-site';

/** Written into the build: what the guides' hosts have as a table of lazy routes. */
declare const siteModules: readonly PeerModule[];

mountSite(siteModules, async ({ extras: { container } }) => {
  const exposed = await loadRemote<{ default: unknown }>(`${containerOf(container)}/module`);
  return exposed?.default;
});
