/**
 * A published module may carry its only page with itself, which saves a request there. In one bundle that would put
 * every such page into the first file: the peer splits by route throughout.
 *
 * @param {string} source
 */
module.exports = function splitPages(source) {
  return source.replace(/webpackMode: "eager"/g, 'webpackMode: "lazy"');
};
