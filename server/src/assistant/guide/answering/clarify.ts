import type { ChatButton } from '@denk/shared/product/wire';
import type { Clause, LearnedAct } from '../acts';
import { nameOf } from '../facts/table';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { commands } from '../talk/commands';
import { placesOf } from '../reading/pointing';
import type { Talk } from '../talk/talk';
import { unsaid } from '../names/unsaid';
import { tidy } from './notes';
import { afterProposal, button, newThing, reply, type Reply } from './reply';

/**
 * What nothing is sure enough of gets one question, with what it may mean as buttons; the list stays. Never twice in a row
 * in the same words.
 */
export function clarify(talk: Talk, listed: readonly Judged[]): Reply {
  const { clauses, message } = talk;
  const clause = clauses.find(({ act }) => act === 'unclear') ?? clauses.at(-1);
  const meant = clause ? clause.likely.flatMap((act) => meaningOf(act, clause, listed)) : [];
  const said = tidy(clause?.text ?? message);
  // What is told of oneself is heard, though nothing follows from it for the list.
  const isTold = clauses.every(({ act }) => act === 'tell');
  const lead = isTold
    ? 'Bunu bilmem iyi oldu ama katalogda buna göre ayıracak bir bilgi yok.'
    : unsaid(talk.told, [
        'Tam anlayamadım: ',
        'Bunu da çıkaramadım: ',
        'Kusura bakmayın, yine anlayamadım: ',
      ]) + `“${said}”.`;
  return reply(
    `${lead} ${unsaid(talk.told, ['Listede neyi değiştireyim?', 'Nasıl bir ürün istediğinizi bir iki kelimeyle yazar mısınız?', 'Aşağıdakilerden biri mi?'])}`,
    [
      ...meant,
      ...afterProposal.filter(({ value }) => meant.every((one) => one.value !== value)),
      newThing,
    ],
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

/** An act said as the visitor would: `Lenovo’yu çıkar`. */
function meaningOf(act: LearnedAct, clause: Clause, listed: readonly Judged[]): ChatButton[] {
  const shown = placesOf(clause.text, listed).flatMap((place) => listed[place] ?? []);
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
