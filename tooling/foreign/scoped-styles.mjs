import postcss from 'postcss';

/** The element that stands for the document: inside the shadow root, where no style of the page reaches. */
const root = '.denk-root';

/**
 * The site's styles for a shadow root: what is said of the document is said of the element that stands for it, which
 * inherits nothing from the page, and what only a whole page has goes.
 *
 * @param {string} css
 * @returns {string}
 */
export function scopedStyles(css) {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.flatMap(scoped);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return `@layer reset{${root}{all:initial;display:block}}${sheet.toString()}`;
}

/** @param {string} selector @returns {string[]} */
function scoped(selector) {
  const [, which, condition = '', rest = ''] =
    /^(:root|html|body)((?:\[[^\]]*\])?)(.*)$/s.exec(selector) ?? [];
  if (which === undefined) return [selector];
  if (which === 'body' || rest.startsWith(':')) return [];
  return [root + condition + rest];
}
