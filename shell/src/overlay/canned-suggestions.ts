/** The four suggestions for a term when none can be had (spec/site.md §7, §8). */
export function cannedSuggestions(term: string): string[] {
  return [
    `${term} için en iyi seçenekler`,
    `${term} fiyat karşılaştırması`,
    `${term} kullanıcı yorumları`,
    `${term} alternatifleri`,
  ];
}
