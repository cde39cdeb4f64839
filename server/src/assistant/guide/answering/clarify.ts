import { nameOf } from '../facts/table';
import type { Option } from '../proposing/terms';
import type { Talk } from '../talk/talk';
import { unsaid } from '../names/unsaid';
import { tidy } from './notes';
import { afterProposal, button, newThing, reply, type Reply } from './reply';

/**
 * What nothing is sure enough of gets one question, with what it may mean as buttons; the list stays. Never twice in a row
 * in the same words.
 */
export function clarify(talk: Talk): Reply {
  const { clauses, message } = talk;
  const clause = clauses.find(({ act }) => act === 'unclear') ?? clauses.at(-1);
  const said = tidy(clause?.text ?? message);
  // What is told of oneself is heard, though nothing follows from it for the list.
  const isTold = clauses.every(({ act }) => act === 'tell');
  const lead = isTold
    ? 'Bunu bilmem iyi oldu ama katalogda buna göre ayıracak bir bilgi yok.'
    : unsaid(talk.replies, [
        'Tam anlayamadım: ',
        'Bunu da çıkaramadım: ',
        'Kusura bakmayın, yine anlayamadım: ',
      ]) + `“${said}”.`;
  return reply(
    `${lead} ${unsaid(talk.replies, ['Listede neyi değiştireyim?', 'Nasıl bir ürün istediğinizi bir iki kelimeyle yazar mısınız?', 'Aşağıdakilerden biri mi?'])}`,
    [...afterProposal, newThing],
  );
}

/** Who finds fault and says nothing that another list could be made of is asked which of them it is. */
export const askWhichNot = (lead: string, listed: readonly Option[]): Reply =>
  reply(`${lead} Hangisi olmasın, ya da neyi değiştireyim?`, [
    ...listed.map((one, at) =>
      button(`not-${at + 1}`, `${nameOf(one)} olmasın`, `${nameOf(one)} olmasın`, 'preference'),
    ),
    ...afterProposal.slice(0, 2),
  ]);
