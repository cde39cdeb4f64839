/** A route found for a path, with the pattern's parameters decoded. */
export interface RouteMatch<Route> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the route for a path among patterns of fixed and `:named` segments; fixed segments win over
 * named ones. A trailing slash and letter case of fixed segments do not matter.
 */
export function matchRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  path: string,
): RouteMatch<Route> | undefined {
  const actual = segments(path);
  const { fixed, named } = indexOf(routes);
  const at = fixed.get(actual.join('/').toLowerCase());
  const exact = at === undefined ? undefined : routes[at];
  if (exact) return { route: exact, params: {} };
  const matches = named.flatMap(({ at, pattern }) => {
    const [route, params] = [routes[at], matchPattern(pattern, actual)];
    return route && params ? [{ route, params }] : [];
  });
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

/** Where a table's routes are, so that a path is found as fast among hundreds as among a few. */
interface RouteIndex {
  /** By path. */
  readonly fixed: ReadonlyMap<string, number>;
  /** Those with parameters, by segments. */
  readonly named: readonly { readonly at: number; readonly pattern: readonly string[] }[];
}

const indexes = new WeakMap<readonly unknown[], RouteIndex>();

function indexOf(routes: readonly { readonly path: string }[]): RouteIndex {
  const known = indexes.get(routes);
  if (known) return known;
  const patterns = routes.map(({ path }, at) => ({ at, pattern: segments(path) }));
  const isNamed = ({ pattern }: { pattern: string[] }) =>
    pattern.some((part) => part.startsWith(':'));
  const index = {
    fixed: new Map(
      patterns
        .filter((one) => !isNamed(one))
        // The first of two wins.
        .reverse()
        .map(({ at, pattern }) => [pattern.join('/').toLowerCase(), at]),
    ),
    named: patterns.filter(isNamed),
  };
  indexes.set(routes, index);
  return index;
}

/** Puts parameters into a pattern: `/api/products/:id` → `/api/products/tv%201`. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function matchPattern(
  expected: readonly string[],
  actual: readonly string[],
): Record<string, string> | undefined {
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const given = actual[index] ?? '';
    if (part.startsWith(':')) {
      const value = decode(given);
      if (value === undefined) return undefined;
      params[part.slice(1)] = value;
    } else if (part !== given.toLowerCase()) {
      return undefined;
    }
  }
  return params;
}

const segments = (path: string) => path.split('/').filter(Boolean);

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
