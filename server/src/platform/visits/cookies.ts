/** What visits that see something else than everybody are known by. */
export const previewCookie = 'denk-preview';
export const developmentCookie = 'denk-develop';
export const visitCookies = [previewCookie, developmentCookie];

/** A cookie's value from a `Cookie` header, where it has the shape expected. */
export function cookieOf(
  header: string | undefined,
  name: string,
  shape: RegExp,
): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name) return shape.test(value) ? value : undefined;
  }
  return undefined;
}
