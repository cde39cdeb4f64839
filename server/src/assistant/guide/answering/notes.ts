import type { Kind } from '../../../catalogue';
import { fixed } from './fixed-replies';
import { inSentence } from '../names/in-sentence';
import { describes } from '../proposing/marks';
import type { Talk } from '../talk/talk';
import { spokenOf } from '../slots/chips';
import { besideTexts } from './beside';

/** What has to be said before the reply itself: an aside, what was turned down, what is not sold or not known. */
export function notesOf(talk: Talk, kind: Kind, more: readonly string[] = []): readonly string[] {
  const { told, message, clauses } = talk;
  const before = spokenOf(talk.before);
  const isHeard = spokenOf(talk.slots).some(
    (label) => !before.includes(label) && !label.endsWith(' için'),
  );
  // Beside what was heard only a quality that is not known is worth a word.
  const unheard = told.unread.find(
    (one) =>
      !/\s/.test(one) &&
      (describes(one) || !isHeard) &&
      !talk.replies.some((told) => told.includes(noSuch(one))),
  );
  const brands = told.misfits.slice(0, 2).join(' ve ');
  const isFinance = kind.category === 'finance' && /\d *(?:bin|tl|lira|milyon|k\b)/i.test(message);
  return [
    ...besideTexts(talk, kind),
    told.out.length > 0 ? `Çıkardım: ${told.out.join(', ')}.` : '',
    isFinance ? fixed.sum : '',
    told.lackingToo ? `Kataloğumuzda ${tidy(told.lackingToo)} yok.` : '',
    brands ? `Katalogda ${brands} markalı ${inSentence(kind.noun)} yok.` : '',
    unheard !== undefined &&
    told.lacking === undefined &&
    told.lackingToo === undefined &&
    !talk.english &&
    clauses.some(({ act }) => /wish|refuse|unclear/.test(act))
      ? noSuch(unheard)
      : '',
    ...more,
  ].filter(Boolean);
}

/** `Katalogda şekersiz diye bir ayrım yok.` */
const noSuch = (word: string): string => `Katalogda ${tidy(word)} diye bir ayrım yok.`;

const mostQuoted = 60;

/** What was typed comes back without marks that a page could read, and short, cut between words. */
export function tidy(said: string): string {
  const text = said.replace(/[^\p{L}\p{N}\s+.,'’%-]/gu, '').trim();
  return text.length > mostQuoted ? `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')}…` : text;
}
