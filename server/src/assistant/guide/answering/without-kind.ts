import type { ChatButton } from '@denk/shared/product/wire';
import type { Knowledge } from '../../../catalogue';
import { foldedWords, isRoot } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import type { ThingAsked } from '../reading/things-asked';
import { spokenOf } from '../slots/chips';
import type { Recipient } from '../slots/slots';
import type { Talk } from '../talk/talk';
import { kindButtons } from './ask';
import { besideTexts } from './beside';
import { quotedAll, tidy } from './notes';
import { reply, type Reply } from './reply';

/** What is said while it is not known what is looked for: which of several things, or what at all. */
export function withoutKind(talk: Talk, knowledge: Knowledge): Reply {
  const { slots, heard, clauses, lacking, lost } = talk;
  const many = slots.kinds.length > 1;
  const does = new Set(clauses.map(({ act }) => act));
  if (heard.lacking) return lackingReply(heard.lacking, talk, knowledge);
  // Nothing of what there is fits better than anything else to who only says hello, or asks what there is.
  const isOpen = does.size === 0 || [...does].every((act) => /^(?:greet|thanks|self)$/.test(act));
  const buttons: ChatButton[] = kindButtons(
    many
      ? slots.kinds
      : slots.recipient
        ? giftKinds(slots.recipient, knowledge)
        : talk.guesses.length > 0 || !isOpen
          ? talk.guesses
          : popularKinds(knowledge),
    knowledge,
  );
  const says = [
    ...(does.has('greet') && !talk.changed ? ['Merhaba!'] : []),
    ...besideTexts(talk, undefined),
  ];
  if (does.has('thanks') && !talk.changed && says.length === 0)
    return reply('Rica ederim, iyi günler! İsterseniz birlikte bir ürüne bakabiliriz.', buttons);
  const isBeside = ['health', 'seller', 'outside'] as const;
  if (does.has('mood') && !talk.changed) return reply(says.join(' '));
  if (isBeside.some((act) => does.has(act)) && !talk.changed && talk.guesses.length === 0)
    return reply([...says, 'Bir ürün ya da hizmet ararsanız ben buradayım.'].join(' '));
  const who = slots.recipient ? `${upper(slots.recipient.label)} için ` : '';
  const isFirst = talk.asked.every((about) => about !== 'kind');
  const question = many
    ? upper(`${who}hangisine bakalım?`)
    : who
      ? `${who}ne düşünürsünüz?`
      : talk.guesses.length > 0
        ? 'Aradığınız bunlardan biri mi?'
        : isFirst
          ? 'Ne arıyorsunuz?'
          : 'Peki ne tür bir ürün ya da hizmet işinize yarar?';
  const noted = spokenOf(slots).join(', ');
  const stays = talk.before.kinds.join() === slots.kinds.join();
  if (says.length === 0) {
    if (
      lacking &&
      slots.kinds.length === 0 &&
      !talk.told.some((one) => one.includes(`“${tidy(lacking.said)}” kataloğumuzda yok`))
    )
      says.push(`“${tidy(lacking.said)}” kataloğumuzda yok.`);
    else if (stays && heard.changed && noted.length > 0) says.push(`Not aldım: ${noted}.`);
    else if (slots.kinds.length === 0 && !slots.recipient && talk.notTaken)
      says.push(`Kataloğumuzda bulamadım: ${quotedAll(talk.notTaken.said)}.`);
    else if (lost > 0 && !heard.leaves && !isFirst) says.push('Tam anlayamadım.');
  }
  const last =
    lost > 2 && buttons.length > 0
      ? 'Aşağıdakilerden birini seçebilir ya da aradığınız ürünün adını yazabilirsiniz.'
      : question;
  return reply([...says, last].join(' '), buttons);
}

/** What is asked for is not there: said, with what is near to it. */
export function lackingReply({ said, near }: ThingAsked, talk: Talk, knowledge: Knowledge): Reply {
  const [present] = talk.slots.kinds;
  const kinds = near.length > 0 ? near : present ? [present] : [];
  const clause = talk.clauses.find(({ text }) => text.includes(said));
  // A word bent by the one before it (`topu`) is told with it.
  const isBent =
    clause && !said.includes(' ') && /[ıiuü]$/u.test(said) && !foldedWords(said).every(isRoot);
  const told = isBent
    ? `Kataloğumuzda bulamadım: “${tidy(clause.text)}”.`
    : `“${tidy(said)}” için kataloğumuzda ürün bulamadım.`;
  const [only] = kinds;
  const noun = kinds.length === 1 && knowledge.kinds.get(only ?? '')?.noun;
  return reply(
    noun
      ? `${told} İsterseniz ${inSentence(noun)} önerebilirim ya da başka bir ürüne bakabiliriz.`
      : `${told} Başka ne arıyorsunuz?`,
    kindButtons(
      [...new Set([...kinds, ...kindsBeside(kinds, knowledge)])].slice(0, mostOffered),
      knowledge,
    ),
  );
}

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

const popularKinds = ({ kinds }: Knowledge): string[] => {
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
