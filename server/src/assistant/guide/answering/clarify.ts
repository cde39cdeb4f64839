import type { ChatButton } from '@denk/shared/product/wire';
import type { Clause, LearnedAct } from '../acts';
import { nameOf } from '../facts/table';
import type { Judged } from '../proposing/choose';
import { commands } from '../talk/commands';
import { placesOf } from '../talk/take-out';
import type { Talk } from '../talk/talk';
import { tidy } from './notes';
import { afterProposal, button, newThing, reply, type Reply } from './reply';

/**
 * What nothing is sure enough of gets one question, with what it may mean as buttons; the list stays. Never twice in a row
 * in the same words.
 */
export function clarify(talk: Talk, listed: readonly Judged[]): Reply {
  const { clauses, replied, message } = talk;
  const clause = clauses.find(({ act }) => act === 'unclear') ?? clauses.at(-1);
  const buttons = clause ? clause.likely.flatMap((act) => meaningOf(act, clause, listed)) : [];
  const said = tidy(clause?.text ?? message);
  const question =
    buttons.length > 0
      ? 'Bunu mu demek istediniz?'
      : `Tam anlayamadım: “${said}”. Önerileri nasıl değiştireyim?`;
  const text = replied.startsWith(question)
    ? `Yine anlayamadım: “${said}”. Aşağıdakilerden birini seçebilir ya da başka sözcüklerle yazabilirsiniz.`
    : question;
  return reply(text, [...buttons, ...(buttons.length > 0 ? [] : afterProposal), newThing]);
}

/** An act said as the visitor would: `Lenovo’yu çıkar`. */
function meaningOf(act: LearnedAct, clause: Clause, listed: readonly Judged[]): ChatButton[] {
  const shown = placesOf(clause, listed).flatMap((place) => listed[place] ?? []);
  const [one] = shown;
  const say = (label: string, value = label) => [button(`mean-${act}`, label, value, 'preference')];
  switch (act) {
    case 'cheaper':
      return say('Daha ucuz olsun', commands.cheaper);
    case 'other':
      return say('Başka öneriler göster', commands.other);
    case 'compare':
    case 'pick':
      return say('Farklarını anlat', commands.compare);
    case 'why':
      return say('Neden bunlar?', commands.why);
    case 'accept':
      return one ? say(`${nameOf(one)} alıyorum`) : [];
    case 'refuse':
    case 'complain':
      return one ? say(`${nameOf(one)} olmasın`) : [];
    case 'fact':
      return one ? say(`${nameOf(one)} nasıl?`) : [];
    default:
      return [];
  }
}
