import { fold } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import { foldedWords } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import type { Judged } from '../proposing/choose';
import { lacksOf } from '../proposing/line';
import { asSaidOf, withoutAside } from '../proposing/marks';
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
    const { label: name = '' } = kind.attributes[wish.anyOf[0]?.attribute ?? ''] ?? {};
    // `uzun pil ömrü` is nothing that a telephone is for.
    if (standsOut.test(name)) return [inSentence(label)];
    if (/^Kim/.test(name)) return [`${inSentence(label)} için`];
    return [asSaidOf(wish, label, kind)];
  });
  return merits.join(', ') || (likingOf(one) ? `beğenisi ${likingOf(one)}` : '');
}

const standsOut = /^(?:Öne çıkan|Öncelik|Önemli)/;

const places = ['ilkini', 'ikincisini', 'üçüncüsünü'];

/** Which of some products to take, and what speaks for it beside others. */
function chosenOf(
  about: readonly Judged[],
  beside: readonly Judged[],
  kind: Kind,
  asked: readonly AttributeValue[],
) {
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
  if (!best || others.length === 0) return undefined;
  const why = [...metAlone(best, others, kind), ...aheadIn(best, others, kind)];
  // Of those that nothing tells apart the cheapest.
  const [cheapest = best] = byPrice(
    about.filter((one) => Math.round((best.fit - one.fit) * 50) === 0),
  );
  if (why.length > 0 || cheapest === best) return { best, others, why };
  const rest = beside.filter(({ product }) => product.id !== cheapest.product.id);
  return { best: cheapest, others: rest, why: aheadIn(cheapest, rest, kind) };
}

/** What of the wishes one alone meets: `isteğinizi yalnız o karşılıyor: paspas`. */
function metAlone(best: Judged, others: readonly Judged[], kind: Kind): readonly string[] {
  const alone = best.met.filter((term) => others.every(({ missing }) => missing.includes(term)));
  const said = alone.flatMap(({ of, label, wish }) =>
    of === 'budget' ? [] : wish ? asSaidOf(wish, label, kind) : label || [],
  );
  return [
    ...(said.length > 0 ? [`isteğinizi yalnız o karşılıyor (${said.slice(0, 2).join(', ')})`] : []),
    ...(alone.some(({ of }) => of === 'budget') ? ['bütçenize yalnız o sığıyor'] : []),
  ];
}

/** `Ben ikincisini seçerdim`; `listed` are those that have a place. */
const chosenAs = ({ product }: Option, listed: readonly Option[]): string =>
  `Ben ${places[listed.findIndex((one) => one.product.id === product.id)] ?? 'şunu'} seçerdim`;

/**
 * Which of some products to take, and what follows from the data for it and against it beside others:
 * `Ben ikincisini seçerdim: Ad, 7.799 TL. 200 TL daha ucuz, belleği daha fazla (6 GB RAM).`
 */
export function verdict(
  about: readonly Judged[],
  beside: readonly Judged[],
  kind: Kind,
  listed: readonly Option[],
  asked: readonly AttributeValue[],
): string {
  const chosen = chosenOf(about, beside, kind, asked);
  if (!chosen) return '';
  const { best, others, why } = chosen;
  const lacks = lacksOf(best);
  const reasons = why.slice(0, mostReasons);
  const merit = reasons.length < mostReasons ? meritOf(best, kind) : '';
  const against = others.slice(0, 1).flatMap((one) => {
    const own = aheadIn(one, [best], kind).slice(0, 2);
    return own.length > 0 ? [`${nameOf(one)}: ${own.join(', ')}`] : [];
  });
  const said = [
    `${chosenAs(best, listed)}: ${nameOf(best)}, ${money(best.price)}.`,
    upper(
      `${[merit, reasons.join(', ')].filter((one, at, all) => one && all.indexOf(one) === at).join('; ')}.`,
    ),
    lacks.length > 0 ? `Eksiği: ${lacks.join(', ')}.` : '',
    against.length > 0 ? `Buna karşılık ${against.join('; ')}.` : '',
  ];
  return said.filter(Boolean).join(' ');
}

/** Whether one is what was looked for: `Söylediklerinize uyuyor: bütçenize uyuyor, kuru. …`, or what it lacks. */
export function fitOf(one: Judged, listed: readonly Judged[], kind: Kind): string {
  const lacks = lacksOf(one);
  if (lacks.length === 0) {
    const others = listed.filter((other) => other !== one);
    const ahead = others.length > 0 ? aheadIn(one, others, kind) : [];
    return `Bence olur: ${[meritOf(one, kind), ...ahead].filter(Boolean).join(', ')}.`;
  }
  const rest = verdict(listed, listed, kind, listed, []);
  return `İstediklerinizden eksiği: ${lacks.join(', ')}. ${rest}`.trim();
}

/** What one gives for what it costs more than the cheapest: `460 TL fazlasına karşılık belleği daha fazla (12 GB).` */
export function worthOf(one: Judged, listed: readonly Judged[], kind: Kind): string {
  const [cheapest] = byPrice(listed);
  if (!cheapest || cheapest.product.id === one.product.id) return fitOf(one, listed, kind);
  const more = money(one.price - cheapest.price);
  const gains = [...metAlone(one, [cheapest], kind), ...aheadIn(one, [cheapest], kind)];
  return gains.length > 0
    ? `${nameOf(cheapest)} ile arasındaki ${more} için aldığınız: ${gains.join(', ')}. Bunlar sizin için önemliyse değer, değilse ucuzu yeter.`
    : `Bilgilerine göre ${nameOf(cheapest)} ile arasındaki ${more} için fazladan bir şey vermiyor; ben ucuzunu seçerdim.`;
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

const hardlyMore = 1.03;

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
      // 512 GB is no more than 500.
      return (
        other !== undefined &&
        (quality.best === 'most' ? own > other * hardlyMore : own * hardlyMore < other)
      );
    });
    return isAhead ? [`${quality.than ?? ''} (${value.split(', ')[0] ?? ''})`] : [];
  });
}

/** What tells products apart: who costs least, the same rows of each, what was wished first, and which one to take. */
export function comparison(
  about: readonly Judged[],
  listed: readonly Option[],
  kind: Kind,
): string {
  const priced = byPrice(about);
  const [cheapest, dearest] = [priced[0], priced.at(-1)];
  if (!cheapest || !dearest) return '';
  const prices =
    cheapest.price === dearest.price
      ? 'Fiyatları aynı.'
      : `En uygun fiyatlısı ${nameOf(cheapest)}; ${about.length > 2 ? 'en pahalısıyla ' : ''}arada ${money(dearest.price - cheapest.price)} var.`;
  const rows = rowsApart(about, kind).slice(0, mostRows);
  const told = lines(about, (one) =>
    [money(one.price), ...rows.map(({ of }) => of(one)).filter(Boolean)].join(', '),
  );
  const chosen = chosenOf(about, about, kind, []);
  const why = chosen?.why.slice(0, mostReasons).join(', ');
  const last = chosen && why ? `\n\n${chosenAs(chosen.best, listed)}: ${why}.` : '';
  return `${prices}\n\n${told}${last}`;
}

const mostRows = 5;

/** In what products differ, and what is said of each in it. */
interface Apart {
  readonly isWished: boolean;
  /** Of how many of them it is not told. */
  readonly open: number;
  readonly of: (one: Judged) => string;
}

/** In what products differ: figures, then values; first what was wished, and what is told of all. */
function rowsApart(about: readonly Judged[], kind: Kind): readonly Apart[] {
  const wishes = about
    .flatMap(({ met, missing }) => [...met, ...missing])
    .flatMap(({ wish }) => wish ?? []);
  const names = [...new Set(about.flatMap(({ product }) => product.specs.map(({ name }) => name)))];
  const specs = names.map((name) => {
    const own = ({ product }: Option) => product.specs.find((spec) => spec.name === name);
    const isWished = wishes.some(
      ({ figure, anyOf }) =>
        figure?.row === name ||
        anyOf.some((one) => firstOf(kind.attributes[one.attribute]?.label ?? '') === firstOf(name)),
    );
    return apart(
      about,
      name,
      isWished,
      (one) => inRow(own(one) ?? { name, value: '' }),
      (one) => own(one)?.value ?? '',
    );
  });
  const isInRows = (one: Option, label: string) =>
    (/\d/.test(label) && one.product.specs.length > 0) ||
    one.product.specs.some(({ value }) => isAllIn(withoutAside(label), value));
  const values = Object.entries(kind.attributes).flatMap(([attribute, known]) => {
    const { importance, label, choice, nature } = known;
    const asked = wishes.flatMap(({ anyOf }) => anyOf.filter((one) => one.attribute === attribute));
    const met = about.map((one) => hadOf(one, asked) > 0);
    const isWished = met.includes(true) && met.includes(false);
    // What all have of a wish tells nothing apart, nor does what else they are good for, nor what a figure says.
    const isOther = choice !== 'one' && (nature === 'fit' || importance !== 'essential');
    const isFigure = names.some((name) => firstOf(name) === firstOf(label));
    if (isFigure || (!isWished && (asked.length > 0 || isOther))) return [];
    const all = about.map((one) => valuesOf(one, attribute, kind));
    const inRows = about.filter((one, at) => all[at]?.every((own) => isInRows(one, own)));
    if (inRows.length * 2 > about.length || (!isWished && importance === 'quiet')) return [];
    const own = (one: Option) => {
      const some = valuesOf(one, attribute, kind);
      const only = some.filter((value) => !all.every((others) => others.includes(value)));
      const most = choice === 'one' ? 1 : 2;
      return (only.length > 0 ? only : some).slice(0, most).map(withoutAside).join('/');
    };
    return apart(about, label, isWished, own, own);
  });
  const rows = [...specs, ...values].flat();
  const full = rows.filter(({ open, isWished }) => isWished || open === 0);
  // What is told of some alone is said where there is little else.
  const most = full.length > 1 ? 0 : about.length - 1;
  return rows
    .filter(({ open, isWished }) => isWished || open <= most)
    .sort((a, b) => Number(b.isWished) - Number(a.isWished) || a.open - b.open);
}

/** A row, where products differ in it. */
function apart(
  about: readonly Judged[],
  label: string,
  isWished: boolean,
  say: (one: Judged) => string,
  value: (one: Judged) => string,
): readonly Apart[] {
  if (new Set(about.map(value)).size < 2) return [];
  return [
    {
      isWished,
      open: about.filter((one) => !value(one)).length,
      of: (one) => (value(one) ? say(one) : `${inSentence(label)} yazmıyor`),
    },
  ];
}

const firstOf = (label: string): string => foldedWords(label)[0] ?? '';

const isAllIn = (label: string, spec: string): boolean => {
  const own = foldedWords(spec);
  return foldedWords(label).every((word) => own.includes(word));
};
