import { fold } from '@denk/shared/product/text';
import { read } from '../../../language';
import { asks, courtesies, formOf, turnsDown, type Act, type Clause } from '../acts';
import { advised } from '../facts/advice';
import { comparison, verdict } from '../facts/compare';
import { asksPrice, isName, says } from '../facts/content';
import { answerTo, spokenOf, type Known, type Question } from '../facts/questions';
import { nameOf } from '../facts/table';
import { notTold, tellUnknown, type Unanswered } from '../facts/unknown';
import type { Judged } from '../proposing/choose';
import { isHad } from '../reading/had';
import { placesOf } from '../reading/pointing';
import { inSentence } from '../names/in-sentence';
import { unsaid } from '../names/unsaid';
import type { Talk } from '../talk/talk';
import { clarifying } from './clarify';
import { doubtAnswered } from './doubts';
import { fixed, kindly } from './fixed-replies';
import { noneCheaper } from './none-cheaper';
import { notesOf } from './notes';
import { nextButton } from './propose';
import { afterProposal, button, newThing, reply, type Reply } from './reply';
import { praised, sellersOf, taking } from './taken';

const mostAnswers = 2;
/** Nobody is wished joy of what he may not have taken. */
const quiteSure = 0.7;
const isAsking = (act: Act): act is Question['act'] => asks.has(act) || act === 'seek';

/** What a message's questions are answered with. */
export interface Answers {
  readonly told: readonly string[];
  /** What of them stays unanswered, said kindly. */
  readonly unknown: string;
}

/** Whether a message asks anything. */
export const asksSomething = ({ clauses }: Talk): boolean =>
  clauses.some(({ act }) => asks.has(act));

/** The answers to a message's questions, each line once. */
export function answersTo(talk: Talk, known: Known): Answers {
  const { clauses, changed, replies } = talk;
  const questions = joined(clauses).flatMap((clause) =>
    isAsking(clause.act)
      ? clause.act === 'seek' && changed
        ? []
        : [clause]
      : doubtAnswered(clause.text, known.listed)
        ? [{ ...clause, act: 'fact' as const }]
        : [],
  );
  const all = [...known.listed, ...known.others];
  const last = spokenLast(talk, known);
  // Where a question speaks of no product, those that the rest of the message names are meant, or the one spoken of last.
  let about: readonly Judged[] = [...new Set(clauses.flatMap(({ text }) => spokenOf(text, known)))];
  const texts: string[] = [];
  const unknown: Unanswered[] = [];
  for (const clause of questions) {
    const { act } = clause;
    if (!isAsking(act)) continue;
    const text = saysSomething(clause) || changed ? clause.text : withBefore(clause, clauses);
    const doubt = doubtAnswered(text, known.listed);
    if (doubt !== undefined) {
      texts.push(doubt);
      continue;
    }
    // `neden bu kadar pahalı`
    if (act === 'why' && asksPrice(clause.words) && advised(text, known.kind) === undefined) {
      texts.push(noneCheaper(known.listed, all, known.kind));
      continue;
    }
    const isSaidBelow =
      act === 'compare' && questions.some((one) => one.act === 'why' || one.act === 'pick');
    const isOfLast = about.length === 0 && last && (act === 'compare' || ofSpoken.test(text));
    const answer = answerTo({ act, text }, known, isOfLast ? [last] : about);
    if ('text' in answer) {
      const isAgain = act === 'pick' && replies.at(-1)?.startsWith(answer.text) === true;
      if (!isSaidBelow) texts.push(isAgain ? comparison(known.listed, known.kind) : answer.text);
      const { of } = answer;
      if (of) about = all.filter((one) => one.product.id === of.product.id);
    } else if (act !== 'seek' && !isSaidBelow && (!changed || saysSomething(clause)))
      unknown.push(answer.unknown);
  }
  const answers = [...new Set(texts.filter(Boolean))].slice(0, mostAnswers);
  // What was answered is not followed by what could not be.
  const [open] = answers.length === 0 ? unknown : [];
  return { told: eachOnce(answers), unknown: open ? tellUnknown(open, known, replies) : '' };
}

/** `damla mı | hap mı hangisi iyi`: what is weighed is one question, in however many clauses. */
const joined = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.reduce<readonly Clause[]>((all, clause) => {
    const before = all.at(-1);
    const isWeighed =
      /^\S+ m[ıiuü]$/iu.test(before?.text ?? '') && / m[ıiuü](?!\p{L})/iu.test(clause.text);
    return before && isWeighed && isAsking(before.act) && isAsking(clause.act)
      ? [
          ...all.slice(0, -1),
          {
            ...clause,
            text: `${before.text} ${clause.text}`,
            words: [...before.words, ...clause.words],
          },
        ]
      : [...all, clause];
  }, []);

const saysSomething = ({ words }: Clause): boolean =>
  words.some((word) => isName(word) && says(word));

/** `her şey dahil | olanı hangisi`, `gül hastalığım var | uygun mu`: what is asked about stands before. */
function withBefore(clause: Clause, clauses: readonly Clause[]): string {
  const before = clauses[clauses.indexOf(clause) - 1];
  return before && !turnsDown.has(before.act) && !asks.has(before.act)
    ? `${before.text} ${clause.text}`
    : clause.text;
}

/** Answers without the lines that one before them has. */
function eachOnce(answers: readonly string[]): readonly string[] {
  const told = new Set<string>();
  return answers.flatMap((answer) => {
    const lines = answer.split('\n').filter((line) => !(line.startsWith('• ') && told.has(line)));
    for (const line of lines) told.add(line);
    const text = lines.join('\n').trim();
    return text.endsWith(':') ? [] : [text];
  });
}

/** `onun kamerası`, `o kaç inç`: what was spoken of before. */
const ofSpoken = /(?<!\p{L})(?:o|on(?:un|da|u|a|unla)|bu|bunun|bunda|buna)(?!\p{L})/iu;

/** The one shown product that the last reply chose, or that was pointed at last. */
function spokenLast({ replies, spoken }: Talk, { listed }: Known): Judged | undefined {
  const last = replies.at(-1) ?? '';
  const chosen = listed.find((one) => last.includes(`: ${nameOf(one)},`));
  const named = listed.filter((one) => last.split('\n\n')[0]?.includes(nameOf(one)));
  const [pointed, more] = listed.filter((one) =>
    spoken.some(({ product }) => product.id === one.product.id),
  );
  return chosen ?? (named.length === 1 ? named[0] : more ? undefined : pointed);
}

/** The reply to a message that leaves the list as it stands: answers, acceptance, a word on what was said beside. */
export function afterList(talk: Talk, known: Known): Reply {
  const { kind, listed, others } = known;
  const does = new Set(talk.clauses.map(({ act }) => act));
  const { told, unknown } = answersTo(talk, known);
  const answers = [...told, unknown].filter(Boolean);
  const isLost =
    answers.length > 0 &&
    talk.told.out.length === 0 &&
    talk.clauses.some(
      ({ act, text }) => (act === 'wish' || act === 'refuse') && formOf(text) !== 'asks',
    );
  const says = [
    ...notesOf(talk, kind),
    ...answers,
    // What was wished for beside a question, and nothing could be made of.
    isLost
      ? talk.told.unheard.length > 0
        ? notTold(talk.told.unheard, kind, talk.replies)
        : unsaid(talk.replies, lost)
      : '',
  ].filter(Boolean);
  // `ilki güzel ama tüy toplar mı` takes none yet.
  const takes = talk.clauses.some(({ act, text }) => act === 'accept' && saysTaken.test(text));
  const asksAny = talk.clauses.some(({ text }) => formOf(text) === 'asks');
  if (does.has('accept') && !does.has('pick') && (takes || !asksAny))
    return accepted(talk, known, says);
  if (does.has('stop') && talk.clauses.every(({ act }) => act === 'stop' || courtesies.has(act)))
    return reply(fixed.stopped, [], false);
  if (does.has('cheaper')) says.push(noneCheaper(listed, [...listed, ...others], kind));
  if (says.length > 0)
    return reply(
      says.join('\n\n'),
      afterProposal.filter(({ id }) => !does.has(id as Act)),
    );
  // `bunu izledim` of three
  if (listed.length > 1 && talk.clauses.some(({ text }) => isHad(text)))
    return reply(
      'Hangisini çıkarayım?',
      listed.map((one, at) =>
        button(`without-${at + 1}`, nameOf(one), `${nameOf(one)} olmasın`, 'preference'),
      ),
    );
  if (does.has('next')) return reply(fixed.nothingNext, [newThing]);
  if (does.has('thanks')) return reply(kindly(talk.message, talk.replies), [newThing]);
  if (does.has('greet')) return reply(kindly(talk.message, talk.replies), afterProposal);
  return unmoved(talk, known);
}

/** `alıyorum` */
const saysTaken = /(?<!\p{L})al/iu;
const notThere = 'Buna katalogdan cevap bulamadım.';
/** Asks of everything and nothing, and no yes or no: `ne bileyim`. */
const asksWhat = /^(?!.*\b(?:m[iu]|kac|hangi|nere)).*\b(?:ne|nasil|kim)\b(?! kadar| zaman)/s;

/** What nothing follows from for the list: a question that nothing is known of, or what is told; who leaves it to us is told one of them. */
function unmoved(talk: Talk, known: Known): Reply {
  const { clauses, message, replies, told } = talk;
  const say = (text: string) => reply(text, afterProposal);
  if (formOf(message) === 'asks')
    return say(
      asksWhat.test(fold(message))
        ? unsaid(replies, ['Bunu tam anlayamadım; başka sözlerle sorar mısınız?', notThere])
        : tellUnknown({ text: message, about: [] }, known, replies),
    );
  const { listed, kind } = known;
  // `bebek bezi`, when those are on the table
  if (told.repeats && told.unheard.length === 0 && formOf(message) !== 'wishes')
    return say(`Nasıl bir ${inSentence(kind.noun)} istediğinizi söyleyin, ona göre bakayım.`);
  if (clauses.every((clause) => clause.act === 'leave' && !saysSomething(clause))) {
    const pick = verdict(listed, listed, kind, listed, []);
    return say(replies.some((one) => one.includes(pick)) ? comparison(listed, kind) : pick);
  }
  // `mil şart değil`, where none was asked for
  if (read(message).refusals.some((one) => one.kind === 'indifferent'))
    return say('Zaten şart koşmamıştım; liste böyle kalabilir.');
  return told.unheard.length > 0
    ? say(notTold(told.unheard, kind, replies))
    : clarifying(talk, kind, [...listed, ...known.others]);
}

const lost = [
  'Öteki isteğinizi ürün bilgilerinden ayıramıyorum, o yüzden liste aynı kaldı.',
  'Öteki isteğiniz ürün bilgilerinde yazmıyor.',
];

/** `Güzel seçim! Ad için fiyatları …`; which one is asked where that is open. */
function accepted(talk: Talk, known: Known, says: readonly string[]): Reply {
  const taken = taking(talk, known, spokenLast(talk, known));
  const takes = talk.clauses.some(({ act, text }) => act === 'accept' && saysTaken.test(text));
  const meant = talk.clauses
    .filter(({ act }) => act === 'accept')
    .flatMap(({ text }) => placesOf(text, known.listed));
  const open = meant.length > 1 ? meant.flatMap((at) => known.listed[at] ?? []) : known.listed;
  if (!taken && (takes || meant.length > 1) && known.listed.length > 1)
    return reply(
      [...says, 'Hangisini alıyorsunuz?'].join('\n\n'),
      open.map((one, at) =>
        button(`take-${at + 1}`, nameOf(one), `${nameOf(one)} alıyorum`, 'preference'),
      ),
    );
  const isUnsure = talk.clauses.every(
    ({ act, certainty }) => act !== 'accept' || certainty < quiteSure,
  );
  if (!taken && isUnsure) return unmoved(talk, known);
  const next = nextButton(talk.slots, known.kind);
  return reply(
    [
      taken ? praised(taken) : `Beğenmenize sevindim! Fiyatları ${sellersOf}`,
      ...says.filter((one) => !one.startsWith('En uygun fiyatlısı')),
    ].join('\n\n'),
    next.length > 0 ? next : [newThing],
  );
}
