import type { RouteDefinition } from '@denk/shared/contract';
import { paths } from '@denk/shared/page/navigation';
import { profileHeads } from './profile/profile-heads';

const loadCategories = () =>
  import(/* webpackChunkName: "categories" */ './categories/categories-page');
const categories = {
  page: 'categories',
  layout: 'framed',
  title: 'Kategoriler · Denk',
  description:
    'Güzellikten teknolojiye, seyahatten evcil hayvanlara 17 kategori: alt kategoriler ve popüler aramalarla size denk geleni bulun.',
  load: loadCategories,
} as const;

/** What visitors read: categories, products, experts, about us, contact (docs/product.md#routes). */
export const contentRoutes: readonly RouteDefinition[] = [
  {
    ...categories,
    path: '/kategoriler',
    heads: {
      '/kategoriler': {
        breadcrumbs: [
          { name: 'Ana Sayfa', path: paths.home },
          { name: 'Kategoriler', path: paths.categories },
        ],
      },
    },
  },
  { ...categories, path: '/categories', redirectTo: '/kategoriler' },
  {
    path: '/product/:id',
    page: 'product',
    layout: 'framed',
    title: 'Ürün · Denk',
    description:
      'Ürünün özellikleri, satıcıları ve fiyatları: en uygun fiyattan başlayarak karşılaştırın.',
    rendered: 'on-request',
    dataUrl: '/api/products/:id',
    prerenderPathsUrl: '/api/product-paths',
    load: () => import(/* webpackChunkName: "product" */ './product/product-page'),
  },
  {
    path: '/profile/:username',
    page: 'profile',
    layout: 'framed',
    title: 'Uzman profili · Denk',
    description: 'Örnek uzman profili: uzmanlık alanları, istatistikler ve eşleşmeler.',
    paths: Object.keys(profileHeads),
    heads: profileHeads,
    load: () => import(/* webpackChunkName: "profile" */ './profile/profile-page'),
  },
  {
    path: '/about',
    page: 'about',
    layout: 'framed',
    title: 'Hakkımızda · Denk',
    description:
      'Denk, ürün ve hizmetleri ihtiyacınıza göre eşleştirir. Misyonumuz, vizyonumuz, ekibimiz ve bizi tercih etmeniz için dört neden.',
    load: () => import(/* webpackChunkName: "about" */ './about/about-page'),
  },
  {
    path: '/contact',
    page: 'contact',
    layout: 'framed',
    title: 'İletişim · Denk',
    description: 'Soru, öneri ve iş birliği için Denk iletişim formu ve e-posta adresi.',
    load: () => import(/* webpackChunkName: "contact" */ './contact/contact-page'),
  },
  {
    path: '/saved',
    page: 'saved',
    layout: 'framed',
    indexed: false,
    title: 'Kaydedilenler · Denk',
    description: 'Kaydettiğiniz ve son baktığınız ürünler, yalnızca bu tarayıcıda.',
    load: () => import(/* webpackChunkName: "saved" */ './saved/saved-page'),
  },
  {
    path: '/privacy',
    page: 'privacy',
    layout: 'framed',
    title: 'Gizlilik · Denk',
    description:
      'Denk neyi nerede saklar, neyi kime gönderir: tarayıcınızda kalanlar, arama ve sohbet hizmetine gidenler, hiç gönderilmeyenler.',
    load: () => import(/* webpackChunkName: "privacy" */ './privacy/privacy-page'),
  },
];
