/** What the home box types, in turn; the first one is the starting text (docs/product.md#typed-placeholder). */
export const placeholderPhrases: readonly string[] = [
  'Bir ürün veya hizmet arayın...',
  'Kalıcı bir kadın parfümü',
  'Kamerası iyi bir akıllı telefon',
  'Sessiz çalışan buzdolabı',
  'Bu akşam ne izlesem?',
  'Çocuklu aileye yaz tatili',
  'Koşu için spor ayakkabı',
];
