import type { Reply, ReplyTo, Scenario } from '@denk/tooling/scenario';
import type { Criterion, Product, SearchResponse } from '@denk/shared/product/wire';
import { hostileProducts } from './scenarios/hostile-products';
import { samplePhones, sampleRunners } from './scenarios/sample-products';
import { sampleShop } from './scenarios/sample-shop';

type SearchReply = Reply<'search'>;

const found = (
  products: readonly Product[],
  rest: Partial<SearchResponse> = {},
): SearchReply & { readonly answer: SearchResponse } => ({
  answer: {
    success: true,
    products: [...products],
    query: '',
    total_results: products.length,
    sample: true,
    ...rest,
  },
});
const phoneShop = sampleShop(samplePhones);
const failed = (error: string): SearchReply => ({
  answer: { success: false, products: [], query: '', total_results: 0, error },
});
/** What the log says of a search that gave nothing but a reason. */
const failureLog = 'Failed to load resource|\\[results\\] search';
const unreadableLog = '\\[storage\\] unreadable item';
const always = (search: ReplyTo<'search'>): Scenario['replies'] => ({
  search,
  products: { answer: { products: [...samplePhones] } },
});
const tab = (name: string, title: string, path: string): Scenario => ({
  name,
  title,
  address: path,
  replies: always(found(samplePhones.slice(0, 3))),
});

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
    replies: always((request) => ({ ...phoneShop(request), delay: 300 })),
  },
  {
    name: 'grid',
    title: 'Sonuçlar, ızgara',
    address: '/results?q=telefon&view=grid',
    replies: always(phoneShop),
  },
  {
    name: 'filtered',
    title: 'Filtreler seçili',
    shows: ['Samsung Galaxy A16 128 GB'],
    address: '/results?q=telefon&brand=samsung&brand=oppo&max=30000&sort=price_low',
    replies: always(phoneShop),
  },
  {
    name: 'filtered-out',
    title: 'Filtrelere uyan ürün yok',
    shows: ['Bu filtrelere uyan ürün yok'],
    address: '/results?q=telefon&brand=apple&max=10000',
    replies: always(phoneShop),
  },
  {
    name: 'corrected',
    title: 'Yazımı düzeltilmiş arama',
    address: '/results?q=samsnug%20telfon',
    replies: always(
      found(samplePhones.slice(0, 2), {
        understood: { brand: { id: 'samsung', label: 'Samsung' } },
        corrected: [
          { written: 'samsnug', read: 'Samsung' },
          { written: 'telfon', read: 'telefon' },
        ],
      }),
    ),
  },
  {
    name: 'close',
    title: 'En yakınlar: aranan sözlerden biri hiçbir üründe yok',
    address: '/results?q=43%20numara%20telefon',
    replies: always(
      found(samplePhones, {
        fit: 'close',
        unmatched: ['43 numara'],
        didYouMean: '43 inç telefon',
      }),
    ),
  },
  {
    name: 'vague',
    title: 'Belirsiz istek: geri sorulur',
    shows: ['Ne aradığınızı biraz daha anlatır mısınız?'],
    address: '/results?q=annem%20i%C3%A7in%20hediye',
    replies: always(
      found([], {
        fit: 'vague',
        suggestions: ['annem için parfüm', 'annem için kol saati', 'annem için çanta'],
      }),
    ),
  },
  {
    name: 'ai',
    title: 'AI önerileri: iki addan ürün, birinden yok',
    shows: ['Bu öneri için şu anda ürün bulunamadı.'],
    address: '/results',
    session: { aiResults },
    replies: always((request) =>
      JSON.stringify(request).includes('Hoka')
        ? { ...found([]), delay: 800 }
        : { ...found(sampleRunners), delay: 1200 },
    ),
  },
  {
    name: 'ai-none',
    title: 'AI önerileri bulunamadı',
    shows: ['Önerilen ürünler şu anda yüklenemiyor. Lütfen daha sonra tekrar deneyin.'],
    address: '/results',
    session: { aiResults },
    replies: always(found([])),
  },
  {
    name: 'ai-unreadable',
    title: 'AI sonuçları okunamıyor',
    shows: ['AI sonuçları işlenirken bir hata oluştu. Lütfen tekrar deneyin.'],
    logs: unreadableLog,
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
    replies: always(found(samplePhones.map(withReasons))),
  },
  {
    name: 'questionnaire-unreadable',
    title: 'Anket sonuçları okunamıyor',
    shows: ['Anket sonuçları işlenirken bir hata oluştu.'],
    logs: unreadableLog,
    address: '/results?q=telefon',
    session: { questionnaireResults: 'bozuk' },
  },
  {
    name: 'category',
    title: 'Kategoriden gelen arama',
    address: '/results?category=Telefon',
    replies: always(
      found(samplePhones, {
        understood: { category: { id: 'technology', label: 'Teknoloji & Elektronik' } },
      }),
    ),
  },
  tab('movies', 'Filmler sekmesi, arama yok', '/results/movies'),
  tab('series', 'Diziler sekmesi', '/results/series?q=dizi'),
  tab('anime', 'Animeler sekmesi', '/results/anime'),
  tab('documentaries', 'Belgeseller sekmesi', '/results/documentaries'),
  tab('news', 'Haberler sekmesi', '/results/news'),
  tab('internet', 'İnternet sonuçları', '/internet-results?q=fiber%20internet'),
  {
    name: 'empty',
    title: 'Sonuç bulunamadı, yakın aramalar var',
    shows: ['Bunlara bakabilirsiniz:'],
    address: '/results?q=kosu%20bandiiii',
    replies: always(found([], { suggestions: ['koşu bandı', 'koşu ayakkabısı'] })),
  },
  {
    name: 'empty-plain',
    title: 'Sonuç bulunamadı',
    shows: ['Ürün bulunamadı'],
    address: '/results?q=qwertyuiop',
    replies: always(found([])),
  },
  {
    name: 'error',
    title: 'Arama servisi hata veriyor',
    shows: ['Arama servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.'],
    logs: failureLog,
    address: '/results?q=telefon',
    replies: always(failed('SERPER_API_KEY is not configured')),
  },
  {
    name: 'error-unavailable',
    title: 'Arama servisi kapalı',
    shows: ['Arama servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.'],
    logs: failureLog,
    address: '/results?q=telefon',
    replies: always(
      failed('Arama servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.'),
    ),
  },
  {
    name: 'error-own-text',
    title: 'Arama servisinin kendi cümlesi',
    shows: ['Bu arama için bugünlük sınıra ulaşıldı.'],
    logs: failureLog,
    address: '/results?q=telefon',
    replies: always(failed('Bu arama için bugünlük sınıra ulaşıldı.')),
  },
  {
    name: 'error-blank',
    title: 'Servis boş sorguyu geri çeviriyor',
    shows: ['Arama sorgusu boş olamaz'],
    logs: failureLog,
    address: '/results?q=telefon',
    replies: always(failed('Arama sorgusu boş olamaz')),
  },
  {
    name: 'error-refused',
    title: 'Servis isteği geri çeviriyor (400)',
    shows: ['Arama Yapılamıyor'],
    logs: failureLog,
    address: '/results?q=telefon',
    replies: always({
      status: 400,
      refusal: { success: false, error: 'Geçersiz istek: query alanı' },
    }),
  },
  {
    name: 'offline',
    title: 'Bağlantı yok',
    shows: ['Arama servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.'],
    logs: failureLog,
    address: '/results?q=telefon',
    replies: always({ failure: 'network' }),
  },
  {
    name: 'wrong-shape',
    title: 'Anlaşılmayan yanıt',
    shows: ['Ürün arama sırasında bir hata oluştu'],
    logs: failureLog,
    address: '/results?q=telefon',
    replies: always({ broken: '<html>502</html>', contentType: 'text/html' }),
  },
  {
    name: 'slow',
    title: 'Yavaş servis (7 sn)',
    address: '/results?q=telefon',
    replies: always({ ...found(samplePhones), delay: 7000 }),
  },
  {
    name: 'loading',
    title: 'Yanıt hiç gelmiyor',
    address: '/results?q=telefon',
    replies: always({ failure: 'never' }),
  },
  {
    name: 'loading-grid',
    title: 'Yanıt hiç gelmiyor, ızgara',
    address: '/results?q=telefon&view=grid',
    replies: always({ failure: 'never' }),
  },
  {
    name: 'missing-prices',
    title: 'Fiyatı, görseli, bağlantısı eksik ürünler',
    address: '/results?q=telefon&sort=price_low',
    replies: always(
      found(
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
    ),
  },
  {
    name: 'hostile',
    title: 'Kötü niyetli ve bozuk veriler',
    address: '/results?q=telefon',
    replies: always({
      broken: { success: true, products: hostileProducts, query: '', total_results: 10 },
    }),
  },
  {
    name: 'many',
    title: '200 ürün',
    address: '/results?q=telefon',
    replies: always(found(many)),
  },
  {
    name: 'far-too-many',
    title: '10.000 ürün',
    address: '/results?q=telefon',
    replies: always(
      found(
        Array.from({ length: 10_000 }, (_, at) => ({
          id: String(at),
          title: `Telefon ${at}`,
          image: '',
          price: `${at + 1} TL`,
          priceValue: at + 1,
          source: `Satıcı ${at % 90}`,
          link: 'https://www.example.com',
        })),
      ),
    ),
  },
  {
    name: 'compare',
    title: 'Karşılaştırma ve kaydedilenler dolu',
    address: '/results?q=telefon',
    replies: always(found(samplePhones)),
    session: { comparison: samplePhones.slice(0, 3).map(chosen) },
    local: { shortlist: samplePhones.slice(1, 4).map(chosen) },
  },
  {
    name: 'sellers',
    title: 'Satıcıları açılmış ürün',
    address: '/results?q=telefon',
    replies: always(found(samplePhones)),
    play: async ({ user, screen }) => {
      const [first] = await screen.findAllByText(/satıcı/i, {
        selector: 'summary, summary *, button',
      });
      if (first) await user.click(first);
    },
  },
  {
    name: 'comparison',
    title: 'Yan yana karşılaştırma açık',
    address: '/results?q=telefon',
    replies: always(found(samplePhones)),
    session: { comparison: samplePhones.slice(0, 3).map(chosen) },
    play: async ({ user, screen }) =>
      user.click(await screen.findByRole('button', { name: /^Karşılaştır \(/ })),
  },
  {
    name: 'shortlist',
    title: 'Kaydedilenler açık',
    address: '/results?q=telefon',
    replies: always(found(samplePhones)),
    local: { shortlist: samplePhones.slice(1, 4).map(chosen) },
    play: async ({ user, screen }) =>
      user.click(await screen.findByRole('button', { name: /^Kaydedilenler/ })),
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
