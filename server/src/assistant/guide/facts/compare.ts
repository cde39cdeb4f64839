import { formatNumber } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import { inSentence } from '../names/in-sentence';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import { lines, nameOf, valuesOf } from './table';

/** `bütçenize uyuyor, 5G ve uzun pil ömrü var; su geçirmezlik yok` */
export function reasonFor(one: Judged): string {
  const { met, missing, price, product } = one;
  const budget = met.some((term) => term.of === 'budget') ? ` ile bütçenize uyuyor` : '';
  const wishes = met
    .filter((term) => term.of === 'wish' || term.of === 'brand' || term.of === 'name')
    .map(({ label }) => label);
  const meets = wishes.length > 0 ? `${joined(wishes)} isteğinizi karşılıyor` : '';
  const lacks = missing.map((term) => term.missing(one)).slice(0, 3);
  const liked =
    product.rating !== undefined && wishes.length === 0
      ? `${product.sample ? 'örnek ' : ''}puanı ${formatNumber(product.rating)}`
      : '';
  const said = [`${money(price)}${budget}`, meets, liked].filter(Boolean).join(', ');
  return lacks.length > 0 ? `${said}; eksiği: ${lacks.join(', ')}` : said;
}

const joined = (labels: readonly string[]): string =>
  labels.length > 1
    ? `${labels.slice(0, -1).join(', ')} ve ${labels.at(-1) ?? ''}`
    : (labels[0] ?? '');

/** The one of them that fits best, and what speaks for it. */
export function choice(about: readonly Judged[]): string {
  const rating = ({ product }: Judged) => product.rating ?? 0;
  const [best, ...others] = [...about].sort(
    (a, b) =>
      a.missing.length - b.missing.length ||
      Math.round((b.fit - a.fit) * 50) ||
      rating(b) - rating(a) ||
      a.price - b.price,
  );
  if (!best) return '';
  const { met, missing, price, product } = best;
  const reasons = [
    met.length > 0 && others.some((one) => one.missing.length > missing.length)
      ? 'söylediklerinize en çok o uyuyor'
      : '',
    others.every((one) => one.price > price) ? 'aralarında en uygun fiyatlısı' : '',
    others.every((one) => rating(one) < rating(best))
      ? `${product.sample ? 'örnek ' : ''}puanı en yüksek (${formatNumber(rating(best))})`
      : '',
  ].filter(Boolean);
  const lacks = missing.map((term) => term.missing(best)).slice(0, 2);
  const why = reasons.length > 0 ? reasons.join(', ') : 'birbirlerine yakınlar, en beğenileni bu';
  return `Benim seçimim ${nameOf(best)}, ${money(price)}: ${why}.${lacks.length > 0 ? ` Eksiği: ${lacks.join(', ')}.` : ''}`;
}

/** What tells products apart: who costs least, and what only some of them have. */
export function comparison(about: readonly Option[], kind: Kind): string {
  const byPrice = [...about].sort((a, b) => a.price - b.price);
  const [cheapest, dearest] = [byPrice[0], byPrice.at(-1)];
  if (!cheapest || !dearest) return '';
  const prices =
    cheapest.price === dearest.price
      ? 'Fiyatları aynı.'
      : `En uygun fiyatlısı ${nameOf(cheapest)}; en pahalısıyla arasında ${money(dearest.price - cheapest.price)} var.`;
  return `${prices}\n\n${lines(about, (one) => [money(one.price), ...distinctFacts(one, about, kind)].join(', '))}`;
}

/** What tells one from the others: figures that differ, then values that only some have. */
function distinctFacts(own: Option, about: readonly Option[], kind: Kind): string[] {
  const specs = own.product.specs
    .filter(({ name, value }) =>
      about.some(
        (other) => other.product.specs.find((spec) => spec.name === name)?.value !== value,
      ),
    )
    .map(({ name, value }) => `${inSentence(name)} ${value}`);
  const values = Object.entries(kind.attributes).flatMap(([attribute, { importance }]) =>
    importance === 'quiet'
      ? []
      : valuesOf(own, attribute, kind).filter(
          (label) =>
            !about.every((other) => valuesOf(other, attribute, kind).includes(label)) &&
            !specs.some((spec) => spec.toLocaleLowerCase('tr').includes(label)),
        ),
  );
  return [...specs.slice(0, 3), ...values.slice(0, Math.max(0, 4 - Math.min(3, specs.length)))];
}

const mostSorts = 4;

/**
 * What the catalogue can say of sorts of a thing (`espresso` and `filtre`): how many products are of each, from which
 * price on, and what most of these have and most of the others lack.
 */
export function sortsCompared(
  anyOf: readonly AttributeValue[],
  kind: Kind,
  sample: readonly Option[],
): string {
  const sorts = anyOf.slice(0, mostSorts).map(({ attribute, value }) => ({
    attribute,
    label: kind.attributes[attribute]?.values[value] ?? value,
    own: sample.filter(({ product }) => product.attributes[attribute]?.includes(value)),
  }));
  return sorts
    .map(({ attribute, label, own }) => {
      const [first] = [...own].sort((a, b) => a.price - b.price);
      if (!first) return `• ${label}: katalogda bu yazan bir ürün yok`;
      const others = sorts.flatMap((sort) => (sort.own === own ? [] : sort.own));
      const usual = Object.entries(kind.attributes).flatMap(([name, { importance, values }]) =>
        name === attribute || importance === 'quiet'
          ? []
          : Object.values(values)
              .map(inSentence)
              .filter((value) => {
                const share = (of: readonly Option[]) =>
                  of.filter((one) => valuesOf(one, name, kind).includes(value)).length /
                  Math.max(1, of.length);
                return share(own) >= 0.5 && (others.length === 0 || share(others) <= 0.3);
              }),
      );
      const most = usual.length > 0 ? `, çoğunda: ${usual.slice(0, 3).join(', ')}` : '';
      return `• ${label} (${own.length} ürün): fiyatlar ${money(first.price)}’den başlıyor${most}`;
    })
    .join('\n');
}
