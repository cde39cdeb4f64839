import type { Reply, Scenario } from '@denk/shared/standalone';
import { sampleProduct } from './product/sample-product';

const product = (name: string, title: string, reply: Reply): Scenario => ({
  name: `product-${name}`,
  title: `Ürün: ${title}`,
  address: '/product/tv-tcl-55c6k',
  replies: { 'GET /api/products/*': reply },
});
const { sellers } = sampleProduct.product;

/** Every state of the pages that visitors read. */
export const contentScenarios: readonly Scenario[] = [
  { name: 'categories', title: 'Kategoriler', address: '/kategoriler' },
  product('ready', 'beş satıcı', { body: sampleProduct }),
  product('one-seller', 'tek satıcı, puansız, anketsiz tür', {
    body: {
      ...sampleProduct,
      product: {
        ...sampleProduct.product,
        rating: undefined,
        reviewCount: undefined,
        kind: 'sofa',
        kindLabel: 'Koltuk',
        sellers: sellers.slice(0, 1),
      },
      similar: [],
    },
  }),
  product('long-title', 'uzun ad ve aylık fiyat', {
    body: {
      ...sampleProduct,
      product: {
        ...sampleProduct.product,
        title:
          'Örnek Marka Çok Uzun Adlı Akıllı Televizyon 2026 Sınırlı Üretim Duvar Askılı Beyaz Çerçeveli',
        priceNote: 'aylık',
      },
    },
  }),
  product('loading', 'yükleniyor', { body: sampleProduct, failure: 'never' }),
  product('missing', 'bulunamadı', { status: 404, body: { error: 'not_found' } }),
  product('failed', 'açılamadı', { status: 503, body: { error: 'unavailable' } }),
  { name: 'profile', title: 'Uzman profili', address: '/profile/elif-yilmaz' },
  { name: 'profile-unknown', title: 'Bilinmeyen uzman', address: '/profile/yok-boyle-biri' },
  { name: 'about', title: 'Hakkımızda', address: '/about' },
  { name: 'contact', title: 'İletişim', address: '/contact' },
];
