import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, isVerb, stem } from '../../../language';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { placesNamed, pointedAt } from '../reading/pointing';
import { lacksOf } from '../proposing/line';
import { money } from '../slots/chips';
import { advised } from './advice';
import { bookOf, particle } from './advice-book';
import { readAsked, type Asked } from './asked';
import { asksHowMuch } from './content';
import { curesNothing } from './health';
import { comparison, reasonFor, verdict } from './compare';
import { asksPriceMeant, priceMeant } from './price-meant';
import { reckoned } from './reckon';
import { askedOfSeller } from './sellers';
import { knownOf, lines, nameOf } from './table';
import { havingOf, isHad, tellCalled, tellFacts, tellPrices, tellThere } from './tell';
import type { Unanswered } from './unknown';

/** A question as it was asked, and what kind of answer it wants. */
export interface Question {
  readonly act: 'fact' | 'compare' | 'pick' | 'why' | 'seek';
  readonly text: string;
}

/** What questions are answered from. */
export interface Known {
  readonly kind: Kind;
  /** The products of the kind, as one row for as long as the catalogue stays. */
  readonly sample: readonly Option[];
  /** The products shown last; those that are spoken of where a question names none. */
  readonly listed: readonly Judged[];
  /** Products of the kind beside them, which a question may name. */
  readonly others: readonly Judged[];
  /** Every product that was shown, the newest list first. */
  readonly shown: readonly Option[];
  /** For how many it is, where prices are a person's. */
  readonly people: number | undefined;
  /** The lists of other things that were shown before, the newest first. */
  readonly earlier: readonly (readonly Option[])[];
  /** What of all that was shown the visitor took. */
  readonly taken: readonly Option[];
  /** Everything that was said to the visitor: no tip is given twice. */
  readonly replies: readonly string[];
}

/** What a question is answered with, and of whom alone that speaks; or that it stays unanswered. */
export type Answer =
  { readonly text: string; readonly of?: Option | undefined } | { readonly unknown: Unanswered };

/**
 * Answers a question about products, in one order: with what can be reckoned, with what the catalogue tells of them, of the
 * thing in general with what its sellers know, with a judgement where only that is asked for; else it stays open, with what
 * sellers know as a tip. `spoken` are those that the message, or what was said before it, speaks of.
 */
export function answerTo(question: Question, known: Known, spoken: readonly Judged[] = []): Answer {
  const { act, text } = question;
  const { kind, listed, sample, replies } = known;
  const words = foldedWords(text);
  const isDifference = /\bfark/iu.test(text);
  const isOfOne = act === 'fact' || act === 'seek' || act === 'pick';
  const called = namedIn(question, known, spoken);
  // `polarize mi` asks of those that are shown, though others are called so; `macbook air girer mi` whether there is one.
  const beside =
    called.length > 0 && !called.some((one) => listed.includes(one))
      ? readAsked(text, kind, sample, listed, false)
      : undefined;
  const isAmongShown =
    beside &&
    (beside.part !== undefined ||
      beside.values.length > 0 ||
      tellCalled(beside, text, listed, known) !== undefined);
  const named = isAmongShown ? [] : called;
  const about = named.length > 0 ? named : listed;
  const several = isOfOne || named.length > 1 ? about : listed;
  // `Harry Potter korkunç mu`: its name asks for nothing.
  const isByName = named.length > 0 && !/\d|\b(?:ilk|birinci|ikinci|ucuncu|son)/.test(fold(text));
  const asked = readAsked(text, kind, sample, about, isByName || named.length > 1 || isDifference);
  const { values, figures, judges, more } = asked;
  const isOfSeller = figures.length === 0 && askedOfSeller(text, kind) !== undefined;
  const points = found(asked) && !asked.isNear;
  const [only, another] = named;
  const says = advised(text, kind);
  // Nobody is told the same twice.
  const tip = says && replies.some((one) => one.includes(firstOf(says))) ? undefined : says;
  if (act === 'why')
    return tip === undefined && asked.called.length > 0
      ? { unknown: { text } }
      : { text: tip ?? reasons(about, kind) };
  if (isOfSeller) return tip === undefined ? { unknown: { text } } : { text: tip };
  const cure = curesNothing(text, kind);
  if (cure !== undefined) return { text: [cure, tip].filter(Boolean).join(' ') };
  if (asksPriceMeant(text)) return { text: priceMeant(kind, about) };
  const there =
    reckoned(text, several, known) ??
    (points && act === 'seek' ? tellThere(asked, known) : undefined);
  if (there !== undefined) return { text: there };
  const isOfAmount = asksHowMuch(words);
  const isOfNeed = needs.test(fold(text)) && named.length === 0;
  const isOfKind =
    isOfNeed || weighs.test(text) || isOfAmount || (isDifference && named.length < 2);
  const facts = points && !isOfNeed ? tellFacts(asked, several, known) : '';
  const told = facts
    ? [facts, othersHaving(asked, several, known)].filter(Boolean).join(' ')
    : isOfKind
      ? undefined
      : othersHaving(asked, several, known) ||
        tellCalled(asked, text, several, tip === undefined ? known : { ...known, others: [] });
  // Facts that leave a word of the question open are beside it.
  const deed = words[words.findIndex((word) => particle.test(word)) - 1] ?? words.at(-1);
  const isWhole =
    told !== undefined &&
    (asked.called.every((word) => word === deed && isVerb(word)) ||
      (facts !== '' && (asked.asksWhich || named.length > 0)));
  const asksWhichOne = /hangi(?:si|ler)|bunlardan/iu.test(text);
  const pointsAt = asksWhichOne || spokenOf(text, known).length > 0;
  const isOfShown =
    !isOfKind && (named.length > 0 || (asked.price && more.length === 0) || asksWhichOne);
  const isOfSeveral = !asked.isOne && !ofThese.test(fold(text));
  if (tip !== undefined && !isOfShown && (isOfKind || !isWhole || isOfSeveral))
    return {
      text: [tip, (isWhole && (!isOfSeveral || weighs.test(text))) || isOfAmount ? told : '']
        .filter(Boolean)
        .join('\n\n'),
    };
  const isTold = told !== undefined && (isWhole || facts === '');
  if (isTold && act !== 'compare')
    return { text: judges && tip ? `${told} ${firstOf(tip)}` : told };
  const asksNothing = !asked.price && !judges && !found(asked) && more.length === 0;
  if (act === 'fact' && asksNothing && tip === undefined)
    return {
      text: another
        ? lines(named, (one) => knownOf(one, kind, true, 3))
        : only
          ? `${nameOf(only)}: ${knownOf(only, kind, true)}.`
          : '',
      of: another ? undefined : only,
    };
  if (about.length === 0) return { unknown: { text, tip } };
  const isOfPrice = asked.price && figures.length + values.length === 0;
  if (isOfPrice && more.length === 0 && !isDifference && !(judges && only && !another))
    return tellPrices(text, several);
  if (isDifference && act !== 'pick' && !points && more.length === 0)
    return { text: comparison(several, kind) };
  if (isTold) return { text: told };
  // A pick is given to who asks for one, or for the better where nothing else is asked.
  const picks = act === 'pick' && !isOfNeed && (more.every(isVerb) || choosing.test(text));
  const isAmongAll = weighs.test(text) && more.length < asked.called.length;
  const judgesAll =
    act === 'compare' &&
    (isAmongAll || (more.length === 0 && (judges || /hangi/iu.test(text)))) &&
    !/(?<!\p{L})en (?!iyi)/iu.test(text);
  if (listed.length > 0 && (picks || judgesAll)) {
    const chosen = verdict(several, named.length === 1 ? listed : several, kind, listed, values);
    if (chosen) return { text: chosen };
  }
  if (act === 'compare' && more.length === 0 && tip === undefined)
    return { text: comparison(several, kind) };
  return { unknown: { text, tip: tip && (!pointsAt || tellsWhere.test(tip)) ? tip : undefined } };
}

/** `isofix şart mı`, `kaskoya ne gerek`: whether one needs it, whoever has it. */
const needs =
  /\b(?:sart|gerek\w*|zorunlu|lazim|mecbur\w*|deger) m[iu]\b|\bne (?:gerek|demek)\b|\bikinci el (?:\w+ )*al[iu]n|(?:bilir|m[ae]l[iu]) m[iu]y[iu][mz]\b/;
/** What a tip says that helps on with one product: where it stands, what most are like, who knows. */
const tellsWhere =
  /yazar|sayfas|kutusunda|görünür|çoğ(?:u(?! kişi)|unlukla)(?!\p{L})|doktor|hekim|eczac/u;
/** What points at the shown: `bunlar`, `hepsi`. */
const ofThese = /\b(?:(?:bun|on)lar\w*|hepsi\w*|ucu(?:nun|nde)?)\b/;
/** Who asks what to take. */
const choosing =
  /(?<!\p{L})(?:al|seç|öner|tavsiye|tercih|sence|sizce|bence|sen olsan|siz olsan|karar)/iu;

const firstOf = (says: string): string => says.split(/(?<=[.!]) (?=\p{Lu})/u)[0] ?? says;

const found = ({ figures, values, attributes }: Asked): boolean =>
  figures.length + values.length + attributes.length > 0;

/** `9 kilo mu alsam 10 mu`, `kapsül daha mı iyi`, `kaç inç alayım`: of the thing, whichever are shown. */
const weighs =
  /[\p{L}\d] m[ıiuü](?!\p{L}).*[\p{L}\d] m[ıiuü](?!\p{L})|(?<!\p{L})daha m[ıi](?!\p{L})/iu;

/** The products that a question names, else those that are spoken of. */
function namedIn(
  { act, text }: Question,
  known: Known,
  spoken: readonly Judged[],
): readonly Judged[] {
  const own = spokenOf(text, known);
  const isOfOne = act === 'fact' || act === 'seek' || act === 'pick';
  return own.length > 0 || !(isOfOne || spoken.length > 1) ? own : spoken;
}

/** Who else has what was asked for where none of the shown has it: `siyah olanı hangisi`. */
function othersHaving(asked: Asked, about: readonly Judged[], known: Known): string {
  const { isOne, values, figures, isNear, isYesNo, judges } = asked;
  if (
    isNear ||
    (judges && !isYesNo) ||
    !isOne ||
    values.length === 0 ||
    figures.length > 0 ||
    about.length < 2
  )
    return '';
  if (about.some((one) => isHad(asked, one))) return '';
  const [other] = havingOf(asked, known);
  if (!other || other.missing.some(({ essential }) => essential)) return '';
  const facts = [money(other.price), ...lacksOf(other)].join(', ');
  return tellFacts(asked, about, known)
    ? `Öylesi ${nameOf(other)}: ${facts}.`
    : `${isYesNo ? 'Bu üçü için yazmıyor' : 'Bu üçünde yazmıyor'}; öylesi ${nameOf(other)}, ${facts}.`;
}

const reasons = (about: readonly Judged[], kind: Kind): string =>
  `Şöyle seçtim:\n\n${lines(about, (one) => reasonFor(one, kind))}`;

const most = 3;

/** The products that a question points at or calls by name; of those beside the list only what it names more fully. */
export function spokenOf(question: string, known: Known): readonly Judged[] {
  const { listed, others, shown: earlier } = known;
  const text = withoutThings(question, known);
  const all = [...listed, ...others];
  const shown = pointedAt(text, listed, earlier).flatMap(
    ({ product }) => all.find((one) => one.product.id === product.id) ?? [],
  );
  const said = new Set(foldedWords(text).map(stem));
  const isMore = (one: Judged) =>
    [...said].some(
      (word) =>
        !isOrdinaryWord(word) && one.title.has(word) && !shown.some(({ title }) => title.has(word)),
    );
  const isWhole = (one: Judged) => {
    const name = foldedWords(nameOf(one)).map(stem);
    return name.length > 1 && name.every((word) => said.has(word));
  };
  const named = placesNamed(text, others, false)
    .flatMap((place) => others[place] ?? [])
    .filter((one) => isMore(one) || isWhole(one));
  return named.length > 0 && named.length <= most ? [...shown, ...named].slice(-most) : shown;
}

/** What is asked without what is said of all such things: `led ampul ne kadar dayanır` names no `Şerit LED`. */
function withoutThings(text: string, { kind, listed, others }: Known): string {
  const { isOwn, having, weight } = bookOf(kind);
  const isMaker = (word: string) =>
    [...listed, ...others].some(({ product }) => foldedWords(product.brand ?? '').includes(word));
  const isThing = (word: string) =>
    isOwn(word) ||
    (kind.contentType === null &&
      /\D/.test(word) &&
      !/^(?:bir|iki|uc|ilk|son)/.test(word) &&
      weight(word) > 0 &&
      having(word).includes(1) &&
      !isMaker(word));
  return text
    .split(/\s+/)
    .filter(
      (written, at, all) =>
        // `45 cm` stays whole.
        /\d$/.test(all[at - 1] ?? '') || !foldedWords(written).every(isThing),
    )
    .join(' ');
}
