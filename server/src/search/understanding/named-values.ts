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
  const wide = new Set(lexicon.kindNouns.find(asked).flatMap(({ meanings }) => meanings));
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
      return found.meanings.map(readMeaning).filter((value) => tellsApart(words, value, lexicon));
    })
    .filter(
      ({ kind, name: attribute }) => meanings.includes(kind) && !matterOfDegree.has(attribute),
    );
}

/** `powerbank` is one of the chargers; `tencere` is said of a pot, of a set of pots and of a pressure cooker. */
function tellsApart(words: readonly string[], { kind, name }: NamedValue, lexicon: Lexicon) {
  const labels = Object.values(lexicon.kinds.get(kind)?.attributes[name]?.values ?? {});
  const alike = labels.filter((label) => {
    const stems = foldedWords(label).map(stem);
    return words.every((word) => stems.includes(word));
  });
  return alike.length < 2;
}
