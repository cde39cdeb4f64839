import { fold } from '@denk/shared/product/text';
import { namesOf, type AttributeValue, type Kind } from '../../../catalogue';
import { nameOf, byPrice } from '../facts/table';
import { inSentence, nounOf } from '../names/in-sentence';
import { isTaken } from '../names/is-taken';
import { upper } from '../names/question-texts';
import { breaksOf, chooseThree, type Judged, mayBeShown, wanted } from '../proposing/choose';
import { factsLine } from '../proposing/line';
import { withoutAside } from '../proposing/marks';
import type { PriceRange } from '../proposing/price-range';
import { isOfSort, type Option, termsOf, type Term } from '../proposing/terms';
import { money, roughly, spokenOf } from '../slots/chips';
import type { Slots } from '../slots/slots';
import { commands } from '../talk/commands';
import type { Talk } from '../talk/talk';
import {
  asked,
  beyondBudget,
  inOrderOf,
  isSayable,
  noMore,
  placesOf,
  ranked,
  restOf,
  thatHas,
  whatChanged,
} from './of-three';
import { afterProposal, button, reply, type Reply } from './reply';
import { sameAgain } from './same-again';

/** The line that goes with every proposal (docs/product.md#ai-chat-page). */
export const preparing = 'Fiyat karşılaştırması ve satın alma bağlantıları hazırlanıyor...';

/** What no product of the kind tells, as it is said once; and whether anything of it was asked for. */
interface Untold {
  readonly said: string;
  readonly isAny: boolean;
}

/**
 * Three products with what each meets and misses, or an honest word on why there are none. A list that was just shown
 * is not shown again: what the message changed for it is said instead. `beyond` is what the catalogue does not tell.
 */
export function propose(
  talk: Talk,
  kind: Kind,
  judged: readonly Judged[],
  range: PriceRange,
  notes: readonly string[],
  { said: beyond, isAny }: Untold,
  answers: (chosen: readonly Judged[]) => readonly string[],
): Reply {
  const { slots } = talk;
  const news = newTerms(judged[0], talk, kind, range);
  const best = chosenNow(judged, talk, range);
  const shown = talk.listed.map(nameOf);
  const areShown = (some: readonly Judged[]) => some.every((one) => shown.includes(nameOf(one)));
  const chosen = areShown(best) ? insteadOf(best, judged, talk, range, news) : best;
  if (chosen.length < wanted) return tooFew(chosen, judged, talk, kind, notes);
  const told = answers(chosen);
  if (areShown(chosen) && talk.command !== 'list' && talk.listed.length > 0)
    return sameAgain(
      chosen,
      judged,
      talk,
      kind,
      range,
      news,
      [...notes, beyond, ...told].filter(Boolean),
    );
  const intro = upper(introOf(chosen, judged, kind, talk, range, isAny));
  const list = chosen
    .map((one, at) => `${at + 1}. ${nameOf(one)} - ${factsLine(one, kind)}`)
    .join('\n');
  // Of what is eaten that comes first.
  const isFirst = isTaken(kind);
  const before = [...notes, isFirst ? beyond : '', intro].filter(Boolean).join(' ');
  // What was asked beside is answered of those that now stand there.
  return reply(
    [before, list, ...told, isFirst ? '' : beyond, preparing].filter(Boolean).join('\n\n'),
    afterButtons(slots, kind),
  );
}

/** Where the same would be shown again: a place for what alone has what is newly wished. */
function insteadOf(
  best: readonly Judged[],
  judged: readonly Judged[],
  talk: Talk,
  range: PriceRange,
  news: readonly Term[],
): readonly Judged[] {
  const shown = new Set(best.map(nameOf));
  const rest = judged.filter((one) => !shown.has(nameOf(one)) && !isOfAnother(one));
  // What will do, too, is met by what has it, and not by what was there before.
  const { max = Infinity } = range;
  const hasIt = ({ met, product, cost }: Judged) =>
    cost < max * withinReach &&
    news.some(
      (term) =>
        term.of !== 'budget' &&
        met.includes(term) &&
        (term.wish?.also !== true || hasValue(product, term.wish.anyOf.at(-1))),
    );
  const having = best.some(hasIt) ? [] : rest.filter(hasIt);
  const [other] = chooseThree(having, talk.slots, range);
  return other ? [...inOrderOf(talk, best).slice(0, wanted - 1), other] : best;
}

/** What is newly wished may cost somewhat more than there is, and no more than so many times. */
const withinReach = 1.5;

const hasValue = ({ attributes }: Judged['product'], value: AttributeValue | undefined): boolean =>
  value !== undefined && attributes[value.attribute]?.includes(value.value) === true;

/** What the message asks newly, as terms that can be spoken of. */
function newTerms(
  one: Judged | undefined,
  { slots, before, changed, turn }: Talk,
  kind: Kind,
  range: PriceRange,
): readonly Term[] {
  if (!one || !changed) return [];
  const known = new Set(termsOf(before, kind, range).map(({ label }) => label));
  const isNew = ({ of, label, wish }: Term) =>
    of === 'budget'
      ? slots.budget?.turn === turn
      : (!known.has(label) || wish?.turn === turn) && (of !== 'hint' || wish !== undefined);
  return [...one.met, ...one.missing].filter((term) => isNew(term) && isSayable(term));
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

/**
 * The three for what is asked now. Of the list stays what was kept, in its place, and what meets everything however much
 * more is asked. Where others are asked for none comes that was shown, is of another sort, or misses more than what it
 * replaces.
 */
function chosenNow(judged: readonly Judged[], talk: Talk, range: PriceRange): readonly Judged[] {
  const { slots, before, listed, shown } = talk;
  const isIn = (some: readonly Option[]) => (one: Judged) =>
    some.some(({ product }) => product.id === one.product.id);
  const isOut = ({ product }: Judged) => slots.unwanted.includes(product.title);
  // Who has more to spend than he said expects better ones.
  const hasMore =
    before.budget?.max !== undefined && (slots.budget?.max ?? Infinity) > before.budget.max;
  const isSameSum = slots.order === before.order && !hasMore;
  const kept = judged.filter(
    (one) =>
      isIn(listed)(one) &&
      mayBeShown(one) &&
      (slots.kept.includes(one.product.title) ||
        (isSameSum && one.missing.length === 0 && !isOut(one))),
  );
  const replaced = judged.filter((one) => isIn(listed)(one) && isOut(one));
  const loss = (one: Judged) => breaksOf(one, slots, range);
  const isAsGood = (one: Judged) =>
    replaced.some(
      (old) =>
        (!isOfAnother(one) || isOfAnother(old)) &&
        loss(one) <= loss(old) + somewhat &&
        (kept.length === 0 || one.missing.length <= old.missing.length),
    );
  const pool = asksOthers(talk)
    ? judged.filter((one) => !isIn(shown)(one) && isAsGood(one))
    : judged;
  const chosen = chooseThree(pool, slots, range, kept);
  const fresh = chosen.filter((one) => !isIn(listed)(one));
  // What stays does so in its place where all of them meet everything.
  if (slots.kept.length === 0 && chosen.some(({ missing }) => missing.length > 0))
    return chooseThree(chosen, slots, range);
  const placed = listed.flatMap(
    (old) => chosen.find(({ product }) => product.id === old.product.id) ?? fresh.shift() ?? [],
  );
  return [...placed, ...fresh].slice(0, wanted);
}

/** A little over a budget, or beside a number, is better than nothing else. */
const somewhat = 2;

/** Whether some of the list, or all of it, shall be replaced, and nothing of it was refused. */
const asksOthers = ({ slots, before }: Talk): boolean =>
  slots.unwanted.some((title) => !before.unwanted.includes(title));

/** What the three were chosen by or what that changed of the list before, and which have all of it: only what was counted. */
function introOf(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  kind: Kind,
  talk: Talk,
  range: PriceRange,
  isAny: boolean,
): string {
  const { slots, listed } = talk;
  const all = isAny ? 'Kalan isteklerinizi' : 'Hepsini';
  const thing = thingAsked(slots, kind);
  const noun = thing ?? nounOf(kind);
  const isSample = listed.length === 0 && chosen.some(({ product }) => product.sample);
  const sample = isSample ? 'örnek katalogdan ' : '';
  const three = `üç ${noun.includes(' ve ') ? 'seçenek' : noun}`;
  const wishes = spokenOf(slots);
  const others = wishes.filter((one) => !isForWhom(one) && !isSum(one) && one !== thing);
  const before = [...wishes.filter(isForWhom), ...wishes.filter(isSum)]
    .map((one) => `${one} `)
    .join('');
  const isAgain = listed.length > 0;
  const lead = isAgain
    ? changeOf(talk, chosen)
    : wishes.length > 0
      ? `${sample}${before}${three} seçtim${aside(others)}`
      : `${sample}öne çıkan ${three}`;
  const fit = placesOf(chosen, ({ missing }) => missing.length === 0);
  if (wishes.length === 0 || fit.length === wanted)
    return isAgain || wishes.length === 0 ? `${lead}:` : `${lead}.`;
  if (fit.length === 0) {
    const none = `${upper(noneHas(chosen, judged, kind, slots, range, inSentence(all)))}.`;
    const open = wishes.filter((one) => !none.toLocaleLowerCase('tr').includes(one));
    const aim = isAgain ? lead : open.length > 1 ? `aradığınız: ${open.join(', ')}` : '';
    const these = upper(`${sample}en yakın üçü şunlar`);
    return `${[aim, none].filter(Boolean).join('. ')} ${these}:`;
  }
  // Of the sort there are no more.
  const sorts = chosen.flatMap(({ missing }) => missing.filter(isOfSort));
  const ofIt = placesOf(chosen, (one) => !isOfAnother(one));
  if (sorts.length > 0 && ofIt.length > 0)
    return `${lead}. ${upper(asked(sorts.slice(0, 1)))} yalnız ${ranked(ofIt)} uyuyor, ${restOf(ofIt)} en yakın${ofIt.length > 1 ? 'ı' : 'ları'}:`;
  const near = chosen.filter(({ missing }) => missing.length > 0);
  // What costs less than somebody wants to spend lies beside the budget, too.
  const isDear = near.every((one) => one.missing.every((term) => term.exceeds?.(one) === true));
  const rest = restOf(fit);
  const last = near.length > 1 ? 'en yakınları' : 'en yakını';
  const own = `${fit.length > 1 ? '' : 'yalnız '}${ranked(fit)}`;
  return isDear && wishes.length === 1
    ? `${lead}. Bütçenize ${own} uyuyor, ${rest} aşıyor:`
    : `${lead}. ${isAny || wishes.length > 1 ? all : 'Bunu'} ${own} karşılıyor, ${rest} ${isDear ? 'bütçenizi aşıyor' : last}:`;
}

/** What the thing that was asked for is called, where that is one of its kind's: `dambıl` of fitness equipment. */
function thingAsked({ wanted: wished }: Slots, kind: Kind): string | undefined {
  const names = namesOf(kind).map(fold);
  const [only, another] = wished.filter(
    ({ anyOf: [first, other], label }) =>
      first !== undefined &&
      other === undefined &&
      kind.attributes[first.attribute]?.nature === 'thing' &&
      names.includes(fold(label)),
  );
  return only && !another ? inSentence(only.label) : undefined;
}

/** What stands before the thing in a sentence: `anneniz için`, `25.000 TL’ye kadar`. */
const isForWhom = (wish: string): boolean => wish.endsWith(' için');
const isSum = (wish: string): boolean => /(?:kadar|arası|dolayı|altı)$/.test(wish);

/** What only names how it shall be: `kablosuz`; `Nike olmasın` is a sentence. */
const isValue = (wish: string): boolean =>
  !isForWhom(wish) && !isSum(wish) && !/ olmasın$/.test(wish);

/** ` (kablosuz, siyah)` */
const aside = (wishes: readonly string[]): string =>
  wishes.length > 0 ? ` (${wishes.map(withoutAside).join(', ')})` : '';

/** `Tamam, Nike olmasın; üçüncüsünü değiştirdim`, `Tamam, son ikisini değiştirdim (kablosuz)` */
function changeOf({ slots, before, listed }: Talk, chosen: readonly Judged[]): string {
  const heard = whatChanged(slots, before);
  const { news } = heard;
  const isOut = slots.unwanted.some((title) => !before.unwanted.includes(title));
  const gone = isOut ? [] : heard.gone;
  const shown = listed.map(nameOf);
  const fresh = placesOf(chosen, (one) => !shown.includes(nameOf(one)));
  // `Tamam, Pegasus; otobüs bileti olması şart değil`
  const isOfMaker = news.every((label) => slots.brands.some((one) => one.label === label));
  const cause =
    news.length > 0
      ? [`Tamam, ${news.join(', ')}`, ...(isOfMaker ? gone.filter(isValue).map(noMore) : [])].join(
          '; ',
        )
      : gone.length > 0
        ? `Tamam, ${gone.map(noMore).join(', ')}`
        : '';
  const isInPlace = chosen.every((one, at) => [-1, at].includes(shown.indexOf(nameOf(one))));
  const which = isInPlace ? ranked(fresh) : fresh.length === 1 ? 'biri' : 'ikisi';
  const change = `${which}n${which.endsWith('ü') ? 'ü' : 'i'} değiştirdim`;
  if (fresh.length < wanted && news.length > 1 && news.every(isValue))
    return `Tamam, ${change}${aside(news)}`;
  if (fresh.length < wanted) return [cause, change].filter(Boolean).join('; ');
  return cause || 'Bir de bunlar var';
}

/** What is for somebody else than who asks. */
const isForSome = ({ missing }: Judged): boolean => missing.some(({ of }) => of === 'narrow');

const isOfAnother = ({ missing }: Judged): boolean => missing.some(isOfSort);

/** The one thing that could not be met: what none has, what none has together, or only what costs more. */
function noneHas(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  kind: Kind,
  { budget }: Slots,
  range: PriceRange,
  all: string,
): string {
  const noun = nounOf(kind);
  if (range.max === 0) return `ücretsiz bir ${noun} bulamadım`;
  const isSum = budget?.said && !budget.level && range.max !== undefined;
  const sum = range.near ?? range.max ?? Infinity;
  const [cheapest] = byPrice(
    judged.filter((one) => mayBeShown(one) && !isOfAnother(one) && !isForSome(one)),
  );
  if (isSum && cheapest && cheapest.cost > sum) {
    const sorts = cheapest.met.filter(isOfSort);
    const sort = sorts.length > 0 ? thatHas(sorts, kind) : noun;
    const [each, cost] = range.nightly
      ? ['gecelik ', roughly(cheapest.cost)]
      : ['', money(cheapest.price)];
    return `${each}${money(Math.floor(sum))}’ye kadar ${sort} bulamadım; en uygunu ${nameOf(cheapest)}, ${each}${cost}`;
  }
  const lackedBy = (some: readonly Judged[]) => [
    ...new Set(some.flatMap(({ missing }) => missing.filter(isToldOfKind))),
  ];
  const nobody = lackedBy(judged.slice(0, 1)).filter((term) =>
    judged.every(({ missing }) => missing.includes(term)),
  );
  if (nobody.length > 0) return `${thatHas(nobody, kind)} bulamadım`;
  const [dearer] = byPrice(
    judged.filter(
      ({ missing, cost }) =>
        cost > sum && cost < sum * mostOver && missing.every(({ of }) => of === 'budget'),
    ),
  );
  if (isSum && dearer && !chosen.includes(dearer))
    return `bu bütçede hepsi bir arada olanı bulamadım; bütçeyi aşarsanız ${nameOf(dearer)} (${money(dearer.price)}) ${all} karşılıyor`;
  return `hepsini birden karşılayan ${noun} bulamadım`;
}

/** What costs more than so many times a budget is no word worth. */
const mostOver = 2.5;

const isToldOfKind = (term: Term): boolean =>
  term.of !== 'budget' && term.of !== 'refusal' && isSayable(term);

/** Fewer than three are left: they are told without a numbered list, which would hand over. */
function tooFew(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  talk: Talk,
  kind: Kind,
  notes: readonly string[],
): Reply {
  const [first] = judged;
  const sorts = first ? [...first.met, ...first.missing].filter(isOfSort) : [];
  const noun = nounOf(kind);
  const whose = sorts.length > 0 ? `${upper(asked(sorts.slice(0, 1)))} uyan` : undefined;
  if (asksOthers(talk) && talk.slots.kept.length > 0)
    return reply(
      `Onun yerine koyabileceğim başka ${noun} bulamadım; listeyi değiştirmedim.`,
      afterProposal,
    );
  const lines = chosen.map((one) => `• ${nameOf(one)} - ${factsLine(one, kind)}`).join('\n');
  const why =
    chosen.length > 0
      ? `${whose ?? 'Elimde'} yalnız ${chosen.length === 1 ? 'bir' : 'iki'} ${noun} kaldı`
      : `${whose ?? 'Gösterebileceğim'} başka ${noun} kalmadı`;
  const seen = new Set([...talk.shown, ...chosen].map(nameOf));
  const dearer = beyondBudget(judged.filter((one) => !seen.has(nameOf(one))));
  const then = dearer
    ? `bütçeyi aşarsanız ${dearer}`
    : 'bir isteğinizden vazgeçerseniz yeniden bakarım';
  return reply([[...notes, `${why}; ${then}.`].join(' '), lines].filter(Boolean).join('\n\n'), [
    button('forget', 'Gösterilenleri yeniden değerlendir', commands.forget, 'preference'),
    ...afterProposal.slice(0, 1),
  ]);
}
