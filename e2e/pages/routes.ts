/** Every kind of page the site has, each by one address. */
export const routes = [
  '/',
  '/search',
  '/questionnaire?q=parf%C3%BCm',
  '/ai-chat',
  '/results?q=laptop',
  '/internet-results?q=parf%C3%BCm',
  '/results/movies',
  '/results/series',
  '/results/anime',
  '/results/documentaries',
  '/results/news',
  '/kategoriler',
  '/popular',
  '/experts',
  '/premium',
  '/product/phone-samsung-galaxy-s24-128',
  '/profile/elif-yilmaz',
  '/about',
  '/contact',
  '/saved',
  '/privacy',
  '/boyle/bir/sayfa/yok',
] as const;

/** The built modules and one address that each draws. */
export const modules = [
  { name: 'mf-static-pages', address: '/about', elsewhere: '/results?q=laptop' },
  { name: 'mf-questionnaire', address: '/questionnaire?q=parf%C3%BCm', elsewhere: '/about' },
  { name: 'mf-chat', address: '/ai-chat', elsewhere: '/about' },
  { name: 'mf-results', address: '/results?q=laptop', elsewhere: '/about' },
] as const;
