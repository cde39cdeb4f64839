import type { Kind } from '../../../catalogue';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import type { Judged } from '../proposing/choose';
import { money } from '../slots/chips';
import { aheadIn } from './compare';
import type { Known } from './questions';
import { byPrice, nameOf } from './table';

/** A question that stays unanswered, and of whom it is asked. */
export interface Unanswered {
  readonly text: string;
  readonly about: readonly Judged[];
  /** Whether it asks for a judgement, which is everybody's own. */
  readonly judges: boolean;
}

/** Says what is not known and where that can be seen; of a judgement what the two ends differ by. Not twice in the same words. */
export function tellUnknown(
  { text, about, judges }: Unanswered,
  { kind, listed }: Pick<Known, 'kind' | 'listed'>,
  told: readonly string[],
): string {
  const ends = judges ? betweenEnds(about.length > 1 ? about : listed, kind) : '';
  if (ends)
    return `${unsaid(told, ['Bu biraz kişiye göre değişir', 'Orası size kalmış'])}; ${ends}`;
  const [one, other] = about;
  const asked = askedIn(text);
  const what = asked ? `${asked}, ` : one && !other ? `${nameOf(one)} için bunu ` : 'bunu ';
  const say = unsaid(
    told,
    ['bilmiyorum', 'ben de bilmiyorum', 'katalogda bulamadım'].map((end) => what + end),
  );
  return `${upper(say)}; ${unsaid(told, whoKnows(kind))}.`;
}

const mostAsked = 5;

/** A question of a few words as one says it oneself: `peki kapüşonu çıkıyor mu acaba?` → `kapüşonu çıkıyor mu`. */
function askedIn(text: string): string {
  const said = text
    .replace(/[^\p{L}\p{N}\s+.,'’%-]/gu, '')
    .trim()
    .replace(/^(?:(?:peki|ya|e|ee|hocam|bi de|bir de|merak ettim)[\s,]+)+/iu, '')
    .replace(/(?:[\s,]+(?:acaba|ya|ki|peki|biliyor musun\p{L}*))+$/iu, '')
    .replace(/[\s.,!…]+$/u, '');
  return said.split(/\s+/).length <= mostAsked && isAsking.test(said) && !/[,.;]/.test(said)
    ? said
    : '';
}

const isAsking =
  /(?<!\p{L})(?:m[ıiuü]|ne|kaç|kim|hangi\p{L}*|nasıl|nere\p{L}*|niye|neden)(?!\p{L})/iu;

/** `en uygunu A, 6.499 TL; B 1.500 TL fazlasına belleği daha fazla (8 GB)` */
function betweenEnds(about: readonly Judged[], kind: Kind): string {
  const [first, last] = [byPrice(about)[0], byPrice(about).at(-1)];
  if (!first || !last || first.price === last.price) return '';
  const more = aheadIn(last, [first], kind).slice(0, 2);
  return more.length > 0
    ? `en uygunu ${nameOf(first)}, ${money(first.price)}. ${nameOf(last)} ise ${money(last.price - first.price)} fazlasına şunlarla öne çıkıyor: ${more.join(', ')}.`
    : '';
}

/** Where stands what the catalogue does not say. */
const whoKnows = ({ category, contentType }: Kind): readonly string[] =>
  contentType !== null
    ? ['yayınlandığı platformun sayfasında yazar']
    : (places[category] ?? [
        'satıcının sayfasındaki özelliklerde yazar',
        'satıcıya ürün sayfasından sorabilirsiniz',
      ]);

const places: Readonly<Record<string, readonly string[]>> = {
  health: ['kutusundaki bilgilere bakın, emin olmak için eczacınıza ya da doktorunuza sorun'],
  pets: ['ambalajında yazar, sağlıkla ilgiliyse veteriner hekiminiz bilir'],
  'food-drink': ['ambalajında yazar'],
  beauty: ['kutusunda ve satıcının sayfasında yazar'],
  finance: ['en doğrusunu bankanın sayfası ya da şubesi söyler'],
  insurance: ['poliçenin teminat sayfasında yazar, sigorta şirketine sorabilirsiniz'],
  services: ['hizmeti verene yazıp sorabilirsiniz'],
  travel: ['rezervasyon sayfasında yazar, oradan sorabilirsiniz'],
  education: ['kendi sayfasında yazar'],
  'culture-art': ['kendi sayfasında yazar'],
};
