import type { FoundPhrase } from '../../language';
import { valuesHintedAt } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import { isPlaced, type KindWord } from './kind-places';
import { isCalled } from './kind-words';
import { readMeaning } from './named-values';

/** All kinds are meant where a query is nothing but kinds (`Film & Dizi`), unless the last is one for the others; and where they share a noun. */
export function areSeveral(
  named: readonly FoundPhrase[],
  words: readonly KindWord[],
  lexicon: Lexicon,
  shared: boolean,
): boolean {
  if (shared && named.length > 1) return true;
  const head = named.at(-1);
  const covered = named.reduce((sum, { from, to }) => sum + to - from, 0);
  if (!head || named.length < 2 || covered < words.length) return false;
  if (words.some(({ clause }) => clause !== words[0]?.clause)) return false;
  // `diz üstü bilgisayar` says one thing twice.
  if (named.every(({ meanings }) => meanings.some((id) => head.meanings.includes(id))))
    return false;
  if (isSortOf(head, named, words, lexicon)) return false;
  if (named.some((one) => one !== head && isSaidOf(one, head, words, lexicon))) return false;
  if (named.some((one) => one !== head && isValueOf(head, one, words, lexicon))) return false;
  if (named.some((phrase) => isPlaced(phrase, words, lexicon))) return false;
  const [word, ...more] = words.slice(head.from, head.to);
  // `laptop çantası` is a bag; `çamaşır makinesi` and `dizi` are so called.
  const ofAnother =
    word && !more.length && /[iu]$/.test(word.text) && !isCalled(word.text, lexicon.kinds);
  return !ofAnother && !head.meanings.some((id) => lexicon.kinds.get(id)?.accessoryOf);
}

/** Whether a sort follows the noun that it is of: `otel villa`. */
const isSortOf = (
  { meanings }: FoundPhrase,
  named: readonly FoundPhrase[],
  words: readonly KindWord[],
  { kindNouns }: Lexicon,
): boolean =>
  named.slice(0, -1).some(({ from, to }) => {
    const nouns = kindNouns.meaningsOf(words.slice(from, to).map(({ stem: one }) => one));
    return meanings.length === 1 && nouns.includes(meanings[0] ?? '');
  });

/** Whether a name says how the head is (`wifi klima`) or is a part of it (`kamerası iyi telefon`). */
function isSaidOf(
  one: FoundPhrase,
  head: FoundPhrase,
  words: readonly KindWord[],
  lexicon: Lexicon,
): boolean {
  const last = words[one.to - 1]?.text ?? '';
  const isPart = /[aeiou]s[iu]$/.test(last) && one.to - one.from === 1;
  return (isPart && !isCalled(last, lexicon.kinds)) || isValueOf(one, head, words, lexicon);
}

/** Whether a name is also a value of another kind that is named: `laptop oyun`, `telefon kamera`. */
export function isValueOf(
  { from, to }: FoundPhrase,
  { meanings }: FoundPhrase,
  words: readonly KindWord[],
  lexicon: Lexicon,
): boolean {
  const stems = words.slice(from, to).map((word) => word.stem);
  // `Film & Dizi` are two, though there is a series that is both.
  if (lexicon.kindNouns.meaningsOf(stems).length) return false;
  const isValue = lexicon.valueNames
    .find(words.map((word) => word.stem))
    .some(
      (value) =>
        value.from <= from &&
        value.to >= to &&
        value.meanings.some((meaning) => meanings.includes(readMeaning(meaning).kind)),
    );
  const hinted = valuesHintedAt(words, lexicon.hints, meanings);
  return (
    isValue || hinted.some(({ places }) => stems.every((_, place) => places.includes(from + place)))
  );
}
