import { fold } from '@denk/shared/product/text';
import { foldedWords } from '../../../language';
import { readAside } from '../reading/asides';
import { readIntent } from '../reading/intents';
import type { Readable } from '../reading/find-concepts';
import type { Act, Clause, LearnedAct, Said } from './act';

/** Takes a message apart into clauses, in their order, and tells what each does. */
export function readActs(message: string, said: Said, _readable: Readable): readonly Clause[] {
  const parts = [...message.matchAll(/[^.!?;,\n…]+[.!?;,…]*/g)];
  return parts
    .filter(([text]) => text.trim())
    .map(({ 0: text, index: from }) => {
      const act = provisionalAct(text, said);
      return {
        text: text.trim(),
        from,
        to: from + text.length,
        act,
        certainty: 0.5,
        likely: [act as LearnedAct],
        words: foldedWords(text),
      };
    });
}

const ofAside: Readonly<Record<string, Act>> = {
  crisis: 'crisis',
  health: 'health',
  complaint: 'seller',
  shipping: 'seller',
  returns: 'seller',
  warranty: 'seller',
  payment: 'seller',
  stock: 'seller',
  order: 'seller',
  elsewhere: 'outside',
  who: 'self',
  mood: 'greet',
  insult: 'complain',
  sad: 'tell',
  thanks: 'thanks',
  bye: 'thanks',
  greeting: 'greet',
};
const ofIntent: Readonly<Record<string, Act>> = {
  price: 'fact',
  why: 'why',
  compare: 'compare',
  pick: 'pick',
  details: 'fact',
  cheaper: 'cheaper',
  better: 'dearer',
  others: 'other',
  stop: 'stop',
  again: 'other',
  accept: 'accept',
  like: 'wish',
  replace: 'refuse',
  only: 'wish',
  which: 'compare',
  next: 'next',
  new: 'next',
};

function provisionalAct(text: string, { listed }: Said): Act {
  const aside = readAside(text);
  if (aside) return ofAside[aside] ?? 'tell';
  const intent = listed.length > 0 ? readIntent(text) : undefined;
  if (intent) return ofIntent[intent.means] ?? 'wish';
  const folded = fold(text);
  if (/fark ?etme|sen sec|bilmiyorum/.test(folded)) return 'leave';
  return /\d+ ?(?:tl|lira|bin)\b/.test(folded) ? 'money' : 'wish';
}
