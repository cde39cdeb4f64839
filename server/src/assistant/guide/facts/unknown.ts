import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { isOrdinaryWord } from '../../../language';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import type { Known } from './questions';
import { askedOfSeller } from './sellers';

/** A question that stays unanswered, and what is known that bears on it. */
export interface Unanswered {
  readonly text: string;
  readonly tip?: string | undefined;
}

/** Says what the catalogue does not tell, then what helps on: a tip, or who knows it. */
export function tellUnknown(
  { text, tip }: Unanswered,
  { kind }: Pick<Known, 'kind'>,
  told: readonly string[],
): string {
  const ofSeller = askedOfSeller(text, kind);
  if (ofSeller) return unsaid(told, ofSeller);
  const question = asTyped(text);
  const what = question
    ? `“${upper(question)}” ${unsaid(told, ['sorusuna katalogda cevap bulamadım', 'sorusunun cevabı katalogda yazmıyor'])}`
    : unsaid(told, [
        'Bunu katalogda bulamadım',
        'Buna katalogdan cevap bulamadım',
        'Bunu ben de bilmiyorum',
      ]);
  return tip ? `${what}. ${tip}` : `${what}; ${unsaid(told, whoKnows(kind))}.`;
}

const mostQuoted = 5;
const isAsking = /\bm[iu](?:d[iu]r|yd[iu])?\b|\b(?:kac|hangi|nere)|\bne (?:kadar|zaman)\b/;
const opening = /^(?:(?:peki|ya|yani|acaba|ama|e+|bir de|bide|hem)[\s,]+)+/iu;

/** A short question by its own words, which take no endings: whoever hears it back knows what was not found. */
function asTyped(text: string): string | undefined {
  const question = text
    .trim()
    .replace(opening, '')
    .replace(/[\s?!.…]+$/u, '');
  const words = question.split(/\s+/);
  const isKnown = (word: string) => /\d|^\p{Lu}/u.test(word) || isOrdinaryWord(fold(word));
  return words.length > 1 &&
    isAsking.test(fold(question)) &&
    words.length <= mostQuoted &&
    !/[,;:()"“”\n]/.test(question) &&
    words.every(isKnown)
    ? words.join(' ')
    : undefined;
}

/** What the catalogue tells of no product of the kind, and where it stands: `“deri kayış” için katalogda bilgi yok; …`. */
export const notTold = (labels: readonly string[], kind: Kind, told: readonly string[]): string =>
  `${unsaid(
    told,
    ['için katalogda bilgi yok', 'konusunda da bilgim yok', 'de katalogda yazmıyor'].map(
      (end) =>
        `“${upper(labels.map((label) => label.replace(/ olmasın$/, '')).join(', '))}” ${end}`,
    ),
  )}; ${unsaid(told, whoKnows(kind))}.`;

/** Where stands what the catalogue does not say. */
const whoKnows = ({ category, contentType }: Kind): readonly string[] =>
  contentType !== null
    ? ['yayınlandığı platformun sayfasında yazar', 'platformda bakabilirsiniz']
    : (places[category] ?? [
        'satıcının sayfasından bakabilirsiniz',
        'satıcıya sorabilirsiniz',
        'almadan satıcının sayfasına bakın',
      ]);

const places: Readonly<Record<string, readonly string[]>> = {
  health: ['kutusundaki bilgilere bakın, emin olmak için eczacınıza ya da doktorunuza sorun'],
  pets: ['ambalajında yazar, sağlıkla ilgiliyse veteriner hekiminiz bilir'],
  'food-drink': ['ambalajında yazar', 'satıcının sayfasına bakın'],
  beauty: ['kutusunda ve satıcının sayfasında yazar', 'satıcıya sorabilirsiniz'],
  finance: ['en doğrusunu bankanın sayfası ya da şubesi söyler'],
  insurance: ['poliçenin teminat sayfasında yazar, sigorta şirketine sorabilirsiniz'],
  services: ['hizmeti verene yazıp sorabilirsiniz', 'anlaşmadan önce ustaya sorun'],
  travel: ['rezervasyon sayfasında yazar, oradan sorabilirsiniz'],
  education: ['kendi sayfasında yazar'],
  'culture-art': ['kendi sayfasında yazar'],
};
