import type { ChatButton } from '@denk/shared/product/wire';
import { attributeQuestion } from '../understanding/asked-before';
import { comparable, namesThing } from '../proposing/choose-three';
import { meets } from '../product-traits';
import type { GuideKind, GuideProduct } from '../guide-catalogue';
import type { Lexicon } from '../understanding/lexicon';
import { bandsOf, isWithin, rangeOf } from './price-bands';
import { firstToAsk, neverAsked, questionOrder } from './question-texts';
import type { Wants } from '../understanding/wants';
import { quietAttributes } from '../understanding/wish-words';

/** A question with its answer buttons. */
export interface Question {
  readonly text: string;
  readonly buttons: readonly ChatButton[];
}

/** What may follow a proposal. */
export const changes: readonly ChatButton[] = [
  { id: 'cheaper', label: 'Daha uygun fiyatlı', value: 'Daha ucuz olsun', type: 'budget' },
  { id: 'others', label: 'Başka öneriler', value: 'Başka öneriler göster', type: 'preference' },
];

const mostButtons = 6;
const tl = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** `20000` → `20.000 TL` */
export const money = (price: number) => `${tl.format(price)} TL`;

/**
 * The next question, in the order category, budget, preference; undefined when everything that matters was said
 * (docs/product.md#embedded-guide). `left` is how many questions may still be asked. A budget that was asked for and
 * not answered is asked for once more, in other words.
 */
export function nextQuestion(
  wants: Wants,
  left: number,
  budgetsAsked: number,
  lexicon: Lexicon,
): Question | undefined {
  if (left <= 0) return undefined;
  if (wants.kinds.length > 1) return whichKind(wants.kinds, lexicon);
  const kind = lexicon.kinds.get(wants.kinds[0] ?? '');
  if (!kind) return undefined;
  const products = lexicon.productsOf([kind.id]);
  if (wants.budget === undefined && isAboutMoney(kind) && budgetsAsked < 2) {
    const bands = bandsOf(comparable(wants, products));
    if (bands) return budgetQuestion(kind, bands, budgetsAsked > 0);
  }
  const attribute = attributeToAsk(wants, kind, products);
  return attribute ? preferenceQuestion(attribute, wants, kind, products) : undefined;
}

/** The answer buttons for money. */
export function budgetButtons(kind: GuideKind, lexicon: Lexicon): readonly ChatButton[] {
  const bands = bandsOf(lexicon.productsOf([kind.id]));
  return bands ? budgetQuestion(kind, bands, false).buttons : [];
}

/** Films are paid by subscription and bank products have no price: no budget is asked for there. */
const isAboutMoney = ({ contentType, category }: GuideKind) =>
  contentType === null && category !== 'finance';

function whichKind(kinds: readonly string[], lexicon: Lexicon): Question {
  return { text: 'Hangisine bakalım?', buttons: kindButtons(kinds, lexicon) };
}

/** Buttons that name kinds. */
export function kindButtons(kinds: readonly string[], lexicon: Lexicon): ChatButton[] {
  return kinds.slice(0, 8).flatMap((id): ChatButton[] => {
    const kind = lexicon.kinds.get(id);
    return kind ? [{ id: `kind-${id}`, label: kind.noun, value: kind.noun, type: 'category' }] : [];
  });
}

function budgetQuestion(
  kind: GuideKind,
  { low, high }: { low: number; high: number },
  again: boolean,
): Question {
  const per = kind.priceNote ? ` (${kind.priceNote})` : '';
  const labels = [
    `${money(low)}'ye kadar`,
    `${tl.format(low)}–${money(high)}`,
    `${money(high)} ve üzeri`,
    'Fark etmez',
  ];
  return {
    text: again ? `Peki aklınızda bir bütçe var mı${per}?` : `Bütçeniz ne kadar${per}?`,
    buttons: labels.map((label, index) => ({
      id: `budget-${index + 1}`,
      label,
      value: label === 'Fark etmez' ? 'Bütçe fark etmez' : label,
      type: 'budget',
    })),
  };
}

function attributeToAsk(
  wants: Wants,
  kind: GuideKind,
  products: readonly GuideProduct[],
): string | undefined {
  if (wants.settled.includes('other')) return undefined;
  const open = Object.keys(kind.attributes).filter(
    (name) =>
      !kind.fixed[name] &&
      !neverAsked.has(name) &&
      !wants.settled.includes(name) &&
      !wants.wishes.some(({ attribute }) => attribute === name) &&
      answersOf(name, wants, kind, products).length >= 2,
  );
  const first = firstToAsk.find((name) => open.includes(name));
  if (first) return first;
  const tasteKnown =
    wants.brands.length > 0 ||
    namesThing(wants, products) ||
    [...wants.settled, ...wants.wishes.map(({ attribute }) => attribute)].some(
      (name) => !firstToAsk.includes(name),
    );
  if (tasteKnown) return undefined;
  return (
    questionOrder.find((name) => open.includes(name)) ??
    open.find((name) => !quietAttributes.has(name) && !firstToAsk.includes(name))
  );
}

function preferenceQuestion(
  attribute: string,
  wants: Wants,
  kind: GuideKind,
  products: readonly GuideProduct[],
): Question {
  const answers = answersOf(attribute, wants, kind, products).slice(0, mostButtons - 1);
  const labels = [
    ...answers.map((value) => kind.attributes[attribute]?.values[value] ?? value),
    'Fark etmez',
  ];
  return {
    text: attributeQuestion(attribute, kind),
    buttons: labels.map((label, index) => ({
      id: `${attribute}-${index + 1}`,
      label,
      value: label,
      type:
        attribute === 'usage' || attribute === 'usage_purpose'
          ? 'usage'
          : attribute.includes('feature')
            ? 'feature'
            : 'preference',
    })),
  };
}

/** Values that three brands within the budget have, the most common first; only such answers can be honoured. */
function answersOf(
  attribute: string,
  wants: Wants,
  kind: GuideKind,
  products: readonly GuideProduct[],
): string[] {
  const range = rangeOf(wants.budget, comparable(wants, products));
  const open = products.filter(
    (product) =>
      isWithin(product.price, range) &&
      !wants.refusedBrands.includes(product.brandId) &&
      wants.wishes.every((wish) => meets(product, wish)),
  );
  return Object.keys(kind.attributes[attribute]?.values ?? {})
    .filter(
      (value) =>
        value !== 'none' &&
        !wants.refusedWishes.some((wish) => wish.attribute === attribute && wish.value === value),
    )
    .map((value) => ({
      value,
      having: open.filter((product) => product.attributes[attribute]?.includes(value)),
    }))
    .filter(({ having }) => new Set(having.map(({ brandId }) => brandId)).size >= 3)
    .sort((a, b) => b.having.length - a.having.length)
    .map(({ value }) => value);
}
