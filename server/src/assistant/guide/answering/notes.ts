import type { Kind } from '../../../catalogue';
import { fixed } from './fixed-replies';
import { inSentence } from '../names/in-sentence';
import { namesThing } from '../names/thing-name';
import { tidy } from '../names/tidy';
import type { Talk } from '../talk/talk';
import { besideTexts } from './beside';

/** What has to be said before the reply itself: an aside, what was turned down, what is not sold or not known. */
export function notesOf(talk: Talk, kind: Kind, more: readonly string[] = []): readonly string[] {
  const { told, message } = talk;
  const lackingToo = (told.lackingToo ?? '').split(', ').filter(namesThing).join(', ');
  const brands = told.misfits.slice(0, 2).join(' ve ');
  const isFinance = kind.category === 'finance' && /\d *(?:bin|tl|lira|milyon|k\b)/i.test(message);
  return [
    ...besideTexts(talk, kind),
    told.out.length > 0 ? `Çıkardım: ${told.out.join(', ')}.` : '',
    isFinance ? fixed.sum : '',
    lackingToo ? `Kataloğumuzda ${inSentence(tidy(lackingToo))} yok.` : '',
    brands ? `Katalogda ${brands} markalı ${inSentence(kind.noun)} yok.` : '',
    ...more,
  ].filter(Boolean);
}
