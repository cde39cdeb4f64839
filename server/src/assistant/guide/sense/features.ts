import { isPlace, isRoot, isVerb, recipientCalled, remembering, stem } from '../../../language';
import type { Act, Setting, Token } from './sentence';

const isWord = (form: string): boolean => /[\p{L}#]/u.test(form);
const mostWords = 20_000;

/** What a word is by itself: its letters, its ends, and what the language knows of it. */
const ownOf = remembering(mostWords, (form: string): readonly string[] => {
  if (!isWord(form)) return [`w=${form}`, 'mark'];
  const plain = form.replace(/#/g, '');
  return [
    `w=${form}`,
    `s=${stem(form)}`,
    ...[2, 3, 4, 5].flatMap((size) => (form.length > size ? [`e=${form.slice(-size)}`] : [])),
    ...[3, 5].flatMap((size) => (form.length > size ? [`b=${form.slice(0, size)}`] : [])),
    ...(form.includes('#') ? ['number', `shape=${form.replace(/[a-z]+/g, 'x')}`] : []),
    ...(plain && recipientCalled(plain) ? ['person'] : []),
    ...(plain && isVerb(plain) ? ['verb'] : []),
    ...(plain && isPlace(plain) ? ['place'] : []),
    ...(plain && isRoot(plain) ? ['root'] : ['unknown']),
  ];
});

/** What stands beside a word says less of it. */
const besideOf = remembering(mostWords, (form: string): readonly string[] =>
  isWord(form)
    ? [
        `w=${form}`,
        `s=${stem(form)}`,
        `e=${form.slice(-3)}`,
        ...(form.includes('#') ? ['number'] : []),
      ]
    : [`w=${form}`],
);

const at = (tokens: readonly Token[], index: number): string =>
  tokens[index]?.form ?? (index < 0 ? '<' : '>');

const around = (tokens: readonly Token[], index: number): string[] => [
  ...ownOf(at(tokens, index)),
  ...besideOf(at(tokens, index - 1)).map((one) => `-1${one}`),
  ...besideOf(at(tokens, index + 1)).map((one) => `+1${one}`),
  `-2w=${at(tokens, index - 2)}`,
  `+2w=${at(tokens, index + 2)}`,
  `+2e=${at(tokens, index + 2).slice(-3)}`,
  `-1w=${at(tokens, index - 1)} w=${at(tokens, index)}`,
  `w=${at(tokens, index)} +1w=${at(tokens, index + 1)}`,
];

/** What tells whether another clause begins with a token. */
export const bordersOf = (tokens: readonly Token[], setting: Setting): string[][] =>
  tokens.map((_, index) => [
    ...around(tokens, index),
    ...ownOf(at(tokens, index - 1))
      .filter((one) => one.startsWith('e=') || one === 'verb')
      .map((one) => `-1${one}`),
    `-1e=${at(tokens, index - 1).slice(-4)} +1w=${at(tokens, index)}`,
    `-2w=${at(tokens, index - 2)} -1w=${at(tokens, index - 1)}`,
    setting,
  ]);

const smallestPiece = 3;
const greatestPiece = 4;

/** What tells what a clause does: its words, pairs of neighbours, pieces of words, how it begins and ends. */
export function actOf(tokens: readonly Token[], setting: Setting, before: Act | '<'): string[] {
  const words = tokens.map(({ form }) => form).filter((one) => !/^[,;.…!]$/.test(one));
  const found = new Set<string>();
  const row = ['<', ...words, '>'];
  row.forEach((word, index) => {
    found.add(word).add(`s ${stem(word)}`);
    if (index > 0) found.add(`${row[index - 1] ?? ''} ${word}`);
    const padded = `_${word}_`;
    for (let size = smallestPiece; size <= greatestPiece; size += 1)
      for (let from = 0; from + size <= padded.length; from += 1)
        found.add(`~${padded.slice(from, from + size)}`);
  });
  const spoken = words.filter((word) => word !== '?');
  const last = spoken.at(-1) ?? '';
  found
    .add(`first ${spoken[0] ?? ''}`)
    .add(`last ${last}`)
    .add(`last ~${last.slice(-3)}`);
  found.add(`last ~${last.slice(-5)}`).add(`${setting} last ~${last.slice(-3)}`);
  found.add(`length ${Math.min(4, Math.ceil(Math.log2(spoken.length + 1)))}`);
  return [...found.add(setting).add(`${setting} ${last}`).add(`after ${before}`)];
}

/** What tells what a clause's words stand for; `next` is what the clause after it does. */
export function rolesOf(
  tokens: readonly Token[],
  act: Act,
  setting: Setting,
  before: Act | '<',
): string[][] {
  const words = tokens.filter(({ form }) => isWord(form));
  const last = words.at(-1)?.form ?? '';
  const beforeLast = words.at(-2)?.form ?? '';
  const ends = [
    `last=${last}`,
    `last=${stem(last)}`,
    `last~${last.slice(-4)}`,
    `last~${last.slice(-6)}`,
  ];
  const clause = [
    `act=${act}`,
    `act=${act} ${setting}`,
    `after=${before}`,
    ...ends,
    `ends=${beforeLast} ${last}`,
    `long=${Math.min(8, words.length)}`,
  ];
  return tokens.map((token, index) => {
    const own = around(tokens, index);
    const rest = words.length - words.indexOf(token);
    const typed = /^\p{Lu}/u.test(token.text) && index > 0 ? ['capital'] : [];
    const tail = token.form.slice(-3);
    return [
      ...own,
      ...typed,
      ...clause,
      `act=${act} e=${tail}`,
      `act=${act} w=${token.form}`,
      `last~${last.slice(-4)} e=${token.form.slice(-2)}`,
      `rest=${Math.min(4, rest)} last~${last.slice(-4)}`,
      `rest=${Math.min(4, rest)}`,
      `first=${index === 0}`,
      ...(own.includes('number') ? [`number last~${last.slice(-4)}`] : []),
    ];
  });
}
