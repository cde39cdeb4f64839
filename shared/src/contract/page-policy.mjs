/** What a page of the site may load and run, by directive: the content security policy of every HTML answer. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // The Turkish letters outside Latin-1 are carried by the stylesheet itself.
  'font-src': "'self' data:",
  // Product pictures of live search come from the sellers' own hosts.
  'img-src': "'self' https: data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * The policy as one header.
 *
 * @param {Readonly<Record<string, string>>} [others] directives that replace the site's
 * @returns {string}
 */
export const pagePolicy = (others = {}) =>
  Object.entries({ ...policy, ...others })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
