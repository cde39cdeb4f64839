import type { Settings } from './settings';

/**
 * Draws the page as for a visitor who asked for less motion or for forced colours: media rules and `matchMedia` answer as
 * chosen, in the stylesheets that are there and in those that come.
 */
export function emulateMedia(
  page: Window & typeof globalThis,
  { motion, colours }: Settings,
): void {
  const answers: readonly [RegExp, string][] = [
    ...(motion ? answersOf('prefers-reduced-motion', 'reduce') : []),
    ...(colours ? answersOf('forced-colors', 'active') : []),
  ];
  if (answers.length === 0) return;
  const rewrite = (query: string) =>
    answers.reduce((text, [feature, answer]) => text.replace(feature, answer), query);
  const ask = page.matchMedia.bind(page);
  page.matchMedia = (query) => ask(rewrite(query));
  const apply = () => {
    for (const sheet of page.document.styleSheets) answerIn(sheet, rewrite);
  };
  apply();
  new MutationObserver(apply).observe(page.document, { childList: true, subtree: true });
  page.document.addEventListener('load', apply, { capture: true });
}

const always = '(min-width: 0)';
const never = '(max-width: 0)';

/** A media feature with the value that holds, and with any other, which does not. */
const answersOf = (feature: string, value: string): [RegExp, string][] => [
  [new RegExp(`\\(${feature}(: *${value})?\\)`, 'g'), always],
  [new RegExp(`\\(${feature}: *[\\w-]+\\)`, 'g'), never],
];

function answerIn(sheet: CSSStyleSheet, rewrite: (query: string) => string): void {
  // Stylesheets of other hosts do not show their rules.
  if (sheet.href && new URL(sheet.href).origin !== window.location.origin) return;
  rewriteRules(sheet.cssRules, rewrite);
}

function rewriteRules(rules: CSSRuleList, rewrite: (query: string) => string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const asked = rule.media.mediaText;
      const answered = rewrite(asked);
      if (answered !== asked) rule.media.mediaText = answered;
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules, rewrite);
    if (rule instanceof CSSImportRule && rule.styleSheet) answerIn(rule.styleSheet, rewrite);
  }
}
