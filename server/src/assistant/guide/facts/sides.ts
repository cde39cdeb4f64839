import { fold } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import { inSentence } from '../names/in-sentence';
import type { Judged } from '../proposing/choose';
import { money } from '../slots/chips';
import type { Asked } from './asked';
import { figureOf } from './measures';
import type { Known } from './questions';
import { byPrice, nameOf, tableOf, valuesOf } from './table';

/** One of the things that a question weighs up, and the products that are of it. */
interface Side {
  readonly label: string;
  readonly own: readonly Judged[];
}

const mostSides = 5;
/** A word that nearly all carry tells no two sides apart. */
const mostShare = 0.8;
/** `55 mi 65 mi`, `OLED ile QLED arasındaki fark`, `hangisi` */
const weighs = / m[ıiuü](?!\p{L}).* m[ıiuü](?!\p{L})|(?<!\p{L})(?:yoksa|fark|ara[ls]|hangi|daha)/iu;

/**
 * Both sides of what a question weighs up (`OLED mi QLED mi`, `9 kilo mu 10 mu`, `iphone mu samsung mu`, `kaç inç alayım`):
 * how many products are of each, from which price on, what most of them have. Which is right for somebody no table says.
 * Undefined where it weighs up nothing that the catalogue tells apart.
 */
export function sidesTold(
  text: string,
  asked: Asked,
  { kind, listed, others }: Known,
): string | undefined {
  const all = [...listed, ...others];
  const isFit = (one: AttributeValue) =>
    kind.attributes[one.attribute]?.nature === 'fit' && /\d/.test(labelOf(one, kind));
  const fits = asked.fits.length > 0 ? asked.fits : asked.values.filter(isFit);
  const right = spreadOf(all.filter(fitting(fits)), asked);
  if (asked.amount && right)
    return [
      `Katalogda ${fits.map((one) => `“${inSentence(labelOf(one, kind))}”`).join(' / ')} için yazanlar: ${right}.`,
      spreadOf(listed, asked) && `Gösterdiklerim: ${spreadOf(listed, asked)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  const weighed = weighs.test(text) ? weighedUp(text, asked, all, listed, kind) : [];
  const sides = weighed.length > 1 ? weighed : asked.amount ? stepsOf(all, asked, kind) : [];
  if (sides.length < 2) return undefined;
  const lead =
    weighed.length > 1
      ? 'Hangisi size daha uygun, onu katalog söyleyemiyor; ama seçenekler şöyle:'
      : 'Size ne kadarı yeter, onu katalog söyleyemiyor; kullanımınız belirler. Seçenekler şöyle:';
  const [most, next] = [...sides].sort((a, b) => payableOf(b) - payableOf(a));
  const isMost = asked.amount && most && next && payableOf(most) > payableOf(next);
  const within = isMost ? `\n\nBütçenizde en çok seçenek: ${most.label}.` : '';
  return `${lead}\n\n${linesOf(sides, listed, kind)}${within}`;
}

const sidesOf = (values: readonly AttributeValue[], all: readonly Judged[], kind: Kind): Side[] =>
  values.map((value) => ({ label: labelOf(value, kind), own: all.filter(fitting([value])) }));

/** Values of one attribute, figures, or makers and names that stand beside one another. */
function weighedUp(
  text: string,
  { values, figures, judges }: Asked,
  all: readonly Judged[],
  listed: readonly Judged[],
  kind: Kind,
): readonly Side[] {
  const [first] = values;
  const alike = values.filter(({ attribute }) => attribute === first?.attribute);
  const placeOf = (one: AttributeValue) =>
    fold(text).indexOf(fold(labelOf(one, kind)).split(' ')[0] ?? '');
  const isThere = alike.some((one) => all.some(fitting([one])));
  if (alike.length > 1 && isThere)
    return sidesOf(
      [...alike].sort((a, b) => placeOf(a) - placeOf(b)),
      all,
      kind,
    );
  // `kapsül daha mı iyi olurdu`, where others are shown
  const own = first && kind.attributes[first.attribute]?.choice === 'one' ? first : undefined;
  const shown = own ? listed.flatMap(({ product }) => product.attributes[own.attribute] ?? []) : [];
  if (own && judges && shown.length > 0 && !shown.includes(own.value))
    return sidesOf(
      [...new Set([own.value, ...shown])].map((value) => ({ ...own, value })),
      all,
      kind,
    );
  const numbers = [...new Set(text.match(/(?<![\p{L}\d])\d[\d.]*/gu) ?? [])];
  const [byNumber] = figures
    .map((figure) =>
      numbers.flatMap((number): Side[] => {
        const own = all.filter(
          (one) => Math.floor(numberOf(one, figure) ?? -1) === figureOf(number),
        );
        const label = own[0] && measureOf(rowOf(own[0], figure));
        return label ? [{ label, own }] : [];
      }),
    )
    .sort((a, b) => b.length - a.length);
  if (byNumber && byNumber.length > 1) return byNumber;
  const said = [...text.matchAll(/(\p{L}{3,})(?=['’]?\p{L}* m[ıiuü](?!\p{L}))/giu)];
  const named = said.flatMap(([word]): Side[] => {
    const [name = ''] = foldedWords(word);
    const own = all.filter(({ title }) => title.has(stem(name)));
    const isKnown = own.length > 0 && own.length < all.length * mostShare;
    return isOrdinaryWord(name) && !isKnown
      ? []
      : [{ label: writtenIn(own[0], name) ?? word, own }];
  });
  return named.some(({ own }) => own.length > 0) ? named : [];
}

/** `iphone` as a title has it: `iPhone`. */
const writtenIn = (one: Judged | undefined, name: string): string | undefined =>
  one?.product.title.split(/[\s,:]+/).find((word) => foldedWords(word)[0] === name);

/** What there is of a figure, from least to most: every step where they are few, else thirds. */
function stepsOf(
  all: readonly Judged[],
  { figures, values: [value] }: Asked,
  kind: Kind,
): readonly Side[] {
  if (figures.length === 0 && value)
    return sidesOf(
      Object.keys(kind.attributes[value.attribute]?.values ?? {}).map((one) => ({
        attribute: value.attribute,
        value: one,
      })),
      all,
      kind,
    ).filter(({ own }) => own.length > 0);
  const [figure = ''] = figures;
  const told = all
    .filter((one) => numberOf(one, figure) !== undefined)
    .sort((a, b) => (numberOf(a, figure) ?? 0) - (numberOf(b, figure) ?? 0));
  const steps = [...new Set(told.map((one) => Math.floor(numberOf(one, figure) ?? 0)))];
  const parts =
    steps.length <= mostSides
      ? steps.map((step) => told.filter((one) => Math.floor(numberOf(one, figure) ?? 0) === step))
      : [0, 1, 2].map((third) =>
          told.slice((told.length * third) / 3, (told.length * (third + 1)) / 3),
        );
  return parts.map((own) => ({ label: spreadOf(own, { figures }), own }));
}

/** `450–619 litre`: from the least to the most that some products have of a figure. */
function spreadOf(all: readonly Judged[], { figures: [figure = ''] }: Pick<Asked, 'figures'>) {
  const told = all.flatMap((one) => numberOf(one, figure) ?? []).sort((a, b) => a - b);
  const [least, most] = [told[0], told.at(-1)];
  const one = (number: number | undefined) => all.find((it) => numberOf(it, figure) === number);
  const own = (number: number | undefined) => measureOf(rowOf(one(number), figure));
  return least === most ? own(least) : `${own(least).split(' ')[0] ?? ''}–${own(most)}`;
}

function linesOf(sides: readonly Side[], listed: readonly Judged[], kind: Kind): string {
  const hasBudget = sides.some((side) => payableOf(side) > 0);
  return sides
    .slice(0, mostSides)
    .map(({ label, own }) => {
      const [first] = byPrice(own);
      if (!first) return `• ${label}: kataloğumuzda yok`;
      const within = own.filter(isPayable).length;
      const shown = listed.filter((one) => own.includes(one));
      const others = sides.flatMap((side) => (side.own === own ? [] : side.own));
      const usual = usualOf(own, others, kind);
      return [
        `• ${label} (${own.length} ürün): fiyatlar ${money(first.price)}’den başlıyor`,
        hasBudget ? (within > 0 ? `${within} tanesi bütçenizde` : 'bütçenizde yok') : '',
        usual.length > 0 ? `çoğunda yazan: ${usual.join(', ')}` : '',
        shown.length > 0 ? `gösterdiklerimden ${shown.map(nameOf).join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('; ');
    })
    .join('\n');
}

const payableOf = ({ own }: Side): number => own.filter(isPayable).length;

const isPayable = ({ met }: Judged): boolean => met.some(({ of }) => of === 'budget');

/** What most of some products have or suit and most of the others do not. */
function usualOf(own: readonly Judged[], others: readonly Judged[], kind: Kind): readonly string[] {
  const shareOf = (of: readonly Judged[], name: string, value: string) =>
    of.filter((one) => valuesOf(one, name, kind).includes(value)).length / Math.max(1, of.length);
  const usual = Object.entries(kind.attributes)
    .filter(([, { importance, choice }]) => importance !== 'quiet' && choice === 'many')
    .flatMap(([name, { values }]) =>
      Object.values(values)
        .map(inSentence)
        .filter(
          (it) =>
            !/\d/.test(it) && shareOf(own, name, it) >= 0.5 && shareOf(others, name, it) <= 0.3,
        ),
    );
  return [...new Set(usual)].slice(0, 3);
}

const fitting =
  (values: readonly AttributeValue[]) =>
  ({ product }: Judged): boolean =>
    values.some(({ attribute, value }) => product.attributes[attribute]?.includes(value));

const rowOf = (one: Judged | undefined, figure: string): string =>
  (one && tableOf(one).find(({ name }) => name === figure)?.value) ?? '';

const numberOf = (one: Judged, figure: string): number | undefined => figureOf(rowOf(one, figure));

/** `55 inç` of `55 inç OLED` */
const measureOf = (value: string): string =>
  /^\S+(?: \S+)?/.exec(value)?.[0].replace(/(?:,|['’].*)$/, '') ?? '';

const labelOf = ({ attribute, value }: AttributeValue, kind: Kind): string =>
  kind.attributes[attribute]?.values[value] ?? value;
