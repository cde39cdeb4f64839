/** The encodings files are kept in, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a client's `Accept-Encoding` allows; a weight of 0 forbids one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return allowed.has('br') ? 'br' : allowed.has('gzip') ? 'gzip' : 'identity';
}
