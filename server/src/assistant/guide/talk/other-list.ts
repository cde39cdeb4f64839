import type { Knowledge } from '../../../catalogue';
import { fold } from '@denk/shared/product/text';
import type { SearchEngine } from '../../../search';
import type { Act, Clause } from '../acts';
import { judge } from '../proposing/choose';
import { roundUp } from '../proposing/price-range';
import { sampleOf } from '../proposing/shelf';
import { termsOf, type Option } from '../proposing/terms';
import type { Heard } from '../reading/read-message';
import { changeSlots } from '../slots/change-slots';
import { emptySlots, onlyKind, type Slots } from '../slots/slots';
import type { Command } from './commands';
import { placesOf } from '../reading/pointing';
import type { Talk } from './talk';

const origin = { said: '', turn: -1 };

/**
 * What a message asks for in place of what was shown: cheaper ones, better ones, others, one like the second, the next
 * thing. The slots it was heard with where it asks for nothing such, or says how the others shall be.
 */
export async function otherList(
  clauses: readonly Clause[],
  command: Command | undefined,
  { slots, listed }: Talk,
  heard: Heard,
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Slots> {
  if (command === 'new') return { ...emptySlots, recipient: slots.recipient };
  if (command === 'forget') return { ...slots, unwanted: [], kept: [] };
  const doing = (act: Act) => clauses.find((clause) => clause.act === act);
  const [next, ...later] = slots.later;
  if (doing('next') && next && heard.slots.kinds.join() === slots.kinds.join())
    return changeSlots(slots, { errands: [next, ...later] }, knowledge);
  if (listed.length === 0) return heard.slots;
  const titles = listed.map(({ product }) => product.title);
  const like = clauses.find(
    (clause) =>
      clause.act === 'wish' &&
      /\b(?:gibi|benzer\w*|tarzi\w*)\b/.test(fold(clause.text)) &&
      placesOf(clause.text, listed).length > 0,
  );
  const model = like && listed[placesOf(like.text, listed)[0] ?? 0];
  if (model) return likeIt(model, titles, slots, heard.slots);
  const dear = doing('cheaper');
  const without = dear && tooDear(dear, listed, heard.slots);
  if (without) return without;
  const { budget } = heard.slots;
  // `5 bini geçmeyen yok mu`
  const isFirm = clauses.some(
    ({ act, text }) => /other|seek/.test(act) && /ge[çc]me|a[şs]ma/.test(text),
  );
  if (budget?.max !== undefined && !budget.firm && isFirm)
    return { ...heard.slots, budget: { ...budget, firm: true }, kept: [] };
  const other = doing('other');
  if (other) {
    const places = placesOf(other.text, listed);
    const out = places.length > 0 ? places.flatMap((place) => titles[place] ?? []) : titles;
    if (heard.changed && places.length === 0) return { ...heard.slots, kept: [] };
    return {
      ...heard.slots,
      unwanted: [...new Set([...slots.unwanted, ...out])],
      kept: titles.filter((title) => !out.includes(title)),
    };
  }
  if (!heard.changed && dear) return cheaper(slots, listed, engine, knowledge);
  if (!heard.changed && doing('dearer')) return better(slots, listed);
  return heard.changed ? { ...wantedAgain(heard.slots, slots), kept: [] } : heard.slots;
}

/** Without those that are called too dear, or are over what there is to spend: nothing dearer takes their place. */
function tooDear({ text }: Clause, listed: readonly Option[], slots: Slots): Slots | undefined {
  const { budget } = slots;
  const most = budget?.said && !budget.level ? (budget.near ?? budget.max) : undefined;
  const named = placesOf(text, listed).flatMap((place) => listed[place] ?? []);
  const over = listed.filter(({ price }) => price > (most ?? Infinity));
  const isOver = named.length === 0 || named.every((one) => over.includes(one));
  const out = isOver ? over : named;
  if (out.length === 0) return undefined;
  const least = Math.min(...out.map(({ price }) => price));
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

/** What was out is back where its brand is asked for by name: `Play-Doh da olur`. */
function wantedAgain(after: Slots, before: Slots): Slots {
  const brands = after.brands.filter((brand) => !before.brands.includes(brand));
  return {
    ...after,
    unwanted: after.unwanted.filter(
      (title) =>
        !brands.some(({ label }) =>
          title.toLocaleLowerCase('tr').startsWith(label.toLocaleLowerCase('tr')),
        ),
    ),
  };
}

async function cheaper(
  slots: Slots,
  listed: readonly Option[],
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Slots> {
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  if (!kind) return slots;
  const terms = termsOf({ ...slots, budget: undefined }, kind, {});
  const lacks = (option: Option) => judge(option, terms, {}).missing;
  // No further from what was asked than what was shown.
  const worst = Math.max(...listed.map((option) => lacks(option).length));
  const fitting = (await sampleOf(kind.id, engine)).filter(
    (option) => lacks(option).length <= worst && lacks(option).every(({ of }) => of !== 'refusal'),
  );
  const under = (price: number) => fitting.filter((one) => one.price < price);
  const prices = listed.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  // Cheaper than all of them if there is such a one, else than the dearest.
  const below = under(least).length > 0 ? least : most;
  const isShown = ({ product }: Option) =>
    listed.some((one) => one.product.title === product.title);
  if (under(below).every(isShown)) return slots;
  const budget: Slots['budget'] = { ...origin, below, max: below - 0.01, firm: true };
  return { ...slots, budget, order: 'cheap', kept: [] };
}

function better(slots: Slots, listed: readonly Option[]): Slots {
  const top = Math.max(...listed.map(({ price }) => price));
  const { max } = slots.budget ?? {};
  const titles = listed.map(({ product }) => product.title);
  return {
    ...slots,
    unwanted: [...new Set([...slots.unwanted, ...titles])],
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
  const near = { ...origin, near: price, min: price * 0.6, max: roundUp(price * 1.2) };
  const { budget } = after;
  const isNew = budget !== before.budget;
  return {
    ...after,
    budget:
      isNew && budget?.level === 'cheap'
        ? { ...origin, below: price, max: price }
        : isNew
          ? budget
          : near,
    kept: [title],
    unwanted: [...new Set([...before.unwanted, ...titles.filter((one) => one !== title)])],
  };
}
