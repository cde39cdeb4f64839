import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * What of a module's stylesheet would reach outside the module: every rule must be about an element with one of the
 * module's own classes, or about what lies inside such an element. Read by the build and by admission alike.
 *
 * @param {string} css a finished stylesheet
 * @returns {string[]} one short reason each; empty where the stylesheet keeps to itself
 */
export function reachesOutside(css) {
  let sheet;
  try {
    sheet = postcss.parse(css);
  } catch (error) {
    return [`it cannot be read: ${error instanceof Error ? error.message : error}`];
  }
  /** @type {Set<string>} */
  const reasons = new Set();
  sheet.walkAtRules(({ name, params }) => {
    if (/^(import|namespace|font-face|property|page|view-transition)$/i.test(name)) {
      reasons.add(`@${name} ${params}`.trim());
    }
  });
  sheet.walkRules((rule) => {
    if (isFrame(rule.parent)) return;
    // A nested rule is inside the one around it, unless it says otherwise with `&`.
    if (rule.parent instanceof postcss.Rule && !rule.selector.includes('&')) return;
    for (const selector of foreign(rule.selector)) reasons.add(selector);
  });
  return [...reasons];
}

/** @param {unknown} parent */
const isFrame = (parent) =>
  parent instanceof postcss.AtRule && /^(-webkit-)?keyframes$/i.test(parent.name);

/** The parts of a selector list that are about something outside. @param {string} selector */
function foreign(selector) {
  try {
    const { nodes } = selectorParser().astSync(selector);
    return nodes.filter((one) => !isOwn(one)).map((one) => one.toString().trim());
  } catch {
    return [selector];
  }
}

/**
 * Own is a selector in which a compound with a class is the subject, or only descends to it. A sibling may belong to
 * somebody else.
 *
 * @param {import('postcss-selector-parser').Selector} selector
 * @returns {boolean}
 */
function isOwn(selector) {
  let inside = false;
  let compoundIsOwn = false;
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      const descends = node.value.trim() === '' || node.value.trim() === '>';
      inside ||= descends && compoundIsOwn;
      compoundIsOwn = false;
    } else {
      compoundIsOwn ||= bringsClass(node);
    }
  }
  return inside || compoundIsOwn;
}

/** @param {import('postcss-selector-parser').Node} node @returns {boolean} */
function bringsClass(node) {
  if (node.type === 'class' || node.type === 'nesting') return true;
  return (
    node.type === 'pseudo' &&
    /^:(is|where)$/.test(node.value) &&
    node.nodes.length > 0 &&
    node.nodes.every((one) => isOwn(one))
  );
}
