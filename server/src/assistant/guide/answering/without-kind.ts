import { fold } from '@denk/shared/product/text';
import type { ChatButton } from '@denk/shared/product/wire';
import type { Kind, Knowledge } from '../../../catalogue';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { tidy } from '../names/tidy';
import { unsaid } from '../names/unsaid';
import { isLoss } from '../sense';
import type { Recipient } from '../slots/slots';
import { isInTrouble } from '../talk/clauses';
import type { Lacking, Talk } from '../talk/talk';
import { kindButtons } from './ask';
import { courtesyOf } from './courtesy';
import { fixed } from './fixed-replies';
import { newThing, reply, type Reply } from './reply';

/** What is said while it is not known what is looked for: which of several things, or what at all. */
export function withoutKind(talk: Talk, knowledge: Knowledge): Reply {
  const { slots, clauses, changed, asked, guessed, replies } = talk;
  const does = new Set(clauses.map(({ act }) => act));
  const says = [...courtesyOf(talk, undefined)];
  const many = slots.kinds.length > 1;
  const isForChild = slots.recipient?.child && isOccasion(slots.kinds, knowledge);
  const kinds =
    many && !isForChild
      ? slots.kinds
      : slots.recipient
        ? giftKinds(slots.recipient, knowledge)
        : popularKinds(knowledge);
  const buttons: readonly ChatButton[] = kindButtons(kinds, knowledge);
  // Nobody is asked what he would buy who tells of a death.
  if (isLoss(fold(talk.message)) && !changed && says.length > 0)
    return reply(says.join(' '), [], false);
  if (!changed && isInTrouble(clauses)) return reply(says.join(' '), [newThing]);
  if (does.has('stop') && !changed) return reply(fixed.stopped, [], false);
  if (does.has('thanks') && !changed && says.length > 0) return reply(says.join(' '), [newThing]);
  if (talk.lacking && !changed) return stillLacking(talk.lacking, talk, knowledge, says);
  const who = slots.recipient ? `${upper(slots.recipient.label)} için ` : '';
  const isAgain = asked.includes('kind');
  const question = many
    ? guessed && !who
      ? 'Aradığınız bunlardan biri mi?'
      : upper(`${who}hangisine bakalım?`)
    : who
      ? `${who}ne düşünürsünüz?`
      : isAgain
        ? 'Peki ne tür bir ürün ya da hizmet işinize yarar?'
        : 'Ne arıyorsunuz?';
  if (says.length === 0 && !changed && does.has('greet'))
    says.push(unsaid(replies, ['Merhaba!', '']));
  // `komedi olsun` before it is known of what is kept for it.
  const kept = clauses.flatMap(({ heard }) =>
    heard.flatMap(({ role, text }) =>
      (role === 'V+' || role === 'M+') && !ofOneself.test(fold(text)) ? [text.trim()] : [],
    ),
  );
  if (says.length === 0 && !changed && kept.length > 0) says.push(`Tamam, ${kept.join(', ')}.`);
  if (says.length === 0 && !changed && !does.has('leave') && !does.has('greet'))
    says.push(unsaid(replies, ['Bunu tam anlayamadım.', 'Kusura bakmayın, çıkaramadım.', '']));
  return reply([...says, question].filter(Boolean).join(' '), buttons);
}

/** `hamileyim` */
const ofOneself = /y[iu]m\W*$/;

/** What is asked for is not there: said once, with where others may have it. */
export function lackingReply(thing: Lacking, talk: Talk, knowledge: Knowledge): Reply {
  return reply(
    `Kataloğumuzda ${inSentence(tidy(thing.said))} yok, üzgünüm; ${thing.where ?? anywhere} bulabilirsiniz.`,
    buttonsNear(thing, talk, knowledge),
  );
}

/** What follows something that is not sold is about that, until something else is asked for. */
function stillLacking(
  thing: Lacking,
  talk: Talk,
  knowledge: Knowledge,
  says: readonly string[],
): Reply {
  const where = thing.where ?? anywhere;
  const asks = talk.clauses.some(
    ({ act }) => act === 'ask' || act === 'seek' || act === 'compare' || act === 'pick',
  );
  const text = unsaid(talk.replies, [
    ...(asks
      ? [`Bunu bilmiyorum, yanlış yönlendirmek istemem; doğrusunu ${where} öğrenirsiniz.`]
      : []),
    `Ne yazık ki öylesi de yok; ${where} daha kolay bulursunuz.`,
    'Bunda yardımcı olamadığım için üzgünüm. Aklınızda başka bir şey varsa seve seve bakarım.',
  ]);
  return reply(
    says.length > 0 ? `${says.join(' ')} ${fixed.here}` : text,
    buttonsNear(thing, talk, knowledge),
  );
}

const buttonsNear = ({ near }: Lacking, { slots }: Talk, knowledge: Knowledge) => [
  ...kindButtons((near.length > 0 ? near : slots.kinds).slice(0, mostNear), knowledge),
  newThing,
];

const anywhere = 'bu alanda uzman satıcılarda';
const mostNear = 3;

const popularKinds = ({ kinds }: Knowledge): readonly string[] => {
  const usual = [
    'perfume',
    'smartphone',
    'laptop',
    'movie',
    'refrigerator',
    'sport-shoe',
    'hotel',
    'sunglasses',
  ];
  const there = usual.filter((id) => kinds.has(id));
  return there.length > 3 ? there : [...kinds.keys()].slice(0, 8);
};

/** What is given to somebody; to a child what children have. */
const giftKinds = ({ child }: Recipient, knowledge: Knowledge): readonly Kind['id'][] =>
  (child ? occasionOf('çocuk', knowledge) : undefined) ??
  occasionOf('hediye', knowledge) ??
  popularKinds(knowledge);

const isOccasion = (kinds: readonly string[], { occasions }: Knowledge): boolean =>
  occasions.some((one) => one.kinds.join() === kinds.join());

const occasionOf = (word: string, { occasions }: Knowledge): readonly string[] | undefined =>
  occasions.find(({ words }) => words.includes(word))?.kinds;
