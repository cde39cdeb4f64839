import { fold } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import { foldedWords, isVerb, stem, stemOfHaving } from '../../../language';
import { notDoing } from '../names/endings';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { mayBeShown, type Judged } from '../proposing/choose';
import { lacksOf } from '../proposing/line';
import { describes, forIt, isUse } from '../proposing/marks';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import { isAkin } from './akin';
import { unitsOf, type Asked } from './asked';
import type { Known } from './questions';
import { amountOf } from './measures';
import { calledIn, factOf, said, type Saying } from './saying';
import { byPrice, lines, nameOf, tableOf, valuesOf } from './table';

/** What is told of one product; whether it has the one thing that was asked for, where that is known. */
interface Told extends Saying {
  readonly has: boolean | undefined;
}

/** A yes is said where nearly all that was asked is told. */
const most = 0.75;

/**
 * What the catalogue knows of what a question asks about, product by product in a sentence, and who is first where that can
 * be counted. Empty where nothing of it is known of any of them.
 */
export function tellFacts(
  asked: Asked,
  about: readonly Option[],
  { kind, listed }: Pick<Known, 'kind' | 'listed'>,
): string {
  const { values, figures, isYesNo } = asked;
  const told = about.map((one) => toldOf(asked, one, kind));
  const [first] = told;
  if (!first || told.every(({ facts }) => facts.length === 0)) return '';
  const best = firstOf(asked, about, listed);
  if (best !== undefined) return best;
  const isPlain =
    asked.part !== undefined || (asked.isOne && values.length > 0 && figures.length === 0);
  const isWhether = isPlain && isYesNo && !asked.isTurned && asked.covers > most;
  const isSame = told.every(({ has }) => has === first.has);
  const isNone =
    asked.asksWhich &&
    isPlain &&
    asked.part === undefined &&
    about.length > 1 &&
    told.every(({ has }) => has === false);
  const answer =
    !isWhether || first.has === undefined || !isSame
      ? isNone
        ? 'Hiçbiri; '
        : ''
      : first.has
        ? 'Evet, '
        : 'Hayır, ';
  // `her şey dahil olanı hangisi`
  const having = told.filter(
    ({ has, form }) => asked.asksWhich && has === true && (form !== 'own' || asked.part),
  );
  if (having.length > 0 && having.length < told.length) return `${onlyIn(having, listed)}.`;
  const text = said(
    isWhether ? [...told].sort((a, b) => Number(b.has ?? 0) - Number(a.has ?? 0)) : told,
    listed,
  );
  const isNoOne = asked.asksMore && about.length > 1 && !isNone && !isSetApart(asked, about, kind);
  return `${answer ? `${answer}${text}` : upper(text)}${isNoOne ? '; hangisinin öne geçtiği yazmıyor' : ''}.`;
}

/** `“Hafif” yalnız ilkinde yazıyor` */
function onlyIn(having: readonly Told[], listed: readonly Option[]): string {
  const called = calledIn(
    having.map(({ one }) => one),
    listed,
  );
  const whatOf = ({ facts }: Told) =>
    facts.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join(', ');
  const what = having.map(whatOf)[0] ?? '';
  const isSame = having.every((one) => whatOf(one) === what);
  return isSame && having[0]?.form !== 'own' && typeof called !== 'string'
    ? `“${upper(what)}” yalnız ${called.where} yazıyor`
    : upper(said(having, listed));
}

/** Whether what is told tells some products apart. */
export const isSetApart = (asked: Asked, about: readonly Option[], kind: Kind): boolean =>
  new Set(about.map((one) => JSON.stringify(toldOf(asked, one, kind).facts))).size > 1;

/** What says no more than that there is one: `var mı`, `olan hangisi`, `bu bütçeye girer mi`. */
const being = /^(?:var|yok|ol|gir|gel)/;

/**
 * What titles and tables of some products say in the words of a question of which nothing is known by its name (`camlar
 * dahil`), or who of the others is called by all of them and costs least (`bu bütçeye macbook air girer mi`).
 */
export function tellCalled(
  { telling, called: words, isYesNo, judges }: Asked,
  question: string,
  about: readonly Option[],
  { listed, others }: Known,
): string | undefined {
  const done = foldedWords(question).filter((word) => isVerb(word) && !being.test(word));
  if (telling.length === 0 || judges || !(isYesNo || /hangi/i.test(question))) return undefined;
  const told = about.map((one): Saying => writtenIn(one, [...new Set([...telling, ...done])]));
  if (told.some(({ facts }) => facts.length > 0)) return `${upper(said(told, listed))}.`;
  const isCalled = ({ title }: Option): boolean =>
    words.every((word) => title.has(stem(word)) || title.has(stemOfHaving(word) ?? word));
  const [other] =
    done.length > 0 || words.length === 0 || !isYesNo
      ? []
      : others.filter(isCalled).filter(mayBeShown).sort(closestFirst);
  if (!other) return undefined;
  const lacks = lacksOf(other).join(', ');
  const isDear = other.missing.some(({ of }) => of === 'budget');
  const lead = isDear ? 'Hayır, en uygunu' : lacks ? 'Var ama tam uymuyor:' : 'Evet:';
  return `${lead} ${nameOf(other)}, ${money(other.price)}${lacks ? ` (${lacks})` : ''}.`;
}

/** The part of a product's table that says at least half of some words, quoted; `öyle` where its title says them all. */
function writtenIn(one: Option, words: readonly string[]): Saying {
  const { product, title } = one;
  if (words.every((word) => title.has(stem(word)) || title.has(stemOfHaving(word) ?? word)))
    return { one, facts: [{ text: 'öyle' }], form: 'is' };
  const [best] = product.specs
    .flatMap(({ value }) => value.split(/[;,]\s+|\s+ve\s+/))
    .map((part) => {
      const own = foldedWords(part);
      return { part, hits: words.filter((word) => own.some((it) => isAkin(it, word))).length };
    })
    .filter(({ hits }) => hits > 0 && hits * 2 >= words.length)
    .sort((a, b) => b.hits - a.hits);
  const facts = best ? [{ text: `için “${inSentence(best.part)}” yazıyor` }] : [];
  return { one, facts, form: 'is' };
}

/** What is told of one product of what was asked: rows of its table, else values, else what it has of an attribute. */
function toldOf(
  { figures, unit, part, values, attributes, price, isOne }: Asked,
  one: Option,
  kind: Kind,
): Told {
  const rows = tableOf(one).filter(
    ({ name, value }) => figures.includes(name) && (unit === undefined || unitsOf(value).has(unit)),
  );
  const own = values.map((value) => valueOf(value, one, kind));
  const asked = part && rows.find(({ name }) => name === part.name);
  const listed = attributes.flatMap((name) => {
    const text = valuesOf(one, name, kind).slice(0, 4).join(', ');
    return text ? [{ label: inSentence(kind.attributes[name]?.label ?? name), text }] : [];
  });
  const isOfValues = rows.length === 0 && values.length > 0;
  const facts =
    rows.length > 0
      ? rows.map(factOf)
      : isOfValues
        ? (isOne
            ? [own.find(({ has }) => has) ?? own.find(({ text }) => text)].flatMap((it) => it ?? [])
            : own
          )
            .filter(({ text }) => text)
            .map(({ text, label }) => ({ text, ...(label && { label }) }))
        : listed;
  return {
    one,
    has: asked ? part?.says(asked.value) : hasAny(own),
    facts: [
      ...(price ? [{ text: money(one.price) }] : []),
      ...facts.filter(({ text }, at) => facts.findIndex((it) => it.text === text) === at),
    ],
    form: !isOfValues ? 'own' : price || own.every(({ is }) => is) ? 'is' : 'has',
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

/** The products that may be shown and have what is asked for, the closest first. */
export const havingOf = (asked: Asked, { listed, others }: Known): readonly Judged[] =>
  [...listed, ...others]
    .filter(mayBeShown)
    .filter((one) => isHad(asked, one))
    .sort(closestFirst);

const mostThere = 3;

/** Whether the kind has what a question asks for, under what was said so far: by name and price, or that it has none. */
export function tellThere(asked: Asked, known: Known): string {
  const { values } = asked;
  const { kind } = known;
  const noun = inSentence(kind.noun);
  const there = havingOf(asked, known);
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

/** A value that is asked for, as one product has it: what it is (`kablolu`), has, or what something of it is (its label). */
interface Value {
  readonly has: boolean | undefined;
  readonly text: string;
  readonly is: boolean;
  readonly label?: string;
}

/** What a product has of an attribute of which a value is asked for; whether it has that only where that is known. */
function valueOf(one: AttributeValue, option: Option, kind: Kind): Value {
  const attribute = kind.attributes[one.attribute];
  const { choice, label = '' } = attribute ?? {};
  const has = option.product.attributes[one.attribute]?.includes(one.value) ?? false;
  const own = has
    ? labelOf(one, kind)
    : choice === 'one'
      ? valuesOf(option, one.attribute, kind).join(', ')
      : '';
  const of = inSentence(label);
  const isNone = choice === 'one' && option.product.attributes[one.attribute]?.includes('none');
  if (own === '' && !isNone) return { has: undefined, text: '', is: true };
  if (isNone || / yok$/.test(own))
    return { has, text: / yok$/.test(own) ? own : `${of} yok`, is: false };
  if (notDoing(own) !== undefined) return { has, text: own, is: true };
  const isSuited = isUse(attribute, own) || whose.test(of);
  if (isSuited && !/s[ıiuü]z$/u.test(own))
    return { has, text: forIt(own).replace(/ için$/, ' için uygun'), is: true };
  if (isSuited || describes(own) || own.endsWith('kişilik')) return { has, text: own, is: true };
  const last = of.split(' ').at(-1) ?? '';
  if (isFeature.test(of) || (own.endsWith(` ${last}`) && !own.endsWith(` ${of}`)))
    return { has, text: own, is: false };
  // `gürültü engellemesi aktif`
  const text = ` ${own} `.replace(` ${of} `, ' ').trim();
  return { has, text, is: true, label: of };
}

/** Under what a product simply has things: `özellikler`, `ek hizmetler`. */
const isFeature = /^(?:öz|ek |öne |teminat|güvence|sağlık|teknoloji)/;
/** What asks for whom or for what it is: `kime`, `ne için`. */
const whose = /^(?:kim|ne)|(?:sorunu|ihtiyaç|ihtiyacı)$/;

/** Who is first in what is asked for, and how the others are: `En sessizi Bosch …, 44 dB; ikincisi 47 dB.` */
function firstOf(
  { figures, end, first }: Asked,
  about: readonly Option[],
  listed: readonly Option[],
): string | undefined {
  const [figure] = figures;
  if (!end || figure === undefined || about.length < 2) return undefined;
  const told = about.map((one) => {
    const value = tableOf(one).find(({ name }) => name === figure)?.value ?? '';
    const number = amountOf(value);
    const facts = number === undefined ? [] : [{ text: value.split(', ')[0] ?? value }];
    return { one, number, facts, form: 'is' as const };
  });
  const sign = end === 'most' ? -1 : 1;
  const sorted = told
    .filter(({ number }) => number !== undefined)
    .sort((a, b) => sign * ((a.number ?? 0) - (b.number ?? 0)));
  const open = told.filter(({ number }) => number === undefined);
  const [best, next] = sorted;
  if (!best || !next) return undefined;
  // `50+8+2 MP`, `50+8+5 MP`
  const texts = new Set(sorted.map(({ facts }) => facts[0]?.text));
  if (best.number === next.number && texts.size > 1) return undefined;
  if (best.number === next.number)
    return `${best.number === sorted.at(-1)?.number ? 'Bunda aralarında fark yok' : `${upper(inSentence(figure))} bakımından tek bir öne geçen yok`}: ${said([...sorted, ...open], listed)}.`;
  const lead =
    first ?? `${upper(inSentence(figure))} en ${end === 'most' ? 'yüksek' : 'düşük'} olanı`;
  return `${lead} ${nameOf(best.one)}, ${best.facts[0]?.text ?? ''}; ${said([...sorted.slice(1), ...open], listed)}.`;
}
