interface Category {
  /** As it is shown. */
  readonly name: string;
  /** How people name it beside that. */
  readonly words: readonly string[];
}

/** The site’s categories in the order of the category page (docs/product.md#categories-page). */
const categories: Readonly<Record<string, Category>> = {
  beauty: { name: 'Güzellik & Kişisel Bakım', words: ['güzellik', 'kişisel bakım', 'kozmetik', 'güzellik ve bakım', 'bakım', 'beauty'] },
  fashion: { name: 'Moda & Giyim', words: ['moda', 'giyim', 'kıyafet', 'moda ve giyim', 'fashion'] },
  technology: { name: 'Teknoloji & Elektronik', words: ['teknoloji', 'elektronik', 'teknolojik ürün', 'elektronik eşya', 'technology'] },
  home: { name: 'Ev & Yaşam', words: ['ev yaşam', 'ev ve yaşam', 'ev eşyası', 'beyaz eşya', 'ev aleti', 'mobilya', 'home'] },
  entertainment: { name: 'Film & Eğlence', words: ['eğlence', 'film ve eğlence', 'entertainment'] },
  sports: { name: 'Spor & Outdoor', words: ['spor', 'outdoor', 'spor malzemesi', 'spor ve outdoor', 'sports'] },
  health: { name: 'Sağlık', words: ['sağlık', 'sağlık ürünü', 'medikal', 'health'] },
  services: { name: 'Hizmetler', words: ['ev hizmeti', 'services'] },
  automotive: { name: 'Otomotiv', words: ['otomotiv', 'oto', 'automotive'] },
  travel: { name: 'Seyahat & Tatil', words: ['seyahat', 'tatil seyahat', 'seyahat ve tatil', 'travel', 'holiday'] },
  insurance: { name: 'Sigorta', words: ['sigortacılık', 'insurance'] },
  'food-drink': { name: 'Yiyecek & İçecek', words: ['yiyecek', 'içecek', 'yiyecek içecek', 'gıda', 'yeme içme', 'market', 'food drink'] },
  finance: { name: 'Finans', words: ['finans', 'banka', 'bankacılık', 'finance'] },
  education: { name: 'Eğitim', words: ['eğitim', 'kurs ve eğitim', 'education'] },
  'mother-child': { name: 'Anne & Çocuk', words: ['anne çocuk', 'anne bebek', 'bebek', 'çocuk', 'anne ve çocuk', 'mother child'] },
  'culture-art': { name: 'Kültür & Sanat', words: ['kültür sanat', 'kültür', 'sanat', 'kültür ve sanat', 'hobi', 'culture art'] },
  pets: { name: 'Evcil Hayvanlar', words: ['evcil hayvan', 'evcil hayvan ürünü', 'pet', 'petshop', 'hayvan', 'pets'] },
};

/** Category id → its Turkish name. */
export const categoryNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(categories).map(([id, { name }]) => [id, name]),
);

/** Category id → how people name it beside that. */
export const categoryWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(categories).map(([id, { words }]) => [id, words]),
);

/** Whether an id names one of the site's categories. */
export const isCategory = (id: string): boolean => Object.hasOwn(categories, id);
