import { isSuffix } from './suffixes';

/** How a unit is written, folded, and the one form it is kept in; a number before it is joined with it: `128gb`. */
const joined: Readonly<Record<string, string>> = {
  kb: 'kb',
  mb: 'mb',
  gb: 'gb',
  gigabyte: 'gb',
  tb: 'tb',
  terabyte: 'tb',
  mbps: 'mbps',
  mbit: 'mbps',
  megabit: 'mbps',
  g: 'g',
  gr: 'g',
  gram: 'g',
  kg: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  ml: 'ml',
  cl: 'cl',
  l: 'l',
  lt: 'l',
  litre: 'l',
  liter: 'l',
  mm: 'mm',
  cm: 'cm',
  inc: 'inc',
  inch: 'inc',
  ekran: 'inc',
  w: 'w',
  watt: 'w',
  v: 'v',
  volt: 'v',
  hz: 'hz',
  ghz: 'ghz',
  btu: 'btu',
  mah: 'mah',
  db: 'db',
  dba: 'db',
  desibel: 'db',
  mp: 'mp',
  megapiksel: 'mp',
  kisilik: 'kisilik',
  k: 'k',
};

/** What is counted or sized without being joined: `43 numara`, `3 gün`. Folded stem → name of the measure. */
const counted: Readonly<Record<string, string>> = {
  numara: 'numara',
  no: 'numara',
  beden: 'beden',
  kisi: 'kisi',
  kisiyiz: 'kisi',
  yetiskin: 'kisi',
  oyuncu: 'kisi',
  yas: 'yas',
  gun: 'gun',
  gece: 'gece',
  hafta: 'hafta',
  ay: 'ay',
  yil: 'yil',
  sezon: 'sezon',
  bolum: 'bolum',
  saat: 'saat',
  dakika: 'dakika',
  dk: 'dakika',
  metre: 'm',
  m: 'm',
  metrekare: 'm2',
  m2: 'm2',
  oda: 'oda',
  kapi: 'kapi',
  koltuk: 'koltuk',
  parca: 'parca',
  adet: 'adet',
  tane: 'adet',
  fincan: 'fincan',
  goz: 'goz',
  mevsim: 'mevsim',
  program: 'program',
  devir: 'devir',
  cekirdek: 'cekirdek',
  fps: 'fps',
  kanal: 'kanal',
  cocuk: 'cocuk',
  faktor: 'spf',
  mega: 'mbps',
  vites: 'vites',
  jant: 'jant',
  model: 'yil',
};

const suffixed =
  /^(.+?)'?(l[iu]k|l[iu]|l[ae]r|t[iu]r|n[iu]n|[iu]n|[dt]an|[dt]en|da(?:ki)?|de(?:ki)?|ndaki|nda)$/;

/** The unit that a folded word is, suffix or not, in the form in which it is joined with its number. */
export function joinedUnit(word: string): string | undefined {
  if (Object.hasOwn(joined, word)) return joined[word];
  const [, base = '', tail = ''] = suffixed.exec(word) ?? [];
  return base && isSuffix(tail) && Object.hasOwn(joined, base) && base.length > 1
    ? joined[base]
    : undefined;
}

/** The measure that a folded word counts, suffix or not: `numarali` → `numara`, `yasindaki` → `yas`. */
export function countedUnit(word: string): string | undefined {
  // `iphone 15 mi` asks, and counts no metres.
  if (/^m[iu]$/.test(word)) return undefined;
  if (Object.hasOwn(counted, word)) return counted[word];
  const bare = word.replace(
    /(?:l[iu]k|l[iu]|[iu]?nda(?:ki)?|[iu]?nde(?:ki)?|da|de|s[iu]|[iu]|[dt][ae]n|[iu]n[ae]|y?[ae])$/,
    '',
  );
  return Object.hasOwn(counted, bare) ? counted[bare] : undefined;
}

/** Units in which nothing is counted in words of a title, too: `dört mevsim`, `iki kişilik`, but not `Yedi Numara`. */
export const isCountedInWords = (word: string): boolean =>
  /^(?:kisi|mevsim|kapi|parca|litre|kilo|beden|fincan|yas|gece|goz)\p{L}*$/u.test(word);
