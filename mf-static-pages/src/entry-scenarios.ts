import type { Scenario } from '@denk/tooling/scenario';

/** The states of the pages where visitors start. */
export const entryScenarios: readonly Scenario[] = [
  { name: 'home', title: 'Ana sayfa', address: '/' },
  {
    name: 'home-no-topic',
    title: 'Ana sayfa, soru listesi olmayan bir arama',
    address: '/',
    state: { notice: { kind: 'no-topic', query: 'koşu bandı' } },
  },
  { name: 'search', title: 'Arama sayfası, geçmiş boş', address: '/search' },
  {
    name: 'search-blank',
    title: 'Arama sayfası: boş arama geri çevrildi',
    shows: ['Lütfen geçerli bir ürün veya hizmet girin (örn: televizyon, telefon, koşu bandı)'],
    address: '/search',
    play: async ({ user, screen }) => user.type(await screen.findByRole('searchbox'), '  {Enter}'),
  },
  {
    name: 'search-history',
    title: 'Arama sayfası, altıdan çok son arama',
    address: '/search',
    local: {
      'search-history': [
        'güneş gözlüğü',
        'Laptop',
        'koşu bandı',
        'no frost buzdolabı',
        'İtalyan mutfağı',
        'kadın parfümü',
        'Kapadokya turu',
      ],
    },
  },
  { name: 'popular', title: 'Popüler aramalar', address: '/popular' },
  { name: 'experts', title: 'Uzmanlar', address: '/experts' },
  { name: 'premium', title: 'Premium', address: '/premium' },
];
