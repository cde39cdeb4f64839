import type { ModuleVersion } from '@denk/shared/contract';
import { stylesOn } from './styles-on';
import { integrityOf } from './integrity';

/** Fetches files of a version; `urgent` where the visitor waits for them. */
export type FetchFiles = (
  version: ModuleVersion,
  files: readonly string[],
  urgent: boolean,
) => void;

/**
 * Fetches files into the browser's cache, once each, without running a script or applying a style: only going there
 * does that.
 */
export function fileFetcher(page: Document): FetchFiles {
  const known = new Set([
    ...[...page.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href),
    ...[...page.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
    ...stylesOn(page).map(({ address }) => address),
  ]);
  const fetchInto = async (href: string, urgent: boolean) => {
    try {
      const priority = urgent ? 'high' : 'low';
      await (await fetch(href, { integrity: integrityOf(href), priority })).arrayBuffer();
    } catch {
      // Whoever runs it asks again and says what is wrong.
      known.delete(href);
    }
  };
  return ({ url }, files, urgent) => {
    for (const file of files) {
      const { href } = new URL(file, new URL(url, page.location.href));
      if (known.has(href)) continue;
      known.add(href);
      void fetchInto(href, urgent);
    }
  };
}
