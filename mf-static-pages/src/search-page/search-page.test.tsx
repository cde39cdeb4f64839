import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { searchStore } from '@denk/shared/page/store';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShownAddress } from '../search-entry/shown-address';
import SearchPage from './search-page';

const seven = ['laptop', 'mayo', 'koşu bandı', 'İtalyan mutfağı', 'parfüm', 'otel', 'çadır'];

function open(history: readonly string[] = []) {
  act(() => searchStore.setState({ query: '', history }));
  render(
    <MemoryRouter initialEntries={['/search']}>
      <ShownAddress />
      <SearchPage />
    </MemoryRouter>,
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Ürün veya hizmet arayın' });
const address = () => screen.getByTestId('address').textContent;
const part = (name: string) => within(screen.getByRole('region', { name }));
const recent = () =>
  part('Son aramalar')
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('the box has the focus; Enter searches what was typed', async () => {
  open();
  expect(box()).toHaveFocus();
  await userEvent.keyboard(' kalıcı parfüm {Enter}');
  expect(searchStore.getState()).toMatchObject({
    query: 'kalıcı parfüm',
    history: ['kalıcı parfüm'],
  });
  expect(address()).toBe('/questionnaire');
});

test('blank text is refused aloud', async () => {
  open();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Lütfen geçerli bir ürün veya hizmet girin');
  expect(address()).toBe('/search');
});

describe('recent searches', () => {
  test('are the six newest', () => {
    open(seven);
    expect(recent()).toEqual(seven.slice(0, 6));
  });

  test('search again at a click', async () => {
    open(seven);
    await userEvent.click(part('Son aramalar').getByRole('link', { name: 'otel' }));
    expect(searchStore.getState().history[0]).toBe('otel');
    expect(address()).toBe('/questionnaire');
  });

  test('go one by one; the focus stays in the list and the seventh moves up', async () => {
    open(seven);
    await userEvent.click(screen.getByRole('button', { name: '“mayo” aramasını sil' }));
    expect(recent()).toEqual(seven.filter((term) => term !== 'mayo'));
    expect(screen.getByRole('button', { name: '“koşu bandı” aramasını sil' })).toHaveFocus();
    expect(screen.getByText('“mayo” silindi')).toHaveRole('status');
  });

  test('go all at once, and the focus to the box', async () => {
    open(seven);
    await userEvent.click(screen.getByRole('button', { name: 'Tümünü sil' }));
    expect(recent()).toEqual([]);
    expect(searchStore.getState().history).toEqual([]);
    expect(box()).toHaveFocus();
  });

  test('the last one gone leaves the focus in the box', async () => {
    open(['laptop']);
    await userEvent.click(screen.getByRole('button', { name: '“laptop” aramasını sil' }));
    expect(box()).toHaveFocus();
  });
});

test('a quick category with questions opens them, one without opens the results', async () => {
  open();
  expect(part('Hızlı kategoriler').getAllByRole('link')).toHaveLength(8);
  await userEvent.click(part('Hızlı kategoriler').getByRole('link', { name: 'Moda' }));
  expect(address()).toBe('/results?q=Moda');
  await userEvent.click(part('Hızlı kategoriler').getByRole('link', { name: 'Film & Dizi' }));
  expect(searchStore.getState().query).toBe('Film & Dizi');
  expect(address()).toBe('/questionnaire');
});

test('there are twelve popular searches', () => {
  open();
  expect(part('Popüler aramalar').getAllByRole('link')).toHaveLength(12);
});

test('the close button goes home', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(address()).toBe('/');
});
