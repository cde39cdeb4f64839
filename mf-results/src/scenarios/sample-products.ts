import { formatPrice } from '@denk/shared/product/text';
import type { Product } from '@denk/shared/product/wire';

interface Sketch {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly kind: string;
  readonly category: string;
  readonly rating?: number;
  readonly reviewCount?: number;
  /** Seller → TL. */
  readonly sellers: Readonly<Record<string, number>>;
  readonly facts: Readonly<Record<string, string>>;
}

const phones: readonly Sketch[] = [
  {
    id: 'phone-samsung-galaxy-s24-128',
    title: 'Samsung Galaxy S24 128 GB',
    brand: 'Samsung',
    kind: 'smartphone',
    category: 'technology',
    rating: 4.6,
    reviewCount: 1204,
    sellers: { Trendyol: 42999, Hepsiburada: 43499, 'Amazon Türkiye': 42750 },
    facts: {
      Ekran: '6,2 inç AMOLED',
      Kamera: '50+10+12 MP',
      Bellek: '8 GB RAM',
      Batarya: '4.000 mAh',
      Ağ: '5G',
    },
  },
  {
    id: 'phone-apple-iphone-15-128',
    title: 'Apple iPhone 15 128 GB',
    brand: 'Apple',
    kind: 'smartphone',
    category: 'technology',
    rating: 4.8,
    reviewCount: 5310,
    sellers: { 'Vatan Bilgisayar': 51999, n11: 49499, Teknosa: 52499, Trendyol: 50250 },
    facts: {
      Ekran: '6,1 inç OLED',
      Kamera: '48+12 MP',
      Bellek: '6 GB RAM',
      Batarya: '3.349 mAh',
      Ağ: '5G',
    },
  },
  {
    id: 'phone-xiaomi-redmi-note-13-pro-256',
    title: 'Xiaomi Redmi Note 13 Pro 256 GB',
    brand: 'Xiaomi',
    kind: 'smartphone',
    category: 'technology',
    rating: 4.3,
    reviewCount: 872,
    sellers: { Hepsiburada: 15899, Trendyol: 15499 },
    facts: {
      Ekran: '6,67 inç AMOLED',
      Kamera: '200+8+2 MP',
      Bellek: '8 GB RAM',
      Batarya: '5.100 mAh',
      Ağ: '4.5G',
    },
  },
  {
    id: 'phone-samsung-galaxy-a16-128',
    title: 'Samsung Galaxy A16 128 GB',
    brand: 'Samsung',
    kind: 'smartphone',
    category: 'technology',
    rating: 4.1,
    reviewCount: 233,
    sellers: { Migros: 9499, Trendyol: 8999, PttAVM: 9150 },
    facts: {
      Ekran: '6,7 inç AMOLED',
      Kamera: '50+5+2 MP',
      Bellek: '4 GB RAM',
      Batarya: '5.000 mAh',
      Ağ: '4.5G',
    },
  },
  {
    id: 'phone-oppo-reno-12-256',
    title: 'Oppo Reno 12 256 GB',
    brand: 'Oppo',
    kind: 'smartphone',
    category: 'technology',
    sellers: { Teknosa: 24999, MediaMarkt: 25499 },
    facts: {
      Ekran: '6,7 inç AMOLED',
      Kamera: '50+8+2 MP',
      Bellek: '12 GB RAM',
      Batarya: '5.000 mAh',
      Ağ: '5G',
    },
  },
  {
    id: 'phone-huawei-nova-12-256',
    title: 'Huawei Nova 12 SE 256 GB Yeşil (Huawei Türkiye Garantili)',
    brand: 'Huawei',
    kind: 'smartphone',
    category: 'technology',
    rating: 3.9,
    reviewCount: 64,
    sellers: {
      'Vatan Bilgisayar': 17999,
      Hepsiburada: 17750,
      n11: 18400,
      Trendyol: 18250,
      'Amazon Türkiye': 18999,
    },
    facts: {
      Ekran: '6,67 inç OLED',
      Kamera: '108+8+2 MP',
      Bellek: '8 GB RAM',
      Batarya: '4.500 mAh',
      Ağ: '4.5G',
    },
  },
];

const runners: readonly Sketch[] = [
  ['Nike Pegasus 41 Erkek Koşu Ayakkabısı', 'Nike', 4.7, 5299],
  ['Nike Pegasus 41 Kadın Koşu Ayakkabısı', 'Nike', 4.6, 5199],
  ['Asics Gel-Nimbus 26 Erkek Koşu Ayakkabısı', 'Asics', 4.8, 6499],
  ['Adidas Ultraboost 5 Unisex Koşu Ayakkabısı', 'Adidas', 4.4, 5999],
].map(([title, brand, rating, price], at) => ({
  id: `shoe-${at}`,
  title: String(title),
  brand: String(brand),
  kind: 'sport-shoes',
  category: 'sports',
  rating: Number(rating),
  reviewCount: 120 + at * 37,
  sellers: { Sportive: Number(price), Trendyol: Number(price) + 150, Flo: Number(price) + 320 },
  facts: { Yastıklama: at % 2 ? 'Yumuşak' : 'Dengeli', Zemin: 'Asfalt', Kalıp: 'Normal' },
}));

/** A sketch as the search service would answer it. */
function product({ sellers, ...sketch }: Sketch): Product {
  const offers = Object.entries(sellers)
    .toSorted(([, a], [, b]) => a - b)
    .map(([seller, price]) => ({
      seller,
      price: formatPrice(price),
      priceValue: price,
      link: `https://www.example.com/ara?q=${encodeURIComponent(sketch.title)}`,
    }));
  const [best] = offers;
  return {
    ...sketch,
    image: picture(sketch.title),
    source: best?.seller ?? '',
    price: best?.price ?? '',
    priceValue: best?.priceValue,
    rating: sketch.rating,
    link: best?.link ?? '',
    sample: true,
    page: `/product/${sketch.id}`,
    offers,
    facts: { ...sketch.facts },
  };
}

/** A drawn picture with no request behind it. */
function picture(title: string): string {
  const hue = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="hsl(${hue} 45% 92%)"/><rect x="105" y="50" width="110" height="220" rx="22" fill="hsl(${hue} 35% 40%)"/><rect x="115" y="62" width="90" height="196" rx="12" fill="hsl(${hue} 45% 78%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const samplePhones: readonly Product[] = phones.map(product);
export const sampleRunners: readonly Product[] = runners.map(product);
