const withQuery = (path: string, name: string, value: string | undefined) =>
  value ? `${path}?${name}=${encodeURIComponent(value)}` : path;

/** Every address our own screens link to (docs/product.md#routes). */
export const paths = {
  home: '/',
  questionnaire: (query?: string) => withQuery('/questionnaire', 'q', query),
  chat: (query?: string) => withQuery('/ai-chat', 'query', query),
  categories: '/kategoriler',
  search: '/search',
  results: (query?: string) => withQuery('/results', 'q', query),
  resultsOfCategory: (category: string) => withQuery('/results', 'category', category),
  popular: '/popular',
  experts: '/experts',
  premium: '/premium',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
  about: '/about',
  contact: '/contact',
  saved: '/saved',
  privacy: '/privacy',
} as const;
