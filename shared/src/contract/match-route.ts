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
  const matches = routes.flatMap((route) => {
    const params = matchPattern(route.path, path);
    return params ? [{ route, params }] : [];
  });
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

/** Puts parameters into a pattern: `/api/products/:id` → `/api/products/tv%201`. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const expected = segments(pattern);
  const actual = segments(path);
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
