import type { Scenario } from '@denk/shared/standalone';

/** Every state of the pages that visitors read. */
export const contentScenarios: readonly Scenario[] = [
  { name: 'categories', title: 'Kategoriler', address: '/kategoriler' },
  { name: 'profile', title: 'Uzman profili', address: '/profile/elif-yilmaz' },
  { name: 'profile-unknown', title: 'Bilinmeyen uzman', address: '/profile/yok-boyle-biri' },
  { name: 'about', title: 'Hakkımızda', address: '/about' },
  { name: 'contact', title: 'İletişim', address: '/contact' },
];
