import type { Kind, Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { inSentence } from '../names/in-sentence';
import { sampleOf } from '../proposing/shelf';
import { money } from '../slots/chips';
import { toldOf } from '../slots/measure';
import { onlyKind, type Budget, type Slots } from '../slots/slots';

/**
 * What was said of money as one product's price is told: a sum for several things is shared by what they usually cost, one
 * for several people or by another span of time is reckoned over. The note says how.
 */
export async function withShare(
  slots: Slots,
  knowledge: Knowledge,
  engine: SearchEngine,
): Promise<{ slots: Slots; note: string }> {
  const { total, sharers } = slots;
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  const said = slots.budget ?? (sharers.length < 2 ? total : undefined);
  // What follows from the prices that were shown is told as they are.
  if (kind && said?.said === '') return { slots, note: '' };
  if (kind && said) {
    const { times, note } = await inUnitOf(kind, said, slots, engine);
    return { slots: { ...slots, budget: multiplied(said, times), total: undefined }, note };
  }
  if (!total?.max || !kind) return { slots, note: '' };
  const usual = await Promise.all(
    sharers.map(async (kinds) => {
      const prices = (await sampleOf(kinds.includes(kind.id) ? kind.id : (kinds[0] ?? ''), engine))
        .map(({ price }) => price)
        .sort((a, b) => a - b);
      return prices[Math.floor(prices.length / 3)] ?? 1;
    }),
  );
  const own = usual[sharers.findIndex((kinds) => kinds.includes(kind.id))] ?? usual[0] ?? 1;
  const exact = (total.max * own) / usual.reduce((a, b) => a + b, 0);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(exact, 1))) - 1);
  const share = Math.max(step, Math.round(exact / step) * step);
  return {
    slots: { ...slots, budget: { said: total.said, turn: total.turn, max: share } },
    note: `Toplam ${money(total.max)} bütçenin ${money(share)} kadarını ${inSentence(kind.noun)} için ayırdım.`,
  };
}

const monthsOfYear = 12;
/** For how many a room is where nobody says. */
const peopleOfRoom = 2;

/** By what a sum is multiplied to be told as the prices of a kind are, and how one says so. */
async function inUnitOf(
  { id, priceNote }: Kind,
  { per, max, min }: Budget,
  { people, wanted }: Slots,
  engine: SearchEngine,
): Promise<{ readonly times: number; readonly note: string }> {
  const sum = max ?? min ?? 0;
  const of = (unit: string) => priceNote?.startsWith(unit) === true;
  const told = (times: number, before: string, after: string) => ({
    times,
    note:
      times === 1 || sum === 0
        ? ''
        : `${before} ${money(sum)}, ${after} ${money(Math.floor(sum * times))} eder.`,
  });
  if (per === 'year' && of('aylık')) return told(1 / monthsOfYear, 'Yıllık', 'ayda');
  if (per === 'month' && of('yıllık')) return told(monthsOfYear, 'Aylık', 'yılda');
  if (!of('kişi başı') || per === 'person' || per === 'each') return told(1, '', '');
  if (per !== 'night')
    return told(1 / (people ?? 1), 'Toplam', `${people ?? 1} kişi için kişi başı`);
  const said = wanted.find(({ measure }) => measure?.unit === 'gece')?.measure?.value;
  const nights =
    said ??
    (await sampleOf(id, engine))
      .flatMap(({ product }) => toldOf(product, 'gece').map(({ value }) => value))
      .sort((a, b) => a - b)
      .find((_, at, all) => at >= Math.floor(all.length / 2)) ??
    1;
  const who = people ?? peopleOfRoom;
  return told(
    nights / who,
    'Gecelik',
    `${nights} gece${who > 1 ? ` ve ${who} kişi` : ''} için kişi başı`,
  );
}

const multiplied = ({ per: _, ...budget }: Budget, times: number): Budget => {
  const by = (sum: number) => (times === 1 ? sum : Math.floor(sum * times));
  const { min, max, near } = budget;
  return {
    ...budget,
    ...(min !== undefined && { min: by(min) }),
    ...(max !== undefined && { max: by(max) }),
    ...(near !== undefined && { near: by(near) }),
  };
};
