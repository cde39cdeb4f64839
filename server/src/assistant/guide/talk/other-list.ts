import { fold } from '@denk/shared/product/text';
import type { Act, Clause } from '../acts';
import { judge } from '../proposing/choose';
import { roundUp } from '../proposing/price-range';
import { sampleOf } from '../proposing/shelf';
import { isOfSort, termsOf, type Option, type Term } from '../proposing/terms';
import { placesOf } from '../reading/pointing';
import { turnTo } from '../slots/change';
import { onlyKind, type Slots } from '../slots/slots';
import { anew } from './hear';
import { stays } from './by-form';
import { isTurnedDown } from './take-out';
import type { Talk, Hearing } from './talk';

/** The places of the shown that a clause keeps. */
export const placesKept = ({ act, text }: Clause, listed: readonly Option[]): readonly number[] =>
  act !== 'refuse' && stays.test(fold(text)) ? placesOf(text, listed) : [];

const origin = { said: '', turn: -1 };

/**
 * What a message asks for in place of what was shown: cheaper ones, better ones, others, one like the second, the next
 * thing. `heard` are the slots as the rest of the message has them.
 */
export async function otherList(
  talk: Talk,
  heard: Slots,
  isNews: boolean,
  hearing: Hearing,
): Promise<Slots> {
  const { clauses, command, slots, listed } = talk;
  if (command === 'new') return anew(slots);
  if (command === 'forget') return { ...slots, unwanted: [], kept: [] };
  const doing = (act: Act) => clauses.find((clause) => clause.act === act);
  if (doing('next') && slots.later.length > 0 && !isNews)
    return turnTo({ ...heard, kept: [] }, slots.later, hearing.knowledge.kinds);
  if (listed.length === 0 || heard.kinds.join() !== slots.kinds.join()) return heard;
  const titles = listed.map(({ product }) => product.title);
  const like = clauses.find(
    ({ act, text }) =>
      act === 'wish' &&
      /\b(?:gibi|benzer\w*|tarzi\w*)\b/.test(fold(text)) &&
      placesOf(text, listed).length > 0,
  );
  const model = like && listed[placesOf(like.text, listed)[0] ?? 0];
  if (model) return likeIt(model, titles, slots, heard);
  const staying = clauses.flatMap((clause) => placesKept(clause, listed));
  if (staying.length > 0 && staying.length < listed.length) {
    const kept = titles.filter((_, at) => staying.includes(at));
    const out = titles.filter((title) => !kept.includes(title));
    return { ...heard, kept, unwanted: [...new Set([...heard.unwanted, ...out])] };
  }
  const dear = doing('cheaper');
  const without = dear && (await tooDear(dear, listed, heard, hearing));
  if (without) return without;
  const other = doing('other');
  if (other) {
    // `ikincisini okudum, başka bir tane`: in place of what is turned down beside.
    const places = clauses
      .filter((clause) => clause === other || isTurnedDown(clause, talk))
      .flatMap(({ text }) => placesOf(text, listed));
    const pointed = [...new Set(places)].flatMap((place) => titles[place] ?? []);
    if (isNews && pointed.length === 0) return { ...heard, kept: [] };
    const out = pointed.length > 0 ? pointed : titles;
    return {
      ...heard,
      unwanted: [...new Set([...slots.unwanted, ...out])],
      kept: titles.filter((title) => !out.includes(title)),
    };
  }
  if (!isNews && dear) return cheaper(slots, listed, hearing);
  if (!isNews && doing('dearer')) return better(slots, listed);
  return isNews ? { ...heard, kept: [] } : heard;
}

/** Without those that are called too dear, or are over what there is to spend, where there are cheaper ones: nothing dearer takes their place. */
async function tooDear(
  { text }: Clause,
  listed: readonly Option[],
  slots: Slots,
  { engine, knowledge }: Hearing,
): Promise<Slots | undefined> {
  const { budget } = slots;
  const most = budget?.said && !budget.level ? (budget.near ?? budget.max) : undefined;
  const named = placesOf(text, listed).flatMap((place) => listed[place] ?? []);
  const over = listed.filter(({ price }) => price > (most ?? Infinity));
  const out = named.length > 0 && !named.every((one) => over.includes(one)) ? named : over;
  if (out.length === 0) return undefined;
  const least = Math.min(...out.map(({ price }) => price));
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  const terms = kind ? termsOf(slots, kind, {}) : [];
  const isOfSame = (option: Option) =>
    !judge(option, terms, {}).missing.some((term) => isOfSort(term) || term.of === 'refusal');
  const others = (kind ? await sampleOf(kind.id, engine) : []).filter(
    ({ product }) => !listed.some((one) => one.product.id === product.id),
  );
  // Of the sort there is no other for less.
  if (!others.some((option) => option.price < least && isOfSame(option))) return undefined;
  const titles = out.map(({ product }) => product.title);
  return {
    ...slots,
    budget:
      budget && most !== undefined && least > most
        ? { ...budget, max: most, firm: true }
        : { ...origin, below: least, max: least - 0.01, firm: true },
    unwanted: [...new Set([...slots.unwanted, ...titles])],
    kept: listed.map(({ product }) => product.title).filter((title) => !titles.includes(title)),
  };
}

/** Cheaper than all that were shown if there is such a one, else than the dearest; no further from what was asked. */
async function cheaper(
  slots: Slots,
  listed: readonly Option[],
  { engine, knowledge }: Hearing,
): Promise<Slots> {
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  if (!kind) return slots;
  const terms = termsOf({ ...slots, budget: undefined }, kind, {});
  const lacks = (option: Option) => judge(option, terms, {}).missing;
  const worst = Math.max(...listed.map((option) => lacks(option).length));
  // Another sort is no cheaper one of this.
  const isAlike = (term: Term) =>
    term.of !== 'refusal' && (!isOfSort(term) || listed.some((one) => lacks(one).includes(term)));
  const fitting = (await sampleOf(kind.id, engine)).filter(
    (option) => lacks(option).length <= worst && lacks(option).every(isAlike),
  );
  const under = (price: number) => fitting.filter((one) => one.price < price);
  const prices = listed.map(({ price }) => price);
  const least = Math.min(...prices);
  const below = under(least).length > 0 ? least : Math.max(...prices);
  const isShown = ({ product }: Option) =>
    listed.some((one) => one.product.title === product.title);
  if (under(below).every(isShown)) return slots;
  return {
    ...slots,
    budget: { ...origin, below, max: below - 0.01, firm: true },
    order: 'cheap',
    kept: [],
  };
}

function better(slots: Slots, listed: readonly Option[]): Slots {
  const top = Math.max(...listed.map(({ price }) => price));
  const { max } = slots.budget ?? {};
  return {
    ...slots,
    unwanted: [...new Set([...slots.unwanted, ...listed.map(({ product }) => product.title)])],
    kept: [],
    budget: max !== undefined ? slots.budget : { ...origin, min: top, max: Math.round(top * 1.8) },
    order: max !== undefined ? 'dear' : undefined,
  };
}

/** `ikincisi gibi`: about what it costs, with what was said beside. */
function likeIt(
  { product: { title }, price }: Option,
  titles: readonly string[],
  before: Slots,
  after: Slots,
): Slots {
  const { budget } = after;
  const near = { ...origin, near: price, min: price * 0.6, max: roundUp(price * 1.2) };
  const cheaperOne = { ...origin, below: price, max: price };
  return {
    ...after,
    budget: budget === before.budget ? near : budget?.level === 'cheap' ? cheaperOne : budget,
    kept: [title],
    unwanted: [...new Set([...before.unwanted, ...titles.filter((one) => one !== title)])],
  };
}
