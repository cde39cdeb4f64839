import type { Act } from '../acts';
import { answerTo, spokenOf, type Answer, type Known, type Question } from '../facts/questions';
import { nameOf } from '../facts/table';
import { nearest } from '../facts/tell';
import { tellUnknown } from '../facts/unknown';
import { unsaid } from '../names/unsaid';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { thingAsked } from '../talk/clauses';
import { asks } from '../talk/forms';
import { money } from '../slots/chips';
import { productsTaken } from '../talk/take-out';
import type { Talk } from '../talk/talk';
import { askWhichNot, clarify } from './clarify';
import { notesOf, tidy } from './notes';
import { noneCheaper } from './none-cheaper';
import { nextButton } from './propose';
import { afterProposal, button, newThing, reply, type Reply } from './reply';

const mostAnswers = 2;
/** Nobody is wished joy of what he may not have taken. */
const quiteSure = 0.7;
const isAsking = (act: Act): act is Question['act'] => asks.has(act) || act === 'seek';

/** The questions of a message, each as it was asked. */
export const questionsIn = ({ clauses, changed }: Talk): readonly Question[] =>
  clauses.flatMap(({ act, text }) =>
    isAsking(act) && !(act === 'seek' && changed) ? [{ act, text }] : [],
  );

/** Whether a message asks something of what was shown. */
export const asksSomething = ({ clauses }: Talk): boolean =>
  clauses.some(({ act }) => asks.has(act));

/** `onun kamerası`, `o kaç inç`: what was spoken of before. */
const ofSpoken = /(?<!\p{L})(?:o|on(?:un|da|u|a|unla)|bu|bunun|bunda|buna)(?!\p{L})/iu;

/** What a message's questions are answered with. */
export interface Answers {
  readonly told: readonly string[];
  /** What of them stays unanswered, said kindly. */
  readonly unknown: string;
  /** The products that they speak of at last. */
  readonly pointed: readonly Judged[];
}

/**
 * The answers to a message's questions. Where one speaks of no product, those that the rest of the message names are meant,
 * or the one that was spoken of last.
 */
export function answersTo(talk: Talk, known: Known): Answers {
  const own = [...new Set(talk.clauses.flatMap(({ text }) => spokenOf(text, known)))];
  const asked = questionsIn(talk);
  const all = [...known.listed, ...known.others];
  const onlyLast = spokenLast(talk, known);
  const isOfLast = asked.some(({ text, act }) => act === 'compare' || ofSpoken.test(text));
  const answers: Answer[] = [];
  let pointed: readonly Judged[] = own.length === 0 && onlyLast && isOfLast ? [onlyLast] : own;
  for (const question of asked) {
    const isSaidBelow =
      question.act === 'compare' && asked.some(({ act }) => act === 'why' || act === 'pick');
    const isPair = question.act === 'compare' && onlyLast && !pointed.includes(onlyLast);
    const answer = answerTo(question, known, isPair ? [...pointed, onlyLast] : pointed);
    // `en ucuzu hangisi, torbasız mı o`
    const of = 'of' in answer ? answer.of : undefined;
    const spoken = all.filter((one) => one.product.id === of?.product.id);
    if (spoken.length > 0) pointed = spoken;
    const isUnheard = question.act === 'seek' && 'unknown' in answer;
    if (!isSaidBelow && !isUnheard) answers.push(answer);
  }
  const texts = answers.flatMap((one) => ('text' in one && one.text ? [one.text] : []));
  const unknown = answers.flatMap((one) => ('unknown' in one ? [one] : []));
  const about = [...new Set(unknown.flatMap((one) => one.about))];
  const questions = unknown.map((one) => tidy(one.unknown)).slice(0, mostAnswers);
  const judges = unknown.some((one) => one.judges);
  return {
    told: eachOnce(inOtherWords([...new Set(texts)].slice(0, mostAnswers), talk.told)),
    unknown: unknown.length > 0 ? tellUnknown(questions, about, known, talk.told, judges) : '',
    pointed,
  };
}

/** The one shown product that the last reply chose or spoke of. */
function spokenLast({ replied, spoken }: Talk, { listed }: Known): Judged | undefined {
  const [first = ''] = replied.split('\n\n');
  const named = listed.filter((one) => first.includes(nameOf(one)));
  const chosen = named.find(
    (one) => new RegExp('^\\S+(?: seçimim)?: ').test(first) && first.includes(`: ${nameOf(one)},`),
  );
  const [pointed, more] = listed.filter((one) =>
    spoken.some(({ product }) => product.id === one.product.id),
  );
  return chosen ?? (named.length === 1 ? named[0] : more ? undefined : pointed);
}

/** Answers that are only near are not each begun alike. */
function inOtherWords(answers: readonly string[], told: readonly string[]): readonly string[] {
  const said = [...told];
  return answers.map((answer) => {
    const own = answer.replace(nearest[0], unsaid(said, nearest));
    said.push(own);
    return own;
  });
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

/** The reply to a message that leaves the list as it stands: answers, acceptance, a word on what was said beside. */
export function afterList(talk: Talk, known: Known, sample: readonly Option[]): Reply {
  const { kind, listed } = known;
  const { slots, clauses } = talk;
  const does = new Set(talk.clauses.map(({ act }) => act));
  const { told, unknown, pointed } = answersTo(talk, known);
  const answers = [...told, unknown].filter(Boolean);
  const isThere = answers.length > 0 && does.has('seek');
  const says = [
    ...notesOf({ ...talk, notTaken: isThere ? undefined : talk.notTaken }, kind),
    ...answers,
  ];
  if (does.has('accept') && !does.has('pick')) {
    const next = nextButton(slots, kind);
    const taken = taking(talk, known, pointed);
    const isOne = talk.clauses.some(({ act, text }) => act === 'accept' && /\bal/iu.test(text));
    if (!taken && isOne && listed.length > 1)
      return reply(
        [...says, 'Hangisini alıyorsunuz?'].join('\n\n'),
        listed.map((one, at) =>
          button(`take-${at + 1}`, nameOf(one), `${nameOf(one)} alıyorum`, 'preference'),
        ),
      );
    if (!taken && clauses.every(({ act, certainty }) => act !== 'accept' || certainty < quiteSure))
      return clarify(talk);
    return reply(
      [accepted(taken), ...says.filter((one) => !one.startsWith('En uygun fiyatlısı'))].join(
        '\n\n',
      ),
      next.length > 0 ? next : [newThing],
    );
  }
  if (does.has('stop'))
    return reply(
      'Tamam, burada bırakalım. Fikriniz değişirse ya da başka bir şey ararsanız buradayım.',
      [],
      false,
    );
  if (talk.notTaken && says.length > 0 && answers.length === 0)
    says.push(
      unsaid(talk.told, [
        'Listeyi değiştirmedim; başka bir özellik yazarsanız ona göre bakarım.',
        'Liste aynı kaldı.',
      ]),
    );
  if (does.has('cheaper')) says.push(noneCheaper(slots, listed, sample, kind));
  if (does.has('next') && says.length === 0)
    says.push('Sırada bekleyen başka bir ürün kalmadı. Aklınızda ne varsa yazın, ona bakalım.');
  if (does.has('leave') && says.length === 0) {
    // Who leaves it to us is told one of them, and why.
    const chosen = answerTo({ act: 'pick', text: 'hangisini alayım' }, known);
    return reply('text' in chosen ? chosen.text : 'Nasıl isterseniz.', afterProposal);
  }
  const again = talk.clauses.find(({ insists, act }) => insists ?? act === 'seek');
  if (again && says.length === 0)
    return askWhichNot(
      `Aradım ama “${tidy(thingAsked(again.text))}” için bunlardan daha yakınını bulamadım.`,
      listed,
    );
  if (does.has('complain') && says.length === 0)
    return askWhichNot('Kusura bakmayın, sizi yanlış anlamış olabilirim.', listed);
  if (does.has('thanks') && says.length === 0)
    return reply('Rica ederim! Aklınıza takılan olursa yine yazın.', [newThing]);
  if (does.has('greet') && says.length === 0)
    return reply('Merhaba! Önerilerle ilgili ne isterseniz yazabilirsiniz.', afterProposal);
  return says.length === 0
    ? clarify(talk)
    : reply(
        says.join('\n\n'),
        afterProposal.filter(({ id }) => !does.has(id as Act)),
      );
}

/** The one that a message takes: named or pointed at, called by what it is first in, spoken of before it; else none. */
function taking(talk: Talk, known: Known, pointed: readonly Judged[]): Option | undefined {
  const shown = productsTaken(talk.clauses, talk);
  const accepts = talk.clauses.filter(({ act }) => act === 'accept');
  // One of the catalogue that was not shown is taken as well.
  const own = shown.length > 0 ? shown : accepts.flatMap(({ text }) => spokenOf(text, known));
  // `tamam, alıyorum`: what was taken just before.
  const before = talk.shown.filter((one) =>
    talk.replied.startsWith(`Güzel seçim! ${nameOf(one)} (`),
  );
  const first = accepts.flatMap(({ text }) => {
    const answer = answerTo({ act: 'compare', text }, known);
    return ('of' in answer && answer.of) || [];
  });
  const last = spokenLast(talk, known);
  const [one, more] =
    [own, first, pointed, before, last ? [last] : []].find(({ length }) => length > 0) ?? [];
  return more ? undefined : one;
}

/** `Güzel seçim! Ad için fiyatları …` */
const accepted = (one: Option | undefined): string =>
  one
    ? `Güzel seçim! ${nameOf(one)} (${money(one.price)}) için fiyatları ve satıcıları sonuçlar sayfasında görebilirsiniz.`
    : 'Beğenmenize sevindim! Fiyatları ve satıcıları sonuçlar sayfasında görebilirsiniz.';
