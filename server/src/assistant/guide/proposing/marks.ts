import type { CatalogueProduct, Kind } from '../../../catalogue';
import { foldedWords, isVerb } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { toldOf } from '../slots/measure';
import type { Wish } from '../slots/slots';

/** What is said of a thing and is nothing that it has: `katlanır`, `indüksiyona uygun`, `sülfatsız`. */
export const describes = (label: string): boolean =>
  !/^\d/.test(label) &&
  (/(?:uygun|bilir|[ae]n|[ıiuü]r|l[ıiuü]|s[ıiuü]z|kişilik|yaş)$/u.test(label) ||
    (label.length > 3 && isVerb(foldedWords(label).at(-1) ?? '')));

/** What is not told of a product: `katlanır mı, belli değil`, `HEPA filtre var mı, belli değil`, `iş için mi, belli değil`. */
export function untold(wish: Wish, label: string, kind: Kind): string {
  const short = withoutAside(label);
  return `${isForUse(wish, kind) ? `${forIt(short)} ${asking(forIt(short))}` : inDoubt(short)}, belli değil`;
}

/** `katlanır mı`, `HEPA filtre var mı`; `50 bölümü geçmesin dediniz`. */
export const inDoubt = (label: string): string =>
  /s[ıiuü]n$/u.test(label)
    ? `${label} dediniz`
    : describes(label)
      ? `${label} ${asking(label)}`
      : `${label} var mı`;

const isForUse = ({ anyOf }: Wish, kind: Kind): boolean =>
  kind.attributes[anyOf[0]?.attribute ?? '']?.nature === 'fit';

const forIt = (label: string): string => (isForm.test(label) ? label : `${label} için`);

/** The particle that asks, in the vowels of the word before it. */
function asking(word: string): string {
  const last =
    word
      .toLocaleLowerCase('tr')
      .match(/[aıeiouöü]/gu)
      ?.at(-1) ?? 'ı';
  return { a: 'mı', ı: 'mı', e: 'mi', i: 'mi', o: 'mu', u: 'mu', ö: 'mü', ü: 'mü' }[last] ?? 'mı';
}

/** How a product falls short of a wish: `daha çok iş ve oyun için`, `LGS değil, TYT`, `5G yok`. */
export function lacking(wish: Wish, label: string, product: CatalogueProduct, kind: Kind): string {
  const short = withoutAside(label);
  if (wish.country !== undefined) return `${short} değil`;
  const attribute = wish.anyOf[0]?.attribute ?? '';
  const { choice, values = {} } = kind.attributes[attribute] ?? {};
  const own = (product.attributes[attribute] ?? []).flatMap((value) =>
    values[value] === undefined || / yok$/.test(values[value])
      ? []
      : [withoutAside(inSentence(values[value]))],
  );
  if (isForUse(wish, kind))
    return own.length > 0
      ? `daha çok ${forIt(own.slice(0, mostOwn).join(' ve '))}`
      : `${forIt(short)} değil`;
  const instead = wish.measure
    ? toldOf(product, wish.measure.unit).find(({ text }) => text)?.text
    : choice === 'one'
      ? own[0]
      : undefined;
  if (instead === undefined) return `${short} ${describes(short) || wish.words ? 'değil' : 'yok'}`;
  return !wish.measure && beginAlike(instead, short) ? instead : `${short} değil, ${instead}`;
}

const mostOwn = 2;
/** What says by its form what it is for: `çocuklarla`, `günlük`, `evde`. */
const isForm = /(?:l[ae]|l[ıiuü]k|[dt][ae]|için)$/u;

/** `malzeme dahil` and `malzeme hariç`, `acılı` and `acısız`: the one says that it is not the other. */
const beginAlike = (one: string, other: string): boolean =>
  one.slice(0, leastAlike) === other.slice(0, leastAlike);
const leastAlike = 3;

/** `A+++ düzeyi (yeni etikette A–D)` → `A+++ düzeyi` */
const withoutAside = (label: string): string => label.replace(/ \([^)]*\)$/u, '');
