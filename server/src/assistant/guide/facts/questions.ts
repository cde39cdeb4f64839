import type { Kind } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { placesNamed, pointedAt } from '../reading/pointing';
import { advised } from './advice';
import { asksHowMuch, readAsked, type Asked } from './asked';
import { comparison, reasonFor, verdict } from './compare';
import { reckoned } from './reckon';
import { knownOf, lines, nameOf } from './table';
import { isHad, tellCalled, tellFacts, tellPrices, tellThere, type Facts } from './tell';
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
  /** What of all that was shown the visitor took. */
  readonly taken: readonly Option[];
}

/** What a question is answered with, and of whom alone that speaks; or that it stays unanswered. */
export type Answer =
  { readonly text: string; readonly of?: Option | undefined } | { readonly unknown: Unanswered };

/**
 * Answers a question about products, in one order: with what can be reckoned, with what the catalogue has, with the products'
 * own facts on what was asked and a word on it by somebody who sells such things, with a judgement where only that is asked
 * for; else it stays open. `spoken` are those that the message, or what was said before it, speaks of.
 */
export function answerTo(question: Question, known: Known, spoken: readonly Judged[] = []): Answer {
  const { act, text } = question;
  const { kind, listed, sample } = known;
  const isDifference = /\bfark/iu.test(text);
  const isOfOne = act === 'fact' || act === 'seek' || act === 'pick';
  const called = namedIn(question, known, spoken);
  // `polarize mi` asks of those that are shown, though others are called so; `macbook air girer mi` whether there is one.
  const beside =
    called.length > 0 && !called.some((one) => listed.includes(one))
      ? readAsked(text, kind, sample, listed, false)
      : undefined;
  const isOfShown =
    beside && (beside.part !== undefined || tellCalled(beside, text, listed, known) !== undefined);
  const named = isOfShown ? [] : called;
  const about = named.length > 0 ? named : listed;
  const several = isOfOne || named.length > 1 ? about : listed;
  const asked = readAsked(text, kind, sample, about, named.length > 1 || isDifference);
  const { values, figures, attributes, judges, more } = asked;
  const points = found(asked) && !asked.isNear;
  const [only, another] = named;
  if (act === 'why') return { text: reasons(about) };
  const isOfOthers = points && act === 'seek';
  const there =
    reckoned(text, several, known) ?? (isOfOthers ? tellThere(asked, known) : undefined);
  if (there !== undefined) return { text: there };
  const facts = points
    ? tellFacts(asked, several, kind)
    : asked.isNear || weighs.test(text)
      ? undefined
      : tellCalled(asked, text, several, known);
  const says =
    isPlainly(question, asked, named.length === 1) && facts ? undefined : advised(text, kind);
  const others = facts ? othersHaving(asked, several, known) : '';
  if (facts && !facts.isTold && says === undefined && others === '')
    return { unknown: { text, about: named } };
  if (says !== undefined || (facts && act !== 'compare'))
    return { text: composed(question, facts, says, others) };
  const asksNothing =
    !asked.price &&
    !judges &&
    [figures, values, attributes, more].every(({ length }) => length === 0);
  if (act === 'fact' && asksNothing)
    return {
      text: another
        ? lines(named, (one) => knownOf(one, kind, true, 3))
        : only
          ? `${nameOf(only)}: ${knownOf(only, kind, true)}.`
          : '',
      of: another ? undefined : only,
    };
  if (about.length === 0) return { unknown: { text, about: [] } };
  const isOfPrice = asked.price && figures.length + values.length === 0;
  if (isOfPrice && more.length === 0 && !isDifference && !(judges && only && !another))
    return tellPrices(text, several);
  if (isDifference && act !== 'pick' && !points && more.length === 0)
    return { text: comparison(several, kind) };
  if (facts) return { text: composed(question, facts, undefined, others) };
  const isOpen = act === 'compare' && (judges || weighs.test(text) || /hangi/iu.test(text));
  const chosen =
    listed.length > 0 && (act === 'pick' || (isOpen && !/(?<!\p{L})en (?!iyi)/iu.test(text)))
      ? verdict(several, named.length === 1 ? listed : several, kind, listed, values)
      : '';
  if (chosen)
    return {
      text:
        more.length > 0 && act !== 'pick' && !weighs.test(text)
          ? `${notWeighed}\n\n${chosen}`
          : chosen,
    };
  if (act === 'compare' && more.length === 0) return { text: comparison(several, kind) };
  const near =
    asked.isNear && asked.end === undefined && found(asked)
      ? tellFacts(asked, several, kind)
      : undefined;
  return { unknown: { text, about: named, near: near?.isTold ? near.text : undefined } };
}

const notWeighed = 'Katalog bunu ayırmıyor; öteki özelliklerine göre ben şunu alırdım.';

const found = ({ figures, values, attributes }: Asked): boolean =>
  figures.length + values.length + attributes.length > 0;

/** `ikincisinin bataryası kaç mAh`: just that. */
function isPlainly({ text }: Question, asked: Asked, isOfOne: boolean): boolean {
  const isOfEnd = asked.end !== undefined && /(?<!\p{L})(?:en|hangi\p{L}*)(?!\p{L})/iu.test(text);
  const isPlain = asked.more.length === 0 && !asked.judges && !asksHowMuch(foldedWords(text));
  return (
    asked.figures.length > 0 && (isOfEnd || (isPlain && (isOfOne || /(?<!\p{L})kaç/iu.test(text))))
  );
}

/** `9 kilo mu alsam 10 mu`, `kapsül daha mı iyi`, `kaç inç alayım`: of the thing, whichever are shown. */
const weighs =
  /[\p{L}\d] m[ıiuü](?!\p{L}).*[\p{L}\d] m[ıiuü](?!\p{L})|(?<!\p{L})daha m[ıi](?!\p{L})/iu;
const isOfThing = (text: string): boolean => weighs.test(text) || asksHowMuch(foldedWords(text));

/**
 * What is known of the shown products and one sentence on it; of what one should have of a thing (`kaç inç alayım`) what
 * sellers know comes first, and as a whole.
 */
function composed(
  { text }: Question,
  facts: Facts | undefined,
  says: string | undefined,
  others: string,
): string {
  const isOfKind = isOfThing(text);
  const own = facts && (facts.isTold || !isOfKind) ? facts.text : '';
  const [first = ''] = says?.split(/(?<=[.!]) (?=\p{Lu})/u) ?? [];
  const parts = isOfKind ? [says, own, others] : [own, others, facts?.isTold ? first : says];
  return parts.filter(Boolean).join('\n\n');
}

/** The products that a question names, else those that are spoken of. */
function namedIn(
  { act, text }: Question,
  known: Known,
  spoken: readonly Judged[],
): readonly Judged[] {
  const own = spokenOf(text, known);
  const isOfOne = act === 'fact' || act === 'seek' || act === 'pick';
  return own.length > 0 || !(isOfOne || spoken.length > 1) ? own : spoken;
}

/** Who else has what was asked for where none of the shown has it: `siyah olanı hangisi`. */
function othersHaving(asked: Asked, about: readonly Judged[], known: Known): string {
  const isOfOthers = asked.isOne && asked.values.length > 0 && asked.figures.length === 0;
  const there =
    isOfOthers && about.length > 1 && !about.some((one) => isHad(asked, one))
      ? tellThere(asked, known)
      : undefined;
  return there?.startsWith('Var') ? there.replace(/^Var/, 'Başkalarında var') : '';
}

const reasons = (about: readonly Judged[]): string => `Şöyle seçtim:\n\n${lines(about, reasonFor)}`;

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
  const named = placesNamed(text, others, false)
    .flatMap((place) => others[place] ?? [])
    .filter((one) => isMore(one) || isWhole(one));
  return named.length > 0 && named.length <= most ? [...shown, ...named].slice(-most) : shown;
}
