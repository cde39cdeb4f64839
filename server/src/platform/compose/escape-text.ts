/** Text as it stands between tags, in HTML and XML. */
export const escapeText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
