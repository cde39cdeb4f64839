import type { Kind } from '../../../catalogue';
import { chooseThree, type Judged, mayBeShown, wanted } from '../proposing/choose';
import { factsLine, listName } from '../proposing/line';
import { inSentence } from '../names/in-sentence';
import { roundUp, type PriceRange } from '../proposing/price-range';
import { termsOf, type Term } from '../proposing/terms';
import type { Talk } from '../talk/talk';
import { chipsOf, money, spokenOf } from '../slots/chips';
import type { Slots } from '../slots/slots';
import { askWhichNot } from './clarify';
import { noneCheaper } from './none-cheaper';
import { commands } from '../talk/commands';
import { nameOf } from '../facts/table';
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
  notes: readonly string[],
  answers: (chosen: readonly Judged[]) => readonly string[],
): Reply {
  const { slots } = talk;
  const chosen = inTheirPlaces(chooseThree(judged, slots, range), judged, talk);
  const noun = inSentence(kind.noun);
  if (chosen.length < wanted) return tooFew(chosen, judged, kind, slots, notes);
  const names = chosen.map(nameOf);
  const shown = talk.listed.map(nameOf);
  const same = names.every((name) => shown.includes(name));
  const told = answers(chosen);
  if (same && talk.command !== 'list' && talk.listed.length > 0)
    return sameAgain(chosen, judged, talk, kind, range, [...notes, ...told]);
  const intro = upper(introOf(chosen, judged, noun, talk, range));
  const list = chosen
    .map((one, at) => `${at + 1}. ${names[at] ?? ''} - ${factsLine(one, kind)}`)
    .join('\n');
  const before = [notes.join(' '), ...told].filter(Boolean).join('\n\n');
  const join = told.length > 0 ? '\n\n' : ' ';
  return reply(
    `${before ? before + join : ''}${intro}\n\n${list}\n\n${preparing}`,
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
  return [button('next', `${what}${who}`, commands.next, 'category')];
}

/** Kept products stay where they stood. */
function inTheirPlaces(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  { slots, listed }: Talk,
): readonly Judged[] {
  if (slots.kept.length === 0) return chosen;
  const kept = judged.filter(
    ({ product, missing }) => slots.kept.includes(product.title) && mayBeShown({ missing }),
  );
  const fresh = chosen.filter((one) => !kept.includes(one));
  const placed = listed.flatMap(
    ({ product }) => kept.find((one) => one.product.id === product.id) ?? fresh.shift() ?? [],
  );
  const rest = [...kept, ...fresh].filter((one) => !placed.includes(one));
  return [...placed, ...rest].slice(0, wanted);
}

/** What the three were chosen by, what that changed of the list before, and which have all of it: only what was counted. */
function introOf(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  noun: string,
  talk: Talk,
  range: PriceRange,
): string {
  const { slots, listed } = talk;
  const sample = chosen.some(({ product }) => product.sample) ? 'örnek katalogdan ' : '';
  const wishes = spokenOf(slots).join(', ');
  const changed = listed.length > 0 ? `${changeOf(talk, chosen)} ` : '';
  if (!wishes) {
    const three = noun.includes(' ve ') ? 'seçenek' : noun;
    return changed ? `${changed}Şimdi öne çıkanlar:` : `${sample}öne çıkan üç ${three}:`;
  }
  const status =
    statusOf(chosen) ?? `${noneHas(judged, noun, slots, range)}; eksikler yanlarında yazıyor:`;
  return `${changed || `${sample}şunlara göre seçtim: ${wishes}. `}${upper(status)}`;
}

/** `Listeyi şuna göre yeniledim: bütçe 2.000 TL. 1. sıradaki önceki listeden, ötekiler yeni.` */
function changeOf({ slots, before, listed }: Talk, chosen: readonly Judged[]): string {
  const [now, then] = [spokenOf(slots), spokenOf(before)];
  const news = now.filter((label) => !then.includes(label));
  const gone = then.filter((label) => !now.includes(label));
  const isOut = slots.unwanted.some((title) => !before.unwanted.includes(title));
  const cause =
    news.length > 0
      ? `Listeyi şuna göre yeniledim: ${news.join(', ')}.`
      : isOut
        ? 'Kalanlar arasından yeniden seçtim.'
        : gone.length > 0
          ? `Şunu artık aramadan yeniledim: ${gone.join(', ')}.`
          : 'Listeyi yeniledim.';
  const shown = listed.map(nameOf);
  const stayed = placesOf(chosen, (one) => shown.includes(nameOf(one)));
  return stayed.length > 0 ? `${cause} ${ranked(stayed)} önceki listeden, gerisi yeni.` : cause;
}

const placesOf = (chosen: readonly Judged[], is: (one: Judged) => boolean): readonly number[] =>
  chosen.flatMap((one, at) => (is(one) ? [at + 1] : []));

/** `1. ve 2. sıradaki` */
const ranked = (places: readonly number[]): string =>
  `${places.map((place) => `${place}.`).join(' ve ')} sıradaki`;

/** Leads to the three, claiming nothing that their own lines do not say; undefined where all of them lack something. */
function statusOf(chosen: readonly Judged[]): string | undefined {
  const places = placesOf(chosen, ({ missing }) => missing.length === 0);
  if (places.length === wanted) return 'önerilerim:';
  return places.length > 0 ? 'eksiği olanların yanında yazıyor:' : undefined;
}

/** What no product of the kind has, each condition looked at alone; else that none has all of it. */
function noneHas(
  judged: readonly Judged[],
  noun: string,
  { budget }: Slots,
  range: PriceRange,
): string {
  const prices = judged.map(({ price }) => price);
  if (range.max === 0) return `ücretsiz bir ${noun} yok`;
  const isSum = budget?.said && !budget.level && range.max !== undefined;
  const sum = range.near ?? range.max ?? Infinity;
  if (isSum && prices.every((price) => price > sum))
    return `${money(Math.floor(sum))} bütçeye ${noun} yok, en ucuzu ${money(Math.min(...prices))}`;
  const nobody = (judged[0]?.missing ?? []).filter(
    (term) =>
      term.of !== 'budget' &&
      term.of !== 'refusal' &&
      judged.every(({ missing }) => missing.includes(term)),
  );
  if (nobody.length > 0) return `katalogda ${quoted(nobody)} olan ${noun} yok`;
  const dearer = judged.filter(
    ({ missing, price }) => price > sum && missing.every(({ of }) => of === 'budget'),
  );
  return isSum && dearer.length > 0
    ? `bütçe dışında hepsine uyanlar ${money(Math.min(...dearer.map(({ price }) => price)))}’den başlıyor`
    : `hepsine birden uyan bir ${noun} bulamadım`;
}

/** `“pembe” ve “pamuklu”`; names come quoted already. */
const quoted = (terms: readonly Term[]): string =>
  terms.map(({ label }) => (/^“/.test(label) ? label : `“${label}”`)).join(' ve ');

/** Fewer than three are left: they are told without a numbered list, which would hand over. */
function tooFew(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  kind: Kind,
  slots: Slots,
  notes: readonly string[],
): Reply {
  const { unwanted, refused, refusedBrands, budget } = slots;
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
  const sum = budget?.below ?? budget?.max;
  if (budget?.firm && sum !== undefined)
    return reply(
      [
        ...notes,
        `${money(sum)} ${budget.below === undefined ? 'sınırını aşmayan' : 'altında'} ${lines ? `yalnız ${chosen.length === 1 ? 'bu' : 'şunlar'} var; başkası için hangisinden vazgeçelim?\n\n${lines}` : `${noun} yok; hangisinden vazgeçelim?`}`,
      ].join(' '),
      giveUp(slots, judged),
    );
  return reply(
    `${[...notes, upper(why)].join(' ')}; bir isteğinizi değiştirirseniz yeniden bakarım.${left}`,
    [
      button('forget', 'Gösterilenleri yeniden değerlendir', commands.forget, 'preference'),
      afterProposal[0] ?? button('cheaper', 'Daha uygun fiyatlı', 'Daha ucuz olsun', 'budget'),
    ],
  );
}

/** What may be given up where nothing else is within a sum: each of the wishes, or the sum. */
function giveUp(slots: Slots, judged: readonly Judged[]) {
  const wishes = chipsOf(slots).filter(({ type }) => type !== 'budget');
  const [next] = judged
    .filter(
      ({ missing }) =>
        missing.some(({ of }) => of === 'budget') && missing.every(({ of }) => of === 'budget'),
    )
    .map(({ price }) => roundUp(price))
    .sort((a, b) => a - b);
  return [
    ...wishes
      .slice(0, 3)
      .map(({ id, label, value }) =>
        button(`give-${id}`, `${label} şart değil`, value, 'preference'),
      ),
    ...(next === undefined
      ? []
      : [button('more', `Bütçe ${money(next)} olsun`, `Bütçe ${money(next)} olsun`, 'budget')]),
  ];
}

/** The same three again: what is new of what was asked, and how they stand to that. */
function sameAgain(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  { slots, before, changed, turn, listed, replies, clauses }: Talk,
  kind: Kind,
  range: PriceRange,
  notes: readonly string[],
): Reply {
  const shown = listed.map(nameOf);
  const place = ({ product }: Judged) => shown.indexOf(listName(product.title));
  const inOrder = [...chosen].sort((a, b) => place(a) - place(b));
  const known = new Set(termsOf(before, kind, range).map(({ label }) => label));
  const isNew = ({ of, label, wish }: Term) =>
    of === 'budget'
      ? slots.budget?.turn === turn
      : !known.has(label) && (of !== 'hint' || wish !== undefined);
  const [first] = chosen;
  const terms = first && changed ? [...first.met, ...first.missing].filter(isNew) : [];
  const told = [...new Set(terms.map((term) => standing(term, inOrder, judged, range)))];
  const stays = `${sentenceCase(told.join('; '))}; listeyi değiştirmedim.`;
  const says = [...notes, ...(told.length > 0 ? [stays] : [])];
  const [cheapest] = [...inOrder].sort((a, b) => a.price - b.price);
  if (says.length === 0 && slots.order === 'cheap' && cheapest)
    says.push(`En uygun fiyatlısı ${nameOf(cheapest)}, ${money(cheapest.price)}.`);
  const findsFault = clauses.some(({ act, insists }) => insists || act === 'complain');
  if (findsFault || says.length === 0 || says.join(' ') === (replies.at(-1) ?? '').trim()) {
    if (clauses.some(({ act }) => act === 'cheaper'))
      says.push(noneCheaper(before, inOrder, judged, kind));
    else return askWhichNot(says.join(' ') || 'Bunlardan daha yakınını bulamadım.', inOrder);
  }
  return reply(
    says.reduce((all, one) => `${all}${all.includes('\n') ? '\n\n' : ' '}${one}`),
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
  if (term.of === 'refusal')
    return `gösterdiklerimde zaten yok: ${term.label.replace(/ olmasın$/, '')}`;
  const isSum = term.of === 'budget';
  const what = isSum ? 'bütçenize' : `${quoted([term])} isteğinize`;
  const places = placesOf(shown, ({ met }) => met.includes(term));
  if (places.length === shown.length) return `üçü de ${what} zaten uyuyor`;
  if (places.length > 0) return `${what} ${ranked(places)} uyuyor`;
  const others = judged.filter(
    ({ met, missing }) => met.includes(term) && missing.every(({ of }) => of !== 'refusal'),
  );
  if (others.length === 0 && isSum && range.max !== 0)
    return `bütçenize uyan bir ürün yok, en ucuzu ${money(Math.min(...judged.map(({ price }) => price)))}`;
  if (others.length === 0)
    return `${range.max === 0 ? 'ücretsiz' : `${what} uyan`} bir ürün yok, gösterdiklerim en yakınları`;
  return `${what} uyanlar ${money(Math.min(...others.map(({ price }) => price)))}’den başlıyor, öteki isteklerinize gösterdiklerim daha yakın`;
}
