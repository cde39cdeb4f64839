import { amountWord } from './amount-words';

/** A figure of the tables in which one product can be ahead of another. */
export interface Quality {
  /** What the figure is called in the tables, folded. */
  readonly figure: RegExp;
  /** How somebody asks for it without its name, folded: `sessiz`. */
  readonly said: RegExp;
  /** What beside it asks for something else: `hızlı şarj`. */
  readonly unless?: RegExp;
  readonly best: 'most' | 'least';
  /** What the first in it is called: `En hafifi`. */
  readonly first: string;
  /** What the last in it is called, and how somebody asks for that. */
  readonly last?: { readonly said: RegExp; readonly first: string };
  /** What it is to be ahead in it: `daha hafif`; nothing where more is only more. */
  readonly than?: string;
}

export const qualities: readonly Quality[] = [
  {
    figure: /^begeni$/,
    said: /^(?:begen|yorum|degerlendirme|puan(?:i|lisi|lari)$|satil|tercih|populer)/,
    best: 'most',
    first: 'En çok beğenileni',
  },
  {
    figure: /agirlik/,
    said: /^hafif/,
    best: 'least',
    first: 'En hafifi',
    last: { said: /^agir(?:i|dir)?$/, first: 'En ağırı' },
    than: 'daha hafif',
  },
  {
    figure: /\bses\b|gurultu(?! engel)/,
    said: /^(?:sessiz|ses(?:i|li)?$|gurultu|desibel|db$)/,
    best: 'least',
    first: 'En sessizi',
    than: 'daha sessiz',
  },
  {
    figure: /enerji|tuketim/,
    said: /^(?:elektri[kg]|enerji|tasarruf|yak(?:ar|iyor|mas|an)|sarfiyat|tuket|harc)/,
    best: 'least',
    first: 'En az enerji harcayanı',
    than: 'enerji sınıfı daha iyi',
  },
  {
    figure: /emis/,
    said: /^(?:em(?:en|is|er|iyor)|ceki[sy]|vakum)/,
    best: 'most',
    first: 'Emişi en güçlü olanı',
    than: 'emişi daha güçlü',
  },
  {
    figure: /batarya|\bpil/,
    said: /^(?:sarj|pil|batarya)/,
    unless: /^(?:hizli|cabuk)/,
    best: 'most',
    first: 'Pili en uzun gideni',
    than: 'pili daha büyük',
  },
  { figure: /sarj/, said: /^sarj/, best: 'most', first: 'En hızlı şarj edeni' },
  {
    figure: /\bram\b|bellek/,
    said: /^(?:ram|bellek|belleg|hafiza)/,
    best: 'most',
    first: 'Belleği en fazla olanı',
    than: 'belleği daha fazla',
  },
  {
    figure: /depolama|bellek/,
    said: /^(?:depola|hafiza|disk|ssd)/,
    best: 'most',
    first: 'Depolaması en fazla olanı',
    than: 'depolaması daha fazla',
  },
  {
    figure: /kamera/,
    said: /^(?:foto|megapiksel|selfie|mp$)/,
    best: 'most',
    first: 'Kamerası en yüksek çözünürlüklü olanı',
    than: 'kamerası daha yüksek çözünürlüklü',
  },
  {
    figure: /yenileme hizi/,
    said: /^(?:hz|hertz|akici)/,
    best: 'most',
    first: 'En akıcısı',
    than: 'yenileme hızı daha yüksek',
  },
  {
    figure: /ekran$/,
    said: /^(?:inc$|inci|(?:buyuk|genis)$)/,
    best: 'most',
    first: 'Ekranı en büyük olanı',
    last: { said: /^kucu[kg]/, first: 'Ekranı en küçük olanı' },
    than: 'ekranı daha büyük',
  },
  {
    figure: /hacim|kapasite|olcu|boyut|\bcapi|paket/,
    said: /^(?:buyu[kg]|genis|hacim|alir$|litre)/,
    best: 'most',
    first: 'En büyüğü',
    last: { said: /^kucu[kg]/, first: 'En küçüğü' },
    than: 'daha büyük',
  },
  {
    figure: /model yili/,
    said: /^(?:yeni|yili|yas)/,
    best: 'most',
    first: 'En yenisi',
    than: 'modeli daha yeni',
  },
  {
    figure: /indirme hizi/,
    said: /^(?:hizl|hizi|mbps)/,
    best: 'most',
    first: 'En hızlısı',
    than: 'daha hızlı',
  },
  {
    figure: /\bhiz|devir/,
    said: /^(?:hizli|hizi|devir)/,
    best: 'most',
    first: 'En hızlısı',
    last: { said: /^yavas/, first: 'En yavaşı' },
  },
  {
    figure: /\bguc/,
    said: /^(?:guclu|gucu|watt?|hizli|cabuk|ceki[sy])/,
    best: 'most',
    first: 'En güçlüsü',
    than: 'daha güçlü',
  },
  {
    figure: /\bsure/,
    said: /^(?:sure(?:si|leri|n\w*)?$|surer$|suruyor|dakika|uzun)/,
    best: 'most',
    first: 'En uzun süreni',
    last: { said: /^kisa/, first: 'En kısa süreni' },
  },
  {
    figure: /^yas$/,
    said: /^(?:sure(?:si|yle)?$|uzun|idare)/,
    best: 'most',
    first: 'En uzun kullanılanı',
  },
];

/** Which end of a figure a question means: that of its best where it asks for that, the least where it says less. */
export function endMeant(words: readonly string[], figure: string): 'most' | 'least' | undefined {
  if (!words.some((word) => /^(?:en|daha|hangi\w*)$/.test(word))) return undefined;
  const ends = words.map((word) => amountWord(word)?.end);
  if (ends.includes('least')) return 'least';
  if (words.some((word) => word.startsWith('iyi')))
    return qualities.find((one) => one.figure.test(figure))?.best ?? 'most';
  return ends.find((end) => end !== undefined);
}
