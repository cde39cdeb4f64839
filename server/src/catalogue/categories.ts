/**
 * The site's categories in the order of the category page, with the Turkish names shown
 * (docs/product.md#categories-page).
 */
export const categoryNames: Readonly<Record<string, string>> = {
  beauty: 'Güzellik & Kişisel Bakım',
  fashion: 'Moda & Giyim',
  technology: 'Teknoloji & Elektronik',
  home: 'Ev & Yaşam',
  entertainment: 'Film & Eğlence',
  sports: 'Spor & Outdoor',
  health: 'Sağlık',
  services: 'Hizmetler',
  automotive: 'Otomotiv',
  travel: 'Seyahat & Tatil',
  insurance: 'Sigorta',
  'food-drink': 'Yiyecek & İçecek',
  finance: 'Finans',
  education: 'Eğitim',
  'mother-child': 'Anne & Çocuk',
  'culture-art': 'Kültür & Sanat',
  pets: 'Evcil Hayvanlar',
};

/** Whether an id names one of the site's categories. */
export const isCategory = (id: string): boolean => Object.hasOwn(categoryNames, id);
