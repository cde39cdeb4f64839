import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { savedProducts, viewedProducts } from '@denk/shared/page/store';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptProduct } from '../product/kept-product';
import { sampleProduct } from '../product/sample-product';
import SavedPage from './saved-page';

const kept = (id: string) => keptProduct({ ...sampleProduct.product, id, title: `Ürün ${id}` });

function show() {
  render(
    <MemoryRouter>
      <SavedPage />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const part = (name: RegExp) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  window.localStorage.clear();
  for (const id of ['a', 'b']) savedProducts.put(kept(id));
  viewedProducts.put(kept('c'));
});

test('saved and viewed products stand newest first, lead to their pages and say they are samples', () => {
  show();
  const links = part(/Kaydettikleriniz \(2\)/).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/product/b', '/product/a']);
  expect(part(/Son baktıklarınız/).getByText('36.999,00 TL')).toBeVisible();
  expect(screen.getAllByText('Örnek katalog')).toHaveLength(3);
});

test('one is taken out, all are cleared, and both are said', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Ürün b: listeden çıkar' }));
  expect(screen.getByText('Ürün b listeden çıkarıldı.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Tümünü sil.*Son baktıklarınız/ }));
  expect(screen.getByText('Son baktıklarınız silindi.')).toBeVisible();
  expect(savedProducts.read().map(({ title }) => title)).toEqual(['Ürün a']);
  expect(viewedProducts.read()).toEqual([]);
});

test('empty lists say how they fill', () => {
  window.localStorage.clear();
  show();
  expect(screen.getByText(/Kaydet düğmesine basın/)).toBeVisible();
  act(() => void viewedProducts.put(kept('d')));
  expect(screen.getByRole('link', { name: 'Ürün d' })).toBeVisible();
});
