/** How the guide asks for an attribute; for others it asks for the attribute's own name. */
export const attributeQuestions: Readonly<Record<string, string>> = {
  gender: 'Kimin için bakıyorsunuz?',
  scent_preferences: 'Nasıl bir koku seversiniz?',
  important_features: 'Sizin için en önemli özellik hangisi?',
  usage_purpose: 'En çok ne için kullanacaksınız?',
  usage: 'En çok nerede giyeceksiniz?',
  'genre-preference': 'Hangi türden hoşlanırsınız?',
  'streaming-platform': 'Hangi platformdan izliyorsunuz?',
  'news-format': 'Nasıl bir haber yayını arıyorsunuz?',
  special_features: 'Hangi özellik mutlaka olsun?',
  features: 'Hangi özellik sizin için önemli?',
  refrigerator_type: 'Nasıl bir buzdolabı istersiniz?',
  swimwear_type: 'Nasıl bir model istersiniz?',
  style_preference: 'Nasıl bir tarz seversiniz?',
  travel_type: 'Nasıl bir tatil istersiniz?',
  vehicle_type: 'Nasıl bir araç istersiniz?',
  fuel_type: 'Hangi yakıt türünü istersiniz?',
  connection_type: 'Hangi bağlantı türünü istersiniz?',
  usage_type: 'İnterneti en çok ne için kullanacaksınız?',
  product_categories: 'Hangi bakım için arıyorsunuz?',
  preferred_brands: 'Nasıl bir marka tercih edersiniz?',
  purpose: 'Ne için kullanacaksınız?',
  season: 'Hangi mevsim için?',
  cuisine_preferences: 'Hangi mutfağı seversiniz?',
  service_type: 'Hangi iş için usta arıyorsunuz?',
  insurance_type: 'Hangi sigortayı arıyorsunuz?',
  genre: 'Ne tür kitaplar seversiniz?',
};

/** The attribute that is worth a question, best first; a kind's first other attribute comes after them. */
export const questionOrder: readonly string[] = [
  'service_type',
  'insurance_type',
  'swimwear_type',
  'scent_preferences',
  'genre-preference',
  'genre',
  'usage',
  'usage_purpose',
  'important_features',
  'vehicle_type',
  'travel_type',
  'connection_type',
  'refrigerator_type',
  'special_features',
  'cuisine_preferences',

  'style_preference',
  'purpose',
  'preferred_brands',
  'equipment_type',
  'product_type',
  'machine_type',
  'features',
];

/** About the person, not the product: the guide understands these when they are said, and never asks for them. */
export const neverAsked: ReadonlySet<string> = new Set([
  'body_type',
  'skin_type',
  'skin_concerns',
  'special_needs',
  'age_group',
  'health_goals',
  'dietary_restrictions',
]);

/** Asked before anything else about taste: the wrong value makes every proposal useless. */
export const firstToAsk: readonly string[] = ['gender'];
