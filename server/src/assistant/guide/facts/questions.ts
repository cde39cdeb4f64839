import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { placesNamed, pointedAt } from '../reading/pointing';
import { lacksOf } from '../proposing/line';
import { money } from '../slots/chips';
import { adviceOn, type Advice } from './advice';
import { bookOf, keysOf, wordsOf } from './advice-book';
import { readAsked, type Asked } from './asked';
import { asksHowMuch } from './content';
import { curesNothing, sendsToDoctor } from './health';
import { comparison, reasonFor, verdict } from './compare';
import { asksPriceMeant, priceMeant } from './price-meant';
import { reckoned } from './reckon';
import { askedOfSeller } from './sellers';
import { knownOf, lines, nameOf } from './table';
import { havingOf, isHad, isSetApart, tellCalled, tellFacts, tellPrices, tellThere } from './tell';
import { notToldOf, subjectOf, type Unanswered } from './unknown';

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

/** A question as it is understood: what it asks for, of which products, and whether it asks of them or of such things. */
interface Asking extends Question {
  readonly known: Known;
  readonly asked: Asked;
  /** What the tables tell of it. */
  readonly facts: string;
  /** The products that it names, and those that it is answered of. */
  readonly named: readonly Judged[];
  readonly about: readonly Judged[];
  readonly leans: 'shown' | 'general' | undefined;
  /** Two that are set side by side, whatever is asked of them. */
  readonly isPair: boolean;
  readonly advice: Advice | undefined;
}

/** What one source has for a question, and how much of what it tells that accounts for, from 0 to 1. */
interface Candidate {
  readonly of: 'shown' | 'choice' | 'things' | 'seller';
  readonly text: string;
  readonly covers: number;
  readonly about?: Option | undefined;
}

/** What is asked of the shown is told of them, and what is asked of such things is not, though it covers less or more. */
const leaning = 0.35;

/**
 * Answers a question about products: what can be reckoned first, else with what accounts for the most of what it tells: what
 * the catalogue tells of them, what sellers of such things know, a judgement, where one learns it. What covers too little is
 * not said. `spoken` are those that the message, or what was said before it, speaks of.
 */
export function answerTo(question: Question, known: Known, spoken: readonly Judged[] = []): Answer {
  const asking = readAsking(question, known, spoken);
  const { text, act, about, advice } = asking;
  const { kind } = known;
  if (act === 'why')
    return advice === undefined && asking.asked.called.length > 0
      ? { unknown: { text, about } }
      : { text: advice?.says ?? reasons(about, kind) };
  const cure = curesNothing(text, kind);
  if (cure !== undefined) return { text: [cure, advice?.says].filter(Boolean).join(' ') };
  const reckoning = asksPriceMeant(text) ? priceMeant(kind, about) : reckoned(text, about, known);
  if (reckoning !== undefined) return { text: reckoning };
  const scoreOf = ({ of, covers }: Candidate) =>
    covers + (of === 'shown' && asking.leans ? (asking.leans === 'shown' ? 1 : -1) * leaning : 0);
  const [best] = sources
    .flatMap((source) => source(asking) ?? [])
    .filter((one) => one.covers >= least && scoreOf(one) >= least)
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  return said(best, asking);
}

const whole = 0.9;
/** Below so much of a question nothing is claimed. */
const least = 0.6;

function readAsking(question: Question, known: Known, spoken: readonly Judged[]): Asking {
  const { act, text } = question;
  const { kind, listed, sample, replies } = known;
  const own = spokenOf(text, known);
  const folded = fold(text);
  // `1 ve 2'den | hangisi`, `hangisinde üçüncü raf var`: among one there is no which.
  const isOfMore = own.length === 1 && /\bhangi(?:s|ler)/.test(folded);
  const isOfOthers = (own.length === 0 && !ofAll.test(folded)) || isOfMore;
  const others = act !== 'compare' || spoken.length > 1 ? spoken : [];
  const called = !isOfOthers ? own : isOfMore && others.length < 2 ? [] : others;
  // `polarize mi` asks of those that are shown, though others are called so; `macbook air girer mi` whether there is one.
  const isBeside = called.length > 0 && !called.some((one) => listed.includes(one));
  const isAmongShown = isBeside && readAsked(text, kind, sample, listed, false).covers > 0;
  const named = isAmongShown ? [] : called;
  const about = named.length > 0 ? named : listed;
  // `Harry Potter korkunç mu`: its name asks for nothing.
  const isByName = named.length > 0 && !/\d|\b(?:ilk|birinci|ikinci|ucuncu|son)/.test(folded);
  const asksDifference = /\bfark/.test(folded);
  const asked = readAsked(
    text,
    kind,
    sample,
    about,
    isByName || named.length > 1 || asksDifference,
  );
  const facts = tellFacts(asked, about, known);
  const isOfValues = asked.figures.length + asked.attributes.length === 0;
  // What is first among the shown hardly any advice tells.
  const isOfFirst = /\ben \w+.*hangi|hangi.*\ben /.test(folded);
  const best = adviceOn(text, kind);
  const found = best && isOfFirst && best.covers < whole ? undefined : best;
  const isPair =
    named.length === 2 && (act === 'compare' || act === 'pick' || setting.test(folded));
  // `kaç gün gider`, where the tables tell days; `14 kilo taşır mı`
  const isCounted = (asked.unit !== undefined && asked.figures.length > 0) || asked.isSized;
  const isGeneral =
    general.test(folded) || (!isPair && weighs.test(text)) || asksHowMuch(foldedWords(text));
  const isOfAll = ofAll.test(folded) && !/\bne demek|\bnedir/.test(folded);
  const isOfThese = own.length > 0 || ofThese.test(folded) || (isCounted && !isGeneral);
  return {
    ...question,
    known,
    asked,
    // `faizi kaç` asks for more than that there is one.
    facts: /\bkac\b/.test(folded) && isOfValues && !/\d/.test(facts) ? '' : facts,
    named,
    about,
    isPair,
    leans: isOfAll
      ? 'shown'
      : isOfThese === isGeneral
        ? undefined
        : isOfThese
          ? 'shown'
          : 'general',
    // Nobody is told the same twice.
    advice: found && replies.some((one) => one.includes(firstOf(found.says))) ? undefined : found,
  };
}

/** `hangisi daha sakin`; whether one is better is asked of all that they are. */
const ofDegree = /(?<!\p{L})(?:en|daha) (?!iyi|güzel|mant|uygun)/iu;
/** `hangisi`, `peki hangisi` */
const bare = 3;
/** What only a seller knows is asked for in its own words. */
const ofSeller = 0.7;
/** Of several things not all need be meant, few ask who has it beside the shown, and what none has may be asked of all such things. */
const less = 0.8;

/** Every source of answers; of two that account for as much the earlier, which is of more, is told. */
const sources: readonly ((asking: Asking) => Candidate | undefined)[] = [
  (asking) => {
    const { act, asked, about, known, facts, leans } = asking;
    if (act === 'seek' && asked.values.length > 0)
      return { of: 'shown', text: tellThere(asked, known), covers: asked.covers };
    const text = [facts, othersHaving(asking)].filter(Boolean).join(' ');
    const isHadByNone =
      leans === undefined && asked.values.length > 0 && !about.some((one) => isHad(asked, one));
    const isPlain = facts !== '' && (asked.figures.length > 0 || (asked.isOne && !isHadByNone));
    return text ? { of: 'shown', text, covers: asked.covers * (isPlain ? 1 : less) } : undefined;
  },
  ({ asked, text, about, known, advice }) => {
    const told = tellCalled(asked, text, about, advice ? { ...known, others: [] } : known);
    return told ? { of: 'shown', text: told, covers: least } : undefined;
  },
  ({ asked, text, about, isPair, known: { kind } }) => {
    const isOfPrice =
      asked.price &&
      !(isPair && /\bfark/iu.test(text)) &&
      // `ücret alınıyor mu`, and no `aidatı var mı`
      (!asked.isYesNo || /\bvar m[ıi]/i.test(text)) &&
      (asked.called.length === 0 || asked.asksMore) &&
      asked.figures.length + asked.values.length === 0 &&
      !askedOfSeller(text, kind);
    const told = isOfPrice ? tellPrices(text, about) : undefined;
    return told && { of: 'shown', text: told.text, covers: 1, about: told.of };
  },
  // `ikincisi nasıl`
  ({ act, asked, named, leans, known: { kind } }) => {
    const [only, another] = named;
    if (act === 'compare' || act === 'pick' || asked.price || asked.judges) return undefined;
    if (!only || leans !== 'shown' || found(asked) || asked.called.length > 0) return undefined;
    const say = (one: Judged) => knownOf(one, kind, true, another ? 3 : undefined);
    const told = another ? lines(named, say) : `${nameOf(only)}: ${say(only)}.`;
    return { of: 'shown', text: told, covers: 1, about: another ? undefined : only };
  },
  ({ act, asked, text, named, about, known: { kind, listed } }) => {
    const asksNothingElse = asked.called.length === 0 && asked.covers === 0 && !/\d\d/.test(text);
    // `işe giderken hangisi` asks for more than one of them.
    const isOfAny = weighs.test(text) || asked.judges || foldedWords(text).length < bare;
    const asks = choosing.test(text) || (asksNothingElse && isOfAny && !ofDegree.test(text));
    if (!(act === 'pick' || act === 'compare') || !asks) return undefined;
    const chosen = verdict(about, named.length === 1 ? listed : about, kind, listed, asked.values);
    return chosen ? { of: 'choice', text: chosen, covers: asksNothingElse ? 1 : least } : undefined;
  },
  ({ act, asked, text, about, named, known: { kind } }) =>
    asked.called.length === 0 &&
    !found(asked) &&
    !/\d\d/.test(text) &&
    !ofDegree.test(text) &&
    (act === 'compare' || (/\bfark/iu.test(text) && (named.length > 1 || !general.test(text))))
      ? { of: 'choice', text: comparison(about, kind), covers: 1 }
      : undefined,
  ({ advice }) =>
    advice && { of: 'things', text: advice.says, covers: Math.max(advice.covers, least) },
  ({ text, known: { kind, replies } }) => {
    const told = askedOfSeller(text, kind);
    return told && { of: 'seller', text: unsaid(replies, told), covers: ofSeller };
  },
];

/** The answer that was chosen with what belongs to it: of two always how they differ, of the shown first that it is not told. */
function said(best: Candidate | undefined, asking: Asking): Answer {
  const { text, about, advice, asked, facts, isPair, leans, known } = asking;
  const { kind, listed, replies } = known;
  const differ = () => comparison(about, kind);
  if (isPair && (best === undefined || best.of === 'things')) {
    const tip = best && advice ? sentenceFor(text, advice.says, kind) : '';
    return {
      text: [tip, `${unsaid(replies, notDecided)} ${differ()}`].filter(Boolean).join('\n\n'),
    };
  }
  if (best === undefined)
    return {
      unknown: {
        text,
        about: leans === 'shown' || (leans === undefined && subjectOf(text)) ? about : [],
      },
    };
  const isTold = best.of === 'shown';
  if (isPair && isTold && asked.covers > 0 && !isSetApart(asked, about, kind))
    return { text: `${best.text}\n\n${differ()}` };
  const told = asked.covers >= some ? facts : '';
  if (best.of === 'things' && leans === 'shown' && about.length > 0 && !sendsToDoctor(best.text))
    return {
      text: `${told || `${notToldOf(text, about, listed, replies)}.`} ${sentenceFor(text, best.text, kind)}`,
    };
  const isOfAmount = weighs.test(text) ? asked.covers >= least : asksHowMuch(foldedWords(text));
  if (best.of === 'things' && told && isOfAmount) return { text: `${best.text}\n\n${told}` };
  const isOfBody =
    kind.category === 'health' && leans !== 'shown' && sendsToDoctor(advice?.says ?? '');
  const isDecided = asked.asksWhich && isSetApart(asked, about, kind);
  if (isTold && advice && asked.covers > 0 && !isDecided && (asked.judges || isOfBody))
    return { text: `${best.text} ${isOfBody ? advice.says : withoutYes(firstOf(advice.says))}` };
  return { text: best.text, of: best.about };
}

/** Beside advice so much of a question is worth telling. */
const some = 0.45;

const withoutYes = (says: string): string => upper(says.replace(/^(?:Evet|Hayır), /, ''));

/** What decides between two is not told, but what they are. */
const notDecided = [
  'Tam bunu söyleyen bir bilgi yok, yazanlara göre farkları şöyle.',
  'Bu da bilgilerinde yazmıyor; yazanlar şunlar.',
];

/** The sentence of some advice that has most of a question's words. */
function sentenceFor(text: string, says: string, kind: Kind): string {
  const { weight } = bookOf(kind);
  const words = wordsOf(text).filter((word) => weight(word) > 0);
  const had = (sentence: string) => {
    const keys = new Set(wordsOf(sentence).flatMap(keysOf));
    return words.filter((word) => keysOf(word).some((key) => keys.has(key))).length;
  };
  return withoutYes(sentencesOf(says).reduce((best, one) => (had(one) > had(best) ? one : best)));
}

/** What asks of such things in general: whether one needs it, what it is, how, when and why, what is done with it. */
const general =
  /\b(?:sart|gerek\w*|zorunlu|lazim|mecbur\w*|deger|zarar\w*) m[iu]\b|\bne (?:gerek|demek|ise)\b|\bnedir\b|\b(?:kim|nere|neden|niye|nasil|ne zaman)|\bne (?:ol|yap)\w*$|\b(?:genel(?:de|likle)|napca\w*|kac (?:ay|yil|sene|gun)d[ae])\b|[iu][ln][iua]r m[iu]\b|(?:bilir|m[ae]l[iu]) m[iu]y[iu][mz]\b|m[ae]l[iu]y[iu][mz]\b|\bfark\w* (?:ne|var)/;
/** What sets two side by side. */
const setting = /\b(?:fark|hangi|kiyas|karsilastir|arasinda)|\w m[iu]\b.* m[iu]\b|\bdaha\b/;
const ofAll = /\b(?:(?:bun|on)lar|hepsi|ucu(?:nun|nde|de)?\b)/;
/** What points at the shown: `bunlar`, `hepsi`. */
const ofThese = /\b(?:(?:bun|on)(?:l|d[ae]|un)\w*|hepsi\w*|ucu(?:nun|nde|de)?|hangi(?:s|ler)\w*)\b/;
/** Who asks what to take. */
const choosing =
  /(?<!\p{L})(?:al(?:ay|s[ae]|mal|[ıi]r|[ıi]y|[ıi]n)|seç|öner|tavsiye|tercih|sence|sizce|bence|sen olsan|siz olsan|karar|kaldım)/iu;

const sentencesOf = (says: string): readonly string[] => says.split(/(?<=[.!]) (?=[\p{Lu}“])/u);
const firstOf = (says: string): string => sentencesOf(says)[0] ?? says;

const found = ({ figures, values, attributes }: Asked): boolean =>
  figures.length + values.length + attributes.length > 0;

/** `9 kilo mu alsam 10 mu`, `kapsül daha mı iyi`, `kaç inç alayım`: of the thing, whichever are shown. */
const weighs =
  /[\p{L}\d] m[ıiuü](?!\p{L}).*[\p{L}\d] m[ıiuü](?!\p{L})|(?<!\p{L})daha m[ıi](?!\p{L})/iu;

/** Who else has what was asked for where none of the shown has it: `siyah olanı hangisi`. */
function othersHaving({ asked, about, facts: told, known }: Asking): string {
  const { isOne, values, figures, isYesNo, judges } = asked;
  if ((judges && !isYesNo) || !isOne || values.length === 0 || figures.length > 0) return '';
  if (about !== known.listed || about.some((one) => isHad(asked, one))) return '';
  const [other] = havingOf(asked, known);
  if (!other || other.missing.some(({ essential }) => essential)) return '';
  const facts = [money(other.price), ...lacksOf(other)].join(', ');
  return told
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
