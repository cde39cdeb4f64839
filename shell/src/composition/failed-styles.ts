/**
 * Takes a failed module's stylesheets that did not come out of the page. Its build's own loader would find them there
 * at the next try and believe that they had come. Whoever else's are still on their way stay: their loader waits.
 *
 * @param module the module's name, as in the registry
 */
export function dropFailedStyles(page: Document, module: string): void {
  const own = `link[rel=stylesheet][href*="/modules/${module}/"]`;
  for (const link of page.querySelectorAll<HTMLLinkElement>(own)) {
    if (!link.sheet) link.remove();
  }
}
