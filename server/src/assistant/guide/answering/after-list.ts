import type { Act } from '../acts';
import { answerTo, spokenOf, type Answer, type Known, type Question } from '../facts/questions';
import { nameOf } from '../facts/table';
import { tellKnown } from '../facts/tell';
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
import { afterProposal, newThing, reply, type Reply } from './reply';

const mostAnswers = 2;
const isAsking = (act: Act): act is Question['act'] => asks.has(act);

/** The questions of a message, each as it was asked. */
export const questionsIn = ({ clauses }: Talk): readonly Question[] =>
  clauses.flatMap(({ act, text }) => (isAsking(act) ? [{ act, text }] : []));

/** Whether a message asks something of what was shown. */
export const asksSomething = ({ clauses }: Talk): boolean =>
  clauses.some(({ act }) => asks.has(act));

/** The answers to a message's questions; where one speaks of no product, those that the rest of it names are meant. */
export const answersTo = (talk: Talk, known: Known, isBeforeList = false): readonly string[] => {
  const own = [...new Set(talk.clauses.flatMap(({ text }) => spokenOf(text, known)))];
  const asked = questionsIn(talk);
  const answers: Answer[] = [];
  let pointed: readonly Judged[] = own;
  for (const question of asked) {
    const isSaidBelow =
      question.act === 'compare' && asked.some(({ act }) => act === 'why' || act === 'pick');
    const answer = answerTo(question, known, pointed);
    // `en ucuzu hangisi, torbasız mı o`
    const of = 'of' in answer ? answer.of : undefined;
    const spoken = [...known.listed, ...known.others].filter(
      (one) => one.product.id === of?.product.id,
    );
    if (spoken.length > 0) pointed = spoken;
    if (!isSaidBelow) answers.push(answer);
  }
  const texts = answers.flatMap((one) => ('text' in one && one.text ? [one.text] : []));
  const unknown = answers.flatMap((one) => ('unknown' in one ? [one] : []));
  const about = [...new Set(unknown.flatMap((one) => one.about))];
  const questions = unknown.map((one) => tidy(one.unknown)).slice(0, mostAnswers);
  return [
    ...[...new Set(texts)].slice(0, mostAnswers),
    ...(questions.length > 0
      ? [tellKnown(questions, isBeforeList ? [] : about, known.kind, talk.replied)]
      : []),
  ];
};

/** The reply to a message that leaves the list as it stands: answers, acceptance, a word on what was said beside. */
export function afterList(talk: Talk, known: Known, sample: readonly Option[]): Reply {
  const { kind, listed } = known;
  const { slots } = talk;
  const does = new Set(talk.clauses.map(({ act }) => act));
  const answers = answersTo(talk, known);
  const says = [...notesOf(talk, kind), ...answers];
  if (does.has('accept')) {
    const next = nextButton(slots, kind);
    return reply(
      [accepted(talk, known), ...says].join('\n\n'),
      next.length > 0 ? next : [newThing],
    );
  }
  if (does.has('stop'))
    return reply(
      'Tamam, burada bırakalım. İstediğiniz zaman yeni bir ürünle devam edebiliriz.',
      [],
      false,
    );
  if (does.has('cheaper')) says.push(noneCheaper(slots, listed, sample, kind));
  if (does.has('next') && says.length === 0)
    says.push('Sırada bekleyen başka bir ürün yok; yeni bir ürün yazabilirsiniz.');
  if (does.has('leave') && says.length === 0)
    return reply(
      'Tamam, öyle olsun. Bu üçünden birini beğendiyseniz söyleyin; isterseniz başkalarını göstereyim.',
      afterProposal,
    );
  const again = talk.clauses.find(({ insists, seeks }) => insists ?? seeks);
  if (again && says.length === 0)
    return askWhichNot(
      `“${tidy(thingAsked(again.text))}” için bunlardan daha yakınını bulamadım.`,
      listed,
    );
  if (does.has('complain') && says.length === 0)
    return askWhichNot('Yanlış anladıysam kusura bakmayın.', listed);
  if (does.has('thanks') && says.length === 0) return reply('Rica ederim, iyi günler!', [newThing]);
  if (does.has('greet') && says.length === 0)
    return reply('Merhaba! Önerilerle ilgili ne isterseniz yazabilirsiniz.', afterProposal);
  return says.length === 0
    ? clarify(talk, listed)
    : reply(
        says.join('\n\n'),
        afterProposal.filter(({ id }) => !does.has(id as Act)),
      );
}

/** `Güzel seçim! Ad için fiyatları …` */
function accepted(talk: Talk, known: Known): string {
  const shown = productsTaken(talk.clauses, talk);
  // One of the catalogue that was not shown is taken as well.
  const taking = talk.clauses.filter(({ act }) => act === 'accept');
  const own = shown.length > 0 ? shown : taking.flatMap(({ text }) => spokenOf(text, known));
  // `tamam, alıyorum`: what was taken just before.
  const before = talk.shown.filter((one) =>
    talk.replied.startsWith(`Güzel seçim! ${nameOf(one)} (`),
  );
  const [one, more] = own.length > 0 ? own : before;
  return `Güzel seçim! ${one && !more ? `${nameOf(one)} (${money(one.price)}) için fiyatları` : 'Fiyatları'} ve satıcıları sonuçlar sayfasında görebilirsiniz.`;
}
