/** Said, too, where the code of a search does not come (docs/product.md#error-catalogue). */
export const serviceDown =
  'Arama servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.';
