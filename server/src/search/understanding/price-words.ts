/** What a query says about money, and the query without it. Prices in TL. */
export interface PriceIntent {
  readonly rest: string;
  readonly min?: number;
  readonly max?: number;
}

const number = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)`;
const scale = String.raw`\s*(bin|milyon|k)?`;
const currency = String.raw`(\s*(?:₺|tl|try|lira))?`;
const suffix = String.raw`(?:\s*'?(?:l[iu]k|nin|nun|ye|ya|den|dan|yi|y[ae]|e|a|in|un|i|u))?`;
const amount = `₺?${number}${scale}${currency}${suffix}`;
/** `max 256 GB` is no price. */
const notUnit = String.raw`(?!\s*(?:gb|tb|mb|kg|gr?|ml|cl|lt?|litre|cm|mm|inc|w|watt|hz|mp|mah|btu|mbps|kisilik)(?![\p{L}\p{N}]))`;
const start = String.raw`(?<![\p{L}\p{N}.,])`;
const end = String.raw`(?![\p{L}\p{N}])`;

const range = new RegExp(
  `${start}${amount}\\s*(?:-|ile|ila|ve)?\\s*${amount}\\s*(aras[iu]n?(?:da|daki)?|aralig(?:i|inda|indaki))?${end}`,
  'u',
);
const most = new RegExp(
  `${start}${amount}\\s*(?:alt[iu](?:n(?:da|daki))?|kadar|az|ucuz|asag[iu](?:da|s[iu])?|gecmeyen|asmayan|butce(?:m|yle|li|ye)?|max|maksimum|limitli)${end}`,
  'u',
);
const mostBefore = new RegExp(
  `${start}(?:en fazla|en cok|maksimum|max|butcem|butce)\\s*:?\\s*${amount}${end}${notUnit}`,
  'u',
);
const least = new RegExp(
  `${start}${amount}\\s*(?:(?:ve\\s*)?(?:ust[iu]|uzer[iu])(?:n(?:de|deki))?|fazla|pahali)${end}`,
  'u',
);
const leastBefore = new RegExp(`${start}(?:en az|minimum|min)\\s*${amount}${end}${notUnit}`, 'u');
const about = new RegExp(
  `${start}${amount}\\s*(?:civar[iu](?:nda|ndaki)?|band[iu](?:nda|ndaki)?|seviyesi(?:nde)?|dolay(?:inda|larinda))?${end}`,
  'u',
);

/** A text with more numbers than these is no question about money; patterns would only go astray in it. */
const mostNumbers = 12;

/** Reads price words out of folded text: `20 bin altı`, `10-15 bin arası`, `5.000 tl'ye kadar`, `en fazla 3000 lira`. */
export function readPrice(folded: string): PriceIntent {
  const text = folded;
  if ((text.match(/\d+/g)?.length ?? 0) > mostNumbers) return { rest: folded };
  const between = range.exec(text);
  if (between) {
    const [found, n1 = '', s1, c1, n2 = '', s2, c2, word] = between;
    const grouped = [n1, n2].every((n) => /^\d{1,3}[.,]\d{3}/.test(n));
    const scaled = grouped || [s1, s2, c1, c2].some(Boolean);
    const min = value(n1, s1 ?? s2);
    const max = value(n2, s2);
    if (min < max && (word ? scaled || min >= 100 : scaled && found.includes('-'))) {
      return { rest: without(text, found), min, max };
    }
  }
  for (const [pattern, bound] of [
    [most, 'max'],
    [mostBefore, 'max'],
    [least, 'min'],
    [leastBefore, 'min'],
  ] as const) {
    const found = pattern.exec(text);
    if (!found) continue;
    const price = value(found[1] ?? '', found[2]);
    if (price >= 100 || found[2] || found[3]) {
      return { rest: without(text, found[0]), [bound]: price };
    }
  }
  const near = about.exec(text);
  if (near && (near[3] || (near[2] && near[2] !== 'k'))) {
    const price = value(near[1] ?? '', near[2]);
    if (price >= 10) {
      return { rest: without(text, near[0]), min: round(price * 0.75), max: round(price * 1.15) };
    }
  }
  return { rest: folded };
}

const scales: Readonly<Record<string, number>> = { bin: 1000, k: 1000, milyon: 1_000_000 };

function value(written: string, scaleWord: string | undefined): number {
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(written)
    ? written.replace(/[.,]/g, '')
    : written.replace(',', '.');
  return Number(plain) * (scales[scaleWord ?? ''] ?? 1);
}

const round = (price: number) => Math.round(price);

const without = (text: string, found: string) => text.replace(found, ' ');
