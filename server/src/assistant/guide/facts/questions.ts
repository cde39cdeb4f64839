import type { Kind } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { placesNamed, pointedAt } from '../reading/pointing';
import { advised } from './advice';
import { asksHowMuch, readAsked, type Asked } from './asked';
import { comparison, reasonFor, verdict } from './compare';
import { reckoned } from './reckon';
import { sidesTold } from './sides';
import { knownOf, lines, nameOf } from './table';
import { tellFacts, tellFits, tellPrices, tellThere } from './tell';
import type { Unanswered } from './unknown';

/** A question as it was asked, and what kind of answer it wants. */
export interface Question {
  readonly act: 'fact' | 'compare' | 'pick' | 'why' | 'seek';
  readonly text: string;
}

/** What questions are answered from. */
export interface Known {
  readonly kind: Kind;
  /** The products of the kind, as one row for as long as the catalogue stays. */
  readonly sample: readonly Option[];
  /** The products shown last; those that are spoken of where a question names none. */
  readonly listed: readonly Judged[];
  /** Products of the kind beside them, which a question may name. */
  readonly others: readonly Judged[];
  /** Every product that was shown, the newest list first. */
  readonly shown: readonly Option[];
  /** For how many it is, where prices are a person's. */
  readonly people: number | undefined;
  /** The lists of other things that were shown before, the newest first. */
  readonly earlier: readonly (readonly Option[])[];
}

/** What a question is answered with, and of whom alone that speaks; or that it stays unanswered. */
export type Answer =
  { readonly text: string; readonly of?: Option | undefined } | { readonly unknown: Unanswered };

/**
 * Answers a question about products: with what can be reckoned, with what somebody who sells such things knows, with the
 * products' own facts, and with a judgement where only that is asked for. `spoken` are those that the message, or what was
 * said before it, speaks of.
 */
export function answerTo(
  { act, text }: Question,
  known: Known,
  spoken: readonly Judged[] = [],
): Answer {
  const { kind, listed, sample } = known;
  const isDifference = /\bfark/iu.test(text);
  const isOfOne = act === 'fact' || act === 'seek' || act === 'pick';
  const named = namedIn({ act, text }, known, spoken);
  const about = named.length > 0 ? named : listed;
  const several = isOfOne || named.length > 1 ? about : listed;
  const asked = readAsked(text, kind, sample, about, named.length > 1 || isDifference);
  const { values, figures, attributes, fits, judges, more } = asked;
  const points = figures.length + values.length + attributes.length > 0 && !asked.isNear;
  const [only, another] = named;
  if (act === 'why') return { text: reasons(asked, named, about, known) };
  const sum = reckoned(text, several, known);
  if (sum !== undefined) return { text: sum };
  const isOfEnd = asked.end !== undefined && /(?<!\p{L})(?:en|hangi\p{L}*)(?!\p{L})/iu.test(text);
  const there =
    points && (act === 'seek' || (asked.bound && figures.length > 0))
      ? tellThere(asked, known)
      : undefined;
  if (there !== undefined) return { text: there };
  const facts = points ? tellFacts(asked, several, kind) : undefined;
  const says = advised(text, kind);
  // `ikincisinin bataryası kaç mAh`: just that.
  const isPlain = more.length === 0 && !judges && !asksHowMuch(foldedWords(text));
  const isExact =
    figures.length > 0 &&
    (isOfEnd || (isPlain && (named.length === 1 || /(?<!\p{L})kaç/iu.test(text))));
  if (says !== undefined && !(facts && isExact))
    return {
      text: [says, facts && isTold(facts) ? facts : '', othersHaving(asked, several, known)]
        .filter(Boolean)
        .join('\n\n'),
    };
  const sides = named.length < 2 ? sidesTold(text, listed, known.others) : undefined;
  if (sides !== undefined) return { text: sides };
  const asksNothing = !asked.price && !judges && more.length === 0 && !points && fits.length === 0;
  if (act === 'fact' && asksNothing)
    return {
      text: another
        ? lines(named, (one) => knownOf(one, kind, true, 3))
        : only
          ? `${nameOf(only)}: ${knownOf(only, kind, true)}.`
          : '',
      of: another ? undefined : only,
    };
  if (about.length === 0) return { unknown: { text, about: [], judges: false } };
  const isOfPrice = asked.price && figures.length + values.length === 0;
  if (isOfPrice && more.length === 0 && !isDifference && !(judges && only && !another))
    return tellPrices(text, several, known);
  if (isDifference && act !== 'pick' && !points && more.length === 0)
    return { text: comparison(several, kind) };
  if (judges && fits.length > 0) return { text: tellFits(asked, several, known) };
  if (facts !== undefined && act !== 'pick')
    return {
      text: [facts, othersHaving(asked, several, known)].filter(Boolean).join('\n\n'),
    };
  const isGeneral = more.length === 0 && (points || !asked.isNear);
  if (isGeneral && (act === 'pick' || (act === 'compare' && (judges || /hangi/iu.test(text))))) {
    const chosen = verdict(several, named.length === 1 ? listed : several, kind, listed, values);
    if (chosen) return { text: [facts, chosen].filter(Boolean).join('\n\n') };
  }
  if (facts !== undefined) return { text: facts };
  if (act === 'compare' && more.length === 0) return { text: comparison(several, kind) };
  return { unknown: { text, about: named, judges: judges || act === 'pick' } };
}

/** The products that a question names; `ilki ile farkı ne`, where the second was spoken of, is of both. */
function namedIn(
  { act, text }: Question,
  known: Known,
  spoken: readonly Judged[],
): readonly Judged[] {
  const { listed } = known;
  const own = spokenOf(text, known);
  const isOfOne = act === 'fact' || act === 'seek' || act === 'pick';
  const place = (one: Judged) => listed.indexOf(one) + 1 || listed.length + 1;
  const both = [...new Set([...own, ...spoken])].sort((a, b) => place(a) - place(b));
  if (act === 'compare' && own.length < 2 && both.length > own.length && both.length === 2)
    return both;
  return own.length > 0 || !(isOfOne || spoken.length > 1) ? own : spoken;
}

/** Whether facts tell more than that none of them is told. */
const isTold = (facts: string): boolean =>
  facts.split('\n').some((line) => line !== '' && !/(?:yazmıyor\.?|:)$/.test(line));

/** Who else has what was asked for where none of the shown has it: `siyah olanı hangisi`. */
function othersHaving(asked: Asked, about: readonly Judged[], known: Known): string {
  const [value, more] = asked.values;
  const lacks = ({ product }: Option) =>
    value !== undefined && product.attributes[value.attribute]?.includes(value.value) !== true;
  const isOfOthers = value && !more && asked.figures.length === 0 && !asked.isNear;
  const there =
    isOfOthers && about.length > 1 && about.every(lacks) ? tellThere(asked, known) : undefined;
  return there?.startsWith('Var') ? there.replace(/^Var/, 'Başkalarında var') : '';
}

function reasons(
  asked: Asked,
  named: readonly Judged[],
  about: readonly Judged[],
  { kind, listed }: Known,
): string {
  if (asked.price && about.length > 0)
    return `Fiyatı satıcı belirler; katalogdaki farkları şunlar. ${comparison(named.length > 1 ? named : listed, kind)}`;
  const [first] = named;
  return first && !listed.includes(first)
    ? `Listede olmayanlar şöyle:\n\n${lines(named, reasonFor)}`
    : `Şöyle seçtim:\n\n${lines(about, reasonFor)}`;
}

const most = 3;

/** The products that a question points at or calls by name; of those beside the list only what it names more fully. */
export function spokenOf(
  text: string,
  { listed, others, shown: earlier }: Pick<Known, 'listed' | 'others' | 'shown'>,
): readonly Judged[] {
  const all = [...listed, ...others];
  const shown = pointedAt(text, listed, earlier).flatMap(
    ({ product }) => all.find((one) => one.product.id === product.id) ?? [],
  );
  const said = new Set(foldedWords(text).map(stem));
  const isMore = (one: Judged) =>
    [...said].some(
      (word) =>
        !isOrdinaryWord(word) && one.title.has(word) && !shown.some(({ title }) => title.has(word)),
    );
  const isWhole = (one: Judged) => {
    const name = foldedWords(nameOf(one)).map(stem);
    return name.length > 1 && name.every((word) => said.has(word));
  };
  // `çelik olan`
  const [, called = ''] = /(\p{L}{3,}) olan(?!ı|i|lar|ler)/iu.exec(text) ?? [];
  const having = listed.filter(({ stems }) => stems.has(stem(foldedWords(called)[0] ?? '')));
  if (shown.length === 0 && called && having.length === 1) return having;
  const named = placesNamed(text, others, false)
    .flatMap((place) => others[place] ?? [])
    .filter((one) => isMore(one) || isWhole(one));
  return named.length > 0 && named.length <= most ? [...shown, ...named].slice(-most) : shown;
}
