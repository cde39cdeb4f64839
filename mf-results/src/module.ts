import { defineModule, type RouteDefinition } from '@denk/shared/contract';
import { ResultsPlaceholder } from './page/results-placeholder';

const results = (path: string, title: string, description: string): RouteDefinition => ({
  path,
  page: 'results',
  layout: 'results',
  indexed: false,
  title: `${title} · Denk`,
  description,
  placeholder: ResultsPlaceholder,
  rendered: 'on-request',
  needs: async (address) =>
    (await import(/* webpackChunkName: "needs" */ './page/needs')).needs(address),
  load: () => import(/* webpackMode: "eager" */ './page/results-page'),
});

/** What a search, the questionnaire and the assistant lead to: the products found. */
export default defineModule({
  name: 'mf-results',
  routes: [
    results('/results', 'Arama sonuçları', 'Aradığınız ürün için satıcıların fiyatları bir arada.'),
    results(
      '/internet-results',
      'İnternet sonuçları',
      'İnternet paketleri ve diğer aramalar için bulunan sonuçlar.',
    ),
    results('/results/movies', 'Filmler', 'Aramanıza uyan ve öne çıkan filmler.'),
    results('/results/series', 'Diziler', 'Aramanıza uyan ve öne çıkan diziler.'),
    results('/results/anime', 'Animeler', 'Aramanıza uyan ve öne çıkan animeler.'),
    results('/results/documentaries', 'Belgeseller', 'Aramanıza uyan ve öne çıkan belgeseller.'),
    results('/results/news', 'Haberler', 'Aramanıza uyan ve öne çıkan haber yayınları.'),
  ],
});
