import type { Kind } from '../../../catalogue';
import { hasPredicate } from '../acts';
import { fixed } from './fixed-replies';
import { inSentence } from '../names/in-sentence';
import { namesThing, standsAlone } from '../names/thing-name';
import { isQuality } from '../proposing/marks';
import type { Talk } from '../talk/talk';
import { spokenOf } from '../slots/chips';
import { besideTexts } from './beside';

/** What has to be said before the reply itself: an aside, what was turned down, what is not sold or not known. */
export function notesOf(talk: Talk, kind: Kind, more: readonly string[] = []): readonly string[] {
  const { told, message, clauses } = talk;
  const unheard = [...told.unread, ...bareWish(talk)].find(
    (one) => isWorthAWord(one, talk) && !talk.replies.some((said) => said.includes(noSuch(one))),
  );
  const lackingToo = (told.lackingToo ?? '').split(', ').filter(namesThing).join(', ');
  const brands = told.misfits.slice(0, 2).join(' ve ');
  const isFinance = kind.category === 'finance' && /\d *(?:bin|tl|lira|milyon|k\b)/i.test(message);
  return [
    ...besideTexts(talk, kind),
    told.out.length > 0 ? `Çıkardım: ${told.out.join(', ')}.` : '',
    isFinance ? fixed.sum : '',
    lackingToo ? `Kataloğumuzda ${inSentence(tidy(lackingToo))} yok.` : '',
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

/** `Ürünleri şekersiz olup olmadığına göre ayıramadım.` */
const noSuch = (word: string): string =>
  `Ürünleri ${inSentence(tidy(word))} olup olmadığına göre ayıramadım.`;

const mostBare = 3;

/** All that a message says, where it only names something that nothing is known of: `deri kayış`. */
const bareWish = ({ clauses, changed, told }: Talk): readonly string[] => {
  const [only, more] = clauses;
  return only?.act === 'wish' && !more && !changed && !told.repeats && !hasPredicate(only.text)
    ? [only.text]
    : [];
};

/** Whether a word that is not known of any product is a wish of its own: a quality, or all that a short clause says. */
function isWorthAWord(word: string, { clauses, slots, before }: Talk): boolean {
  const known = spokenOf(before);
  const isHeard = spokenOf(slots).some((label) => !known.includes(label) && !/ için$/.test(label));
  const own = clauses.find(({ text }) => text.includes(word));
  const isAlone = clauses.every((one) => one === own || !/wish|refuse|money|seek/.test(one.act));
  const isBare = own !== undefined && isAlone && own.words.length <= mostBare && !isHeard;
  return isBare ? !/^\d/.test(word) && standsAlone(word) : !/\s|\d/.test(word) && isQuality(word);
}

const mostQuoted = 60;

/** What was typed comes back without marks that a page could read and without `var mı`, not shouted, and short, cut between words. */
export function tidy(said: string): string {
  const isShouted = /\p{Lu}{4}/u.test(said) && !/\p{Ll}/u.test(said);
  const text = (isShouted ? said.toLocaleLowerCase('tr') : said)
    .replace(/[^\p{L}\p{N}\s+.,'’%-]/gu, '')
    .replace(/\s+(?:var|yok) ?m[ıiuü]\p{L}*\s*$/iu, '')
    .trim();
  return text.length > mostQuoted ? `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')}…` : text;
}
