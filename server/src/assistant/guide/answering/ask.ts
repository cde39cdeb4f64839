import type { ChatButton } from '@denk/shared/product/wire';
import type { Kind, Knowledge } from '../../../catalogue';
import { formatPriceRange } from '@denk/shared/product/text';
import { isAboutMoney } from '../names/is-about-money';
import { bandsOf, isWithin, type PriceRange } from '../proposing/price-range';
import type { Option, Term } from '../proposing/terms';
import { type Slots } from '../slots/slots';
import { askBudget, questionFor } from '../names/question-texts';
import { button, kindButton } from './reply';

/** A question with its answer buttons. */
export interface Question {
  readonly about: string;
  readonly text: string;
  readonly buttons: readonly ChatButton[];
}

/** The most questions about one thing before products are proposed (docs/product.md#ai-chat-page allows four in all). */
const mostQuestions = 2;
/** After so many messages who has named a price sees products. */
const patience = 2;
const mostAnswers = 5;
const rank = { first: 0, early: 1, later: 2, never: 9 };

/**
 * The most telling open question: what nothing fits without, what it costs, then the attribute that parts the products
 * left; undefined when enough is known to propose.
 */
export function nextQuestion(
  slots: Slots,
  kind: Kind,
  asked: readonly string[],
  options: readonly Option[],
  terms: readonly Term[],
  range: PriceRange,
  turn: number,
): Question | undefined {
  const questions = asked.filter((about) => about !== 'kind');
  if (questions.length >= mostQuestions) return undefined;
  const told = slots.budget !== undefined || slots.total !== undefined || slots.order !== undefined;
  const isOpen = (about: string) => !asked.includes(about) && !slots.open.includes(about);
  const left = options.filter((option) =>
    terms.every((term) =>
      term.must || term.of === 'budget' ? term.state(option) !== 'unmet' : true,
    ),
  );
  const hasTaste =
    slots.wanted.some(({ anyOf }) => anyOf[0]?.attribute !== 'gender') ||
    slots.brands.length + slots.names.length > 0 ||
    slots.open.some((about) => about !== 'budget' && about !== 'gender');
  // What nothing fits without is asked once more where something else was answered.
  const isOpenStill = (about: string) =>
    !slots.open.includes(about) && asked.filter((one) => one === about).length < mostQuestions;
  const first = attributeToAsk(
    slots,
    kind,
    left,
    range,
    isOpenStill,
    (asking) => asking === 'first',
  );
  if (first) return first;
  // Who named a price and was asked once more sees products.
  if (told && questions.some((about) => about !== 'budget')) return undefined;
  if (!told && isOpen('budget') && isAboutMoney(kind)) {
    const bands = bandsOf(options.map(({ price }) => price));
    if (bands) return { about: 'budget', text: askBudget(kind), buttons: budgetButtons(bands) };
  }
  if (hasTaste || (told && turn >= patience)) return undefined;
  return attributeToAsk(slots, kind, left, range, isOpen, (asking) => asking !== 'never');
}

function budgetButtons({ low, high }: { low: number; high: number }): ChatButton[] {
  const labels = [{ max: low }, { min: low, max: high }, { min: high }].map(formatPriceRange);
  return [
    ...labels.map((label, at) => button(`budget-${at + 1}`, label, label, 'budget')),
    button('budget-any', 'Fark etmez', 'Bütçe fark etmez', 'budget'),
  ];
}

function attributeToAsk(
  slots: Slots,
  kind: Kind,
  options: readonly Option[],
  range: PriceRange,
  isOpen: (about: string) => boolean,
  may: (asked: Kind['attributes'][string]['asked']) => boolean,
): Question | undefined {
  const within = options.filter(({ price }) => isWithin(price, range));
  const known = new Set(
    [...slots.wanted, ...slots.refused].flatMap(({ anyOf }) =>
      anyOf.map(({ attribute }) => attribute),
    ),
  );
  const [best] = Object.entries(kind.attributes)
    .filter(
      ([name, { asked }]) =>
        may(asked) &&
        asked !== 'never' &&
        isOpen(name) &&
        !known.has(name) &&
        !Object.hasOwn(kind.fixed, name),
    )
    .map(([name, attribute]) => ({
      name,
      attribute,
      values: answersOf(name, attribute, slots, within),
    }))
    .filter(({ values }) => values.length >= 2)
    .sort(
      (a, b) =>
        rank[a.attribute.asked] - rank[b.attribute.asked] ||
        Number(b.attribute.question !== undefined) - Number(a.attribute.question !== undefined) ||
        b.values.length - a.values.length,
    );
  if (!best) return undefined;
  const { name, attribute, values } = best;
  const type =
    attribute.nature === 'fit' ? 'usage' : /feature/.test(name) ? 'feature' : 'preference';
  return {
    about: name,
    text: questionFor(name, kind, slots.recipient !== undefined),
    buttons: [
      ...inOrder(values.slice(0, mostAnswers), attribute).map((value, at) => {
        const label = attribute.values[value] ?? value;
        return button(`${name}-${at + 1}`, label, label, type);
      }),
      button(`${name}-any`, 'Fark etmez', 'Fark etmez', 'preference'),
    ],
  };
}

/** As the catalogue has them: `3 beden`, `4 beden`, `5 beden`. */
const inOrder = (chosen: readonly string[], { values }: Kind['attributes'][string]): string[] =>
  Object.keys(values).filter((value) => chosen.includes(value));

/** Values that products left really have and do not all have, the most common first: only such answers can be honoured. */
function answersOf(
  name: string,
  { values, choice }: Kind['attributes'][string],
  { refused }: Slots,
  options: readonly Option[],
): string[] {
  return Object.keys(values)
    .map((value) => ({
      value,
      count: options.filter(({ product }) => product.attributes[name]?.includes(value)).length,
    }))
    .filter(
      ({ value, count }) =>
        value !== 'none' &&
        count >= Math.min(2, Math.max(1, options.length)) &&
        (choice === 'one' || count < options.length) &&
        !refused.some(({ anyOf }) =>
          anyOf.some((one) => one.attribute === name && one.value === value),
        ),
    )
    .sort((a, b) => b.count - a.count)
    .map(({ value }) => value);
}

/** Buttons that name kinds. */
export const kindButtons = (kinds: readonly string[], knowledge: Knowledge): ChatButton[] =>
  kinds.slice(0, 8).flatMap((id) => {
    const kind = knowledge.kinds.get(id);
    return kind ? [kindButton(id, kind.noun)] : [];
  });
