import type { ModuleStore, StoredRegistry } from '../registry/module-store';
import { moduleOf, type RegistryEvent } from '../registry/registry-state';

/** What one registry has that the one before had not. */
export interface RegistryNews {
  readonly events: readonly { readonly module: string; readonly event: RegistryEvent }[];
  /** Versions that are kept no longer: a day has passed since anybody got them. */
  readonly dropped: readonly Parameters<ModuleStore['forget']>[0][];
}

export function registryNews(next: StoredRegistry, before: StoredRegistry): RegistryNews {
  const news = Object.keys(next.state.modules).map((module): RegistryNews => {
    const [now, known] = [moduleOf(next.state, module), moduleOf(before.state, module)];
    const kept = new Set(now.versions.map(({ version }) => version));
    return {
      events: since(now.history, known.history).map((event) => ({ module, event })),
      dropped: known.versions
        .filter(({ version }) => !kept.has(version))
        .map(({ version, digest }) => ({ name: module, version, digest })),
    };
  });
  return {
    events: news.flatMap(({ events }) => events),
    dropped: news.flatMap(({ dropped }) => dropped),
  };
}

/** What has happened since: history is newest first. */
function since(now: readonly RegistryEvent[], before: readonly RegistryEvent[]): RegistryEvent[] {
  const [last] = before;
  const known = last
    ? now.findIndex((event) => JSON.stringify(event) === JSON.stringify(last))
    : -1;
  return known < 0 ? [...now] : now.slice(0, known);
}
