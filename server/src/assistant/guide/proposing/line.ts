import { foldedWords, stem, stemOfHaving } from '../../../language';
import type { Kind } from '../../../catalogue';
import { inSentence } from '../names/in-sentence';
import { money } from '../slots/chips';
import { inRowOf } from '../slots/figure';
import { toldOf } from '../slots/measure';
import type { Judged } from './choose';
import type { Option, Term } from './terms';

/** The part of a title that a numbered list can carry: `Suç ve Ceza – Fyodor Dostoyevski` → `Suç ve Ceza`. */
export const listName = (title: string): string =>
  (title.split(/\s[-–—|]\s|:\s/)[0] ?? title).replace(/,\s+(?=\p{Ll}).*$/u, '').trim();

const mostFacts = 2;
const longestFact = 34;

/**
 * What a line says of a product: price, the facts that matter for what was asked, and the wishes that it falls short of.
 * `14.299 TL, 5.110 mAh; 5G yok`. Before it stand the name and ` - `, by which the hand-off finds the name.
 */
export function factsLine(judged: Judged, kind: Kind): string {
  const { product, met } = judged;
  const own = [...met, ...judged.missing].flatMap(({ inOwn }) => inOwn?.(judged) ?? []);
  const note = [product.priceNote ?? [], own].flat().join('; ');
  const price = `${money(judged.price)}${note ? ` (${note})` : ''}`;
  const told = met.filter((term) => term.of === 'wish');
  const specs = tellingSpecs(judged, kind);
  const labels = new Set(
    Object.values(kind.attributes).flatMap(({ values }) =>
      Object.values(values).map((label) => label.replace(/ \([^)]*\)$/u, '')),
    ),
  );
  // A wish that no figure shows is told by its name.
  const named = told
    .filter((term) => !specs.some((spec) => spec.term === term.label))
    .map((term) => ownLabel(term, judged, kind));
  const shown = specs.map(({ text }) => (labels.has(text) ? inSentence(text) : text));
  const lacks = lacksOf(judged).join(', ');
  const all = [...new Set([...shown, ...named])];
  // `3 gece, oda kahvaltı` tells of three nights, too.
  const facts = all
    .filter((fact) => !all.some((other) => other !== fact && isWithin(fact, other)))
    .filter((fact) => !lacks.endsWith(fact))
    .slice(0, mostFacts + 1);
  return [[price, ...facts].join(', '), lacks].filter(Boolean).join('; ');
}

const isWithin = (fact: string, other: string): boolean =>
  ` ${foldedWords(other).join(' ')} `.includes(` ${foldedWords(fact).join(' ')} `);

/** What a product falls short of, as far as it matters most: the budget, then what weighs most. */
export const lacksOf = (judged: Judged): readonly string[] =>
  [
    ...new Set(
      [...judged.missing]
        .sort((a, b) => weightOf(b) - weightOf(a))
        .map((term) => term.missing(judged)),
    ),
  ].slice(0, mostLacks);

const mostLacks = 3;
const weightOf = ({ of, weight }: Term): number => (of === 'budget' ? Infinity : weight);

/** What a product has of a wish, in its own words: `unisex` where a woman's was asked for. */
function ownLabel({ label, wish }: Term, { product }: Judged, kind: Kind): string {
  const [first] = wish?.anyOf ?? [];
  if (!wish || !first) return label;
  const { attribute } = first;
  const own = product.attributes[attribute] ?? [];
  const asked = own.filter((value) => wish.anyOf.some((one) => one.value === value));
  const labels = (asked.length > 0 ? asked : own.slice(0, 1)).flatMap(
    (value) => kind.attributes[attribute]?.values[value] ?? [],
  );
  return labels.length > 0 ? inSentence(labels.slice(0, 2).join(', ')) : label;
}

/** The figures that show the wishes (`Batarya` for “Uzun pil ömrü”); the first of the product where none does. */
function tellingSpecs({ product, met }: Judged, kind: Kind): { text: string; term?: string }[] {
  const specs = product.specs.filter(({ value }) => value.length <= longestFact);
  const shown: { text: string; term?: string }[] = [];
  for (const { wish, label } of met) {
    if (!wish) continue;
    const [measured] = wish.measure ? toldOf(product, wish.measure.unit) : [];
    const figure = wish.figure && inRowOf(product, wish.figure.row);
    if (measured?.text) shown.push({ text: measured.text, term: label });
    if (figure !== undefined) shown.push({ text: figure, term: label });
    const stems = new Set(
      wish.anyOf
        .flatMap(({ attribute, value }) => {
          const known = kind.attributes[attribute];
          return [
            known?.values[value] ?? '',
            ...(known?.words[value] ?? []),
            ...(known?.hints[value] ?? []),
          ];
        })
        .flatMap(foldedWords)
        .map(stem),
    );
    const spec = specs.find(({ name, value }) =>
      [...foldedWords(name), ...foldedWords(value)].some(
        (word) => word.length > 2 && stems.has(stem(word)),
      ),
    );
    // `Aktif` tells less than “Aktif gürültü engelleme”.
    const isLess = spec && !/\d/.test(spec.value) && label.startsWith(`${inSentence(spec.value)} `);
    if (spec && !isLess && !shown.some(({ text }) => text === spec.value))
      shown.push({ text: spec.value, term: label });
  }
  const [first] = specs;
  if (shown.length === 0 && first) shown.push({ text: first.value });
  return shown.slice(0, mostFacts);
}

/** The stems of a found product, all of its text; what is called by what it has (`tavuklu`) has it: `tavuk`. */
export const optionOf = (candidate: {
  readonly product: Option['product'];
  readonly text: { readonly title: readonly string[]; readonly facts: readonly string[] };
}): Option[] => {
  const price = candidate.product.offers[0]?.price;
  if (price === undefined) return [];
  const { product, text } = candidate;
  const title = [...text.title, ...thingsHad(product.title)];
  // What a value is called by, too, is no figure of this one: `160x200` of whatever is `çift kişilik`.
  const isOwn = (word: string) => product.specs.some(({ value }) => value.includes(word));
  const told = text.facts.filter((word) => !/^\d+x\d/.test(word) || isOwn(word));
  const facts = [...told, ...product.specs.flatMap(({ value }) => thingsHad(value))];
  return [{ product, price, stems: new Set([...title, ...facts]), title: new Set(title) }];
};

const thingsHad = (text: string): string[] =>
  foldedWords(text).flatMap((word) => stemOfHaving(word) ?? []);
