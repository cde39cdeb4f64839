/**
 * Takes stylesheets that did not come out of the page. A build's own loader would find them there and believe that
 * they had come.
 */
export function dropFailedStyles(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.remove();
  }
}
