import { foldedWords, type FoundPhrase, stem } from '../../language';
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

/** What every product of a kind has more or less: `taşınabilir bilgisayar` is any laptop. */
const matterOfDegree: ReadonlySet<string> = new Set(['important_features']);

/**
 * What the words that name a kind say of it, as far as an attribute of it has that value: every name of it has to say
 * such a thing (`tencere, tava` are all cookware), and its own noun says none (`Konser ve Tiyatro`).
 */
export function sortsOf(
  names: readonly FoundPhrase[],
  stems: readonly string[],
  asked: readonly string[],
  lexicon: Lexicon,
): readonly NamedValue[] {
  const nouns = names.flatMap(({ from, to }) =>
    lexicon.kindNouns.meaningsOf(stems.slice(from, to)),
  );
  const whole = names.length > 1 ? lexicon.kindNouns.find(asked) : [];
  const wide = new Set([...nouns, ...whole.flatMap(({ meanings }) => meanings)]);
  const sorts = names.map((name) => ({ name, values: sortsIn(name, stems, lexicon) }));
  for (const { name, values } of sorts) {
    for (const kind of name.meanings) {
      if (!values.some((value) => value.kind === kind)) wide.add(kind);
    }
  }
  return sorts.flatMap(({ values }) => values).filter(({ kind }) => !wide.has(kind));
}

function sortsIn(
  { from, to, meanings }: FoundPhrase,
  stems: readonly string[],
  lexicon: Lexicon,
): readonly NamedValue[] {
  const name = stems.slice(from, to);
  return lexicon.valueNames
    .find(name)
    .flatMap((found) => {
      const words = name.slice(found.from, found.to);
      return found.meanings.flatMap((meaning) => alike(words, readMeaning(meaning), lexicon));
    })
    .filter(
      ({ kind, name: attribute }) => meanings.includes(kind) && !matterOfDegree.has(attribute),
    );
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
