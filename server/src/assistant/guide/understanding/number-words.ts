const ones: Readonly<Record<string, number>> = {
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
};
const scales: Readonly<Record<string, number>> = { yuz: 100, bin: 1000, milyon: 1_000_000 };

const words = [...Object.keys(ones), ...Object.keys(scales), 'bucuk', 'yarim'].join('|');
const run = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:${words})(?:\\s+|(?=${words})|(?![\\p{L}])))+`,
  'gu',
);
const word = new RegExp(words, 'g');

/**
 * Writes Turkish number words of folded text as digits where a hundred, thousand or million is among them:
 * `on beş bin` → `15000`, `bir buçuk milyon` → `1500000`. `beş bin altı` stays a limit: 5000 and `alti`.
 */
export function numberWordsAsDigits(folded: string): string {
  return folded.replace(run, (found, at: number) => {
    // `20 bin`, `5 bin altı`: the number itself is in digits already.
    if (/\d\s*$/.test(folded.slice(0, at))) return found;
    const parts = found.match(word) ?? [];
    const limit = parts.length > 1 && parts.at(-1) === 'alti' ? parts.pop() : undefined;
    if (!parts.some((part) => scales[part] !== undefined)) return found;
    // `yüz` alone is a face unless money follows.
    if (parts.join() === 'yuz' && !/^\s*(?:tl|lira)/.test(folded.slice(at + found.length)))
      return found;
    const space = /\s$/.test(found) ? ' ' : '';
    return `${valueOf(parts)} tl${limit ? ` ${limit}` : ''}${space}`;
  });
}

function valueOf(parts: readonly string[]): number {
  let total = 0;
  let group = 0;
  let half = false;
  for (const part of parts) {
    const scale = scales[part];
    if (part === 'bucuk') half = true;
    else if (part === 'yarim') group += 0.5;
    else if (scale === undefined) group += ones[part] ?? 0;
    else if (scale === 100) group = (group || 1) * 100;
    else {
      total += ((group || 1) + (half ? 0.5 : 0)) * scale;
      group = 0;
      half = false;
    }
  }
  return total + group;
}
