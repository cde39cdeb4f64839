import { foldedWords, stem, type FoundPhrase } from '../../language';
import type { Lexicon } from '../vocabulary/lexicon';

/** A value of a kind's attribute. */
export interface NamedValue {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

/** `perfume gender=female` as its parts. */
export function readMeaning(meaning: string): NamedValue {
  const [kind = '', rest = ''] = meaning.split(' ');
  const [name = '', value = ''] = rest.split('=');
  return { kind, name, value };
}

/** The values that a row of stems names as a whole. */
export const valuesCalled = (
  stems: readonly string[],
  { valueNames }: Lexicon,
): readonly NamedValue[] => valueNames.meaningsOf(stems).map(readMeaning);

/** What in a row of stems names a value of some kinds. */
export const valuesSaidOf = (
  kinds: readonly string[],
  stems: readonly string[],
  { valueNames }: Lexicon,
): FoundPhrase[] =>
  valueNames
    .find(stems)
    .filter(({ meanings }) =>
      meanings.some((meaning) => kinds.includes(readMeaning(meaning).kind)),
    );

/** The words that name some kinds, wherever they stand. */
interface KindName {
  readonly meanings: readonly string[];
  readonly stems: readonly string[];
}

/**
 * What the words that name a kind say of it, as far as an attribute of it has that value: every name of it has to say
 * such a thing (`tencere, tava` are all cookware), and its own noun says none (`Konser ve Tiyatro`).
 */
export function sortsOf(
  names: readonly KindName[],
  asked: readonly string[],
  lexicon: Lexicon,
): readonly NamedValue[] {
  const nouns = names.flatMap(({ stems }) => lexicon.kindNouns.meaningsOf(stems));
  const whole = names.length > 1 ? lexicon.kindNouns.find(asked) : [];
  const wide = new Set([...nouns, ...whole.flatMap(({ meanings }) => meanings)]);
  const sorts = names.map((name) => ({ name, values: sortsIn(name, lexicon) }));
  for (const { name, values } of sorts) {
    for (const kind of name.meanings) {
      if (!values.some((value) => value.kind === kind)) wide.add(kind);
    }
  }
  return sorts.flatMap(({ values }) => values).filter(({ kind }) => !wide.has(kind));
}

function sortsIn({ stems, meanings }: KindName, lexicon: Lexicon): readonly NamedValue[] {
  return lexicon.valueNames
    .find(stems)
    .flatMap((found) => {
      const words = stems.slice(found.from, found.to);
      return found.meanings.flatMap((meaning) => alike(words, readMeaning(meaning), lexicon));
    })
    .filter(({ kind }) => meanings.includes(kind));
}

/** A value with those that are called so, too: `tencere` is said of a pot, of a set of pots and of a pressure cooker. */
function alike(
  words: readonly string[],
  { kind, name, value }: NamedValue,
  lexicon: Lexicon,
): readonly NamedValue[] {
  const labels = Object.entries(lexicon.kinds.get(kind)?.attributes[name]?.values ?? {});
  const others = labels.filter(([, label]) => {
    const stems = foldedWords(label).map(stem);
    return words.every((word) => stems.includes(word));
  });
  return [...new Set([value, ...others.map(([id]) => id)])].map((id) => ({
    kind,
    name,
    value: id,
  }));
}
