import { folderOf, type ModuleVersion } from '@denk/shared/contract';

const byPath = new Map<string, string>();

/** Notes the integrity of a version's files; the browser then refuses any other content for them. */
export function trust({ url, extras }: ModuleVersion): void {
  const folder = folderOf(url);
  for (const [file, { integrity }] of Object.entries(extras.files)) {
    byPath.set(folder + file, integrity);
  }
}

/** The integrity of an address, empty where none is known. */
export function integrityOf(address: string): string {
  return byPath.get(new URL(address, window.location.href).pathname) ?? '';
}

/** Lets every build's own chunk loader ask for the integrity of what it is about to fetch. */
export function guardChunks(): void {
  Object.assign(globalThis, { denkIntegrity: integrityOf });
}
