/** The stylesheets of a page with their addresses: those that were asked for, and those that its document brought. */
export const stylesOn = (page: Document): { sheet: CSSStyleSheet | null; address: string }[] =>
  [
    ...page.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
      'link[rel=stylesheet], style[data-address]',
    ),
  ].map((style) => ({
    sheet: style.sheet,
    address: 'href' in style ? style.href : new URL(style.dataset.address ?? '', page.baseURI).href,
  }));
