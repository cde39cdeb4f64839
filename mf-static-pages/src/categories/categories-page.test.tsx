import { useLocation } from '@denk/shared/page/navigation';
import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { searchStore } from '@denk/shared/page/store';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import CategoriesPage from './categories-page';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Adres">{decodeURIComponent(pathname + search)}</output>;
}

const page = (
  <MemoryRouter initialEntries={['/kategoriler']}>
    <CategoriesPage />
    <Address />
  </MemoryRouter>
);

const card = (name: string) => {
  const heading = screen.getByRole('heading', { level: 2, name });
  return within(heading.closest('article') as HTMLElement);
};

beforeEach(() => searchStore.getState().setQuery(''));

test('a card shows three subcategories, +2 for the rest, and two popular searches', async () => {
  render(page);
  const technology = card('Teknoloji & Elektronik');
  expect(technology.getByText('7.106.400 eşleşme')).toBeVisible();
  for (const name of ['Akıllı Telefon', 'Laptop', 'Televizyon']) {
    expect(technology.getByRole('link', { name })).toBeVisible();
  }
  expect(technology.getByText('Tablet')).not.toBeVisible();
  await userEvent.click(technology.getByText('+2'));
  expect(technology.getByRole('link', { name: 'Tablet' })).toBeVisible();
  expect(technology.getByRole('link', { name: 'Bluetooth kulaklık' })).toBeVisible();
  expect(technology.getByRole('link', { name: 'Oyuncu laptopu' })).toBeVisible();
});

test.each([
  [/^Kategoriye Git/, 'Film & Eğlence'],
  ['Yerli dizi', 'Yerli dizi'],
  ['Anime', 'Anime'],
])('%s stores the text as the query and goes to its results', async (link, text) => {
  render(page);
  await userEvent.click(card('Film & Eğlence').getByRole('link', { name: link }));
  expect(searchStore.getState().query).toBe(text);
  expect(screen.getByLabelText('Adres')).toHaveTextContent(`/results?category=${text}`);
});

test('the filter narrows the cards and says how many are left', async () => {
  render(page);
  await userEvent.type(screen.getByLabelText('Kategorilerde ara'), 'KOSU');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('1 kategori bulundu')).toBeVisible();
});

test('a filter that finds nothing offers a product search and the way back', async () => {
  render(page);
  await userEvent.type(screen.getByLabelText('Kategorilerde ara'), 'uzay mekiği');
  expect(screen.getByText('“uzay mekiği” ile eşleşen kategori yok')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ürünlerde ara' })).toHaveAttribute(
    'href',
    `/results?q=${encodeURIComponent('uzay mekiği')}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filtreyi temizle' }));
  expect(screen.getAllByRole('article')).toHaveLength(17);
});

test('the closing block leads home and to the mailbox', () => {
  render(page);
  expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'destek@denk.example' })).toHaveAttribute(
    'href',
    'mailto:destek@denk.example',
  );
});

test('everything is in the markup rendered ahead', () => {
  const html = renderToString(page);
  expect(html.match(/<article/g)).toHaveLength(17);
  expect(html).toContain('/results?category=Bluetooth%20kulakl%C4%B1k');
});
