import { MemoryRouter, useLocation } from '@denk/shared/page/navigation';
import { searchStore } from '@denk/shared/page/store';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
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
])('%s leads home at once', (address, home) => {
  open(address);
  expect(screen.getByTestId('elsewhere')).toHaveTextContent(home);
});
