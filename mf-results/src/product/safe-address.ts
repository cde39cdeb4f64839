/** The address of a seller, or none where it is missing, `#` or not http(s) (docs/product.md#result-items). */
export function sellerLink(link: string): string | undefined {
  const address = parse(link.trim());
  return address && /^https?:$/.test(address.protocol) && address.hostname
    ? address.href
    : undefined;
}

/** The address of a picture: on our own site, on the web, or the picture itself. */
export function pictureAddress(image: string): string | undefined {
  const given = image.trim();
  if (
    /^\/(?![/\\])/.test(given) ||
    /^data:image\/(png|jpe?g|webp|avif|gif|svg\+xml)[;,]/i.test(given)
  ) {
    return given;
  }
  // The page's own policy loads https pictures only.
  const address = parse(given);
  return address && /^https?:$/.test(address.protocol)
    ? address.href.replace(/^http:/, 'https:')
    : undefined;
}

/** The address of a product's page on our own site. */
export const productPage = (page: string | undefined): string | undefined =>
  page && /^\/product\/[^/\\?#]+$/.test(page) ? page : undefined;

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
