import type { Kind } from '../../../catalogue';
import { fixed } from './fixed-replies';
import { inSentence } from '../names/in-sentence';
import { unsaid } from '../names/unsaid';
import type { Talk } from '../talk/talk';
import { besideTexts } from './beside';

/** What has to be said before the reply itself: an aside, what was turned down, what was not taken into account, what is not sold. */
export function notesOf(talk: Talk, kind: Kind, more: readonly string[] = []): readonly string[] {
  const { told, message, clauses } = talk;
  const brands = told.misfits.slice(0, 2).join(' ve ');
  const unheard = told.unread.filter((one) => !told.lackingToo?.includes(one));
  const isFinance = kind.category === 'finance' && /\d *(?:bin|tl|lira|milyon|k\b)/i.test(message);
  return [
    ...besideTexts(talk, kind),
    told.out.length > 0 ? `Çıkardım: ${told.out.join(', ')}.` : '',
    isFinance ? fixed.sum : '',
    told.lackingToo ? `“${tidy(told.lackingToo)}” kataloğumuzda yok.` : '',
    brands ? `Katalogda ${brands} markalı ${inSentence(kind.noun)} yok.` : '',
    unheard.length > 0 &&
    told.lacking === undefined &&
    !talk.english &&
    clauses.some(({ act }) => /wish|refuse/.test(act))
      ? `${quotedAll(unheard.slice(0, 2))} ${unsaid(talk.replies, unread)}`
      : '',
    ...more,
  ].filter(Boolean);
}

const unread = [
  'için katalogda bilgi bulamadım, onu hesaba katamadım.',
  'kısmını da seçerken kullanamadım, katalog söylemiyor.',
  'için de katalogda bir şey yok.',
];

/** `“kumaş” ve “mil toplasın”` */
const quotedAll = (said: readonly string[]): string =>
  said.map((one) => `“${tidy(one)}”`).join(' ve ');

const mostQuoted = 60;

/** What was typed comes back without marks that a page could read, and short, cut between words. */
export function tidy(said: string): string {
  const text = said.replace(/[^\p{L}\p{N}\s+.,'’%-]/gu, '').trim();
  return text.length > mostQuoted ? `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')}…` : text;
}
