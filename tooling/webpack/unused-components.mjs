/**
 * Lets a minifier take out the components of a package that nobody uses: what they are made by has no effect of its own,
 * and what they are called for a debugger is left out. Half of the router goes with them.
 *
 * @param {string} source
 * @returns {string}
 */
export default function markPure(source) {
  return source
    .replaceAll(/^\w+\.(displayName|contextType) = .*;$/gm, '')
    .replaceAll(
      / = (React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g,
      ' = /* @__PURE__ */ $1',
    );
}
