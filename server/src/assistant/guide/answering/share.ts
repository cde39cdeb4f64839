import type { Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { inSentence } from '../names/in-sentence';
import { sampleOf } from '../proposing/shelf';
import { money } from '../slots/chips';
import { onlyKind, type Slots } from '../slots/slots';

/** A sum for several things is shared by what they usually cost; each share can be taken back. */
export async function withShare(
  slots: Slots,
  knowledge: Knowledge,
  engine: SearchEngine,
): Promise<{ slots: Slots; note: string }> {
  const { total, sharers } = slots;
  const kind = onlyKind(slots);
  const people = knowledge.kinds.get(kind ?? '')?.priceNote?.startsWith('kişi başı')
    ? (slots.people ?? 1)
    : 1;
  if (total?.max && people > 1 && sharers.length < 2) {
    const own = Math.floor(total.max / people);
    return {
      slots: { ...slots, budget: { said: total.said, turn: total.turn, max: own } },
      note: `${money(total.max)} bütçeyi ${people} kişiye böldüm, kişi başı ${money(own)}.`,
    };
  }
  if (!total?.max || slots.budget || !kind || sharers.length < 2) {
    return {
      slots:
        total && !slots.budget && sharers.length < 2
          ? { ...slots, budget: total, total: undefined }
          : slots,
      note: '',
    };
  }
  const usual = await Promise.all(
    sharers.map(async (kinds) => {
      const prices = (await sampleOf(kinds.includes(kind) ? kind : (kinds[0] ?? ''), engine))
        .map(({ price }) => price)
        .sort((a, b) => a - b);
      return prices[Math.floor(prices.length / 3)] ?? 1;
    }),
  );
  const own = usual[sharers.findIndex((kinds) => kinds.includes(kind))] ?? usual[0] ?? 1;
  const exact = (total.max * own) / usual.reduce((a, b) => a + b, 0);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(exact, 1))) - 1);
  const share = Math.max(step, Math.round(exact / step) * step);
  const noun = inSentence(knowledge.kinds.get(kind)?.noun ?? '');
  return {
    slots: { ...slots, budget: { said: total.said, turn: total.turn, max: share } },
    note: `Toplam ${money(total.max)} bütçenin ${money(share)} kadarını ${noun} için ayırdım.`,
  };
}
