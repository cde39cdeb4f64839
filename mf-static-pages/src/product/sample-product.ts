import type { ProductDetail, Seller } from '@denk/shared/product/wire';

const seller = (id: string, name: string, price: string, priceValue: number): Seller => ({
  id,
  name,
  logo: `/pictures/sellers/${id}.svg`,
  price,
  priceValue,
  rating: 4.4,
  reviewCount: 314,
  shippingTime: '1–3 iş günü',
  freeShipping: id !== 'pttavm',
  location: 'İstanbul',
  link: `https://www.example.com/${id}?q=TCL%2055C6K`,
});

/** A product page's data as the server answers it, for scenarios and tests; sellers stand in no order. */
export const sampleProduct: ProductDetail = {
  meta: {
    title: 'TCL 55C6K fiyatları ve satıcıları · Denk',
    description: 'TCL 55C6K, 5 satıcıda 36.999,00 TL’den başlayan fiyatlarla sunuluyor.',
  },
  product: {
    id: 'tv-tcl-55c6k',
    title: 'TCL 55C6K',
    description:
      'TCL 55C6K, 5 satıcıda 36.999,00 TL’den başlayan fiyatlarla sunuluyor. Ekran: 55 inç Mini LED.',
    brand: 'TCL',
    kind: 'tv',
    kindLabel: 'Televizyon',
    category: 'technology',
    categoryLabel: 'Teknoloji & Elektronik',
    rating: 4.5,
    reviewCount: 1320,
    imageUrl: '/pictures/tv/tv-tcl-55c6k.svg',
    features: ['Kullanım amacı: Eğlence, Oyun', 'Panel: Mini LED', 'Duvara asılabilir'],
    specs: [
      { name: 'Ekran', value: '55 inç Mini LED' },
      { name: 'Çözünürlük', value: '3840 × 2160' },
      { name: 'Yenileme hızı', value: '144 Hz' },
    ],
    questions: [
      {
        asks: 'Televizyon kaç yıl gider?',
        says: 'Televizyon çoğunlukla 7–10 yıl gider; uygulamaların güncellenmesi ondan önce bitebilir.',
      },
      {
        asks: 'Duvara asılır mı?',
        says: 'Duvara asmak için VESA ölçüsü uyan bir askı aparatı gerekir; çoğunlukla ayrı satılır.',
      },
    ],
    sellers: [
      seller('mediamarkt', 'MediaMarkt', '38.499,00 TL', 38499),
      seller('trendyol', 'Trendyol', '36.999,00 TL', 36999),
      seller('teknosa', 'Teknosa', '38.749,00 TL', 38749),
      seller('n11', 'n11', '37.999,00 TL', 37999),
      seller('pttavm', 'PttAVM', '38.599,00 TL', 38599),
    ],
    sample: true,
  },
  similar: [
    {
      id: 'tv-samsung-55u8000f',
      title: 'Samsung 55U8000F',
      price: '26.999,00 TL',
      differences: ['10.000,00 TL daha ucuz', 'Ekran: 55 inç LED'],
      imageUrl: '/pictures/tv/tv-samsung-55u8000f.svg',
    },
    {
      id: 'tv-hisense-65u7n',
      title: 'Hisense 65U7N',
      price: '54.999,00 TL',
      imageUrl: '/pictures/tv/tv-hisense-65u7n.svg',
    },
  ],
};
