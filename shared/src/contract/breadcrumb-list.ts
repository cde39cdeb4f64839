/** The way from the home page to a page as schema.org data; `path` is our own address without a host. */
export function breadcrumbList(
  steps: readonly { readonly name: string; readonly path: string }[],
): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
