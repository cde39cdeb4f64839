import { fold } from '@denk/shared/product/text';
import type { AttributeValue } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import { money } from '../slots/chips';
import type { Judged } from '../proposing/choose';
import { adviceOf, firstOf, speaksOf } from './advice';
import { tellBasis } from './basis';
import { comparison, fitOf, reasonFor, verdict, worthOf } from './compare';
import { oneThatHas, ofBody, otherCalled } from './elsewhere';
import { asks, asksOfThese, isAsking, isGeneral, ownWords, wordsAsked } from './forms';
import { notKnown, placeOf, undecided, whoKnows } from './not-known';
import { isByName, isOfOthers, isOfSome, isOfTheirPrice, makersBeside } from './products-asked';
import type { Answer, Known, Question } from './question';
import { questionsIn } from './questions';
import { reckoned } from './reckon';
import { knownOf, lines, nameOf } from './table';
import { tellPrices, tellRange } from './tell';
import { tellPart, tellTitle, wordInTitle } from './title';
import { alsoNear, toldOf } from './told';
import { isCalled, topicsOf, type Match } from './topics';
import { asksEither, isOfOtherDegree, valuesAsked } from './values-asked';

/** Below it a question is not known to be about a topic. */
const least = 0.24;
const sure = 0.6;
/** Below it a rule is not worth its words beside what the tables tell. */
const worthSaying = 0.4;
/** Who wants one chosen gets one, unless it is plainly asked by what. */
const ofChoice = 0.45;
/** A question that comes nearer to what nothing answers stays unanswered. */
const stillOpen = 0.3;

/** Answers each question of a text with what the catalogue tells of the products, and what sellers of such things know. */
export function answerTo(question: Question, known: Known): Answer {
  const texts = question.act === 'ask' ? questionsIn(question.text) : [question.text];
  if (texts.length === 1 || asksEither(question.text, known)) return answerToOne(question, known);
  const answers = texts.map((text) => answerToOne({ ...question, text }, known));
  const told = answers.filter(({ isKnown }) => isKnown).map(({ text }) => text);
  if (told.length === 0) return answerToOne(question, known);
  const open =
    told.length < answers.length && known.listed.length > 0
      ? [`Öbür sorunuzun cevabı bilgilerinde yok; ${unsaid(known.replies, whoKnows(known.kind))}.`]
      : [];
  const sentences = [...told, ...open].flatMap((one) => one.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u));
  return { text: [...new Set(sentences)].join(' '), isKnown: true };
}

function answerToOne(question: Question, known: Known): Answer {
  const asked = readingOf(question, known);
  const text =
    byForm(asked, known) ||
    ofPrice(asked, known) ||
    ofFit(asked, known) ||
    ofTopic(asked, known) ||
    ofChosen(asked, known) ||
    ofAll(asked, known) ||
    ofOthers(asked, known);
  return text ? { text, isKnown: true } : { text: notKnown(question, known), isKnown: false };
}

/** A question as it was read. */
interface Asked extends Question {
  readonly folded: string;
  /** The products that it is answered of: those of the list where it names none. */
  readonly of: readonly Judged[];
  readonly compares: boolean;
  /** Whether it asks for everything that tells them apart. */
  readonly isOfAllApart: boolean;
  /** Whether some are set side by side by their names. */
  readonly isPair: boolean;
  /** Whether it names nothing by which to choose or compare. */
  readonly isOpen: boolean;
  readonly isOfMeaning: boolean;
  readonly named: readonly AttributeValue[];
  /** What it may be about, the nearest first; how near it comes to what nothing answers. */
  readonly matches: readonly Match[];
  readonly open: number;
}

function readingOf(question: Question, known: Known): Asked {
  const { act, text, about } = question;
  const { kind, sample, listed } = known;
  const folded = fold(text);
  const beside = makersBeside(question, known);
  const isBeside = beside.length > 1;
  const isOfNames = about.length > 1 && asks.either.test(folded) && isByName(question);
  const spoken = isBeside ? beside : isOfOthers(question) || about.length === 0 ? listed : about;
  // `farkları ne` asks for all of it, and `ikinciyle farkı ne` of the others, too.
  const isOfAllApart =
    asks.apart.test(folded) &&
    listed.length > 1 &&
    ownWords(text).every(
      (word) =>
        isGeneral(word) || isAsking(word) || asks.apart.test(word) || isOfSome(word, spoken),
    );
  const compares = act === 'compare' || isBeside || isOfNames || isOfAllApart;
  const isOfMeaning = asks.meaning.test(folded);
  return {
    ...question,
    folded,
    of: isOfAllApart && spoken.length < 2 ? listed : spoken,
    compares,
    isOfAllApart,
    isPair: (about.length > 1 || isBeside) && (compares || act === 'pick'),
    isOpen: ownWords(text).every((word) => isGeneral(word) || isOfSome(word, about)),
    isOfMeaning,
    named: asks.whichNames.test(folded) ? [] : valuesAsked(text, known, asks.which.test(folded)),
    ...topicsOf(isOfMeaning ? folded.replace(asks.meaning, ' ') : text, kind, sample),
  };
}

/** What the form of a question asks, whatever it is about: for reasons, a sum, a choice by nothing that is named. */
function byForm(asked: Asked, known: Known): string {
  const { act, text, folded, about, of, compares, isOpen, isOfAllApart } = asked;
  const { kind, listed } = known;
  if (act === 'why') return lines(of, (one) => reasonFor(one, kind));
  if (act === 'seek' && isByName(asked))
    return `Var: ${about.map((one) => `${nameOf(one)} (${money(one.price)})`).join(', ')}.`;
  const said = foldedWords(text);
  const isNamed = known.sample.some((one) => {
    const maker = foldedWords(one.product.brand);
    return (
      (maker.length > 0 && maker.every((word) => said.includes(word))) ||
      said.some((word) => !isOrdinaryWord(word) && wordInTitle(word, one))
    );
  });
  const isSought = act === 'seek' || /\b(?:var|yok|cikmaz|olmaz|bulunur) ?m[iu]\b/.test(folded);
  const other = isSought && isNamed && about.length === 0 ? otherCalled(text, known) : '';
  if (other) return other;
  if (asks.worth.test(folded))
    return about.length === 1 && about[0]
      ? worthOf(about[0], listed, kind)
      : preferred(of, known, []);
  const told =
    reckoned(text, of, about.length > 0, known) ?? tellBasis(text, { about: of, listed, kind });
  if (told || !compares || of.length === 0) return told;
  // `hangisi daha güzel` asks for no fact.
  if (isOpen && asks.which.test(folded)) return preferred(of, known, []);
  return isOfAllApart ? comparison(of, listed, kind) : '';
}

const preferred = (
  of: readonly Judged[],
  { kind, listed }: Known,
  named: readonly AttributeValue[],
): string => verdict(of, of.length > 1 ? of : listed, kind, listed, named);

function ofPrice(
  { text, folded, of, isOpen, matches }: Asked,
  { kind, sample, listed }: Known,
): string {
  if (!asks.price.test(folded)) return '';
  if (of.length === 0) return sample.length > 0 ? tellRange(sample) : '';
  // `ne kadar su alır` asks for a figure, `montaj kaç para` for that of `Montaj`.
  const isOfFigure =
    (asks.amount.test(folded) && (matches[0]?.near ?? 0) >= least && !isOfTheirPrice(text, of)) ||
    asks.included.test(folded) ||
    matches.some(({ topic }) => isCalled(topic, text, kind));
  // `uzunluğu ne kadar` asks for something of theirs.
  const isOfPart =
    asks.amount.test(folded) &&
    wordsAsked(folded.replace(asks.price, ' ')).some(
      (word) => ofTheirs.test(word) && !isGeneral(word) && !isOfSome(word, of),
    );
  // `bel fıtığım var hangisi uygun` asks whom it suits.
  const isOfSuiting = !isOpen && !asks.price.test(folded.replace(asks.suits, ' '));
  // `yıllık ücreti ne kadar` of what costs so much a year
  const notes = of.flatMap(({ product }) => foldedWords(product.priceNote ?? '').map(stem));
  const isOfNote = /\bucret/.test(folded) && notes.includes('ucret') && asks.amount.test(folded);
  return ((isOfFigure || isOfPart) && !isOfNote) || isOfSuiting ? '' : tellPrices(text, of, listed);
}

/** A noun as somebody's, and none that things are counted by: `tanesi ne kadar`. */
const ofTheirs =
  /^(?!(?:fiyat|toplam|tane|aded|kilo|metre|gece|gun|ay|yil|kisi|paket|kutu|cift|set|urun|model|hep)[a-z]{1,3}$)[a-z]{3,}[iu]$/;

/** What the tables tell of what a question is about, and what is true of all such things. */
function ofTopic(asked: Asked, known: Known): string {
  const { text, folded, about, of, isPair, isOfMeaning, named } = asked;
  const { kind, listed } = known;
  const near = nearOf(asked, known);
  const [best] = near;
  const tip = near.find(({ topic }) => topic.is === 'advice');
  const isTip = tip && (tip === best || isOfMeaning || tip.near >= (best?.near ?? 0) * alsoNear);
  const says = isTip ? adviceOf(tip, known) : '';
  // What something means is no question of which of them has it.
  if (says && isOfMeaning) return says;
  // Who asks what tells two apart wants more than a yes.
  const values = isPair || isOfMeaning || isOfOtherDegree(text, named, kind) ? [] : named;
  const these = { about: of, listed, kind };
  const own =
    of.length > 0 &&
    !asks.whether.test(folded) &&
    (toldOf(text, near, values, of, known) || tellTitle(text, these) || tellPart(text, these));
  // What the tables tell of the products comes before what is true of all.
  if (own) {
    const told = `${own} ${oneThatHas(values, own, of, known)}`.trim();
    const isWorth =
      says &&
      best?.topic.is === 'advice' &&
      best.near >= worthSaying &&
      (!standsElsewhere.test(firstOf(says)) || own.includes('yazmıyor'));
    return isWorth ? `${told} ${firstOf(says)}` : told;
  }
  // A rule answers less than what is asked of these.
  return says && of.length > 0 && asksOfThese(text, about.length > 0)
    ? `${upper(placeOf(of, listed))} yazmıyor. ${firstOf(says)}`
    : says;
}

/** Where something is to be found is no help to who was just told it. */
const standsElsewhere = /^[^;.]*(?:sayfa|etiket|kutu|ambalaj)\p{L}* (?:yazar|bakın)/u;

/** What a question is known to be about; two that are set side by side are told apart, unless it is surely asked in what. */
function nearOf({ act, text, folded, isPair, matches, open }: Asked, { kind }: Known) {
  const enough = isPair ? sure : act === 'pick' ? ofChoice : least;
  return matches.filter(
    ({ topic, near }) =>
      // `ram i kaç`
      (topic.is === 'figure' && asks.howMany.test(folded) && isCalled(topic, text, kind)) ||
      (near - open * stillOpen >= enough && (near >= sure || speaksOf(topic, text, kind))),
  );
}

/** Which to take, or what tells them apart. */
function ofChosen({ act, text, folded, of, compares, isOpen, named }: Asked, known: Known): string {
  if (act === 'pick') return preferred(of, known, named);
  if (!compares || of.length < 2) return '';
  const isOfTwo = of.length === 2 && foldedWords(text).length > 1;
  if (isOfTwo && asks.advice.test(folded)) return preferred(of, known, named);
  const apart = comparison(of, known.listed, known.kind);
  return isOfTwo || isOpen || !asks.degree.test(folded) ? apart : `${undecided(known)} ${apart}`;
}

/** All that is known of the one that is asked of. */
function ofAll({ folded, of: [only, another] }: Asked, { kind }: Known): string {
  return only && !another && asks.all.test(folded)
    ? `${nameOf(only)}: ${knownOf(only, kind, true)}.`
    : '';
}

const fits =
  /\b(?:yeter\w*|uya(?:r|cak)|olsun|olur|gor(?:ur|ecek)|uygun|mantikl\w*|dogru|pisman \w+|alinir) m[iu]/;
const ofFitting = /^(?:yeter|uy|ol|gor|mantik|dogru|pisman|is[ie]|isim|alin)/;

/** Whether one is what was looked for, where nothing more is asked: `bana yeter mi bu`, `ikinci olsun mu sence`. */
function ofFit({ act, text, folded, about }: Asked, { listed, kind }: Known): string {
  const [only, another] = about;
  const isOnly = wordsAsked(text).every(
    (word) => isGeneral(word) || ofFitting.test(word) || isOfSome(word, about),
  );
  return only &&
    !another &&
    act !== 'seek' &&
    isOnly &&
    fits.test(folded) &&
    !ofBody.has(kind.category)
    ? fitOf(only, listed, kind)
    : '';
}

/** What else the catalogue has. */
const ofOthers = ({ act, text, folded }: Asked, known: Known): string =>
  act === 'seek' || asks.forOne.test(folded) ? otherCalled(text, known) : '';
