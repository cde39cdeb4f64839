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
import { byPrice, nameOf } from '../facts/table';
import { describes } from '../proposing/marks';
import { afterProposal, button, reply, type Reply } from './reply';
import { sentenceCase, upper } from '../names/question-texts';
import { standsAlone } from '../names/thing-name';

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

/** What the three were chosen by or what that changed of the list before, and which have all of it: only what was counted. */
function introOf(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  noun: string,
  talk: Talk,
  range: PriceRange,
): string {
  const { slots, listed } = talk;
  const sample = chosen.some(({ product }) => product.sample) ? 'örnek katalogdan ' : '';
  const three = `üç ${noun.includes(' ve ') ? 'seçenek' : noun}`;
  const wishes = spokenOf(slots).join(', ');
  const isAgain = listed.length > 0;
  if (!wishes) return isAgain ? `${changeOf(talk, chosen)}:` : `${sample}öne çıkan ${three}:`;
  const lead = isAgain ? changeOf(talk, chosen) : `${sample}${three} seçtim: ${wishes}`;
  const fit = placesOf(chosen, ({ missing }) => missing.length === 0);
  if (fit.length === wanted) return isAgain ? `${lead}:` : `${lead}.`;
  const status =
    fit.length > 0
      ? `hepsine ${ranked(fit)} uyuyor, ${fit.length > 1 ? 'ötekinin' : 'ötekilerin'} eksiği yanında yazıyor:`
      : [unsaidOnce(noneHas(chosen, judged, noun, slots, range), talk), 'en yakınları bunlar:']
          .filter(Boolean)
          .join('; ');
  return `${lead}. ${upper(status)}`;
}

/** What is said but once in a talk. */
const unsaidOnce = (text: string, { replies }: Talk): string =>
  replies.some((one) => one.includes(upper(text))) ? '' : text;

/** `Tamam, Nike olmasın. Son ikisi önceki listeden` */
function changeOf(
  { slots, before, listed, told, clauses }: Talk,
  chosen: readonly Judged[],
): string {
  const [now, then] = [spokenOf(slots), spokenOf(before)];
  const news = now.filter((label) => !then.includes(label));
  const gone = then.filter((label) => !now.includes(label));
  const isOut = slots.unwanted.some((title) => !before.unwanted.includes(title));
  const shown = listed.map(nameOf);
  const stayed = placesOf(chosen, (one) => shown.includes(nameOf(one)));
  const cause =
    news.length > 0 && told.out.length === 0
      ? `Tamam, ${news.join(', ')}`
      : gone.length > 0 && !isOut
        ? `Artık aramıyorum: ${gone.join(', ')}`
        : stayed.length > 0
          ? 'Listeyi yeniledim'
          : clauses.some(({ act }) => act === 'cheaper')
            ? 'Daha uygun fiyatlıları bunlar'
            : 'Bir de bunlar var';
  return stayed.length > 0 ? `${cause}; ${ranked(stayed)} önceki listeden` : cause;
}

const placesOf = (chosen: readonly Judged[], is: (one: Judged) => boolean): readonly number[] =>
  chosen.flatMap((one, at) => (is(one) ? [at + 1] : []));

/** Some of three, as one says it. */
const ranked = (places: readonly number[]): string =>
  ({
    '1': 'ilki',
    '2': 'ikincisi',
    '3': 'üçüncüsü',
    '12': 'ilk ikisi',
    '13': 'birincisi ve üçüncüsü',
    '23': 'son ikisi',
  })[places.join('')] ?? 'üçü de';

/** What no product of the kind has, each condition looked at alone; else that none has all of it, or only what costs more. */
function noneHas(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  noun: string,
  { budget }: Slots,
  range: PriceRange,
): string {
  const cheapest = cheapestOf(judged);
  if (range.max === 0) return `ücretsiz bir ${noun} yok`;
  const isSum = budget?.said && !budget.level && range.max !== undefined;
  const sum = range.near ?? range.max ?? Infinity;
  if (isSum && cheapest && judged.every(({ price }) => price > sum))
    return `${money(Math.floor(sum))} bütçeye ${noun} yok, istediğinizin en ucuzu ${nameOf(cheapest)}, ${money(cheapest.price)}`;
  const nobody = (judged[0]?.missing ?? []).filter(
    (term) =>
      term.of !== 'budget' &&
      term.of !== 'refusal' &&
      isSayable(term) &&
      judged.every(({ missing }) => missing.includes(term)),
  );
  if (nobody.length > 0)
    return `kataloğumuzda ${nobody.map((term) => lackOf(term, noun)).join(', ')} yok`;
  const [dearer] = byPrice(
    judged.filter(
      ({ missing, price }) => price > sum && missing.every(({ of }) => of === 'budget'),
    ),
  );
  return isSum && dearer && !chosen.includes(dearer)
    ? `bütçeyi saymazsak hepsine uyan en uygunu ${nameOf(dearer)}, ${money(dearer.price)}`
    : `hepsine birden uyan ${noun} yok`;
}

/** What costs least of those that lack nothing but the budget, else of all. */
function cheapestOf(judged: readonly Judged[]): Judged | undefined {
  const fitting = judged.filter(({ missing }) => missing.every(({ of }) => of === 'budget'));
  return byPrice(fitting.length > 0 ? fitting : judged)[0];
}

/** Whether a word can be named as what is missing: `İstanbul arabayla` can not. */
const isSayable = ({ of, label }: Term): boolean => of !== 'name' || standsAlone(label);

/** `pamuklu elbise`, `5G olan telefon`, `Trabzon` */
const lackOf = ({ of, label }: Term, noun: string): string =>
  of === 'name' ? label : `${label} ${describes(label) ? '' : 'olan '}${noun}`;

/** Fewer than three are left: they are told without a numbered list, which would hand over. */
function tooFew(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  kind: Kind,
  slots: Slots,
  notes: readonly string[],
): Reply {
  const { budget } = slots;
  const noun = inSentence(kind.noun);
  const lines = chosen
    .map((one) => `• ${listName(one.product.title)} - ${factsLine(one, kind)}`)
    .join('\n');
  const why =
    chosen.length > 0
      ? `elimde yalnız ${chosen.length === 1 ? 'bir' : 'iki'} ${noun} kaldı`
      : `gösterebileceğim ${noun} kalmadı`;
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
    [[...notes, `${upper(why)}; bir isteğinizden vazgeçerseniz yeniden bakarım.`].join(' '), lines]
      .filter(Boolean)
      .join('\n\n'),
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
  const terms =
    first && changed
      ? [...first.met, ...first.missing].filter((term) => isNew(term) && isSayable(term))
      : [];
  const told = [...new Set(terms.map((term) => standing(term, kind, inOrder, judged, range)))];
  const says = [...notes, ...(told.length > 0 ? [`${sentenceCase(told.join('; '))}.`] : [])];
  const [cheapest] = byPrice(inOrder);
  if (says.length === 0 && slots.order === 'cheap' && cheapest)
    says.push(`En uygun fiyatlısı ${nameOf(cheapest)}, ${money(cheapest.price)}.`);
  const then = spokenOf(before);
  const news = spokenOf(slots).filter((label) => !then.includes(label));
  const findsFault = clauses.some(({ act, insists }) => insists || act === 'complain');
  if (findsFault || says.length === 0 || says.join(' ') === (replies.at(-1) ?? '').trim()) {
    if (clauses.some(({ act }) => act === 'cheaper')) says.push(noneCheaper(inOrder, judged, kind));
    else if (news.length > 0 && !findsFault && says.length === 0)
      says.push(`Tamam, ${news.join(', ')}. Önerilerim bununla değişmedi.`);
    else return askWhichNot(says.join(' '), inOrder, replies);
  }
  return reply(
    says.reduce((all, one) => `${all}${all.includes('\n') ? '\n\n' : ' '}${one}`),
    afterProposal,
  );
}

/** Which of the three, as they were shown, meet a term; where none does, which other one costs least of those that do. */
function standing(
  term: Term,
  { noun }: Kind,
  shown: readonly Judged[],
  judged: readonly Judged[],
  range: PriceRange,
): string {
  if (term.of === 'refusal')
    return `listedekilerin hiçbirinde ${inSentence(term.label.replace(/ olmasın$/, ''))} yazmıyor`;
  const isSum = term.of === 'budget';
  const places = placesOf(shown, ({ met }) => met.includes(term));
  if (places.length > 0)
    return isSum
      ? `bütçenize ${ranked(places)} uyuyor`
      : `${term.label} diyorsanız ${ranked(places)} öyle`;
  const [other] = byPrice(
    judged.filter(
      ({ met, missing }) => met.includes(term) && missing.every(({ of }) => of !== 'refusal'),
    ),
  );
  if (other)
    return `${isSum ? 'bütçenize uyanların' : `${term.label} diyorsanız`} en uygunu ${nameOf(other)}, ${money(other.price)}, ama öteki isteklerinize bunlar daha yakın`;
  const cheapest = cheapestOf(judged);
  if (range.max === 0) return 'ücretsizi yok, en yakınları bunlar';
  return isSum && cheapest
    ? `bütçenize uyanı yok, istediğinizin en ucuzu ${nameOf(cheapest)}, ${money(cheapest.price)}`
    : `kataloğumuzda ${lackOf(term, inSentence(noun))} yok, en yakınları bunlar`;
}
