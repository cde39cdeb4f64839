import type { RouteDefinition } from '@denk/shared/contract';

/** Where visitors start: home, the search page, and what the results header leads to (docs/product.md#routes). */
export const entryRoutes: readonly RouteDefinition[] = [
  {
    path: '/',
    page: 'home',
    layout: 'framed',
    hidesFooterOnPhones: true,
    title: 'Denk · Her şeyin bir dengi var',
    description:
      'Ne aradığınızı yazın, birkaç soruya cevap verin; size denk gelen ürünleri fiyatı ve satıcısıyla görün. Ücretsiz ve üyeliksiz.',
    load: () => import(/* webpackChunkName: "home" */ './home/home-page'),
  },
  {
    path: '/search',
    page: 'search',
    layout: 'framed',
    title: 'Arama · Denk',
    description:
      'Ürün veya hizmet arayın: son aramalarınız, popüler aramalar ve hızlı kategoriler.',
    load: () => import(/* webpackChunkName: "search" */ './search-page/search-page'),
  },
  {
    path: '/popular',
    page: 'popular',
    layout: 'framed',
    title: 'Popüler aramalar · Denk',
    description: 'Parfümden tatile, telefondan buzdolabına: konu konu popüler aramalar.',
    load: () => import(/* webpackChunkName: "popular" */ './popular/popular-page'),
  },
  {
    path: '/experts',
    page: 'experts',
    layout: 'framed',
    title: 'Uzmanlar · Denk',
    description: 'Örnek uzman profilleri: uzmanlık alanları, eşleşmeleri ve koleksiyonları.',
    load: () => import(/* webpackChunkName: "experts" */ './experts/experts-page'),
  },
  {
    path: '/premium',
    page: 'premium',
    layout: 'framed',
    title: 'Premium · Denk',
    description: 'Denk Premium henüz açılmadı. Ne olacağını ve neyin ücretsiz kalacağını okuyun.',
    load: () => import(/* webpackChunkName: "premium" */ './premium/premium-page'),
  },
];
