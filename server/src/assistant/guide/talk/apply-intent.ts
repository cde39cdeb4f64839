import type { Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { roundUp } from '../proposing/price-range';
import { judge } from '../proposing/choose';
import { sampleOf } from '../proposing/shelf';
import { termsOf, type Option } from '../proposing/terms';
import type { Meaning } from '../reading/meaning-after-list';
import type { Heard } from '../reading/read-message';
import { emptySlots, onlyKind, type Slots } from '../slots/slots';
import { changeSlots } from '../slots/change-slots';

/** What a meaning changes of the slots: prices of what was shown, titles that are out or stay. Questions change nothing. */
export async function applyIntent(
  meaning: Meaning,
  { slots, listed }: { readonly slots: Slots; readonly listed: readonly Option[] },
  heard: Heard,
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Slots> {
  const prices = listed.map(({ price }) => price);
  const titles = listed.map(({ product }) => product.title);
  const at = (places: readonly number[]) => places.flatMap((place) => titles[place] ?? []);
  const origin = { said: '', turn: -1 };
  // What is named to be taken out is not asked for.
  const said = {
    ...heard.slots,
    brands: slots.brands,
    names: heard.slots.names.filter((name) => slots.names.includes(name)),
  };
  const unwanted = (more: readonly string[]) => [...new Set([...slots.unwanted, ...more])];
  switch (meaning.means) {
    case 'cheaper': {
      const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
      if (!kind || listed.length === 0) return slots;
      const terms = termsOf({ ...slots, budget: undefined }, kind, {});
      const lacks = (option: Option) => judge(option, terms, {}).missing.length;
      // No further from what was asked than what was shown.
      const worst = Math.max(...listed.map(lacks));
      const fitting = (await sampleOf(kind.id, engine)).filter(
        (option) =>
          lacks(option) <= worst &&
          judge(option, terms, {}).missing.every(({ of }) => of !== 'refusal'),
      );
      const under = (price: number) => fitting.filter((one) => one.price < price);
      const [least, most] = [Math.min(...prices), Math.max(...prices)];
      // Cheaper than all of them if there is such a one, else than the dearest.
      const below = under(least).length > 0 ? least : most;
      if (under(below).every(({ product }) => titles.includes(product.title))) return slots;
      return {
        ...slots,
        budget: { ...origin, below, max: below - 0.01 },
        order: 'cheap',
        kept: [],
      };
    }
    case 'better': {
      const top = Math.max(...prices);
      const { max } = slots.budget ?? {};
      const within = max !== undefined && max > top * 1.05;
      return {
        ...slots,
        unwanted: unwanted(titles),
        kept: [],
        budget:
          max !== undefined ? slots.budget : { ...origin, min: top, max: Math.round(top * 1.8) },
        order: within || max !== undefined ? 'dear' : undefined,
      };
    }
    case 'others':
      return { ...said, unwanted: unwanted(titles), kept: [] };
    case 'replace':
      return {
        ...said,
        unwanted: unwanted(at(meaning.places)),
        kept: titles.filter((_, place) => !meaning.places.includes(place)),
      };
    case 'like': {
      const [liked] = meaning.places;
      const model = listed[liked ?? 0];
      if (!model) return slots;
      const { title } = model.product;
      const { budget } = heard.slots;
      const near = {
        ...origin,
        near: model.price,
        min: model.price * 0.6,
        max: roundUp(model.price * 1.2),
      };
      const isNew = budget !== slots.budget;
      return {
        ...heard.slots,
        budget:
          isNew && budget?.level === 'cheap'
            ? { ...origin, below: model.price, max: model.price }
            : isNew
              ? budget
              : near,
        kept: [title],
        unwanted: unwanted(titles.filter((one) => one !== title)),
      };
    }
    case 'next': {
      const [next, ...later] = slots.later;
      return next ? changeSlots(slots, { errands: [next, ...later] }, knowledge) : slots;
    }
    case 'new':
      return { ...emptySlots, recipient: slots.recipient };
    // What is told with the question counts in the answer.
    case 'pick':
      return heard.slots;
    default:
      return slots;
  }
}
