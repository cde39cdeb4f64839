/**
 * The first circle in a graph, as the names along it with the first one repeated at the end.
 *
 * @param {ReadonlyMap<string, Iterable<string>>} needs what each name needs
 * @returns {string[] | undefined}
 */
export function findCircle(needs) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const way = [];
  /** @param {string} name @returns {string[] | undefined} */
  const visit = (name) => {
    const begun = way.indexOf(name);
    if (begun >= 0) return [...way.slice(begun), name];
    if (done.has(name)) return undefined;
    way.push(name);
    for (const next of needs.get(name) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    way.pop();
    done.add(name);
    return undefined;
  };
  for (const name of needs.keys()) {
    const circle = visit(name);
    if (circle) return circle;
  }
  return undefined;
}
