/** What the questionnaire is asked for, for a kind of product. */
export interface QuestionnaireKind {
  /** In the banner: `Ücretsiz {subject} Eşleştirme`. */
  readonly subject: string;
  /** A query that the questionnaire has questions for. */
  readonly query: string;
}

/** The catalogue's kinds that the questionnaire has questions for, by kind id. */
export const questionnaireKinds: Readonly<Record<string, QuestionnaireKind>> = {
  anime: { subject: 'Anime', query: 'anime' },
  bodycare: { subject: 'Vücut Bakımı', query: 'vücut bakımı' },
  car: { subject: 'Otomobil', query: 'otomobil' },
  desktop: { subject: 'Bilgisayar', query: 'masaüstü bilgisayar' },
  documentary: { subject: 'Belgesel', query: 'belgesel' },
  eyeglasses: { subject: 'Gözlük', query: 'gözlük' },
  food: { subject: 'Yemek', query: 'yemek' },
  gaming: { subject: 'Oyun Ürünü', query: 'oyun konsolu' },
  haircare: { subject: 'Saç Bakımı', query: 'saç bakımı' },
  headphones: { subject: 'Kulaklık', query: 'kulaklık' },
  hotel: { subject: 'Otel', query: 'otel' },
  'internet-plan': { subject: 'İnternet Paketi', query: 'ev interneti' },
  laptop: { subject: 'Laptop', query: 'laptop' },
  makeup: { subject: 'Makyaj', query: 'makyaj' },
  movie: { subject: 'Film', query: 'film' },
  perfume: { subject: 'Parfüm', query: 'parfüm' },
  refrigerator: { subject: 'Buzdolabı', query: 'buzdolabı' },
  series: { subject: 'Dizi', query: 'dizi' },
  service: { subject: 'Hizmet', query: 'ev hizmeti' },
  skincare: { subject: 'Cilt Bakımı', query: 'cilt bakımı' },
  smartphone: { subject: 'Akıllı Telefon', query: 'akıllı telefon' },
  smartwatch: { subject: 'Akıllı Saat', query: 'akıllı saat' },
  'sport-shoe': { subject: 'Spor Ayakkabı', query: 'spor ayakkabı' },
  suncare: { subject: 'Güneş Kremi', query: 'güneş kremi' },
  sunglasses: { subject: 'Güneş Gözlüğü', query: 'güneş gözlüğü' },
  swimwear: { subject: 'Mayo ve Bikini', query: 'mayo' },
  tablet: { subject: 'Tablet', query: 'tablet' },
  tour: { subject: 'Tatil', query: 'tatil turu' },
  tv: { subject: 'TV', query: 'televizyon' },
};
