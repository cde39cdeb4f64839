import { fold } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import { foldedWords, isVerb, stem, stemOfHaving } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { sentenceCase } from '../names/question-texts';
import { mayBeShown, type Judged } from '../proposing/choose';
import { lacksOf } from '../proposing/line';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import { unitsOf, type Asked } from './asked';
import type { Known } from './questions';
import { figureOf } from './measures';
import { byPrice, inRow, lines, nameOf, tableOf, valuesOf } from './table';

/** What the catalogue knows of what was asked about some products; whether it tells it of any of them. */
export interface Facts {
  readonly text: string;
  readonly isTold: boolean;
}

/** What is told of one product; whether it has the one thing that was asked for, where that is known. */
interface Told {
  readonly one: Option;
  readonly has: boolean | undefined;
  readonly text: string;
}

/**
 * What the catalogue knows of what a question asks about, by the products' names, and who is first where that can be
 * counted. Undefined where its words point to nothing that is known of any of them.
 */
export function tellFacts(asked: Asked, about: readonly Option[], kind: Kind): Facts | undefined {
  const { values, figures, attributes, isYesNo } = asked;
  const told = about.map((one) => toldOf(asked, one, kind));
  const [first, ...others] = told;
  if (!first) return undefined;
  const all = others.length === 0 ? nameOf(first.one) : others.length === 1 ? 'ikisi' : 'üçü';
  if (told.every(({ text }) => text === ''))
    return {
      text: sentenceCase(`${all} için ${others.length > 0 ? 'de ' : ''}katalogda yazmıyor.`),
      isTold: false,
    };
  const isPlain =
    asked.part !== undefined || (asked.isOne && values.length > 0 && figures.length === 0);
  const isWhether = isPlain && !asked.isTurned && attributes.length + asked.more.length === 0;
  const isSame = others.length > 0 && told.every(({ text }) => text === first.text);
  const answer =
    !isWhether || !isYesNo || first.has === undefined ? '' : first.has ? 'evet, ' : 'hayır, ';
  if (others.length === 0 || isSame) {
    const which =
      others.length === 0 ? all : isWhether && first.has ? `${all}nde de var` : `${all}nde de aynı`;
    return { text: sentenceCase(`${answer}${which}: ${first.text}.`), isTold: true };
  }
  const groups = grouped(isWhether ? [...told].sort((a, b) => rankOf(a) - rankOf(b)) : told);
  if (isWhether)
    return {
      text: `${isYesNo && told.every(({ has }) => has === false) ? 'Hayır; ' : ''}${groups.map(({ names, text }) => (text ? `${names}: ${text}` : `${names} için yazmıyor`)).join('; ')}.`,
      isTold: true,
    };
  const list = groups.map(({ names, text }) => `• ${names}: ${text || 'katalogda yazmıyor'}`);
  return {
    text: [firstOf(asked, about) ?? 'Katalogda yazan:', list.join('\n')].join('\n\n'),
    isTold: true,
  };
}

/** What says no more than that there is one: `var mı`, `olan hangisi`, `bu bütçeye girer mi`. */
const being = /^(?:var|yok|ol|gir|gel)/;

/**
 * Who of the shown products is called by all that a question asks about (`kuzulu olanı var mı`), or of the others who costs
 * least (`bu bütçeye macbook air girer mi`). Undefined where nobody is.
 */
export function tellCalled(
  { called, isYesNo, judges }: Asked,
  question: string,
  about: readonly Option[],
  { listed, others }: Known,
): Facts | undefined {
  const isCalled = ({ title }: Option): boolean =>
    called.every((word) => title.has(stem(word)) || title.has(stemOfHaving(word) ?? word));
  // `kapüşonu çıkıyor mu` asks for more than a hood.
  const isDone = foldedWords(question).some((word) => isVerb(word) && !being.test(word));
  if (called.length === 0 || isDone || judges || !(isYesNo || /hangi/i.test(question)))
    return undefined;
  const own = about.filter(
    (one) => listed.some(({ product }) => product === one.product) && isCalled(one),
  );
  const rest = own.length < about.length ? '; ötekiler için yazmıyor' : '';
  if (own.length > 0) return { text: `${own.map(nameOf).join(' ve ')} öyle${rest}.`, isTold: true };
  const [other] = others.filter(isCalled).filter(mayBeShown).sort(closestFirst);
  if (!other) return undefined;
  const told = `${nameOf(other)}, ${money(other.price)}`;
  const lacks = lacksOf(other).join(', ');
  const isDear = other.missing.some(({ of }) => of === 'budget');
  const lead = isDear ? 'Hayır, en uygunu' : lacks ? 'Var ama tam uymuyor:' : 'Evet:';
  return { text: `${lead} ${told}${lacks ? ` (${lacks})` : ''}.`, isTold: true };
}

/** Who has it first, then who has something else, then of whom it is not told. */
const rankOf = ({ has, text }: Told): number => (has ? 0 : text ? 1 : 2);

/** Products of which the same is told, together. */
const grouped = (
  told: readonly Told[],
): readonly { readonly names: string; readonly text: string }[] =>
  [...new Set(told.map(({ text }) => text))].map((text) => ({
    names: told.flatMap((it) => (it.text === text ? nameOf(it.one) : [])).join(' ve '),
    text,
  }));

/** What is told of one product of what was asked: rows of its table, else values, else what it has of an attribute. */
function toldOf(
  { figures, unit, part, values, attributes, price }: Asked,
  one: Option,
  kind: Kind,
): Told {
  const rows = tableOf(one).filter(
    ({ name, value }) => figures.includes(name) && (unit === undefined || unitsOf(value).has(unit)),
  );
  const own = values.map((value) => valueOf(value, one, kind));
  const asked = part && rows.find(({ name }) => name === part.name);
  const listed = attributes.flatMap((name) => {
    const all = valuesOf(one, name, kind).slice(0, 4);
    const label = inSentence(kind.attributes[name]?.label ?? name);
    return all.length > 0 ? [`${label} ${all.join(', ')}`] : [];
  });
  const facts =
    rows.length > 0
      ? rows.map(inRow)
      : values.length > 0
        ? own.flatMap(({ text }) => text || [])
        : listed;
  return {
    one,
    has: asked ? part?.says(asked.value) : hasAny(own),
    text: distinct([...(price ? [money(one.price)] : []), ...facts]).join('; '),
  };
}

/** Whether a product has what is asked for: all values, or one of those that one word or size means. */
export const isHad = ({ values, isOne }: Asked, { product }: Option): boolean => {
  const own = values.map(({ attribute, value }) => product.attributes[attribute]?.includes(value));
  return isOne ? own.includes(true) : own.every(Boolean);
};

/** What lacks least first, then what costs least. */
const closestFirst = (a: Judged, b: Judged): number =>
  a.missing.length - b.missing.length || a.price - b.price;

const labelOf = ({ attribute, value }: AttributeValue, kind: Kind): string =>
  inSentence(kind.attributes[attribute]?.values[value] ?? value);

const mostThere = 3;

/** Whether the kind has what a question asks for, under what was said so far: by name and price, or that it has none. */
export function tellThere(asked: Asked, { kind, listed, others }: Known): string | undefined {
  const { values } = asked;
  if (values.length === 0) return undefined;
  const noun = inSentence(kind.noun);
  const all = [...listed, ...others].filter(mayBeShown);
  const there = all.filter((one) => isHad(asked, one)).sort(closestFirst);
  const say = (one: Judged) => [money(one.price), ...lacksOf(one)].join(', ');
  const what = values.map((value) => `“${labelOf(value, kind)}”`).join(' ve ');
  if (there.length === 0) return `Katalogda ${what} yazan bir ${noun} yok.`;
  const free = there.filter(({ missing }) => missing.length === 0);
  return free.length > 0
    ? `Var:\n\n${lines(free.slice(0, mostThere), say)}`
    : `Var ama öteki isteklerinizin hepsine uymuyor:\n\n${lines(there.slice(0, 1), say)}`;
}

/** What products cost, or which of them costs least. */
export function tellPrices(
  question: string,
  about: readonly Option[],
): { readonly text: string; readonly of?: Option } {
  const cost = ({ product, price }: Option): string =>
    product.priceNote ? `${money(price)} (${product.priceNote})` : money(price);
  const folded = fold(question);
  const [cheapest, ...others] = byPrice(about);
  if (!cheapest) return { text: '' };
  if (about.length === 1) return { text: `${nameOf(cheapest)}: ${cost(cheapest)}.`, of: cheapest };
  const isFirst = others.every(
    ({ price, product }) => price > cheapest.price || product.id === cheapest.product.id,
  );
  const first = `En uygun fiyatlısı ${nameOf(cheapest)}, ${cost(cheapest)}.`;
  return isFirst &&
    /\b(?:en|daha|hangi\w*) .*(?:ucuz|uygun|hesapli)|\ben (?:ucuz|uygun|hesapli)/.test(folded)
    ? { text: first, of: cheapest }
    : { text: `${isFirst ? first : 'Fiyatları:'}\n\n${lines(about, cost)}` };
}

/** Whether it has one of the values that one word means: `sessiz çalışma` or `sessizlik`. */
const hasAny = (own: readonly { readonly has: boolean | undefined }[]): boolean | undefined =>
  own.find(({ has }) => has)?.has ??
  (own.some(({ has }) => has === undefined) ? undefined : own[0]?.has);

/** Without what another says more shortly: `kuvars; mekanizma kuvars`. */
const distinct = (facts: readonly string[]): readonly string[] =>
  [...new Set(facts)].filter((fact, _, all) => all.every((other) => !fact.endsWith(` ${other}`)));

/** `kablolu`, or what it is instead; whether it has it only where that is known. */
function valueOf(
  one: AttributeValue,
  option: Option,
  kind: Kind,
): { readonly has: boolean | undefined; readonly text: string } {
  if (option.product.attributes[one.attribute]?.includes(one.value))
    return { has: true, text: labelOf(one, kind) };
  const others = valuesOf(option, one.attribute, kind).join(', ');
  const { choice, label = '' } = kind.attributes[one.attribute] ?? {};
  return choice === 'one' && others
    ? { has: false, text: inRow({ name: label, value: others }) }
    : { has: undefined, text: '' };
}

/** Who is first in what is asked for: `En sessizi Bosch … (44 dB).`; undefined where they do not differ or one is not told. */
function firstOf({ figures, end, first }: Asked, about: readonly Option[]): string | undefined {
  const [figure] = figures;
  if (!end || figure === undefined) return undefined;
  const told = about.flatMap((one) => {
    const value = tableOf(one).find(({ name }) => name === figure)?.value;
    const number = value === undefined ? undefined : figureOf(value);
    return value === undefined || number === undefined ? [] : [{ one, value, number }];
  });
  const [best, next] = told.sort((a, b) =>
    end === 'most' ? b.number - a.number : a.number - b.number,
  );
  if (!best || !next || told.length < about.length) return undefined;
  const name = inSentence(figure);
  if (best.number === next.number)
    return sentenceCase(`${name} bakımından öne geçen tek bir ürün yok:`);
  const called = first ?? `${name} değeri en ${end === 'most' ? 'yüksek' : 'düşük'} olan`;
  return sentenceCase(`${called} ${nameOf(best.one)} (${best.value}).`);
}
