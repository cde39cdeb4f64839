// How models really write the block of answer buttons: fences, markers, headings, comments, and nothing at all around it.

const names =
  '(?:chat[ _-]?buttons?|buttons?|quick[ _-]?replies|butonlar[ıi]?|d[üu][ğg]meler|yan[ıi]t butonlar[ıi]|cevap butonlar[ıi])';
// Every repetition is bounded: the text comes from outside and must not make a pattern backtrack for long.
const decoration = '[ \\t]{0,4}[*_#>]{0,6}[ \\t]{0,4}';
const marker = `${decoration}(?:\\[|<!--|<|\\(|:::|\\{\\{)?[ \\t]{0,4}${names}[ \\t]{0,4}(?:\\]|>|\\)|\\}\\})?[*_]{0,4}[ \\t]{0,4}[:=]?[*_]{0,4}\\s{0,8}`;
const fence = '[`~]{3,6}[\\w-]{0,20}\\s{0,8}';
export const start = new RegExp(
  `((?:${fence})?(?<![\\p{L}\\d])${marker})?(${fence})?([[{])`,
  'giu',
);
export const emptyMarker =
  /(?:\[(?:buttons?|butonlar)\]|<(?:buttons?|butonlar)>)(?:[\s\S]{0,4000}?(?:\[\/(?:buttons?|butonlar)\]|<\/(?:buttons?|butonlar)>)|\s*$)|[`~]{3,6}(?:buttons?|butonlar)\b[\s\S]{0,4000}?(?:[`~]{3,6}|$)/giu;
export const closing =
  /^\s{0,8}(?:[`~]{3,6})?\s{0,8}(?:\[\/?\s?(?:end[ _-]?)?(?:chat[ _-]?)?(?:buttons?|butonlar)\s?\]|<\/\s?(?:chat[ _-]?)?(?:buttons?|butonlar)\s?>|-->|\}\}|:::)?\s{0,8}(?:[`~]{3,6})?/iu;
export const unfinishedClosing = /^[\s`~]{0,12}(?:[[<:}-][^\n]{0,18})?$/u;
export const closedLater =
  /[`~]{3,6}|\[\/\s?(?:buttons?|butonlar)\s?\]|<\/\s?(?:buttons?|butonlar)\s?>|-->/iu;

// The tail of an unfinished reply that may still become a block: decoration, a fence, the first letters of a marker.
export const tailLength = 80;
const opener = '(?:\\[|<!?-{0,2}|\\(|:{2,3}|\\{{1,2})';
export const possibleStart = new RegExp(
  `(?:${[
    `(?<![\\p{L}\\d])${marker}(?:${fence}|[\`~]{0,2})`,
    fence,
    `(?<![\\p{L}\\d])${decoration}${opener}?[ \\t]*(?:${firstLetters()})`,
    `${opener}\\s*`,
    '\\{\\s*"?[\\p{L}_]*"?\\s*:?\\s*\\[?\\s*',
    '\\[\\s*[{\\]]?\\s*',
    '[\\s*_#>`~]+',
  ].join('|')})$`,
  'iu',
);

function firstLetters(): string {
  const words = [
    'chat',
    'chat-',
    'buttons',
    'butonlar',
    'düğmeler',
    'quick replies',
    'yanıt butonlar',
    'cevap butonlar',
  ];
  const parts = words.flatMap((word) => [...word].map((_, end) => word.slice(0, end + 1)));
  return [...new Set(parts)].sort((a, b) => b.length - a.length).join('|');
}
