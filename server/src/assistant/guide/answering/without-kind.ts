import { fold } from '@denk/shared/product/text';
import type { ChatButton } from '@denk/shared/product/wire';
import type { Knowledge } from '../../../catalogue';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import type { NotSold } from '../reading/not-sold';
import type { Talk } from '../talk/replay';
import { kindButtons } from './ask';
import { asideTexts } from './aside-texts';
import { tellingWords, tidy } from './notes';
import { reply, type Reply } from './reply';

const asksFor = /\b(?:var m[iu]|yok m[iu]|lazim|ari\w*|al(?:mak|acag\w*|icam|ayim)|isti\w*)\b/;

/** What is said while it is not known what is looked for: which of several things, or what at all. */
export function withoutKind(talk: Talk, knowledge: Knowledge): Reply {
  const { slots, heard } = talk;
  const { aside, english } = heard;
  const hello = english ? 'I answer in Turkish, but you can write in English too. ' : '';
  const many = slots.kinds.length > 1;
  const popular = popularKinds(knowledge);
  const buttons: ChatButton[] = kindButtons(
    many ? slots.kinds : slots.recipient ? giftKinds(knowledge) : popular,
    knowledge,
  );
  const who = slots.recipient ? `${upper(slots.recipient.label)} için ` : '';
  const first = talk.asked.filter((about) => about === 'kind').length === 0;
  const question = many
    ? `${who ? `${who}hangisine bakalım?` : 'Hangisine bakalım?'}`
    : who
      ? `${who}ne düşünürsünüz?`
      : first
        ? 'Ne arıyorsunuz?'
        : 'Peki ne tür bir ürün ya da hizmet işinize yarar?';
  if (aside && !heard.changed) {
    if (aside === 'bye') return reply(asideTexts.bye, [], false);
    if (aside === 'thanks')
      return reply(`${asideTexts.thanks} İsterseniz birlikte bir ürüne bakabiliriz.`, buttons);
    if (aside === 'health') return reply(`${asideTexts.health} Bir ürün ararsanız ben buradayım.`);
    return reply(`${hello}${asideTexts[aside]} ${question}`, buttons);
  }
  const mayBeThing = slots.kinds.length === 0 || talk.pending === 'kind';
  if (heard.lacking) return lackingReply(heard.lacking, talk, knowledge);
  const asked = tellingWords(talk.message);
  // `çay var mı`, `çalışma masası`: no thing that there is, though something else is described by the word.
  const isAskedFor =
    slots.kinds.length === 0 &&
    slots.wanted.length === 0 &&
    slots.recipient === undefined &&
    slots.budget === talk.before.budget &&
    !heard.leaves &&
    asked.length < 4 &&
    (asked.length > 1 || (asked.length > 0 && asksFor.test(fold(talk.message))));
  const unknown =
    talk.meaning || !mayBeThing
      ? ''
      : notSold(talk, knowledge) ||
        (isAskedFor ? `“${tidy(asked.join(' '))}” için kataloğumuzda ürün bulamadım. ` : '');
  const lost =
    talk.lost > 2
      ? 'Aşağıdakilerden birini seçebilir ya da aradığınız ürünün adını yazabilirsiniz.'
      : question;
  const described = heard.left.some(({ stem }) => isDescribed(stem, talk, knowledge));
  const still =
    !unknown && talk.lacking && slots.kinds.length === 0
      ? `“${tidy(talk.lacking.said)}” kataloğumuzda yok; `
      : '';
  const puzzled =
    !unknown && !still && talk.lost > 0 && !heard.leaves && !first && !described
      ? 'Bunu tam anlayamadım. '
      : '';
  const stays = talk.before.kinds.join() === slots.kinds.join();
  const noted =
    stays && (described || (heard.changed && (slots.kinds.length === 0 || talk.asked.length > 0)))
      ? 'Tamam, not aldım. '
      : '';
  if (still)
    return reply(`${hello}${still}başka bir ürünün adını yazarsanız ona bakarım.`, buttons);
  return reply(`${hello}${unknown || puzzled || noted}${lost}`, buttons);
}

/** What is asked for is not there: said, with what is near to it. */
export function lackingReply({ said, near }: NotSold, talk: Talk, knowledge: Knowledge): Reply {
  const [present] = talk.slots.kinds;
  const kinds = near.length > 0 ? near : present ? [present] : popularKinds(knowledge);
  const told = `“${tidy(said)}” için kataloğumuzda ürün bulamadım.`;
  const [only] = kinds;
  const noun = kinds.length === 1 && knowledge.kinds.get(only ?? '')?.noun;
  return reply(
    noun
      ? `${told} İsterseniz ${inSentence(noun)} önerebilirim ya da başka bir ürüne bakabiliriz.`
      : `${told} Başka ne arıyorsunuz?`,
    kindButtons(
      [...kinds, ...popularKinds(knowledge).filter((id) => !kinds.includes(id))].slice(0, 6),
      knowledge,
    ),
  );
}

/** Whether a word describes some thing, or one of those to choose from. */
const isDescribed = (stem: string, { slots }: Talk, knowledge: Knowledge): boolean =>
  knowledge.valueNames.meaningsOf([stem]).length > 0 ||
  slots.kinds.some((kind) => knowledge.valueWords(kind).meaningsOf([stem]).length > 0);

/** A few words that name something the catalogue lacks; a long sentence is about something else. */
function notSold(talk: Talk, knowledge: Knowledge): string {
  const { heard, absent, slots } = talk;
  const own = heard.left.filter(
    ({ stem }) =>
      !isDescribed(stem, talk, knowledge) && !slots.names.some((one) => one.stem === stem),
  );
  const left = own.length > 0 ? own : absent;
  if (left.length > 4 || !left.some(({ as }) => as === 'name')) return '';
  const said = tidy(left.map((one) => one.said).join(' '));
  return said ? `“${said}” için kataloğumuzda ürün bulamadım. ` : '';
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

const giftKinds = (knowledge: Knowledge): readonly string[] =>
  knowledge.occasions.find(({ words }) => words.includes('hediye'))?.kinds ??
  popularKinds(knowledge);
