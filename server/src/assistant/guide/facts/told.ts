import { fold } from '@denk/shared/product/text';
import { labelOf, type AttributeValue } from '../../../catalogue';
import { isCalledBy } from '../names/is-called-by';
import type { Judged } from '../proposing/choose';
import { hadOf } from './compare';
import { asks, asksOfThese } from './forms';
import type { Known } from './question';
import {
  tellAttribute,
  tellCounted,
  tellFigure,
  tellFirst,
  tellQuantity,
  tellValue,
  tellWritten,
} from './tell';
import { isCalled, type Match, type Topic } from './topics';
import {
  asksEither,
  asksMore,
  asksOpposite,
  isAskedOf,
  isOfLack,
  valuesAsked,
} from './values-asked';

/** A second topic that comes as near belongs to the answer. */
export const alsoNear = 0.75;
const alsoFigure = 0.5;

/** What the tables say of the products: values that were named first, else the figure or attribute that is asked for. */
export function toldOf(
  text: string,
  near: readonly Match[],
  values: readonly AttributeValue[],
  about: readonly Judged[],
  known: Known,
): string {
  const { kind, listed } = known;
  const of = { about, listed, kind };
  const topics = topicsIn(text, near, known);
  const isLabelled = values.some((one) => isCalledBy(labelOf(one, kind), text));
  const value =
    (!isLabelled && tellWritten(text, of)) || valueTold(text, topics, values, about, known);
  // A figure tells more than what suits whom.
  if (value) return (!asks.yesOrNo.test(fold(text)) && tellFirst(text, of)) || value;
  const figure =
    topics[0]?.is !== 'figure' &&
    (tellCounted(text, of) || tellQuantity(text, of) || tellFirst(text, of));
  if (figure) return figure;
  for (const topic of topics) {
    const told =
      topic.is === 'figure'
        ? tellFigure(topic.id, text, of)
        : topic.is === 'attribute' && tellAttribute(topic.id, of);
    if (told) return told;
  }
  return tellBesideRule(text, near, about, known);
}

/** Of a rule that answers a question so much belongs at least to the row or attribute that tells it of these. */
const besideRule = 0.28;

/** What the tables tell of these where a rule comes nearer to the question: `indüksiyonda olur mu`. */
function tellBesideRule(
  text: string,
  near: readonly Match[],
  about: readonly Judged[],
  known: Known,
): string {
  const { kind, listed } = known;
  const of = { about, listed, kind };
  const least = (near[0]?.near ?? 0) * besideRule;
  const best = near.find(({ topic }) => topic.is !== 'advice');
  if (!best || best.topic.is === 'advice' || best.near < least || !asksOfThese(text, true))
    return '';
  const { is, id } = best.topic;
  if (is === 'figure') return tellFigure(id, text, of);
  const hinted = valuesAsked(text, known, true).filter(({ attribute }) => attribute === id);
  const isYesNo = asks.yesOrNo.test(fold(text));
  if (isYesNo && !asks.either.test(fold(text)))
    return hinted.length > 0 ? tellValue(hinted, true, of, textOf(text)) : '';
  return kind.attributes[id]?.choice === 'one' ? tellAttribute(id, of) : '';
}

/** The topics that a question comes nearest to, or calls by name; who asks how many wants the figure. */
function topicsIn(text: string, near: readonly Match[], { kind }: Known): readonly Topic[] {
  const best = near[0]?.near ?? 0;
  const least = ({ is }: Topic) =>
    is === 'figure' && asks.howMany.test(fold(text)) ? alsoFigure : alsoNear;
  return near
    .filter(({ topic, near: own }) => isCalled(topic, text, kind) || own >= best * least(topic))
    .map(({ topic }) => topic);
}

/** `öğütücüsü var mı` */
const textOf = (text: string) => ({ isHaving: /\b(?:var|yok) m[iu]/.test(fold(text)) });

/** What of the named values the products have, where a question asks for that and not beside it for more. */
function valueTold(
  text: string,
  topics: readonly Topic[],
  values: readonly AttributeValue[],
  about: readonly Judged[],
  known: Known,
): string {
  const { kind, listed } = known;
  const [value] = values;
  if (!value) return '';
  const folded = fold(text);
  const of = { about, listed, kind };
  const isYesNo = asks.yesOrNo.test(folded);
  const isNamed = topics.some((topic) => topic.is === 'attribute' && topic.id === value.attribute);
  // What they were chosen by is no answer to anything else.
  const isChosenBy = about.every(({ met }) =>
    met.some(({ wish }) =>
      wish?.anyOf.some((one) => one.attribute === value.attribute && one.value === value.value),
    ),
  );
  const isMore = asksMore(text, values, about, kind, 0);
  if (isChosenBy && topics[0] !== undefined && !isNamed && isMore) return '';
  const isItself =
    isAskedOf(text, values, kind) &&
    (isYesNo || asks.which.test(folded)) &&
    !asksMore(text, values, about, kind);
  if (!isItself && !isNamed) return '';
  const isOfSome = about.some((one) => hadOf(one, [value]) > 0);
  const isLack = isOfLack(text, labelOf(value, kind));
  const isOneOf =
    kind.attributes[value.attribute]?.choice === 'one' &&
    (asks.either.test(folded) ||
      isLack ||
      (!isYesNo && (asks.more.test(folded) || (asks.which.test(folded) && isOfSome))));
  const same = values.filter(({ attribute }) => attribute === value.attribute);
  // `su geçirir mi` of what is told in metres
  const isOpposite = asksOpposite(text, same, kind);
  const isOpen =
    isOpposite &&
    kind.attributes[value.attribute]?.choice === 'one' &&
    about.some((one) => hadOf(one, same) === 0);
  return isOneOf || isOpen || asksEither(text, known)
    ? tellAttribute(value.attribute, of)
    : tellValue(same, isYesNo && !isLack, of, {
        ...textOf(text),
        isLack,
        isOpposite,
        isDegree: !isYesNo && about.length > 1 && asks.more.test(folded),
      });
}
