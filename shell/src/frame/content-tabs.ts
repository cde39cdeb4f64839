import { paths } from '@denk/shared/page/navigation';

/** A tab of the results header. */
export interface ContentTab {
  readonly path: string;
  readonly label: string;
}

/** What the results are narrowed to, in the order shown (docs/product.md#results-header). */
export const contentTabs: readonly ContentTab[] = [
  { path: paths.results(), label: 'Tümü' },
  { path: '/results/movies', label: 'Filmler' },
  { path: '/results/series', label: 'Diziler' },
  { path: '/results/anime', label: 'Animeler' },
  { path: '/results/documentaries', label: 'Belgeseller' },
  { path: '/results/news', label: 'Haberler' },
];

/** What of an address says what is searched for; the rest (sorting, view) belongs to one list only. */
const kept = ['q', 'query', 'category'] as const;

/** A tab's address for the search that is on screen. */
export function tabAddress(tab: ContentTab, search: URLSearchParams): string {
  const query = new URLSearchParams(
    kept.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
  return query ? `${tab.path}?${query}` : tab.path;
}

/** The tab of a path; `/internet-results` and anything unknown is `Tümü`. */
export function tabOf(path: string): ContentTab | undefined {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  return contentTabs.find((tab) => tab.path === plain) ?? contentTabs[0];
}

/** The search that an address of the results asks for, empty where it names none. */
export function searchedTerm(search: URLSearchParams): string {
  return kept.map((name) => search.get(name)?.trim()).find(Boolean) ?? '';
}
