import { fold } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import { foldedWords } from '../../../language';
import { upper } from '../names/question-texts';
import type { Judged } from '../proposing/choose';
import { lacksOf } from '../proposing/line';
import { asSaidOf, describes } from '../proposing/marks';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import { amountOf } from '../slots/figure';
import { qualities } from './measures';
import { byPrice, inRow, likingOf, lines, nameOf, valuesOf } from './table';

/** `bütçenize uyuyor, 5G ve uzun pil ömrü var; su geçirmezlik yok` */
export function reasonFor(one: Judged, kind: Kind): string {
  const lacks = lacksOf(one);
  const said = [money(one.price), meritOf(one, kind)].filter(Boolean).join(', ');
  return lacks.length > 0 ? `${said}; eksiği: ${lacks.join(', ')}` : said;
}

/** What a product has of what was asked, else how it is liked. */
function meritOf(one: Judged, kind: Kind): string {
  const merits = one.met.flatMap(({ of, label, wish }) => {
    if (of === 'budget') return ['bütçenize uyuyor'];
    if (of !== 'wish' || !wish) return of === 'brand' ? [`istediğiniz marka`] : [];
    const { choice, nature } = kind.attributes[wish.anyOf[0]?.attribute ?? ''] ?? {};
    const called = asSaidOf(wish, label, kind);
    return [choice === 'one' || nature === 'fit' || describes(label) ? called : `${called} var`];
  });
  return merits.join(', ') || (likingOf(one) ? `beğenisi ${likingOf(one)}` : '');
}

const places = ['ilkini', 'ikincisini', 'üçüncüsünü'];

/**
 * Which of some products to take, and what follows from the data for it and against it beside others:
 * `Ben ikincisini seçerdim: Ad, 7.799 TL. 200 TL daha ucuz, belleği daha fazla (6 GB RAM).` `listed` are those that have a place.
 */
export function verdict(
  about: readonly Judged[],
  beside: readonly Judged[],
  kind: Kind,
  listed: readonly Option[],
  asked: readonly AttributeValue[],
): string {
  const rating = ({ product }: Judged) => product.rating ?? 0;
  const figuresOf = (one: Judged) =>
    figuresAhead(
      one,
      about.filter((other) => other !== one),
      kind,
    ).length;
  const [best] = [...about].sort(
    (a, b) =>
      hadOf(b, asked) - hadOf(a, asked) ||
      a.missing.length - b.missing.length ||
      Math.round((b.fit - a.fit) * 50) ||
      figuresOf(b) - figuresOf(a) ||
      rating(b) - rating(a) ||
      a.price - b.price,
  );
  const others = beside.filter(({ product }) => product.id !== best?.product.id);
  if (!best || others.length === 0) return '';
  const place = listed.findIndex(({ product }) => product.id === best.product.id);
  const lacks = lacksOf(best);
  const why = aheadIn(best, others, kind);
  const against = others.slice(0, 1).flatMap((one) => {
    const own = aheadIn(one, [best], kind).slice(0, 2);
    return own.length > 0 ? [`${nameOf(one)}: ${own.join(', ')}`] : [];
  });
  const said = [
    `Ben ${places[place] ?? 'şunu'} seçerdim: ${nameOf(best)}, ${money(best.price)}.`,
    upper(`${why.slice(0, mostReasons).join(', ') || meritOf(best, kind)}.`),
    lacks.length > 0 ? `Eksiği: ${lacks.join(', ')}.` : '',
    against.length > 0 ? `Buna karşılık ${against.join('; ')}.` : '',
  ];
  return said.filter(Boolean).join(' ');
}

/** How many of some values a product has. */
export const hadOf = ({ product }: Option, asked: readonly AttributeValue[]): number =>
  asked.filter(({ attribute, value }) => product.attributes[attribute]?.includes(value)).length;

const mostReasons = 3;

/** In what a product is ahead of all others, as far as the catalogue says: price, figures, how it is liked. */
export function aheadIn(one: Option, others: readonly Option[], kind: Kind): readonly string[] {
  const saved = Math.min(...others.map(({ price }) => price)) - one.price;
  const liked = others.every(({ product }) => (product.rating ?? 0) < (one.product.rating ?? 0));
  return [
    ...(saved > 0 ? [`${money(Math.round(saved))} daha ucuz`] : []),
    ...figuresAhead(one, others, kind).slice(0, 2),
    ...(liked ? [`beğenisi daha yüksek, ${likingOf(one)}`] : []),
  ];
}

/** The figures by which a product is ahead of all others: `emişi daha güçlü (8.000 Pa)`. */
function figuresAhead(one: Option, others: readonly Option[], kind: Kind): readonly string[] {
  // Of what is eaten there is more, and nothing is lighter.
  if (kind.category === 'food-drink') return [];
  return one.product.specs.flatMap(({ name, value }) => {
    const quality = qualities.find(({ figure, than }) => than && figure.test(fold(name)));
    const own = amountOf(value);
    if (!quality || own === undefined) return [];
    const isAhead = others.every(({ product }) => {
      const other = amountOf(product.specs.find((spec) => spec.name === name)?.value ?? '');
      return other !== undefined && (quality.best === 'most' ? own > other : own < other);
    });
    return isAhead ? [`${quality.than ?? ''} (${value.split(', ')[0] ?? ''})`] : [];
  });
}

/** What tells products apart: who costs least, and what only some of them have. */
export function comparison(about: readonly Option[], kind: Kind): string {
  const priced = byPrice(about);
  const [cheapest, dearest] = [priced[0], priced.at(-1)];
  if (!cheapest || !dearest) return '';
  const prices =
    cheapest.price === dearest.price
      ? 'Fiyatları aynı.'
      : `En uygun fiyatlısı ${nameOf(cheapest)}; ${about.length > 2 ? 'en pahalısıyla ' : ''}arada ${money(dearest.price - cheapest.price)} var.`;
  return `${prices}\n\n${lines(about, (one) => [money(one.price), ...distinctFacts(one, about, kind)].join(', '))}`;
}

const isAllIn = (label: string, spec: string): boolean => {
  const own = foldedWords(spec);
  return foldedWords(label).every((word) => own.includes(word));
};

/** What tells one from the others: figures that differ, then values that only some have. */
function distinctFacts(own: Option, about: readonly Option[], kind: Kind): string[] {
  const specs = own.product.specs
    .filter(({ name, value }) =>
      about.some(
        (other) => other.product.specs.find((spec) => spec.name === name)?.value !== value,
      ),
    )
    .map(inRow);
  const values = Object.entries(kind.attributes).flatMap(([attribute, { importance }]) =>
    importance === 'quiet'
      ? []
      : valuesOf(own, attribute, kind).filter(
          (label) =>
            !(specs.length > 0 && /\d/.test(label)) &&
            !about.every((other) => valuesOf(other, attribute, kind).includes(label)) &&
            !specs.some((spec) => isAllIn(label, spec)),
        ),
  );
  return [...specs.slice(0, 4), ...values.slice(0, Math.max(1, 5 - Math.min(4, specs.length)))];
}
