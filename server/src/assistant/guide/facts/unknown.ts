import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { isOrdinaryWord, isVerb } from '../../../language';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import type { Option } from '../proposing/terms';
import { isPointing, particle, withoutPlaces } from './advice-book';
import type { Known } from './questions';
import { calledIn } from './saying';

/** A question that stays unanswered, and of which products it was asked; of none where it is of such things in general. */
export interface Unanswered {
  readonly text: string;
  readonly about: readonly Option[];
}

/** Says what the catalogue does not tell, and who knows it. */
export function tellUnknown(
  { text, about }: Unanswered,
  { kind, listed }: Pick<Known, 'kind' | 'listed'>,
  told: readonly string[],
): string {
  const question = asTyped(text);
  const what =
    about.length > 0
      ? notToldOf(text, about, listed, told)
      : question
        ? `“${upper(question)}” ${unsaid(told, ['sorusuna katalogda cevap bulamadım', 'sorusunun cevabı katalogda yazmıyor'])}`
        : unsaid(told, [
            'Bunu katalogda bulamadım',
            'Buna katalogdan cevap bulamadım',
            'Bunu ben de bilmiyorum',
          ]);
  return `${what}; ${unsaid(told, whoKnows(kind))}.`;
}

/** `Üçünün bilgilerinde yağmurluk hakkında bir şey yazmıyor` */
export function notToldOf(
  text: string,
  about: readonly Option[],
  listed: readonly Option[],
  told: readonly string[],
): string {
  const called = calledIn(about, listed);
  const whose = upper(
    typeof called === 'string' ? `${called} için` : `${called.whose} bilgilerinde`,
  );
  const subject = subjectOf(text);
  return unsaid(
    told,
    subject
      ? [
          `${whose} ${subject} hakkında bir şey yazmıyor`,
          `${whose} ${subject} konusunda da bilgi yok`,
        ]
      : [
          `${whose} buna dair bir şey yazmıyor`,
          `${whose} bunu da bulamadım`,
          `${whose} buna da cevap yok`,
        ],
  );
}

/** What a question asks about by its own words, where those are a thing: `buharlı yıkama var mı`, `yedek başlığı kaç tane`. */
export function subjectOf(text: string): string | undefined {
  const words =
    withoutPlaces(text)
      .toLocaleLowerCase('tr')
      .match(/[\p{L}\d]+/gu) ?? [];
  const folded = words.map(fold);
  const asks = folded.findIndex(
    (word, at) =>
      word === 'kac' || (/^(?:var|yok|dahil)$/.test(word) && particle.test(folded[at + 1] ?? '')),
  );
  if (asks < 1) return undefined;
  const before = words
    .slice(0, asks)
    .filter(
      (word) => !/[dt][ae]n?$/.test(word) && ![isPointing, isPlace].some((is) => is(fold(word))),
    );
  const isKnown = (word: string) => /\d/.test(word) || isOrdinaryWord(fold(word));
  return before.length > 0 &&
    before.length <= mostNamed &&
    before.every(isKnown) &&
    !before.some((word) => isVerb(fold(word)))
    ? before.map((word) => (before.length > 1 ? word : unowned(word))).join(' ')
    : undefined;
}

/** `faizi` → `faiz` */
function unowned(word: string): string {
  const root = word.replace(/s?[ıiuü]$/, '');
  return root.length > 2 && !/[bcdgğ]$/.test(root) && isOrdinaryWord(fold(root)) ? root : word;
}

const mostNamed = 3;
const isPlace = (word: string): boolean => /^(?:ilk|birinci|ikinci|ucuncu|son)$/.test(word);
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
