import type { CatalogueProduct, Kind } from '../../../catalogue';
import { foldedWords, isRoot, isVerb } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { inRowOf } from '../slots/figure';
import { toldOf } from '../slots/measure';
import type { Wish } from '../slots/slots';

/** What is said of a thing and is nothing that it has: `katlanır`, `indüksiyona uygun`, `sülfatsız`. */
export const describes = (label: string): boolean =>
  !/^\d/.test(label) &&
  (/^\p{L}+[ıiuü]c[ıiuü]$/u.test(label) ||
    /(?:uygun|dahil|hariç|dostu|bilir|[ıiuü]r|m[ae]z|l[ıiuü]|s[ıiuü]z|kişilik|yaş)$/u.test(label) ||
    // `ekran` only ends like one that does something.
    (/[ae]n$/u.test(label) && !isRoot(foldedWords(label).at(-1) ?? '')) ||
    (label.length > 3 && isVerb(foldedWords(label).at(-1) ?? '')));

/** What is not told of a product: `katlanır olduğu belirtilmemiş`, `HEPA filtre belirtilmemiş`. */
export const untold = (wish: Wish, label: string, kind: Kind): string =>
  wish.figure
    ? `${inSentence(wish.figure.row)} belirtilmemiş`
    : `${asSaidOf(wish, label, kind)}${isForUse(wish, kind) || describes(withoutAside(label)) ? ' olduğu' : ''} belirtilmemiş`;

/** What a wish is called before its thing: `iş için`, `katlanır`, `5G`. */
export function asSaidOf(wish: Wish, label: string, kind: Kind): string {
  const short = withoutAside(label);
  return isForUse(wish, kind) ? forIt(short) : short;
}

const isForUse = ({ anyOf, label }: Wish, kind: Kind): boolean =>
  isUse(kind.attributes[anyOf[0]?.attribute ?? ''], label);

/** `iş`, `3–5 yaş`, `kırışıklık`: what or whom something is for; a style is how it is. */
export const isUse = (attribute: Kind['attributes'][string] | undefined, value: string): boolean =>
  (attribute?.nature === 'fit' && !/^(?:Stil|Kapalılık|Hazırlama)/.test(attribute.label)) ||
  / yaş(?: ve üzeri)?$/.test(value);

/** `çocuk için`, `çocuklarla` */
export const forIt = (label: string): string => (isForm.test(label) ? label : `${label} için`);

/** How a product falls short of a wish: `daha çok iş ve oyun için`, `LGS yerine TYT`, `5G yok`. */
export function lacking(wish: Wish, label: string, product: CatalogueProduct, kind: Kind): string {
  const short = withoutAside(label);
  const attribute = wish.anyOf[0]?.attribute ?? '';
  const { choice, values = {} } = kind.attributes[attribute] ?? {};
  const own = (product.attributes[attribute] ?? []).flatMap((value) =>
    values[value] === undefined || /(?:^| )yok$/iu.test(values[value])
      ? []
      : [withoutAside(inSentence(values[value]))],
  );
  if (wish.figure) {
    const told = inRowOf(product, wish.figure.row) ?? '';
    return wish.figure.isMore
      ? `${short} değil (${told})`
      : `${inSentence(wish.figure.row)} ${told}`;
  }
  if (isForUse(wish, kind))
    return own.length > 0
      ? `daha çok ${forIt(own.slice(0, mostOwn).join(' ve '))}`
      : `${forIt(short)} değil`;
  const instead = wish.measure
    ? toldOf(product, wish.measure.unit).find(({ text }) => text)?.text
    : choice === 'one'
      ? own[0]
      : undefined;
  if (instead === undefined) return `${short} ${describes(short) ? 'değil' : 'yok'}`;
  return !wish.measure && beginAlike(instead, short) ? instead : `${short} yerine ${instead}`;
}

const mostOwn = 2;
/** What says by its form what it is for: `çocuklarla`, `günlük`, `evde`. */
const isForm = /(?:l[ae]|(?:gün|mevsim)l[üi]k|[dt][ae]|için|özel|uygun)$/u;

/** `malzeme dahil` and `malzeme hariç`, `acılı` and `acısız`: the one says that it is not the other. */
const beginAlike = (one: string, other: string): boolean =>
  one.slice(0, leastAlike) === other.slice(0, leastAlike);
const leastAlike = 3;

/** `A+++ düzeyi (yeni etikette A–D)` → `A+++ düzeyi` */
export const withoutAside = (label: string): string => label.replace(/ \([^)]*\)$/u, '');
