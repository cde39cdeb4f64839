import type { TopicId } from '@denk/shared/product/topics';
import type { IconName } from '@denk/shared/ui';

/** Popular searches of one topic. */
export interface PopularTopic {
  readonly id: TopicId;
  readonly label: string;
  readonly icon: IconName;
  /** Each one opens this topic's questions. */
  readonly terms: readonly string[];
}

export const popularByTopic: readonly PopularTopic[] = [
  {
    id: 'perfume',
    label: 'Parfüm',
    icon: 'perfume',
    terms: ['Kadın parfümü', 'Erkek parfümü', 'Kalıcı parfüm', 'Odunsu kokular'],
  },
  {
    id: 'technology',
    label: 'Teknoloji',
    icon: 'smartphone',
    terms: ['Akıllı telefon', 'Oyuncu laptopu', 'Kablosuz kulaklık', '55 inç televizyon'],
  },
  {
    id: 'film',
    label: 'Film ve dizi',
    icon: 'film',
    terms: ['Bu akşam ne izlesem?', 'En iyi filmler 2024', 'Oscar ödüllü filmler', 'Kore dizileri'],
  },
  {
    id: 'travel',
    label: 'Tatil ve seyahat',
    icon: 'plane',
    terms: ['Yaz tatili', 'Kapadokya turu', 'Balayı otelleri', 'Termal otel'],
  },
  {
    id: 'fridge',
    label: 'Buzdolabı',
    icon: 'fridge',
    terms: ['No frost buzdolabı', 'Gardırop tipi buzdolabı', 'Mini buzdolabı', 'Ucuz buzdolabı'],
  },
  {
    id: 'sport-shoes',
    label: 'Spor ayakkabı',
    icon: 'shoe',
    terms: ['Koşu ayakkabısı', 'Yürüyüş ayakkabısı', 'Beyaz sneaker', 'Halı saha ayakkabısı'],
  },
  {
    id: 'glasses',
    label: 'Gözlük',
    icon: 'glasses',
    terms: ['Güneş gözlüğü', 'Mavi ışık gözlüğü', 'Numaralı gözlük', 'Spor gözlüğü'],
  },
  {
    id: 'beauty',
    label: 'Güzellik ve bakım',
    icon: 'sparkle',
    terms: ['Cilt bakımı', 'Güneş kremi', 'C vitamini serumu', 'Makyaj seti'],
  },
  {
    id: 'swimwear',
    label: 'Mayo ve bikini',
    icon: 'swim',
    terms: ['Mayo - Bikini', 'Toparlayıcı mayo', 'Yüksek bel bikini', 'Deniz şortu'],
  },
  {
    id: 'food',
    label: 'Yemek',
    icon: 'food',
    terms: ['Ne yesem?', 'Akşam yemeği', 'Serpme kahvaltı', 'İtalyan mutfağı'],
  },
  {
    id: 'internet',
    label: 'İnternet',
    icon: 'wifi',
    terms: ['Fiber internet', 'Taahhütsüz internet', 'Oyun için internet', 'Mobil internet'],
  },
  {
    id: 'cars',
    label: 'Araba',
    icon: 'car',
    terms: ['Aile arabası', 'Elektrikli araç', 'İkinci el araba', 'SUV araçlar'],
  },
  {
    id: 'services',
    label: 'Hizmet',
    icon: 'wrench',
    terms: ['Boya badana', 'Ev temizliği', 'Evden eve nakliyat', 'Su tesisatçısı'],
  },
];

/** What people search that has no questions of its own: straight to the results. */
export const popularBeyondTopics: readonly string[] = [
  'Koşu bandı',
  'Robot süpürge',
  'Kahve makinesi',
  'Çamaşır makinesi',
  'Bebek arabası',
  'Bisiklet',
  'Çadır',
  'Kol saati',
];
