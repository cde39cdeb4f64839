import type { Kind } from '../../../catalogue';
import { chooseThree, type Judged, wanted } from '../proposing/choose';
import { factsLine, listName } from '../proposing/line';
import { inSentence } from '../names/in-sentence';
import type { PriceRange } from '../proposing/price-range';
import type { Term } from '../proposing/terms';
import type { Talk } from '../talk/replay';
import { money } from '../slots/chips';
import type { Slots } from '../slots/slots';
import { afterProposal, button, reply, type Reply } from './reply';
import { sentenceCase, upper } from '../names/question-texts';

/** The line that goes with every proposal (docs/product.md#ai-chat-page). */
export const preparing = 'Fiyat karşılaştırması ve satın alma bağlantıları hazırlanıyor...';

/**
 * Three products with what each meets and misses, or an honest word on why there are none. A list that was just shown
 * is not shown again: what the message changed for it is said instead.
 */
export function propose(
  talk: Talk,
  kind: Kind,
  judged: readonly Judged[],
  range: PriceRange,
  note: string,
): Reply {
  const { slots } = talk;
  const chosen = inTheirPlaces(chooseThree(judged, slots, range), judged, talk);
  const noun = inSentence(kind.noun);
  if (chosen.length < wanted) return tooFew(chosen, kind, slots, note);
  const names = chosen.map(({ product }) => listName(product.title));
  const shown = talk.lists.at(-1) ?? [];
  const same = names.every((name) => shown.includes(name));
  if (same && talk.meaning?.means !== 'again' && talk.listed.length > 0)
    return sameAgain(chosen, talk, range, note, note !== '' && !talk.heard.changed);
  const sample = chosen.some(({ product }) => product.sample) ? 'örnek katalogdan ' : '';
  const intro = introOf(chosen, judged, noun, sample, slots, range);
  const list = chosen
    .map((one, at) => `${at + 1}. ${names[at] ?? ''} - ${factsLine(one, kind)}`)
    .join('\n');
  return reply(
    `${sentenceCase(note + intro)}\n\n${list}\n\n${preparing}`,
    afterButtons(slots, kind),
  );
}

const afterButtons = (slots: Slots, kind: Kind) => [...nextButton(slots, kind), ...afterProposal];

/** `Sırada: babanız için saat`. */
export function nextButton({ later }: Slots, kind: Kind) {
  const [next] = later;
  if (!next) return [];
  const who = next.recipient ? ` (${next.recipient.label})` : '';
  const what =
    next.kinds.length === 1 && next.kinds[0] !== kind.id ? 'Sıradaki ürüne geç' : 'Sıradakine geç';
  return [button('next', `${what}${who}`, 'Sıradakine geçelim', 'category')];
}

/** Kept products stay where they stood. */
function inTheirPlaces(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  { slots, listed }: Talk,
): readonly Judged[] {
  if (slots.kept.length === 0) return chosen;
  const kept = judged.filter(({ product }) => slots.kept.includes(product.title));
  const fresh = chosen.filter((one) => !kept.includes(one));
  const placed = listed.flatMap(
    ({ product }) => kept.find((one) => one.product.id === product.id) ?? fresh.shift() ?? [],
  );
  const rest = [...kept, ...fresh].filter((one) => !placed.includes(one));
  return [...placed, ...rest].slice(0, wanted);
}

/** How many of the three are what was asked for, and what is missing where none is. */
function introOf(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  noun: string,
  sample: string,
  { unwanted, kept, budget }: Slots,
  range: PriceRange,
): string {
  const exact = chosen.filter((one) => one.exact).length;
  const asked = judged[0] ? judged[0].met.length + judged[0].missing.length : 0;
  const more = unwanted.length > 0 ? 'kalanlar arasında ' : '';
  if (kept.length > 0 && exact === wanted) return `${sample}yenilenmiş önerilerim:`;
  if (asked === 0) return `${sample}${more}öne çıkan üç ${noun}:`;
  if (exact === wanted) return `${sample}${more}istediklerinize uyan üç ${noun}:`;
  if (exact === 2)
    return `${more}isteklerinizin hepsini iki ${noun} karşılıyor, üçüncü sıradaki en yakın seçenek:`;
  if (exact === 1)
    return `${more}isteklerinizin hepsini tek bir ${noun} karşılıyor; yanına en yakın iki seçeneği ekledim:`;
  const beyond = judged
    .filter(({ missing }) => missing.every((term) => term.of === 'budget'))
    .map(({ price }) => price);
  const over =
    range.max !== undefined && range.max > 0
      ? beyond.filter((price) => price > (range.max ?? 0))
      : [];
  const common =
    chosen[0]?.missing.filter((term) => chosen.every(({ missing }) => missing.includes(term))) ??
    [];
  const [only] = common;
  if (range.max === 0) return `${more}ücretsiz bir ${noun} yok; en düşük ücretli üç seçenek:`;
  if (over.length > 0 && budget?.said && !budget.level) {
    return `${more}${asked > 1 ? 'bu isteklerle ' : ''}${range.near === undefined ? `${money(Math.floor(range.max ?? 0))} bütçeye` : `${money(range.near)} dolayında`} ${noun} yok, isteklerinizi karşılayanlar ${money(Math.min(...over))}'den başlıyor; en yakın üç seçenek:`;
  }
  if (only && common.length === 1)
    return `${more}${only.of === 'name' || only.of === 'brand' ? only.label : `“${only.label}”`} isteğinizi tam karşılayan ${noun} yok; en yakın üç seçenek:`;
  return `${more}isteklerinizin hepsini birden karşılayan bir ${noun} yok; en yakın üç seçenek:`;
}

/** Fewer than three are left: they are told without a numbered list, which would hand over. */
function tooFew(
  chosen: readonly Judged[],
  kind: Kind,
  { unwanted, refused, refusedBrands }: Slots,
  note: string,
): Reply {
  const noun = inSentence(kind.noun);
  const lines = chosen
    .map((one) => `• ${listName(one.product.title)} - ${factsLine(one, kind)}`)
    .join('\n');
  const why =
    unwanted.length > 0
      ? `gösterebileceğim başka üç ${noun} kalmadı`
      : refused.length + refusedBrands.length > 0
        ? `istemedikleriniz çıkınca üç ${noun} kalmıyor`
        : `katalogda üç ${noun} yok`;
  const left = lines ? ` Kalanlar:\n\n${lines}` : '';
  return reply(`${upper(note + why)}; bir isteğinizi değiştirirseniz yeniden bakarım.${left}`, [
    button(
      'forget',
      'Gösterilenleri yeniden değerlendir',
      'Gösterdiklerini yeniden değerlendir',
      'preference',
    ),
    afterProposal[0] ?? button('cheaper', 'Daha uygun fiyatlı', 'Daha ucuz olsun', 'budget'),
  ]);
}

const idsOf = (brands: Slots['brands']): string => brands.map(({ id }) => id).join();

/** The same three again: what is new of what was asked, and how they stand to that. */
function sameAgain(
  chosen: readonly Judged[],
  talk: Talk,
  range: PriceRange,
  note: string,
  left: boolean,
): Reply {
  const { slots, before } = talk;
  const [first] = chosen;
  const isNew = (term: Judged['met'][number]) =>
    (term.wish && !before.wanted.includes(term.wish)) ||
    (term.of === 'budget' && slots.budget !== before.budget) ||
    (term.of === 'brand' && idsOf(slots.brands) !== idsOf(before.brands));
  const terms = first ? [...first.met, ...first.missing].filter(isNew) : [];
  const outOf = (term: Term) => chosen.filter(({ missing }) => missing.includes(term));
  const kept = terms.filter((term) => outOf(term).length === 0);
  const wishes = kept.filter(({ of }) => of !== 'budget').map(({ label }) => `“${label}”`);
  const fits = [
    ...(kept.some(({ of }) => of === 'budget') ? ['bütçenize'] : []),
    ...(wishes.length > 0
      ? [`${wishes.join(', ')} ${wishes.length > 1 ? 'isteklerinize' : 'isteğinize'}`]
      : []),
  ];
  const misses = terms.flatMap((term) => {
    const out = outOf(term);
    if (out.length === 0) return [];
    const level = slots.budget?.level ? 'bu fiyat düzeyine' : 'bütçenize';
    const what = term.of === 'budget' ? level : `“${term.label}” isteğinize`;
    if (out.length === chosen.length)
      return `${term.of === 'budget' && range.max === 0 ? 'ücretsiz' : `${what} uyan`} bir ürün yok, en yakın üç seçenek yukarıdakiler`;
    const where = out.map((one) => `${chosen.indexOf(one) + 1}. sıradaki ${term.missing(one)}`);
    return `${what} daha yakın başka üç ürün yok: ${where.join(', ')}`;
  });
  const says = [
    ...(fits.length > 0 ? [`yukarıdaki üç ürün ${fits.join(' ve ')} de uyuyor`] : []),
    ...misses,
  ];
  const text = says.length > 0 ? says.join('; ') : 'yukarıdaki üç ürün yine en uygun olanlar';
  return reply(
    left
      ? `${upper(note.replace(/; $/, '.'))} Önerilerde başka neyi değiştireyim?`
      : sentenceCase(`${note}${text}.`),
    afterProposal,
  );
}
