import { serviceDown } from './service-down';

/** What a visitor reads when results cannot be shown (docs/product.md#error-catalogue). */
export const sentences = {
  noneRecommended: 'Önerilen ürünler şu anda yüklenemiyor. Lütfen daha sonra tekrar deneyin.',
  serviceDown,
  other: 'Ürün arama sırasında bir hata oluştu',
  nothingFound: 'Ürün bulunamadı',
  unreadableAi: 'AI sonuçları işlenirken bir hata oluştu. Lütfen tekrar deneyin.',
  unreadableQuestionnaire: 'Anket sonuçları işlenirken bir hata oluştu.',
  emptyQuery: 'Arama sorgusu boş olamaz.',
} as const;
