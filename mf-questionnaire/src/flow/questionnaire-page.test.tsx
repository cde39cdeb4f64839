import { PageDataContext } from '@denk/shared/page/data';
import { useLocation } from '@denk/shared/page/navigation';
import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { searchStore } from '@denk/shared/page/store';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import module from '../module';
import QuestionnairePage from './questionnaire-page';

function Somewhere(): ReactNode {
  const { pathname, state } = useLocation();
  if (pathname === '/questionnaire') return <QuestionnairePage />;
  return <p data-testid="elsewhere">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Somewhere />
    </MemoryRouter>,
  );

beforeEach(() => {
  sessionStorage.clear();
  searchStore.setState({ query: '', history: [] });
});

test('the query in the address opens its topic and becomes the stored one', async () => {
  searchStore.setState({ query: 'laptop' });
  open('/questionnaire?q=parf%C3%BCm');
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Parfüm kimin için?');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^parfüm$/);
  expect(screen.getByText('Size özel öneriler için birkaç soru')).toBeVisible();
  expect(screen.getByText('Question 1 of 4')).toBeVisible();
  expect(screen.getByText('25% Complete')).toBeVisible();
  expect(searchStore.getState().query).toBe('parfüm');
});

test('without a query in the address the stored one counts', async () => {
  searchStore.setState({ query: 'Akıllı Telefon' });
  open('/questionnaire');
  expect(await screen.findByText('Question 1 of 10')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Akıllı Telefon');
});

test('the assistant is one link away, with the query', async () => {
  open('/questionnaire?q=kad%C4%B1n%20parf%C3%BCm%C3%BC');
  expect(await screen.findByRole('link', { name: 'AI Asistan ile bul' })).toHaveAttribute(
    'href',
    '/ai-chat?query=kad%C4%B1n%20parf%C3%BCm%C3%BC',
  );
});

test.each([
  [
    '/questionnaire?q=ko%C5%9Fu%20band%C4%B1',
    '/ {"notice":{"kind":"no-topic","query":"koşu bandı"}}',
  ],
  ['/questionnaire?q=mayonez', '/ {"notice":{"kind":"no-topic","query":"mayonez"}}'],
  ['/questionnaire', '/ {}'],
  ['/questionnaire?q=%20', '/ {}'],
])('%s leads home at once', async (address, home) => {
  open(address);
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(home);
});

describe('a page that the server has drawn', () => {
  /** The page as the server sends it, then as the browser has taken it over. */
  async function takeOver(address: string) {
    const [route] = module.routes;
    const [path = '', search = ''] = address.split(/(?=\?)/);
    const { given } = (await route?.needs?.({ path, search })) ?? {};
    const site = (
      <StrictMode>
        <MemoryRouter initialEntries={[address]}>
          <PageDataContext value={given ? { state: 'ready', value: given } : { state: 'none' }}>
            <Suspense>
              <Somewhere />
            </Suspense>
          </PageDataContext>
        </MemoryRouter>
      </StrictMode>
    );
    // Text is made in one go: what the page waits for is there the second time.
    renderToString(site);
    await act(async () => {});
    const markup = renderToString(site);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = markup;
    const differences: unknown[] = [];
    await act(async () => {
      render(site, {
        container,
        hydrate: true,
        onRecoverableError: (difference) => differences.push(difference),
      });
    });
    return { markup, differences };
  }

  test('has the first question in its markup and is taken over as it is', async () => {
    const { markup, differences } = await takeOver('/questionnaire?q=parf%C3%BCm');
    expect(markup).toContain('Parfüm kimin için?');
    expect(markup).not.toContain('Sorular yükleniyor');
    expect(document.title).toBe('Soru 1 / 4 · parfüm · Denk');
    expect(differences).toEqual([]);
    // A number pressed now picks an option.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('goes on where this tab left the questions', async () => {
    const left = {
      query: 'parfüm',
      topic: 'perfume',
      step: 2,
      answers: { gender: 'female' },
      finished: false,
    };
    sessionStorage.setItem('questionnaire-progress', JSON.stringify(left));
    const { markup, differences } = await takeOver('/questionnaire?q=parf%C3%BCm');
    expect(markup).toContain('Parfüm kimin için?');
    expect(await screen.findByText('Question 3 of 4')).toBeVisible();
    expect(JSON.parse(sessionStorage.getItem('questionnaire-progress') ?? '')).toEqual(left);
    expect(differences).toEqual([]);
  });

  test('waits for the stored query before it leads home', async () => {
    searchStore.setState({ query: 'parfüm' });
    await takeOver('/questionnaire');
    await waitFor(() => expect(screen.getByText('Question 1 of 4')).toBeVisible());
  });

  test.each([
    [
      '?q=parf%C3%BCm',
      { title: 'parfüm · Denk', given: { topic: 'perfume' }, chunks: ['questions-perfume-ts'] },
    ],
    ['?q=zebra', { given: {} }],
    ['', {}],
  ])('takes the topic and the question set of its address (%s)', async (search, needed) => {
    const [route] = module.routes;
    expect(await route?.needs?.({ path: '/questionnaire', search })).toEqual(needed);
  });
});
