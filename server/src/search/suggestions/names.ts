import type { Suggestion } from '@denk/shared/product/wire';
import { fold } from '@denk/shared/product/text';
import { categoryNames, type Kind, valuesOf } from '../../catalogue';
import { foldedWords, stem, stemmed, type Vocabulary } from '../../language';
import { CompletionTable } from '../engine/completion-table';
import type { Completion, Knowledge } from '../engine/search-engine';

const mostPairs = 5000;
/** A brand's only product of a kind is suggested by its own name. */
const leastPair = 2;

/** A name that is suggested. */
export interface Name {
  readonly text: string;
  readonly type: Suggestion['type'];
  /** Two names of one meaning are suggested once: `Buzdolabı` and `soğutucu`. */
  readonly meaning: string;
  readonly kind?: string | undefined;
}

/** Names of kinds, categories and brands, to be completed. */
export interface Names {
  readonly table: CompletionTable<Completion>;
  readonly byText: ReadonlyMap<string, Name>;
}

/** The names of what is there: kinds that have products, their brands, and all categories. */
export function namesOf(
  { brands, pairs, vocabulary }: Knowledge,
  kinds: ReadonlyMap<string, Kind>,
): Names {
  const byText = new Map<string, Name>();
  const entries: Completion[] = [];
  const add = (name: Name, weight: number) => {
    if (byText.has(name.text)) return;
    byText.set(name.text, name);
    entries.push({ text: name.text, weight });
  };
  const sold = new Set(pairs.map(({ kind }) => kind));
  for (const kind of kinds.values()) {
    if (!sold.has(kind.id)) continue;
    const ofKind = { type: 'kind', kind: kind.id } as const;
    add({ ...ofKind, text: kind.noun, meaning: kind.id }, 5);
    const said = valuesSaid(kind);
    kind.synonyms.forEach((synonym, at) => {
      const text = asName(synonym, vocabulary);
      add({ ...ofKind, text, meaning: `${kind.id} ${said(synonym)}`.trim() }, 3 - at / 100);
    });
    for (const sort of kind.sorts) {
      const [only = '', ...more] = foldedWords(sort).map(stem);
      // Whether the words of a longer one stand together nobody knows here.
      if (more.length || vocabulary.count(only) === 0) continue;
      add({ ...ofKind, text: asName(sort, vocabulary), meaning: `${kind.id} ${only}` }, 3);
    }
  }
  for (const [id, text] of Object.entries(categoryNames)) {
    add({ text, type: 'category', meaning: `category ${id}` }, 4);
  }
  for (const [id, { name, count }] of brands) {
    add({ text: name, type: 'brand', meaning: `brand ${id}` }, 4 + count / (count + 20));
  }
  for (const { brandId, kind, count } of pairs.slice(0, mostPairs)) {
    const brand = brands.get(brandId)?.name;
    const noun = kinds.get(kind)?.noun;
    if (!brand || !noun || count < leastPair) continue;
    const meaning = `${brandId} ${kind}`;
    add({ text: `${brand} ${noun}`, type: 'kind', meaning, kind }, 2 + count / (count + 10));
  }
  return { table: new CompletionTable(entries, (entry) => entry), byText };
}

/** What a kind's name says beyond the kind: `no frost` of a `no frost buzdolabı`; nothing of a mere other name. */
function valuesSaid(kind: Kind): (name: string) => string {
  const byPhrase = new Map<string, string>();
  for (const { attribute, value, names, hints } of valuesOf(kind)) {
    for (const name of [...names, ...hints]) {
      byPhrase.set(stemmed(name), `${attribute}=${value}`);
    }
  }
  const saidBy = (name: string) => {
    const stems = foldedWords(name).map(stem);
    const said = new Set<string>();
    for (let from = 0; from < stems.length; from += 1) {
      for (let to = from + 1; to <= stems.length; to += 1) {
        const value = byPhrase.get(stems.slice(from, to).join(' '));
        if (value !== undefined) said.add(value);
      }
    }
    return said;
  };
  const always = saidBy(kind.noun);
  return (name) =>
    [...saidBy(name)]
      .filter((one) => !always.has(one))
      .sort()
      .join(' ');
}

/** A name with capitals, as titles write its words: `akıllı tv` as `Akıllı TV`, `iphone kılıfı` as `iPhone Kılıfı`. */
const asName = (text: string, vocabulary: Vocabulary): string =>
  text
    .split(' ')
    .map((word) => {
      const written = vocabulary.written(stem(fold(word))) ?? '';
      if (fold(written) === fold(word) && /.\p{Lu}/u.test(written)) return written;
      return word.charAt(0).toLocaleUpperCase('tr') + word.slice(1);
    })
    .join(' ');
