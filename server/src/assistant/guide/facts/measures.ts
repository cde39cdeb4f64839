/** What somebody calls a thing by how it measures: which figure that is, and which end of it is meant. */
export interface Measure {
  readonly said: RegExp;
  /** Names of the tables' figures, folded. */
  readonly figure: RegExp;
  readonly end: 'most' | 'least';
  /** What the first of them is called: `En hafifi`. */
  readonly first: string;
}

/** Folded. */
export const measures: readonly Measure[] = [
  { said: /^hafif/, figure: /agirlik/, end: 'least', first: 'En hafifi' },
  { said: /^agir(?:i|dir)?$/, figure: /agirlik/, end: 'most', first: 'En ağırı' },
  {
    said: /^(?:sessiz|gurultu|desibel)/,
    figure: /\bses\b|gurultu/,
    end: 'least',
    first: 'En sessizi',
  },
  {
    said: /^(?:elektri[kg]|enerji|tasarruf)/,
    figure: /enerji|tuketim/,
    end: 'least',
    first: 'En az enerji harcayanı',
  },
  { said: /^em(?:en|is|er|iyor)/, figure: /emis/, end: 'most', first: 'Emişi en güçlü olanı' },
  { said: /^(?:hizli|hizi)/, figure: /\bhiz|islemci|devir/, end: 'most', first: 'En hızlısı' },
  { said: /^(?:hizli|hizi|cabuk)/, figure: /\bguc\b/, end: 'most', first: 'En hızlısı' },
  { said: /^(?:guclu|gucu)/, figure: /\bguc|emis|motor/, end: 'most', first: 'En güçlüsü' },
  {
    said: /^(?:sarj|pil|batarya)/,
    figure: /batarya|\bpil|sarj/,
    end: 'most',
    first: 'Pili en büyük olanı',
  },
  {
    said: /^(?:sure(?:si|leri|n\w*)?$|surer$|suruyor|dakika)/,
    figure: /\bsure/,
    end: 'most',
    first: 'En uzun süreni',
  },
  {
    said: /^(?:buyuk|genis|hacim|alir$)/,
    figure: /ekran|hacim|kapasite|olcu|boyut/,
    end: 'most',
    first: 'En büyüğü',
  },
  {
    said: /^kucu[kg]/,
    figure: /ekran|hacim|kapasite|olcu|boyut/,
    end: 'least',
    first: 'En küçüğü',
  },
];

/** Which end of a figure a question means that names it (`kamerası daha iyi`): where less is better, the least. */
export function endMeant(words: readonly string[], figure: string): 'most' | 'least' | undefined {
  if (!words.some((word) => /^(?:en|daha|hangi\w*)$/.test(word))) return undefined;
  const isLess = words.some((word) => /^(?:kucuk|az\w*|dusuk|kisa|hafif)/.test(word));
  const isBetterLess = /agirlik|\bses\b|gurultu|tuketim/.test(figure);
  if (isLess) return 'least';
  return words.some((word) => /^(?:iyi|buyuk|fazla|cok|yuksek|uzun|guclu|genis)/.test(word))
    ? isBetterLess && words.some((word) => word.startsWith('iyi'))
      ? 'least'
      : 'most'
    : undefined;
}

/** `5.110 mAh` → 5110, `6,7 inç` → 6.7, `1 sa 30 dk` → 90. */
export function figureOf(value: string): number | undefined {
  const [, hours, minutes = '0'] = /^(\d+) sa(?: (\d+) dk)?$/.exec(value) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const found = /\d+(?:\.\d{3})*(?:,\d+)?/.exec(value)?.[0];
  return found === undefined ? undefined : Number(found.replace(/\./g, '').replace(',', '.'));
}
