import type { Kind } from '../../../catalogue';
import { chooseThree, type Judged, wanted } from '../proposing/choose';
import { factsLine, listName } from '../proposing/line';
import { inSentence } from '../names/in-sentence';
import type { PriceRange } from '../proposing/price-range';
import type { Term } from '../proposing/terms';
import type { Talk } from '../talk/replay';
import { money, spokenOf } from '../slots/chips';
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
    return sameAgain(chosen, judged, talk, range, note);
  const intro = introOf(chosen, judged, noun, talk, range);
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
  const kept = judged.filter(
    ({ product, missing }) =>
      slots.kept.includes(product.title) && missing.every(({ of }) => of !== 'refusal'),
  );
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
  { slots, lists, absent }: Talk,
  range: PriceRange,
): string {
  const exact = chosen.filter((one) => one.exact).length;
  const asked = judged[0] ? judged[0].met.length + judged[0].missing.length : 0;
  const { unwanted, budget } = slots;
  const sample = chosen.some(({ product }) => product.sample) ? 'örnek katalogdan ' : '';
  const more = unwanted.length > 0 && lists.length > 0 ? 'kalanlar arasında ' : '';
  // Of what was asked a part may not be known at all.
  const [yours, all] =
    absent.length > 0
      ? ['öteki isteklerinize', 'öteki isteklerinizin']
      : ['istediklerinize', 'isteklerinizin'];
  const three = noun.includes(' ve ') ? 'seçenek' : noun;
  const wishes = spokenOf(slots).join(', ');
  const told = wishes ? ` (${wishes})` : '';
  if (asked === 0) return `${sample}${more}öne çıkan üç ${three}:`;
  if (exact === wanted) return `${sample}${more}${yours} uyan üç ${three}${told}:`;
  if (exact === 2)
    return `${more}iki ${three} ${all} hepsini karşılıyor${told}, üçüncü sıradaki en yakın seçenek:`;
  if (exact === 1)
    return `${more}${all} hepsini tek bir ${three} karşılıyor${told}; yanına en yakın iki seçeneği ekledim:`;
  if (range.max === 0) return `${more}ücretsiz bir ${noun} yok; en düşük ücretli üç seçenek:`;
  const possible = judged.filter(({ missing }) => missing.every(({ of }) => of !== 'refusal'));
  const dearer = possible
    .filter(
      ({ missing, price }) =>
        missing.every(({ of }) => of === 'budget') && price > (range.max ?? Infinity),
    )
    .map(({ price }) => price);
  if (dearer.length > 0 && budget?.said && !budget.level) {
    const sum =
      range.near === undefined
        ? `${money(Math.floor(range.max ?? 0))} bütçeye`
        : `${money(range.near)} dolayında`;
    return `${more}${asked > 1 ? 'bu isteklerle ' : ''}${sum} ${noun} yok, isteklerinizi karşılayanlar ${money(Math.min(...dearer))}’den başlıyor; en yakın üç seçenek:`;
  }
  const nobody = [...(possible[0]?.missing ?? [])].filter(
    (term) => term.of !== 'budget' && possible.every(({ missing }) => missing.includes(term)),
  );
  return nobody.length > 0
    ? `${more}${quoted(nobody)} isteğinizi karşılayan ${noun} yok; en yakın üç seçenek:`
    : `${more}isteklerinizin hepsini birden karşılayan bir ${noun} yok${told}; en yakın üç seçenek:`;
}

/** `“pembe” ve “pamuklu”`; names come quoted already. */
const quoted = (terms: readonly Term[]): string =>
  terms.map(({ label }) => (/^“/.test(label) ? label : `“${label}”`)).join(' ve ');

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

/** The same three again: what is new of what was asked, and how they stand to that. */
function sameAgain(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  { slots, before, heard, turn, lists }: Talk,
  range: PriceRange,
  note: string,
): Reply {
  const shown = lists.at(-1) ?? [];
  const place = ({ product }: Judged) => shown.indexOf(listName(product.title));
  const inOrder = [...chosen].sort((a, b) => place(a) - place(b));
  const isNew = (term: Term) =>
    term.of === 'brand'
      ? slots.brands.some((brand) => !before.brands.includes(brand))
      : term.of === 'refusal'
        ? ![...before.refused, ...before.refusedBrands].some(
            ({ label }) => term.label === `${label} olmasın`,
          )
        : (term.wish && !before.wanted.includes(term.wish)) ||
          (term.of === 'budget' && slots.budget?.turn === turn) ||
          (term.of === 'name' &&
            slots.names.some((name) => name.turn === turn && term.label.includes(name.said)));
  const [first] = chosen;
  const terms = first && heard.changed ? [...first.met, ...first.missing].filter(isNew) : [];
  const told = [...new Set(terms.map((term) => standing(term, inOrder, judged, range)))];
  const text = note ? upper(note.replace(/; $/, '. ')) : '';
  if (told.length > 0) return reply(`${text}${sentenceCase(told.join('; '))}.`, afterProposal);
  return reply(
    note
      ? `${text}Öneriler bu yüzden aynı kaldı.`
      : `${text}İsteklerinize en yakın üç seçenek yine yukarıdakiler.`,
    afterProposal,
  );
}

/** Which of the three, as they were shown, meet a term; where none does, from which price on others do. */
function standing(
  term: Term,
  shown: readonly Judged[],
  judged: readonly Judged[],
  range: PriceRange,
): string {
  if (term.of === 'refusal') return `tamam, ${term.label}; yukarıdakilerde zaten yok`;
  const isSum = term.of === 'budget';
  const what = isSum ? 'bütçenize' : `${quoted([term])} isteğinize`;
  const places = shown.flatMap(({ met }, at) => (met.includes(term) ? [`${at + 1}.`] : []));
  if (places.length === shown.length) return `yukarıdakilerin üçü de ${what} uyuyor`;
  if (places.length > 0)
    return `${what} ${places.join(' ve ')} sıradaki uyuyor, daha yakın başka bir seçenek yok`;
  const others = judged.filter(
    ({ met, missing }) => met.includes(term) && missing.every(({ of }) => of !== 'refusal'),
  );
  if (others.length === 0 || isSum)
    return `${range.max === 0 ? 'ücretsiz' : `${what} uyan`} bir ürün yok, en yakın üç seçenek yine yukarıdakiler`;
  return `${what} uyanlar ${money(Math.min(...others.map(({ price }) => price)))}’den başlıyor, öteki isteklerinize yukarıdakiler daha yakın`;
}
