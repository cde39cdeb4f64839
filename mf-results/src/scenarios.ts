import type { Reply, Scenario } from '@denk/shared/standalone';
import type { Criterion, Product } from '@denk/shared/product/wire';
import { hostileProducts } from './scenarios/hostile-products';
import { samplePhones, sampleRunners } from './scenarios/sample-products';

const path = 'POST /functions/v1/search-products';
const found = (products: readonly unknown[], rest = {}) => ({
  success: true,
  products,
  query: '',
  total_results: products.length,
  sample: true,
  ...rest,
});
const always = (reply: Reply): Scenario['replies'] => ({ [path]: reply });

const criteria: readonly Criterion[] = [
  {
    id: 'budget',
    label: 'Bütçe: 15.000–30.000 TL',
    strength: 'wish',
    test: { type: 'price', min: 15000, max: 30000 },
  },
  {
    id: 'brand_preference',
    label: 'Marka: Samsung, Xiaomi',
    strength: 'wish',
    test: { type: 'brand', anyOf: ['samsung', 'xiaomi'] },
  },
  {
    id: 'network',
    label: '5G',
    strength: 'wish',
    test: { type: 'attribute', name: 'network', anyOf: ['5g'] },
  },
  {
    id: 'special_requirements',
    label: 'Su geçirmezlik',
    strength: 'wish',
    test: { type: 'attribute', name: 'special_requirements', anyOf: ['water_resistant'] },
  },
];

function withReasons(product: Product, at: number): Product {
  const states = ['met', 'met', 'not-met', 'unknown', 'met'] as const;
  return {
    ...product,
    reasons: criteria.map(({ id, label }, index) => ({
      id,
      label,
      state: states[(at + index) % states.length] ?? 'unknown',
    })),
  };
}

const many: readonly Product[] = Array.from({ length: 200 }, (_, at) => {
  const base = samplePhones[at % samplePhones.length] as Product;
  return {
    ...base,
    id: `${base.id}-${at}`,
    title: `${base.title} · seçenek ${at + 1}`,
    page: `/product/${base.id}-${at}`,
  };
});

const names = ['Nike Pegasus 41', 'Asics Gel-Nimbus 26', 'Hoka Clifton 9'];
const aiResults = {
  products: [],
  groupedProducts: {},
  originalQuery: 'koşu ayakkabısı',
  aiRecommendations: names,
  searchType: 'ai_recommended',
  aiMessage: 'Size üç koşu ayakkabısı öneriyorum.',
};

/** Every state QA can call up by name. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'list',
    title: 'Sonuçlar, liste',
    address: '/results?q=telefon',
    replies: always({
      body: found(samplePhones, {
        understood: { kind: { id: 'smartphone', label: 'Akıllı Telefon' } },
      }),
      delay: 300,
    }),
  },
  {
    name: 'grid',
    title: 'Sonuçlar, ızgara',
    address: '/results?q=telefon&view=grid',
    replies: always({ body: found(samplePhones) }),
  },
  {
    name: 'corrected',
    title: 'Yazımı düzeltilmiş arama',
    address: '/results?q=samsnug%20telfon',
    replies: always({
      body: found(samplePhones.slice(0, 2), {
        understood: { corrected: 'samsung telefon', brand: { id: 'samsung', label: 'Samsung' } },
      }),
    }),
  },
  {
    name: 'ai',
    title: 'AI önerileri, ürünler sırayla gelir',
    address: '/results',
    session: { aiResults },
    replies: {
      [path]: (_, body) => {
        const query = JSON.stringify(body);
        return query.includes('Hoka')
          ? { body: found([]), delay: 800 }
          : { body: found(sampleRunners), delay: 1200 };
      },
    },
  },
  {
    name: 'ai-none',
    title: 'AI önerileri bulunamadı',
    address: '/results',
    session: { aiResults },
    replies: always({ body: found([]) }),
  },
  {
    name: 'ai-unreadable',
    title: 'AI sonuçları okunamıyor',
    address: '/results',
    session: { aiResults: '{"products":' },
  },
  {
    name: 'questionnaire',
    title: 'Anket sonuçları, gerekçelerle',
    address: '/results',
    session: {
      questionnaireResults: {
        query: 'akıllı telefon',
        answers: { budget: 'premium' },
        type: 'questionnaire',
        topic: 'technology',
        criteria,
      },
    },
    replies: always({ body: found(samplePhones.map(withReasons)) }),
  },
  {
    name: 'questionnaire-unreadable',
    title: 'Anket sonuçları okunamıyor',
    address: '/results?q=telefon',
    session: { questionnaireResults: 'bozuk' },
  },
  {
    name: 'category',
    title: 'Kategoriden gelen arama',
    address: '/results?category=Telefon',
    replies: always({
      body: found(samplePhones, {
        understood: { category: { id: 'technology', label: 'Teknoloji & Elektronik' } },
      }),
    }),
  },
  {
    name: 'movies',
    title: 'Filmler sekmesi, arama yok',
    address: '/results/movies',
    replies: always({ body: found(samplePhones.slice(0, 3)) }),
  },
  {
    name: 'empty',
    title: 'Sonuç bulunamadı, yakın aramalar var',
    address: '/results?q=kosu%20bandiiii',
    replies: always({ body: found([], { suggestions: ['koşu bandı', 'koşu ayakkabısı'] }) }),
  },
  {
    name: 'empty-plain',
    title: 'Sonuç bulunamadı',
    address: '/results?q=qwertyuiop',
    replies: always({ body: found([]) }),
  },
  {
    name: 'error',
    title: 'Arama servisi hata veriyor',
    address: '/results?q=telefon',
    replies: always({
      body: { success: false, products: [], error: 'SERPER_API_KEY is not configured' },
    }),
  },
  {
    name: 'offline',
    title: 'Bağlantı yok',
    address: '/results?q=telefon',
    replies: always({ body: '', failure: 'network' }),
  },
  {
    name: 'wrong-shape',
    title: 'Anlaşılmayan yanıt',
    address: '/results?q=telefon',
    replies: always({ body: '<html>502</html>', contentType: 'text/html' }),
  },
  {
    name: 'slow',
    title: 'Yavaş servis (7 sn)',
    address: '/results?q=telefon',
    replies: always({ body: found(samplePhones), delay: 7000 }),
  },
  {
    name: 'loading',
    title: 'Yanıt hiç gelmiyor',
    address: '/results?q=telefon',
    replies: always({ body: '', failure: 'never' }),
  },
  {
    name: 'loading-grid',
    title: 'Yanıt hiç gelmiyor, ızgara',
    address: '/results?q=telefon&view=grid',
    replies: always({ body: '', failure: 'never' }),
  },
  {
    name: 'missing-prices',
    title: 'Fiyatı, görseli, bağlantısı eksik ürünler',
    address: '/results?q=telefon&sort=price_low',
    replies: always({
      body: found(
        samplePhones
          .map((product) => ({ ...product, offers: undefined }))
          .map((product, at) =>
            at % 2
              ? {
                  ...product,
                  price: 'Fiyat için siteyi ziyaret edin',
                  priceValue: undefined,
                  image: '',
                  link: at === 3 ? '' : '#',
                }
              : product,
          ),
      ),
    }),
  },
  {
    name: 'hostile',
    title: 'Kötü niyetli ve bozuk veriler',
    address: '/results?q=telefon',
    replies: always({ body: found(hostileProducts) }),
  },
  {
    name: 'many',
    title: '200 ürün',
    address: '/results?q=telefon',
    replies: always({ body: found(many) }),
  },
  {
    name: 'far-too-many',
    title: '10.000 ürün',
    address: '/results?q=telefon',
    replies: always({
      body: found(
        Array.from({ length: 10_000 }, (_, at) => ({
          id: String(at),
          title: `Telefon ${at}`,
          price: `${at + 1} TL`,
          priceValue: at + 1,
          source: `Satıcı ${at % 90}`,
          link: 'https://www.example.com',
        })),
      ),
    }),
  },
  {
    name: 'compare',
    title: 'Karşılaştırma ve kaydedilenler dolu',
    address: '/results?q=telefon',
    replies: always({ body: found(samplePhones) }),
    session: { comparison: samplePhones.slice(0, 3).map(chosen) },
    local: { shortlist: samplePhones.slice(1, 4).map(chosen) },
  },
  { name: 'nothing', title: 'Arama yok: ana sayfaya gider', address: '/results' },
];

/** A product as the browser keeps it. */
function chosen(product: Product) {
  return {
    key: product.page,
    title: product.title,
    picture: product.image,
    offers: (product.offers ?? []).map(({ seller, price, priceValue, link }) => ({
      seller,
      price: { text: price, value: priceValue },
      link,
    })),
    rating: product.rating,
    reviewCount: product.reviewCount,
    page: product.page,
    brand: product.brand,
    category: product.category,
    sample: true,
    reasons: [],
    facts: product.facts ?? {},
  };
}
