import type { CatalogueProduct } from '../catalogue-product';
import { createRepeatSharing } from './share-repeats';

const product = (id: string, seller: string): CatalogueProduct => ({
  id,
  kind: 'laptop',
  category: 'technology',
  brand: 'Lenovo',
  brandId: 'lenovo',
  title: `Lenovo ${id}`,
  offers: [{ sellerId: 'dukkan', seller, price: 20_000, link: `https://dukkan.example/${id}` }],
  attributes: { ram: ['16gb'] },
  specs: [{ name: 'Bellek', value: '16 GB' }],
  sample: false,
});

it('gives each product as it was, and what two of them say alike once', () => {
  const share = createRepeatSharing();
  const [first, second] = [share(product('1', 'Dükkân')), share(product('2', 'Dükkân'))];
  expect(first).toEqual(product('1', 'Dükkân'));
  expect(second).toEqual(product('2', 'Dükkân'));
  expect(second.attributes).toBe(first.attributes);
});

it('does not take for the same what only looks alike', () => {
  const share = createRepeatSharing();
  share(product('1', 'constructor'));
  const other = { ...product('2', '__proto__'), attributes: { ram: ['16gb', '32gb'] } };
  expect(share(other)).toEqual(other);
});
