import type { Kind } from '../../../catalogue';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import type { Option } from '../proposing/terms';
import type { Talk } from '../talk/talk';
import { openQuestion } from './ask';
import { afterProposal, button, reply, type Reply } from './reply';

/** Asks whether what was told of is wanted or not: `“Kablolu” olsun mu, olmasın mı?` */
export function askWhether({ told }: Talk): Reply | undefined {
  const [one] = told.unsure;
  if (!one) return undefined;
  const name = upper(inSentence(one.label));
  return reply(`“${name}” olsun mu, olmasın mı?`, [
    button('wanted', `${name} olsun`, `${name} olsun`, 'preference'),
    button('unwanted', `${name} olmasın`, `${name} olmasın`, 'preference'),
  ]);
}

/** To what nothing was made of: that it was not understood, and the one thing that would help most. */
export function clarifying(talk: Talk, kind: Kind, sample: readonly Option[]): Reply {
  const lead = notUnderstood(talk);
  const question = openQuestion(talk.slots, kind, talk.asked, sample);
  return question
    ? reply(`${lead} ${question.text}`, question.buttons)
    : reply(`${lead} Daha uygununa mı, başka modellere mi bakayım?`, afterProposal.slice(0, 2));
}

/** That nothing was made of a message. */
export const notUnderstood = ({ replies }: Talk): string =>
  unsaid(replies, ['Bunu tam anlayamadım.', 'Bunu da anlayamadım, kusura bakmayın.']);
