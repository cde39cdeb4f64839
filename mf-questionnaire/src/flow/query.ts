const longest = 200;

/** What is looked for: `q` of the address, else the stored query. */
export const queryOf = (parameters: URLSearchParams, stored = ''): string =>
  ((parameters.get('q') ?? '').trim() || stored.trim()).slice(0, longest).trim();
