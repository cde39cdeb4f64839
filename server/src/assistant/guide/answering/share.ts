import type { Kind, Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { sumOf } from '../facts/reckon';
import { nounOf } from '../names/in-sentence';
import { sampleOf } from '../proposing/shelf';
import { money } from '../slots/chips';
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
    const { times, note } = inUnitOf(kind, said, slots);
    const budget = times === 1 ? said : multiplied(said, times);
    return { slots: { ...slots, budget, total: undefined }, note };
  }
  if (!total?.max || !kind) return { slots, note: '' };
  const spent = slots.chosen.filter((one) => one.kind !== kind.id);
  const left = total.max - sumOf(spent);
  const open = sharers.filter(
    (kinds) => kinds.includes(kind.id) || !spent.some((one) => kinds.includes(one.kind)),
  );
  if (left <= 0)
    return { slots, note: `Toplam ${money(total.max)} bütçeniz seçtiklerinizle doldu.` };
  const payersOf = (id: string) =>
    knowledge.kinds.get(id)?.priceNote?.startsWith(eachPays) ? (slots.people ?? 1) : 1;
  const usual = await Promise.all(
    open.map(async (kinds) => {
      const id = kinds.includes(kind.id) ? kind.id : (kinds[0] ?? '');
      const prices = (await sampleOf(id, engine)).map(({ price }) => price).sort((a, b) => a - b);
      return (prices[Math.floor(prices.length / 3)] ?? 1) * payersOf(id);
    }),
  );
  const own = usual[open.findIndex((kinds) => kinds.includes(kind.id))] ?? usual[0] ?? 1;
  const exact = (left * own) / usual.reduce((a, b) => a + b, 0);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(exact, 1))) - 1);
  const share = open.length < 2 ? left : Math.max(step, Math.round(exact / step) * step);
  const whole = spent.length > 0 ? `Kalan ${money(left)}` : `Toplam ${money(left)}`;
  const noun = nounOf(kind);
  const payers = payersOf(kind.id);
  const each = Math.floor(share / payers);
  const ofEach = payers > 1 ? ` ${payers} kişi için kişi başı ${money(each)} eder.` : '';
  return {
    slots: { ...slots, budget: { said: total.said, turn: total.turn, max: each } },
    note:
      (share === left
        ? `${whole} ${noun} için.`
        : `${whole} bütçenin ${money(share)} kadarını ${noun} için ayırdım.`) + ofEach,
  };
}

const eachPays = 'kişi başı';
const monthsOfYear = 12;

/** By what a sum is multiplied to be told as the prices of a kind are, and how one says so. */
function inUnitOf(
  { priceNote }: Kind,
  { per, near, max, min, pieces = 1 }: Budget,
  { people = 1 }: Slots,
): { readonly times: number; readonly note: string } {
  const sum = near ?? max ?? min ?? 0;
  const of = (unit: string) => priceNote?.startsWith(unit) === true;
  const told = (times: number, before: string, after: string) => ({
    times,
    note:
      times === 1 || sum === 0
        ? ''
        : `${before} ${money(sum)}, ${after} ${money(Math.floor(sum * times))} eder.`,
  });
  if (pieces > 1) return told(1 / pieces, 'Toplam', `${pieces} tane için tanesi`);
  if (per === 'year' && of('aylık')) return told(1 / monthsOfYear, 'Yıllık', 'ayda');
  if (per === 'month' && of('yıllık')) return told(monthsOfYear, 'Aylık', 'yılda');
  return of(eachPays) && (per === undefined || per === 'all')
    ? told(1 / people, 'Toplam', `${people} kişi için kişi başı`)
    : told(1, '', '');
}

const multiplied = ({ per: _, pieces: __, ...budget }: Budget, times: number): Budget => {
  const by = (sum: number) => Math.floor(sum * times);
  const { min, max, near } = budget;
  return {
    ...budget,
    ...(min !== undefined && { min: by(min) }),
    ...(max !== undefined && { max: by(max) }),
    ...(near !== undefined && { near: by(near) }),
  };
};
