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

/** A `Set-Cookie` header of a cookie that only the server reads, for so many seconds; 0 forgets it. */
export const setCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
