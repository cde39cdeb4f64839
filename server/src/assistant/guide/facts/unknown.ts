import type { Kind } from '../../../catalogue';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import type { Judged } from '../proposing/choose';
import type { Known } from './questions';
import { knownOf, nameOf } from './table';

/** A question that stays unanswered, and of whom it is asked. */
export interface Unanswered {
  readonly text: string;
  readonly about: readonly Judged[];
  /** What is told that is near to it. */
  readonly near?: string | undefined;
}

/** Says what is known that bears on a question, or of the one that it is asked of, and where the rest stands. Not twice in the same words. */
export function tellUnknown(
  { about: [one, other], near }: Unanswered,
  { kind }: Pick<Known, 'kind'>,
  told: readonly string[],
): string {
  const ofOne = one && !other ? `${nameOf(one)}: ${knownOf(one, kind, true, mostFacts)}.` : '';
  const known = [near ?? ofOne].filter((text) => text && !told.some((past) => past.includes(text)));
  const rest = `${unsaid(told, known.length > 0 ? beyond : lacking)}; ${unsaid(told, whoKnows(kind))}.`;
  return [...known, rest].join(known.some((text) => text.includes('\n')) ? '\n\n' : ' ');
}

const mostFacts = 3;
const beyond = ['Gerisini katalogdan göremiyorum', 'Fazlası katalogda yok', 'Bildiğim bu kadar'];
const lacking = [
  'Bu bilgi katalogda yok',
  'Bunu katalogdan göremiyorum',
  'Katalog bunu söylemiyor',
  'Bunu ben de bilmiyorum',
];

/** What the catalogue tells of no product of the kind, and where it stands: `“deri kayış” için katalogda bilgi yok; …`. */
export const notTold = (labels: readonly string[], kind: Kind, told: readonly string[]): string =>
  `${unsaid(
    told,
    ['kısmını katalogdan göremiyorum', 'için katalogda bilgi yok', 'katalogda yazmıyor'].map(
      (end) => `“${upper(labels.join(', '))}” ${end}`,
    ),
  )}; ${unsaid(told, whoKnows(kind))}.`;

/** Where stands what the catalogue does not say. */
const whoKnows = ({ category, contentType }: Kind): readonly string[] =>
  contentType !== null
    ? ['yayınlandığı platformun sayfasında yazar', 'platformda bakabilirsiniz']
    : (places[category] ?? [
        'satıcının sayfasındaki özelliklerde yazar',
        'satıcıya ürün sayfasından sorabilirsiniz',
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
