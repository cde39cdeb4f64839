/** How a unit is written, folded, and the one form it is kept in. */
const units: Readonly<Record<string, string>> = {
  kb: 'kb',
  mb: 'mb',
  gb: 'gb',
  gigabyte: 'gb',
  tb: 'tb',
  terabyte: 'tb',
  mbps: 'mbps',
  mbit: 'mbps',
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
  mp: 'mp',
  megapiksel: 'mp',
  kisilik: 'kisilik',
  k: 'k',
};

const names = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|');
const numberWithUnit = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])((?:\d+x)*\d+(?:\.\d+)?)[ \u00a0-]?(${names})(?:'?(?:l[iu]k|l[iu]|l[ae]r|t[iu]r))?(?![\p{L}\p{N}])`,
  'gu',
);

/** Joins a number and its unit in folded text: `128 gb` → `128gb`, `5 lt` → `5l`, `55 inch` → `55inc`. */
export function joinUnits(folded: string): string {
  return folded.replace(
    numberWithUnit,
    (_, number: string, unit: string) => `${number}${units[unit] ?? unit}`,
  );
}

const numerals: Readonly<Record<string, string>> = {
  bir: '1',
  iki: '2',
  uc: '3',
  dort: '4',
  bes: '5',
  alti: '6',
  yedi: '7',
  sekiz: '8',
  dokuz: '9',
  on: '10',
};
/** Only before something that is counted: `Yedi`, `On` and `Bir Başkadır` are names. */
const counted = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${Object.keys(numerals).join('|')}) (?=(?:kisi|mevsim|kapi|parca|litre|kilo|beden|fincan|yas|gece|goz)\p{L}*)`,
  'gu',
);

/** One way to write numbers in folded text: `1,5` → `1.5`, `20.000` → `20000`, `2 x 5` → `2x5`, `dört mevsim` → `4 mevsim`. */
export function plainNumbers(folded: string): string {
  return folded
    .replace(counted, (_, numeral: string) => `${numerals[numeral] ?? numeral} `)
    .replace(/(?<=\d) ?x ?(?=\d)/g, 'x')
    .replace(/(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?![\d.,]*\d)/g, (number) =>
      number.replace(/[.,]/g, ''),
    )
    .replace(/(\d),(\d)/g, '$1.$2');
}
