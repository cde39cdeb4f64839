import type { ChatButton } from '@denk/shared/product/wire';
import type { Knowledge } from '../../../catalogue';
import type { Act } from '../acts';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { namesThing } from '../names/thing-name';
import { unsaid } from '../names/unsaid';
import type { ThingAsked } from '../reading/things-asked';
import type { Recipient } from '../slots/slots';
import type { Talk } from '../talk/talk';
import { kindButtons } from './ask';
import { besideTexts } from './beside';
import { fixed, kindly } from './fixed-replies';
import { tidy } from '../names/tidy';
import { newThing, reply, type Reply } from './reply';

/** What is said while it is not known what is looked for: which of several things, or what at all. */
export function withoutKind(talk: Talk, knowledge: Knowledge): Reply {
  const { slots, clauses, told, changed, asked } = talk;
  if (told.lacking) return lackingReply(told.lacking, talk, knowledge);
  const does = new Set(clauses.map(({ act }) => act));
  const many = slots.kinds.length > 1;
  const kinds = many
    ? slots.kinds
    : slots.recipient
      ? giftKinds(slots.recipient, knowledge)
      : popularKinds(knowledge);
  const buttons: readonly ChatButton[] = kindButtons(kinds, knowledge);
  const says = [
    ...(does.has('greet') && !changed ? [kindly(talk.message)] : []),
    ...besideTexts(talk, undefined),
  ];
  if (does.has('thanks') && !changed && says.length === 0)
    return reply(kindly(talk.message), [newThing]);
  // Who greets after something was said takes leave.
  if (does.has('greet') && !changed && talk.lacking)
    return reply(`${kindly(talk.message)} ${fixed.here}`, [newThing]);
  if (does.has('mood') && !changed) return reply(says.join(' '));
  if (!changed && (['health', 'seller', 'outside'] as const).some((act) => does.has(act)))
    return reply([...says, fixed.here].join(' '));
  if (does.has('stop') && !changed) return reply(fixed.stopped, [], false);
  const goesOn = clauses.length > 0 && clauses.every(({ act }) => onAndOn.has(act));
  if (talk.lacking && goesOn && !changed && says.length === 0)
    return talk.lacking.near.length > 0
      ? lackingReply(talk.lacking, talk, knowledge)
      : reply(unsaid(talk.replies, afterLacking), [newThing]);
  const who = slots.recipient ? `${upper(slots.recipient.label)} için ` : '';
  const isAgain = asked.includes('kind');
  const question = many
    ? told.guessed && !who
      ? 'Aradığınız bunlardan biri mi?'
      : upper(`${who}hangisine bakalım?`)
    : who
      ? `${who}ne düşünürsünüz?`
      : isAgain
        ? 'Peki ne tür bir ürün ya da hizmet işinize yarar?'
        : 'Ne arıyorsunuz?';
  if (
    says.length === 0 &&
    !changed &&
    !does.has('leave') &&
    !does.has('other') &&
    (isAgain || says.length + (does.has('greet') ? 1 : 0) === 0)
  )
    says.push('Bunu tam anlayamadım.');
  return reply([...says, question].join(' '), buttons);
}

/** What is asked for is not there: said, with what is near to it, or else who may have it. */
export function lackingReply({ said, near }: ThingAsked, talk: Talk, knowledge: Knowledge): Reply {
  const [present] = talk.slots.kinds;
  const kinds = near.length > 0 ? near : present ? [present] : [];
  const name = namesThing(said) ? inSentence(tidy(said)) : '';
  const told = name ? `Kataloğumuzda ${name} yok` : 'Bunu kataloğumuzda bulamadım';
  if (kinds.length === 0)
    return reply(
      unsaid(talk.replies, [
        `${told}, üzgünüm; bu alanda uzman bir satıcıda bulabilirsiniz.`,
        `Ne yazık ki ${inSentence(told)}; başka bir şey ararsanız seve seve bakarım.`,
      ]),
      name ? [newThing] : kindButtons(popularKinds(knowledge), knowledge),
    );
  const [only] = kinds;
  const noun = kinds.length === 1 && knowledge.kinds.get(only ?? '')?.noun;
  return reply(
    noun
      ? `${told}. İsterseniz ${inSentence(noun)} önerebilirim.`
      : `${told}. İsterseniz şunlardan birine bakalım.`,
    kindButtons(
      [...new Set([...kinds, ...kindsBeside(kinds, knowledge)])].slice(0, mostOffered),
      knowledge,
    ),
  );
}

/** What may still speak of what is not sold. */
const onAndOn: ReadonlySet<Act> = new Set(['wish', 'seek', 'fact', 'seller', 'tell', 'unclear']);
/** What is said to somebody who goes on about what is not sold. */
const afterLacking = [
  'Bu konuda alanında uzman bir satıcı size daha iyi yol gösterir; başka bir şey ararsanız buradayım.',
  'Bunda ne yazık ki yardımcı olamıyorum. Aklınızda başka bir şey varsa ona bakalım.',
];

const mostOffered = 6;

/** Kinds of the same shelf as some; where there is none, what is looked for most. */
function kindsBeside(near: readonly string[], knowledge: Knowledge): readonly string[] {
  const all = [...knowledge.kinds.values()];
  const [first = ''] = near;
  const category = knowledge.kinds.get(first)?.category;
  if (category !== undefined && !popularKinds(knowledge).includes(first))
    return all.filter((kind) => kind.category === category).map(({ id }) => id);
  return [];
}

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
const giftKinds = ({ child }: Recipient, knowledge: Knowledge): readonly string[] =>
  (child ? knowledge.occasions.find(({ words }) => words.includes('çocuk'))?.kinds : undefined) ??
  knowledge.occasions.find(({ words }) => words.includes('hediye'))?.kinds ??
  popularKinds(knowledge);
