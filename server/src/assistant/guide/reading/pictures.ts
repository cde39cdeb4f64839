/** Pictures that people type instead of a word → the word. */
const words: Readonly<Record<string, string>> = {
  '👟': 'spor ayakkabı',
  '📱': 'telefon',
  '💻': 'laptop',
  '🖥': 'bilgisayar',
  '📺': 'televizyon',
  '🎧': 'kulaklık',
  '⌚': 'akıllı saat',
  '📷': 'fotoğraf makinesi',
  '🎮': 'oyun konsolu',
  '🚗': 'araba',
  '🚙': 'araba',
  '🕶': 'güneş gözlüğü',
  '👓': 'gözlük',
  '👙': 'bikini',
  '👗': 'elbise',
  '👜': 'çanta',
  '💄': 'ruj',
  '✈': 'uçak bileti',
  '🏖': 'tatil',
  '🏨': 'otel',
  '🎬': 'film',
  '📚': 'kitap',
  '📖': 'kitap',
  '🍕': 'pizza',
  '🍔': 'burger',
  '🍽': 'yemek',
  '☕': 'kahve',
  '🍫': 'çikolata',
  '🎸': 'gitar',
  '🚲': 'bisiklet',
  '🎁': 'hediye',
  '🐱': 'kedi',
  '🐈': 'kedi',
  '🐶': 'köpek',
  '🐕': 'köpek',
};

const picture = new RegExp(Object.keys(words).join('|'), 'gu');

/** A message with its pictures of products as words: `👟 koşu için` → `spor ayakkabı koşu için`. */
export const picturesAsWords = (message: string): string =>
  message.replace(picture, (found) => ` ${words[found] ?? ''} `);
