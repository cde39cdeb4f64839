/** Resolves when the scripts that the document itself brings from a folder are run, or cannot be had. */
export type DocumentScripts = (folder: string) => Promise<unknown>;

/**
 * The scripts that a document brings after the one that is running. A browser runs them in their order; asked for while
 * that one runs, none of them was missed.
 *
 * @param own the script that is running
 */
export function documentScripts(page: Document, own = page.currentScript): DocumentScripts {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[defer]')];
  const coming = scripts.slice(scripts.findIndex((script) => script === own) + 1).map((script) => ({
    address: script.src,
    settled: new Promise((resolve) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', resolve);
    }),
  }));
  return (folder) =>
    Promise.all(
      coming.filter(({ address }) => address.startsWith(folder)).map(({ settled }) => settled),
    );
}
