import { fold } from '@denk/shared/product/text';
import type { ChatButton } from '@denk/shared/product/wire';
import type { Knowledge } from '../../../catalogue';
import { foldedWords, stem } from '../../../language';
import { formOf, type Act } from '../acts';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { namesThing } from '../names/thing-name';
import { unsaid } from '../names/unsaid';
import type { ThingAsked } from '../reading/things-asked';
import type { Recipient } from '../slots/slots';
import type { Lacking, Talk } from '../talk/talk';
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
    ...(does.has('greet') && !changed ? [kindly(talk.message, talk.replies)] : []),
    ...(speaksOf(talk.lacking, talk) ? [] : besideTexts(talk, undefined)),
  ];
  if (does.has('thanks') && !changed && says.length === 0)
    return reply(kindly(talk.message, talk.replies), [newThing]);
  // Who greets after something was said takes leave.
  if (does.has('greet') && !changed && talk.lacking)
    return reply(`${kindly(talk.message, talk.replies)} ${fixed.here}`, [newThing]);
  if (does.has('mood') && !changed && says.length > 0)
    return reply(
      [...says, 'İsterseniz keyfinize göre bir film ya da dizi bakalım.'].join(' '),
      kindButtons(['movie', 'series'], knowledge),
    );
  if (
    !changed &&
    !(talk.lacking && !does.has('health')) &&
    (['health', 'seller', 'outside'] as const).some((act) => does.has(act))
  )
    return reply([...says, fixed.here].join(' '));
  if (does.has('stop') && !changed) return reply(fixed.stopped, [], false);
  const isElse = clauses.some(({ act }) => apart.has(act)) && !speaksOf(talk.lacking, talk);
  if (talk.lacking && !many && clauses.length > 0 && !isElse)
    return stillLacking(talk.lacking, talk, knowledge);
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

/** What is asked for is not there: said once, with what is near to it, or else where others may have it. */
export function lackingReply(thing: Lacking, talk: Talk, knowledge: Knowledge): Reply {
  const own = namesThing(thing.said) ? inSentence(tidy(thing.said)) : '';
  const name = thing.goesWith ? `${thing.goesWith} için ${own}` : own;
  const told = name ? `Kataloğumuzda ${name} yok` : 'Aradığınızı kataloğumuzda bulamadım';
  const noun = nounNear(thing, talk, knowledge);
  return reply(
    noun
      ? `${told}. İsterseniz ${inSentence(noun)} önerebilirim.`
      : `${told}, üzgünüm; ${thing.where ?? anywhere} bulabilirsiniz.`,
    buttonsNear(thing, talk, knowledge),
  );
}

/** What follows something that is not sold is about that, until something else is asked for. */
function stillLacking(thing: Lacking, talk: Talk, knowledge: Knowledge): Reply {
  const where = thing.where ?? anywhere;
  const noun = nounNear(thing, talk, knowledge);
  const asks = talk.clauses.some(({ act, text }) => asking.has(act) && formOf(text) === 'asks');
  // `tornavida seti de mi yok`
  const isDoubted =
    /\bm[iu] (?:yok|bulunmaz)\b|\b(?:yok|bulunmaz) m[iu]\b/.test(fold(talk.message)) ||
    (speaksOf(thing, talk) && /\b(?:yok|satm[iu]\w+|satma\w+)\b/.test(fold(talk.message)));
  const isWish = talk.clauses.some(({ act }) => act !== 'tell' && act !== 'accept');
  const isWhere = /\bnere(?:den?|ye|ler)/.test(fold(talk.message));
  // `tamam, annem petshopa götürür`: who takes it as it is.
  const isSettled =
    !talk.changed &&
    talk.things.length === 0 &&
    formOf(talk.message) !== 'asks' &&
    !isWhere &&
    !isDoubted &&
    /^(?:tamam|peki|neyse|e?iyi|eyi|anladim|olsun)\b|\bbb$/.test(fold(talk.message));
  if (isSettled)
    return reply(
      unsaid(talk.replies, [
        'Kolay gelsin; başka bir şey ararsanız buradayım.',
        'Görüşmek üzere, iyi günler!',
      ]),
      [newThing],
    );
  return reply(
    unsaid(talk.replies, [
      ...(isWhere ? [`${upper(where)} bulabilirsiniz.`] : []),
      ...(isDoubted ? [`Evet, maalesef bizde yok; ${where} bulabilirsiniz.`] : []),
      ...(asks && !isWhere && !isDoubted
        ? [`Bunu bilmiyorum, yanlış yönlendirmek istemem; doğrusunu ${where} öğrenirsiniz.`]
        : []),
      ...(isWish
        ? [
            noun
              ? `Ne yazık ki öylesi elimde yok; bana en yakını ${inSentence(noun)}, isterseniz ona bakalım.`
              : `Ne yazık ki öylesi de yok; ${where} daha kolay bulursunuz.`,
          ]
        : []),
      'Bunda yardımcı olamadığım için üzgünüm. Aklınızda başka bir şey varsa seve seve bakarım.',
      'Maalesef elimde yok. Başka bir şey ararsanız buradayım.',
    ]),
    buttonsNear(thing, talk, knowledge),
  );
}

/** `matkap satmıyor musunuz siz` */
const speaksOf = (thing: ThingAsked | undefined, { message }: Talk): boolean => {
  const said = foldedWords(message).map(stem);
  return foldedWords(thing?.said ?? '').some((word) => said.includes(stem(word)));
};

/** The one kind that is near to what is not sold; what is on the table already is offered to nobody. */
function nounNear({ near }: ThingAsked, { slots }: Talk, { kinds }: Knowledge): string | undefined {
  const [only, more] = near.filter((kind) => !slots.kinds.includes(kind));
  return more === undefined ? kinds.get(only ?? '')?.noun : undefined;
}

const buttonsNear = ({ near }: ThingAsked, { slots }: Talk, knowledge: Knowledge) => [
  ...kindButtons((near.length > 0 ? near : slots.kinds).slice(0, mostNear), knowledge),
  newThing,
];

const anywhere = 'bu alanda uzman satıcılarda';
const mostNear = 3;
/** What asks something of what is not sold. */
const asking: ReadonlySet<Act> = new Set(['fact', 'compare', 'seller', 'health', 'seek', 'pick']);
/** What is about something else than what is not sold. */
const apart: ReadonlySet<Act> = new Set(['other', 'leave', 'next', 'self', 'outside']);

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
