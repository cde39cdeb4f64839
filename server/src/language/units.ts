import { isSuffix } from './suffixes';
import units from './units.json';

/** Names of measures → how they are written, folded. */
type Spellings = Readonly<Record<string, readonly string[]>>;

const bySpelling = (units: Spellings): ReadonlyMap<string, string> =>
  new Map(Object.entries(units).flatMap(([unit, all]) => all.map((one) => [one, unit] as const)));

/** What is joined with the number before it: `128gb`. */
const joined = bySpelling(units.joined);
/** What is counted or sized without being joined: `43 numara`, `3 gün`. */
const counted = bySpelling(units.counted);

const suffixed =
  /^(.+?)'?(l[iu]k|l[iu]|l[ae]r|t[iu]r|n[iu]n|[iu]n|[dt]an|[dt]en|da(?:ki)?|de(?:ki)?|ndaki|nda|y[iu]m|y?[ae])$/;

/** The unit that a folded word is, suffix or not, in the form in which it is joined with its number. */
export function joinedUnit(word: string): string | undefined {
  const known = joined.get(word);
  if (known !== undefined) return known;
  const [, base = '', tail = ''] = suffixed.exec(word) ?? [];
  return isSuffix(tail) && base.length > 1 ? joined.get(base) : undefined;
}

/** The measure that a folded word counts, suffix or not: `numarali` → `numara`, `yasindaki` → `yas`. */
export function countedUnit(word: string): string | undefined {
  // `iphone 15 mi` asks, and counts no metres.
  if (/^m[iu]$/.test(word)) return undefined;
  const bare = word.replace(
    /(?:l[iu]k|l[iu]g[iu]n[ae]|l[iu]|[iu]?nda(?:ki)?|[iu]?nde(?:ki)?|da|de|s[iu]|[iu]|[dt][ae]n|[iu]n[ae]|n?[iu]n|y?[ae]|y[iu])$/,
    '',
  );
  return counted.get(word) ?? counted.get(bare);
}

/** Units in which nothing is counted in words of a title, too: `dört mevsim`, `iki kişilik`, but not `Yedi Numara`; what something has so many of: `yedi koltuklu`. */
export const isCountedInWords = (word: string, numeral: string): boolean =>
  /^(?:kisi|mevsim|kapi|parca|litre|kilo|beden|fincan|yas|gece|goz)\p{L}*$/u.test(word) ||
  (!/^(?:bir|alti)$/.test(numeral) && /^\p{L}{3,}l[iu]k?$/u.test(word));
