import type { FoundPhrase } from '../../language';
import { valuesHintedAt } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import { isForOthers, isPlaced, type KindWord } from './kind-places';
import { valuesSaidOf } from './named-values';

/** All kinds are meant where a query is nothing but kinds (`Film & Dizi`), unless the last is one for the others. */
export function areSeveral(
  named: readonly FoundPhrase[],
  words: readonly KindWord[],
  lexicon: Lexicon,
): boolean {
  const head = named.at(-1);
  const covered = named.reduce((sum, { from, to }) => sum + to - from, 0);
  if (!head || named.length < 2 || covered < words.length) return false;
  if (words.some(({ clause }) => clause !== words[0]?.clause)) return false;
  // `diz üstü bilgisayar` says one thing twice.
  if (named.every(({ meanings }) => meanings.some((id) => head.meanings.includes(id))))
    return false;
  // `araç buzdolabı` is one thing; two are joined, or called by nothing but their own nouns: `film dizi`.
  const isNoun = ({ from, to }: FoundPhrase) =>
    lexicon.kindNouns.meaningsOf(words.slice(from, to).map(({ stem }) => stem)).length > 0;
  const isJoined = ({ from }: FoundPhrase) => from === 0 || words[from]?.isListed;
  if (!named.every(isJoined) && !named.every(isNoun)) return false;
  const isSaid = (one: FoundPhrase) =>
    isValueOf(one, head, words, lexicon) || isValueOf(head, one, words, lexicon);
  if (named.some((one) => one !== head && isSaid(one))) return false;
  if (named.some((phrase) => isPlaced(phrase, words, lexicon))) return false;
  return !head.meanings.some((id) => isForOthers(lexicon.kinds.get(id)));
}

/** Whether a name is also a value of another kind that is named: `laptop oyun`, `telefon kamera`. */
export function isValueOf(
  one: FoundPhrase,
  other: FoundPhrase,
  words: readonly KindWord[],
  lexicon: Lexicon,
): boolean {
  const { from, to } = one;
  const { meanings } = other;
  const stemsOf = (name: FoundPhrase) => words.slice(name.from, name.to).map(({ stem }) => stem);
  const stems = stemsOf(one);
  // `Film & Dizi` are two, though there is a series that is both; a `klima montaj` is one.
  if ([one, other].every((name) => lexicon.kindNouns.meaningsOf(stemsOf(name)).length))
    return false;
  const hinted = valuesHintedAt(words, lexicon.hints, meanings);
  if (hinted.some(({ places }) => stems.every((_, at) => places.includes(from + at)))) return true;
  const all = words.map((word) => word.stem);
  return valuesSaidOf(meanings, all, lexicon).some((value) => value.from <= from && value.to >= to);
}
