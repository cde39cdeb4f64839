import { PageDataContext } from '@denk/shared/page/data';
import { useLocation, useNavigate } from '@denk/shared/page/navigation';
import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ProductsById } from '../src/search/products-by-id';
import ResultsPage from '../src/page/results-page';
import { MeansContext } from '../src/search/means';
import { createRecentOutcomes } from '../src/search/recent-outcomes';
import type { SearchProducts } from '../src/search/search-products';
import { answer, product } from './replies';

/** A list with everything that a list can have. */
export const phones = [
  product('Galaxy S24', {
    brand: 'Samsung',
    price: '42.750,00 TL',
    priceValue: 42750,
    rating: 4.6,
    sample: true,
    page: '/product/galaxy-s24',
    image: '/pictures/x.svg',
    facts: { Ekran: '6,2 inç', Ağ: '5G' },
  }),
  product('iPhone 15', {
    brand: 'Apple',
    price: '49.499,00 TL',
    priceValue: 49499,
    source: 'n11',
    rating: 4.8,
    facts: { Ekran: '6,1 inç' },
  }),
  product('Redmi 13', {
    brand: 'Xiaomi',
    price: 'Fiyat için siteyi ziyaret edin',
    priceValue: undefined,
    link: '#',
  }),
  product('Galaxy A16', { brand: 'Samsung', price: '8.999,00 TL', priceValue: 8999, rating: 4.1 }),
] as const;

interface Visit {
  readonly address?: string;
  readonly search?: SearchProducts;
  /** Everything that is known of products; nothing more by default. */
  readonly productsById?: ProductsById;
  readonly session?: Readonly<Record<string, unknown>>;
  /** What the service answered the server, which has drawn the page with it. */
  readonly drawnWith?: unknown;
}

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{decodeURIComponent(pathname + search.replaceAll('+', ' '))}</p>
      <button onClick={() => void navigate(-1)}>Geri</button>
    </>
  );
}

/** As the shell does: another path is another page. */
function Site() {
  const { pathname } = useLocation();
  return pathname.startsWith('/results') ? <ResultsPage /> : null;
}

export const address = () => screen.getByTestId('address').textContent;

/** Opens the page at an address, with a service and a session of its own, as the shell would. */
export function visit({
  address: at = '/results?q=telefon',
  search,
  session = {},
  productsById = () => Promise.resolve([]),
  drawnWith,
}: Visit = {}) {
  for (const [name, value] of Object.entries(session)) {
    sessionStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const calls: { query: string; filters: unknown; signal: AbortSignal }[] = [];
  const service: SearchProducts = (query, filters, signal) => {
    calls.push({ query, filters, signal });
    return search ? search(query, filters, signal) : Promise.resolve(answer(phones));
  };
  const means = {
    search: service,
    wait: (_: number, signal: AbortSignal) =>
      signal.aborted ? Promise.reject(signal.reason) : Promise.resolve(),
    recent: createRecentOutcomes(() => 0),
    productsById,
  };
  const site = (
    <StrictMode>
      <MeansContext value={means}>
        <PageDataContext
          value={drawnWith ? { state: 'ready', value: drawnWith } : { state: 'none' }}
        >
          <MemoryRouter initialEntries={[at]}>
            <Site />
            <Address />
          </MemoryRouter>
        </PageDataContext>
      </MeansContext>
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement('div'));
  const markup = drawnWith ? renderToString(site) : '';
  container.innerHTML = markup;
  const differences: unknown[] = [];
  const view = render(site, {
    container,
    hydrate: Boolean(drawnWith),
    onRecoverableError: (difference) => differences.push(difference),
  });
  return { markup, differences, calls, user: userEvent.setup(), ...view };
}

export const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const card = (title: string) => screen.getByRole('article', { name: title });

/** Empties what visits leave behind, and keeps expected warnings out of the report. */
export function freshBrowser(): void {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());
}
