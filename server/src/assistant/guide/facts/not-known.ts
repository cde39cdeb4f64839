import type { Kind } from '../../../catalogue';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import type { Judged } from '../proposing/choose';
import type { Known, Question } from './question';
import { calledIn } from './saying';

/** Where something of products would stand: `ikincisinin bilgilerinde`, `… için`. */
export function placeOf(about: readonly Judged[], listed: readonly Judged[]): string {
  const called = calledIn(about, listed);
  return typeof called === 'string' ? `${called} için` : `${called.whose} bilgilerinde`;
}

/** Says that the catalogue does not tell, and who knows it. */
export function notKnown({ about }: Question, { kind, listed, replies }: Known): string {
  const whose = about.length > 0 ? upper(placeOf(about, listed)) : '';
  const what = whose
    ? [
        `${whose} buna dair bir şey yazmıyor`,
        `${whose} bunu da bulamadım`,
        `${whose} buna da cevap yok`,
      ]
    : ['Bunu katalogda bulamadım', 'Buna katalogdan cevap bulamadım', 'Bunu ben de bilmiyorum'];
  return `${unsaid(replies, what)}; ${unsaid(replies, whoKnows(kind))}.`;
}

/** Before a comparison, that nothing decides what is asked: `en hafifi hangisi` of what has no weight. */
export function undecided({ replies }: Known): string {
  return unsaid(replies, [
    'Tam bunu söyleyen bir bilgi yok; yazanlara göre farkları şöyle.',
    'Bu da bilgilerinde yazmıyor; yazanlar şunlar.',
  ]);
}

/** Where stands what the catalogue does not say. */
export const whoKnows = ({ category, contentType, goods }: Kind): readonly string[] =>
  contentType !== null
    ? ['yayınlandığı platformun sayfasında yazar', 'platformda bakabilirsiniz']
    : (places[goods ? 'goods' : category] ?? [
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
