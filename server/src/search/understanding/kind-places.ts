import { type Clause, isFormOf, isOrdered, isVerb, stem, type FoundPhrase } from '../../language';
import type { Kind } from '../../catalogue';
import type { Lexicon } from '../vocabulary/lexicon';
import { callingsOf, isCalled } from './kind-words';

/**
 * A word as kinds are read from: its stem, its folded form, the folded word that follows in the query, its clause, whether
 * it is what a quantity is counted in (`iki saat`), and whether it is listed.
 */
export interface KindWord {
  readonly stem: string;
  readonly text: string;
  readonly followedBy: string;
  readonly clause: Clause | undefined;
  readonly isUnit: boolean;
  /** Whether a mark or a word joins it to what stands before it: `film & dizi`. */
  readonly isListed: boolean;
}

/** What makes the word before it say what a thing is for: `telefon için kılıf`. */
export const forIt =
  /^(?:icin|ile|uyumlu\w*|uygun|gibi|kadar|gore|diye|olan|olarak|yerine|yuzunden|konusunda)$/;
/** Where, where from and where to: `arabada`, `evden`, `okula`. */
const placed = /(?:[dt][ae]n?|[dt][ae]ki|[^aeiou][ae]|[aeiu]y[ae]|[iu]n[ae])$/;

/** Of which a part is spoken of, in any case: `camı`, `masasının`. */
const possessed = /[iu](?:n(?:[iu]n?|[ae]|d[ae]n?)|yl[ae])?$/;

/** Whether a kind's name is said of a place or a purpose, and so not the thing. */
export function isPlaced(
  { from, to }: FoundPhrase,
  words: readonly KindWord[],
  lexicon: Lexicon,
): boolean {
  const last = words[to - 1];
  if (!last) return false;
  // `güneşlik, araba camı için`
  const next = words[to];
  const isPart =
    next &&
    last.followedBy === next.text &&
    possessed.test(next.text) &&
    !isVerb(next.text) &&
    !isCalled(next.text, lexicon.kinds);
  if (forIt.test(last.followedBy) || isPart) return true;
  if (last.clause?.saying === 'aside' || last.clause?.saying === 'describes') return true;
  if (!placed.test(last.text) || isOrdered(last.text)) return false;
  const name = words.slice(from, to - 1).map(({ text }) => text);
  return !isCalled([...name, last.text].join(' '), lexicon.kinds);
}

/** Whether things of a kind are for those of others, or done to whatever they are: `buzdolabı tamirci`. */
export const isForOthers = (kind: Kind | undefined): boolean =>
  kind !== undefined &&
  (kind.accessoryOf !== null || kind.hints.some((one) => one.startsWith('…')));

/** Whether a word names something and counts nothing, and a single one is a name's and has not merely its stem: `parke` is no `parka`, `tank` no `tankini`. */
export function isMeant(
  { from, to, meanings }: FoundPhrase,
  words: readonly KindWord[],
  kinds: ReadonlyMap<string, Kind>,
): boolean {
  const { text, stem: stemmed, isUnit } = words[from] ?? { text: '', stem: '', isUnit: false };
  if (isUnit) return false;
  // Who has the internet connected (`bağlatmak`) wants no `bağlama`.
  if (isOrdered(text)) return meanings.some((id) => isForOthers(kinds.get(id)));
  if (to - from > 1 || stem(text) !== stemmed) return true;
  const names = callingsOf(kinds).get(stemmed) ?? [];
  return names.some((name) => (text === stemmed ? name === text : isFormOf(name, text)));
}
