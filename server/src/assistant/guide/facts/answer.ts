import { fold } from '@denk/shared/product/text';
import { valueCalled, type AttributeValue, type Kind, type Knowledge } from '../../../catalogue';
import { foldedWords, isFunctionWord, isVerb, stem, stemOfHaving } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import { mayBeShown, type Judged } from '../proposing/choose';
import { isUse } from '../proposing/marks';
import { isOfSort, type Option, type Term } from '../proposing/terms';
import { money } from '../slots/chips';
import type { Slots } from '../slots/slots';
import type { Act } from '../sense';
import { amountWord } from './amount-words';
import { tellBasis } from './basis';
import { comparison, hadOf, reasonFor, verdict } from './compare';
import { questionsIn } from './questions';
import { reckoned } from './reckon';
import { setsBeside } from '../reading/pointing';
import { calledIn } from './saying';
import { knownOf, lines, nameOf } from './table';
import {
  tellAttribute,
  tellCounted,
  tellFigure,
  tellFirst,
  tellPrices,
  tellQuantity,
  tellRange,
  tellValue,
} from './tell';
import { tellTitle, wordInTitle } from './title';
import { topicsOf, type Match, type Topic } from './topics';

/** A question, and of which products it is asked where it names some. */
export interface Question {
  readonly act: Act;
  readonly text: string;
  readonly about: readonly Judged[];
}

/** What questions are answered from. */
export interface Known {
  readonly kind: Kind;
  readonly sample: readonly Option[];
  readonly listed: readonly Judged[];
  /** Those of earlier lists, too. */
  readonly shown: readonly Judged[];
  /** What else there is. */
  readonly judged: readonly Judged[];
  readonly knowledge: Knowledge;
  /** For how many it is, where that was said. */
  readonly people: number | undefined;
  /** How many of it are wanted, where that was said. */
  readonly pieces: number | undefined;
  /** What was taken already. */
  readonly chosen: Slots['chosen'];
  /** Of each thing that was talked of what was taken, else the first that was shown. */
  readonly basket: Slots['chosen'];
  /** What there is to spend on all of them, TL. */
  readonly total: number | undefined;
  /** Everything that was said to the visitor. */
  readonly replies: readonly string[];
}

/** An answer, or that none was found; then what can be said instead. */
export interface Answer {
  readonly text: string;
  readonly isKnown: boolean;
}

/** Below it a question is not known to be about a topic. */
const least = 0.24;
const sure = 0.6;
/** Below it a rule is not worth its words beside what the tables tell. */
const worthSaying = 0.4;
/** Who wants one chosen gets one, unless it is plainly asked by what. */
const ofChoice = 0.45;
/** A second topic that comes as near belongs to the answer. */
const alsoNear = 0.75;
const alsoFigure = 0.5;
const asksHowMany = /\b(?:kac|ne kadar|hangisi (?:en|daha))\b/;

/** Answers each question of a text with what the catalogue tells of the products, and what sellers of such things know. */
export function answerTo(question: Question, known: Known): Answer {
  const texts = question.act === 'ask' ? questionsIn(question.text) : [question.text];
  if (texts.length === 1 || isEither(question.text, known)) return answerToOne(question, known);
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

/** Whether one of several values is asked for: `kemerle mi isofixle mi`. */
function isEither(text: string, known: Known): boolean {
  const [first, ...others] = valuesAsked(text, known, false);
  return (
    asksEither.test(fold(text)) &&
    others.some(({ attribute, value }) => attribute === first?.attribute && value !== first.value)
  );
}
const asksEither = /(?<!\b(?:var|yok|\w*yor?|\w*[aeiu]r)) m[iu]\b.* m[iu]\b|\byoksa\b/;

function answerToOne(question: Question, known: Known): Answer {
  const { act, text } = question;
  const { kind, sample, listed } = known;
  const beside = makersBeside(question, known);
  // `joie mi chicco mu`
  const isOfNames =
    question.about.length > 1 && asksEither.test(fold(text)) && namesOnly(text, question.about);
  const compares = act === 'compare' || beside.length > 1 || isOfNames;
  const about =
    beside.length > 1
      ? beside
      : isOfOthers(question) || question.about.length === 0
        ? listed
        : question.about;
  const folded = fold(text);
  const say = (one: string): Answer => ({ text: one, isKnown: true });
  if (act === 'why') return say(lines(about, (one) => reasonFor(one, kind)));
  // `lassa yok mu`
  if (act === 'seek' && isByName(text, question.about))
    return say(
      `Var: ${question.about.map((one) => `${nameOf(one)} (${money(one.price)})`).join(', ')}.`,
    );
  const sum = reckoned(text, about, question.about.length > 0, known);
  if (sum !== undefined) return say(sum);
  const basis = tellBasis(text, { about, listed, kind });
  if (basis) return say(basis);
  const isOfMeaning = asksMeaning.test(folded);
  const asksWhich = which.test(folded);
  const isOpen = foldedWords(text).every(
    (word) =>
      isFunctionWord(word) || general.test(word) || question.about.some((one) => isOf(word, one)),
  );
  // `hangisi daha güzel` asks for no fact.
  if (compares && asksWhich && isOpen && about.length > 0)
    return say(verdict(about, about.length > 1 ? about : listed, kind, listed, []));
  // `farkları ne` asks for all of it.
  const isOfAllApart =
    asksApart.test(folded) &&
    foldedWords(text).every(
      (word) =>
        isFunctionWord(word) ||
        general.test(word) ||
        isAsking.test(word) ||
        asksApart.test(word) ||
        about.some((one) => isOf(word, one)),
    );
  if (compares && isOfAllApart && about.length > 1) return say(comparison(about, kind));
  const { matches, open } = topicsOf(
    isOfMeaning ? folded.replace(asksMeaning, ' ') : text,
    kind,
    sample,
  );
  const isOfAmount = /\bne kadar/.test(folded) && (matches[0]?.near ?? 0) >= least;
  // `bel fıtığım var hangisi uygun` asks whom it suits.
  const isOfPrice = asksPrice.test(isOpen ? folded : folded.replace(suits, ' '));
  // `fiyata malzeme dahil mi` asks what is in it.
  const stems = foldedWords(text).map(stem);
  // `montaj kaç para` asks for that of `Montaj`.
  const isOfWhole =
    /\b(?:dahil|haric)\b/.test(folded) || matches.some(({ topic }) => isCalled(topic, stems, kind));
  if (isOfPrice && !isOfAmount && !isOfWhole && about.length > 0)
    return say(tellPrices(text, { about }));
  if (asksPrice.test(folded) && about.length === 0 && sample.length > 0)
    return say(tellRange(sample));
  // Two that are set side by side are told apart, unless it is surely asked in what.
  const isPair = (question.about.length > 1 || beside.length > 1) && (compares || act === 'pick');
  const near = matches.filter(
    ({ topic, near: own }) =>
      // `ram i kaç`
      (topic.is === 'figure' && asksHowMany.test(folded) && isCalled(topic, stems, kind)) ||
      (own - open * stillOpen >= (isPair ? sure : act === 'pick' ? ofChoice : least) &&
        (own >= sure || speaksOf(topic, text, kind))),
  );
  const [best] = near;
  // `hangi şehirleri geziyor` asks for their names.
  const named = whichOf.test(folded) ? [] : valuesAsked(text, known, asksWhich);
  // Who asks what tells two apart wants more than a yes.
  const values =
    isPair || isOfMeaning || (isOfDegree(text) && !isDegreeOf(text, named, kind)) ? [] : named;
  const own =
    about.length > 0
      ? toldOf(text, near, values, about, known) || tellTitle(text, { about, listed, kind })
      : '';
  const told = own && `${own} ${oneThatHas(values, own, about, known)}`.trim();
  const tip = near.find(({ topic }) => topic.is === 'advice');
  const says =
    tip && (tip === best || isOfMeaning || tip.near >= (best?.near ?? 0) * alsoNear)
      ? adviceOf(tip, known)
      : '';
  // What something means is no question of which of them has it.
  if (says && isOfMeaning) return say(says);
  // What the tables tell of the products comes before what is true of all.
  if (told && says && best?.topic.is === 'advice')
    return say(best.near >= worthSaying ? `${told} ${firstOf(says)}` : told);
  // A rule answers less than what is asked of these.
  if (!told && says && about.length > 0 && asksOfThese(folded, question.about.length > 0))
    return say(`${upper(placeOf(about, listed))} yazmıyor. ${firstOf(says)}`);
  if (told || says) return say(told || says);
  if (act === 'pick')
    return say(verdict(about, about.length > 1 ? about : listed, kind, listed, named));
  if (compares && about.length > 1) {
    const names = about.length === 2 && foldedWords(text).length > 1;
    if (names && asksAdvice.test(folded)) return say(verdict(about, about, kind, listed, named));
    return say(
      names || isOpen || !asksDegree.test(folded)
        ? comparison(about, kind)
        : `${undecidedIn(text) ?? unsaid(known.replies, undecided)} ${comparison(about, kind)}`,
    );
  }
  const [only, another] = about;
  // `ikincisi nasıl`
  if (only && !another && isOfAll.test(folded))
    return say(`${nameOf(only)}: ${knownOf(only, kind, true)}.`);
  const elsewhere = asksForOne.test(folded) || act === 'seek' ? otherCalled(text, known) : '';
  if (elsewhere) return say(elsewhere);
  return { text: notKnown(question, known), isKnown: false };
}

/** Whether a piece of advice has one of a question's nouns, and not only what one does with such things. */
function speaksOf(topic: Topic, text: string, { advice }: Kind): boolean {
  if (topic.is !== 'advice') return true;
  const nouns = foldedWords(text).filter(
    (word) => !isFunctionWord(word) && !isAsking.test(word) && !general.test(word) && !isVerb(word),
  );
  const { question = '', asked = [], says = '' } = advice[topic.at] ?? {};
  const own = [question, ...asked, says].flatMap(foldedWords);
  const begins = (word: string) => word.slice(0, begun);
  return (
    nouns.length === 0 || own.some((one) => nouns.some((noun) => begins(noun) === begins(one)))
  );
}
const begun = 4;

const asksForOne = /\bolabilir m[iu]\b|\bvar(?:mis|dir)?\b/;
const besideName = /^(?:butce|para|fiyat|lira|tl$|varm|boyle|oyle|sey|bisey)/;
const mostCalled = 3;

/** What else the catalogue has that is called as somebody says: `konuşanı da varmış`, `iphone olabilir mi bu bütçeyle`. */
function otherCalled(text: string, { judged }: Known): string {
  const words = foldedWords(text).filter(
    (word) =>
      !isFunctionWord(word) &&
      !isAsking.test(word) &&
      !besideName.test(word) &&
      (!isVerb(word) || judged.some((one) => wordInTitle(word, one))),
  );
  if (words.length === 0 || words.length > mostCalled) return '';
  const called = judged
    .filter((one) => mayBeShown(one) && words.every((word) => wordInTitle(word, one)))
    .sort((a, b) => a.missing.length - b.missing.length || a.price - b.price);
  const fits = called.find(({ missing }) => missing.every(({ of }) => of !== 'budget'));
  const [one] = fits ? [fits] : called;
  if (!one) return '';
  return `${fits ? 'Evet, var' : 'Bütçenize uyanı yok, en uygunu'}: ${nameOf(one)}, ${money(one.price)}.`;
}

/** Whether a question holds nothing but what some products are called. */
const isByName = (text: string, about: readonly Judged[]): boolean =>
  about.length > 0 &&
  foldedWords(text).every(
    (word) => isFunctionWord(word) || isAsking.test(word) || about.every((one) => isOf(word, one)),
  );
/** Whether a question holds nothing but the names of one or the other. */
const namesOnly = (text: string, about: readonly Judged[]): boolean =>
  foldedWords(text).every(
    (word) => isFunctionWord(word) || isAsking.test(word) || about.some((one) => isOf(word, one)),
  );
/** Whether a word is one of a product's name. */
const isOf = (word: string, { product, title }: Judged): boolean =>
  title.has(stem(word)) || isMaker(word, product.brand);
const isMaker = (word: string, brand: string): boolean =>
  foldedWords(brand).some((maker) => maker.length > 2 && word.startsWith(maker));
/** Whether a word is nothing but the maker: `lg`, `lg’nin`. */
const isMakerOf = (word: string, brand: string): boolean => {
  const [maker = '', more] = foldedWords(brand);
  return more === undefined && (maker === word || maker === stem(word));
};

/** A question that comes nearer to what nothing answers stays unanswered. */
const stillOpen = 0.3;
const asksPrice =
  /\b(?:fiyat\w*|(?:ayda |aylik )?ne (?:oder|odeye|odene)\w*|kaca(?! kadar)|kac (?:para|lira|tl)|ne kadar(?:di?r|a|mis)?\s*\??$|ucret\w* ne|(?:en|daha|hangisi) (?:ucuz|uygun|hesapli|pahali)\w*)/;
/** `dizim için hangisi daha uygun`; what is `uygun fiyatlı` costs little. */
const suits = /(?<=\w )hangisi (?:daha |en )?uygun(?! fiyat)\w*/;
const asksApart = /\bfark/;
const asksMeaning = /\b(?:ne demek|nedir|ne ise yar\w*|ne anlama|ne oluyor)\b/;
const isOfAll = /\b(?:nasil\w*|anlat\w*|bahset\w*|ozellik\w*|iyi m[iu]|detay\w*|bilgi\w*)/;
/** `royal canin ile diğeri` */
const isOfOthers = ({ act, text, about }: Question): boolean =>
  act === 'compare' && about.length === 1 && speaksOfOther.test(fold(text));

/** Those that are set beside each other where one is not of the list: `samsung ile lg farkı`; of what it makes what comes nearest. */
function makersBeside(
  { act, text, about }: Question,
  { judged, listed }: Known,
): readonly Judged[] {
  const isBeside = (act === 'compare' || act === 'pick') && setsBeside.test(fold(text));
  if (!asksEither.test(fold(text)) && !isBeside) return [];
  const words = foldedWords(text).filter(
    (word) => !isFunctionWord(word) && !about.some((one) => isOf(word, one)),
  );
  const price = (about[0] ?? listed[0])?.price ?? 0;
  const others = words.flatMap((word) => {
    const [best] = judged
      .filter((one) => mayBeShown(one) && isMakerOf(word, one.product.brand))
      .sort(
        (a, b) =>
          a.missing.length - b.missing.length ||
          Math.abs(a.price - price) - Math.abs(b.price - price),
      );
    return best ? [best] : [];
  });
  return others.length > 0 ? [...about, ...new Set(others)] : [];
}
const speaksOfOther = /\b(?:diger|obur|otek)\w*/;
const asksAdvice = /\b(?:ne ders\w*|sence|sizce|oner\w*|tavsiye\w*|al(?:ay|ir)\w*)\b/;
const isComparing = /\b(?:en|daha)\b/;
const asksDegree = /\b(?:en|daha|hangi\w*)\b/;
/** Whether a fact of some products is asked, and no rule: `pilli mi bunlar`; `kaç GB yeter` asks for one. */
const asksOfThese = (text: string, isPointing: boolean): boolean =>
  isPointing ? isOfOne.test(text) : isOfAny.test(text) && !isOfRule.test(text);
const isOfAny =
  /\b(?:var m[iu]|yok mu|dahil m[iu]|ne kadar|kac|bunlar\w*|hangisi\w*|(?:l[iu]|s[iu]z|[ae]bil[ei]?r|[iu]yor?) m[iu])\b/;
const isOfRule =
  /\b(?:gere[kg]\w*|lazim|sart|zorunlu|nasil|neden|niye|ne demek|yeter\w*|uygun\w*|zarar\w*|(?:y[iu]m|l[iu]y[iu]m|[iu]yo(?:r)?um|[ae]bilir miy\w*))\b/;
const isOfOne = /\b(?:kac|ne kadar|var m[iu]|yok mu)\b|(?:yor|[ae]r|[iu]r) m[iu]\b/;
const whichOf = /\bhangi (?!urun|model|marka)/;
const which = /\b(?:hangi\w*|en)\b/;
/** What asks for a choice or a comparison and names nothing by which. */
const general =
  /^(?:hangi\w*|daha|en|iyi\w*|guzel\w*|mantikli\w*|avantajli\w*|kaliteli\w*|kullanisli\w*|karsilast\w*|kiyas\w*|al(?:ay|ir|mal|sa)\w*|tavsiye\w*|oner\w*|sec\w*|sizce|bence|sence|arasi\w*|aralari\w*|ikisi\w*|diger\w*|obur\w*|otek\w*|gelir|gider|bana|bize|benim|bizim|ucu(?:n\w*)?|bunlar\w*|bu|urun\w*|model\w*)$/;
/** `en hafifi hangisi` of what has no weight. */
const undecidedIn = (text: string): string | undefined => {
  const [called] = degreeSaid(text).flatMap((word) => amountWord(word)?.called.slice(0, 1) ?? []);
  return called && `${upper(called)} bilgilerinde yazmıyor; yazanlara göre farkları şöyle.`;
};
const undecided = [
  'Tam bunu söyleyen bir bilgi yok; yazanlara göre farkları şöyle.',
  'Bu da bilgilerinde yazmıyor; yazanlar şunlar.',
];

/** Whether a question has all words by which a topic is called. */
const isCalled = (topic: Topic, stems: readonly string[], { attributes }: Kind): boolean =>
  topic.is !== 'advice' &&
  foldedWords(topic.is === 'figure' ? topic.id : (attributes[topic.id]?.label ?? '')).every(
    (word) => stems.includes(stem(word)),
  );

/** What the tables say of the products: values that were named first, else the figure or attribute that is asked for. */
function toldOf(
  text: string,
  near: readonly Match[],
  values: readonly AttributeValue[],
  about: readonly Judged[],
  known: Known,
): string {
  const { kind, listed } = known;
  const of = { about, listed, kind };
  const isYesNo = /(?:^|\s)m[iu](?:dir|ydi)?\b/.test(fold(text));
  const best = near[0]?.near ?? 0;
  const stems = foldedWords(text).map(stem);
  // Who asks how many wants the figure, and so does who names it.
  const isNear = ({ topic, near: own }: Match) =>
    isCalled(topic, stems, kind) ||
    own >= best * (topic.is === 'figure' && asksHowMany.test(fold(text)) ? alsoFigure : alsoNear);
  const topics = near.filter(isNear).map(({ topic }) => topic);
  const isNamed = (name: string) =>
    topics.some((topic) => topic.is === 'attribute' && topic.id === name);
  const [value] = values;
  // What they were chosen by is no answer to anything else.
  const isChosenBy =
    value &&
    about.every(({ met }) =>
      met.some(({ wish }) =>
        wish?.anyOf.some((one) => one.attribute === value.attribute && one.value === value.value),
      ),
    );
  const isOther = topics[0] !== undefined && !isNamed(value?.attribute ?? '');
  const isItself =
    value &&
    isAskedOf(text, values, kind) &&
    (isYesNo || which.test(fold(text))) &&
    !asksMore(text, values, about, kind) &&
    !(isChosenBy && isOther);
  if (value && (isItself || (isNamed(value.attribute) && !(isChosenBy && isOther)))) {
    const isOfSome = about.some((one) => hadOf(one, [value]) > 0);
    const isOneOf =
      kind.attributes[value.attribute]?.choice === 'one' &&
      (asksEither.test(fold(text)) ||
        (!isYesNo && (isComparing.test(fold(text)) || (which.test(fold(text)) && isOfSome))));
    const told =
      isOneOf || isEither(text, known)
        ? tellAttribute(value.attribute, of)
        : tellValue(
            values.filter(({ attribute }) => attribute === value.attribute),
            isYesNo,
            of,
          );
    // A figure tells more than what suits whom.
    if (told) return (!isYesNo && tellFirst(text, of)) || told;
  }
  if (topics[0]?.is !== 'figure') {
    const figure = tellCounted(text, of) || tellQuantity(text, of) || tellFirst(text, of);
    if (figure) return figure;
  }
  for (const topic of topics) {
    const told =
      topic.is === 'figure'
        ? tellFigure(topic.id, text, of)
        : topic.is === 'attribute'
          ? tellAttribute(topic.id, of)
          : '';
    if (told) return told;
  }
  return '';
}

/** Of what is put on or taken nobody is offered what he only asked after. */
const ofBody: ReadonlySet<string> = new Set(['beauty', 'health', 'food-drink', 'pets']);

/** Where none of the products has what is asked for, one that has it: `QLED isterseniz TCL 65P7K, 39.999 TL.` */
function oneThatHas(
  values: readonly AttributeValue[],
  told: string,
  about: readonly Judged[],
  { kind, listed, judged }: Known,
): string {
  const [asked] = values;
  const label = inSentence(
    kind.attributes[asked?.attribute ?? '']?.values[asked?.value ?? ''] ?? '',
  );
  const has = ({ product }: Judged) =>
    asked !== undefined && product.attributes[asked.attribute]?.includes(asked.value) === true;
  const isOffered =
    label !== '' &&
    told.includes(label) &&
    about.length === listed.length &&
    !about.some(has) &&
    !ofBody.has(kind.category) &&
    !isUse(kind.attributes[asked?.attribute ?? ''], label);
  if (!isOffered) return '';
  const price = about[0]?.price ?? 0;
  const far = (one: Judged) => Math.abs(one.price - price);
  // Another sort of thing is offered only to who asks for that: `otobüs olsa`.
  const isCalledSo = (one: Judged) =>
    foldedWords(label).every((word) => wordInTitle(word, one)) &&
    one.missing.every(({ of }) => of !== 'budget');
  const mayMiss = (term: Term) => term.of !== 'budget' && !isOfSort(term);
  const [other] = judged
    .filter((one) => has(one) && mayBeShown(one) && (one.missing.every(mayMiss) || isCalledSo(one)))
    .sort((a, b) => a.missing.length - b.missing.length || far(a) - far(b));
  return other ? `${upper(label)} isterseniz ${nameOf(other)}, ${money(other.price)}.` : '';
}

/** `çocuk ücretsiz mi` asks something else than whether it is for children. */
function isAskedOf(text: string, values: readonly AttributeValue[], kind: Kind): boolean {
  const [, asked = ''] = /(\p{L}+) m[iu]\b/u.exec(fold(text)) ?? [];
  const isPlain =
    asked.length < 3 || isVerb(asked) || isFunctionWord(asked) || isAsking.test(asked);
  const names = namesOfValues(values, kind);
  return isPlain || [stem(asked), stemOfHaving(asked) ?? ''].some((one) => names.includes(one));
}

/** `en hafifi hangisi, çocuk taşıyacak` asks of no value but of a degree. */
const degreeSaid = (text: string): readonly string[] =>
  [...fold(text).matchAll(/\b(?:en|daha) (\p{L}+)/gu)].flatMap(([, word = '']) =>
    amountWord(word) ? [word] : [],
  );
const isOfDegree = (text: string): boolean => degreeSaid(text).length > 0;
const isDegreeOf = (text: string, values: readonly AttributeValue[], kind: Kind): boolean =>
  degreeSaid(text).some((word) =>
    namesOfValues(values, kind).includes(stem(fold(amountWord(word)?.word ?? word))),
  );

const namesOfValues = (values: readonly AttributeValue[], { attributes }: Kind) =>
  values.flatMap(({ attribute, value }) => {
    const { label = '', values: labels = {}, words = {} } = attributes[attribute] ?? {};
    return [label, labels[value] ?? '', ...(words[value] ?? [])].flatMap(foldedWords).map(stem);
  });

const mostBeside = 2;
/** `açık kulakta yandaki müziğimi duyar mı` asks more than whether it is one. */
function asksMore(
  text: string,
  values: readonly AttributeValue[],
  about: readonly Judged[],
  kind: Kind,
): boolean {
  const named = namesOfValues(values, kind);
  const beside = foldedWords(text).filter(
    (word) =>
      !isFunctionWord(word) &&
      !isAsking.test(word) &&
      !named.includes(stem(word)) &&
      !about.some((one) => isOf(word, one)),
  );
  return beside.length > mostBeside;
}

const isAsking =
  /^(?:m[iu]\w*|var|yok|ol\w+|uygun\w*|ucu\w*|ilk\w*|son\w*|birinci\w*|ikinci\w*|hangi\w*|bun\w*|on\w*|icin|ya|peki|\d+)$/;

/** The values that a question names by all of their name; who asks which of them is so may only hint at it: `hangisi sessiz`. */
function valuesAsked(
  text: string,
  { kind, knowledge }: Known,
  asksWhich: boolean,
): readonly AttributeValue[] {
  const words = foldedWords(text);
  const book = knowledge.valueWords(kind.id);
  const namedBy = (stems: readonly string[]) =>
    book.find(stems).filter(({ from, to, meanings }) => {
      // In `ilk otelin çocuk kulübü` the hotel is the thing.
      if (knowledge.kindNouns.meaningsOf(stems.slice(from, to)).includes(kind.id)) return false;
      const names = knowledge.valueNames.meaningsOf(stems.slice(from, to));
      return asksWhich || meanings.some((one) => names.includes(`${kind.id} ${one}`));
    });
  const named = namedBy(words.map(stem));
  // `inverterli mi`
  const having =
    named.length > 0 ? [] : namedBy(words.map((word) => stemOfHaving(word) ?? stem(word)));
  return [...named, ...having].flatMap(({ meanings }) => meanings).map(valueCalled);
}

/** A piece of advice that was not given yet. */
function adviceOf({ topic }: Match, { kind, replies }: Known): string {
  const says = topic.is === 'advice' ? (kind.advice[topic.at]?.says ?? '') : '';
  return replies.some((one) => one.includes(firstOf(says))) ? '' : says;
}

const firstOf = (says: string): string => /^.*?[.!?](?=\s+\p{Lu}|$)/su.exec(says)?.[0] ?? says;

/** Where something of products would stand: `ikincisinin bilgilerinde`, `… için`. */
function placeOf(about: readonly Judged[], listed: readonly Judged[]): string {
  const called = calledIn(about, listed);
  return typeof called === 'string' ? `${called} için` : `${called.whose} bilgilerinde`;
}

/** Says that the catalogue does not tell, and who knows it. */
function notKnown({ about }: Question, { kind, listed, replies }: Known): string {
  const whose = about.length > 0 ? placeOf(about, listed) : '';
  const what = unsaid(
    replies,
    whose
      ? [
          `${upper(whose)} buna dair bir şey yazmıyor`,
          `${upper(whose)} bunu da bulamadım`,
          `${upper(whose)} buna da cevap yok`,
        ]
      : ['Bunu katalogda bulamadım', 'Buna katalogdan cevap bulamadım', 'Bunu ben de bilmiyorum'],
  );
  return `${what}; ${unsaid(replies, whoKnows(kind))}.`;
}

/** Where stands what the catalogue does not say. */
export const whoKnows = ({ category, contentType }: Kind): readonly string[] =>
  contentType !== null
    ? ['yayınlandığı platformun sayfasında yazar', 'platformda bakabilirsiniz']
    : (places[category] ?? [
        'satıcının sayfasından bakabilirsiniz',
        'satıcıya sorabilirsiniz',
        'almadan satıcının sayfasına bakın',
      ]);

const places: Readonly<Record<string, readonly string[]>> = {
  health: ['kutusundaki bilgilere bakın, emin olmak için eczacınıza ya da doktorunuza sorun'],
  pets: ['ambalajında yazar, sağlıkla ilgiliyse veteriner hekiminiz bilir'],
  'food-drink': ['ambalajında yazar', 'satıcının sayfasına bakın'],
  beauty: ['kutusunda ve satıcının sayfasında yazar', 'satıcıya sorabilirsiniz'],
  finance: ['en doğrusunu bankanın sayfası ya da şubesi söyler'],
  insurance: ['poliçenin teminat sayfasında yazar, sigorta şirketine sorabilirsiniz'],
  services: ['hizmeti verene yazıp sorabilirsiniz', 'anlaşmadan önce ustaya sorun'],
  travel: ['rezervasyon sayfasında yazar, oradan sorabilirsiniz'],
  education: ['kendi sayfasında yazar'],
  'culture-art': ['kendi sayfasında yazar'],
};
