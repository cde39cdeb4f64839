const first: Readonly<Record<string, string>> = {
  ı: 'i',
  İ: 'i',
  I: 'i',
  ç: 'c',
  Ç: 'c',
  ğ: 'g',
  Ğ: 'g',
  ö: 'o',
  Ö: 'o',
  ş: 's',
  Ş: 's',
  ü: 'u',
  Ü: 'u',
  ß: 'ss',
  æ: 'ae',
  Æ: 'ae',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
};
/** Nothing of it is mapped: most words are so, and a catalogue has very many. */
const plain = /^[ -_a-~]*$/;
const mapped = new RegExp(`[${Object.keys(first).join('')}]`, 'g');

/**
 * One form for all matching: `İSTANBUL`, `ıstanbul` and `Istanbul` become `istanbul`, `Güneş` becomes `gunes`.
 * Never by locale: `'IPHONE'.toLocaleLowerCase('tr')` is `ıphone`, and `ı` does not decompose.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  const simple = text.replace(mapped, (letter) => first[letter] ?? letter);
  if (plain.test(simple)) return simple.toLowerCase();
  return simple
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The folded words of a text; apostrophes end a word: `iPhone'un` → `iphone`, `un`. */
export function foldWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}+]+/gu) ?? [];
}
