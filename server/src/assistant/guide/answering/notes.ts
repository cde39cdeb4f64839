import type { Kind } from '../../../catalogue';
import { fixed } from './fixed-replies';
import { inSentence } from '../names/in-sentence';
import type { Talk } from '../talk/talk';
import { besideTexts } from './beside';

/** What has to be said before the reply itself: an aside, what was turned down, what is not sold or not known. */
export function notesOf(talk: Talk, kind: Kind, more: readonly string[] = []): readonly string[] {
  const { told, message, clauses } = talk;
  // One word alone is surely a wish; of more it is not known which one matters.
  const unheard = told.unread.find((one) => !/\s/.test(one) && !told.lackingToo?.includes(one));
  const brands = told.misfits.slice(0, 2).join(' ve ');
  const isFinance = kind.category === 'finance' && /\d *(?:bin|tl|lira|milyon|k\b)/i.test(message);
  return [
    ...besideTexts(talk, kind),
    told.out.length > 0 ? `Çıkardım: ${told.out.join(', ')}.` : '',
    isFinance ? fixed.sum : '',
    told.lackingToo ? `“${tidy(told.lackingToo)}” kataloğumuzda yok.` : '',
    brands ? `Katalogda ${brands} markalı ${inSentence(kind.noun)} yok.` : '',
    unheard !== undefined &&
    told.lacking === undefined &&
    !talk.english &&
    clauses.some(({ act }) => /wish|refuse/.test(act))
      ? `“${tidy(unheard)}” için katalogda bilgi bulamadım, onu hesaba katamadım.`
      : '',
    ...more,
  ].filter(Boolean);
}

const mostQuoted = 60;

/** What was typed comes back without marks that a page could read, and short, cut between words. */
export function tidy(said: string): string {
  const text = said.replace(/[^\p{L}\p{N}\s+.,'’%-]/gu, '').trim();
  return text.length > mostQuoted ? `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')}…` : text;
}
