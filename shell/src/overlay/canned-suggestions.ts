/** The four suggestions for a term when none can be had (docs/product.md#suggestions). */
export function cannedSuggestions(term: string): string[] {
  return [
    `${term} için en iyi seçenekler`,
    `${term} fiyat karşılaştırması`,
    `${term} kullanıcı yorumları`,
    `${term} alternatifleri`,
  ];
}
