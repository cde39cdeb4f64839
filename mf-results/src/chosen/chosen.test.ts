import { toItems } from '../product/to-items';
import { memoryStorage, product } from '../../testing/replies';
import { createChosenItems } from './chosen-items';
import { comparisonRows } from './comparison-rows';

const items = toItems(
  ['LG C4', 'LG B4', 'Sony A80L', 'Samsung S90D', 'TCL C845'].map((title) => product(title)),
);
const [c4, b4, sony, samsung, tcl] = items as [(typeof items)[0], ...typeof items];
const list = (storage = memoryStorage()) =>
  createChosenItems({ storage, name: 'comparison', limit: 4 });

test('a product goes in and out again, a fifth does not go in', () => {
  const chosen = list();
  let changes = 0;
  chosen.subscribe(() => (changes += 1));
  for (const item of [c4, b4, sony, samsung, tcl]) if (item) chosen.toggle(item);
  expect(chosen.read().map(({ title }) => title)).toEqual([
    'LG C4',
    'LG B4',
    'Sony A80L',
    'Samsung S90D',
  ]);
  chosen.toggle(c4);
  chosen.remove(b4?.key ?? '');
  expect(chosen.read().map(({ title }) => title)).toEqual(['Sony A80L', 'Samsung S90D']);
  expect(changes).toBe(6);
});

test('the list survives a reload; what no longer fits is left out', () => {
  const storage = memoryStorage();
  list(storage).toggle(c4);
  expect(list(storage).read()).toEqual([c4]);
  storage.write('comparison', JSON.stringify([{ key: 1 }, c4, null]));
  expect(list(storage).read()).toEqual([c4]);
  storage.write('comparison', 'bozuk');
  expect(list(storage).read()).toEqual([]);
});

test('an empty list leaves nothing in the storage', () => {
  const storage = memoryStorage();
  const chosen = list(storage);
  chosen.toggle(c4);
  chosen.clear();
  expect(storage.read('comparison')).toBeNull();
});

test('facts stand side by side, differing ones before shared ones', () => {
  const [first, second] = toItems([
    product('LG C4', {
      brand: 'LG',
      rating: 4.7,
      price: '58.000,00 TL',
      priceValue: 58000,
      facts: { Panel: 'OLED', Ekran: '55 inç', HDMI: '4' },
    }),
    product('Kablonet', {
      price: 'Fiyat için siteyi ziyaret edin',
      priceValue: undefined,
      facts: { Panel: 'OLED', Ekran: '65 inç' },
    }),
  ]);
  if (!first || !second) throw new Error('two products');
  expect(comparisonRows([first, second])).toEqual([
    { label: 'Fiyat', values: ['58.000,00 TL', '—'], differs: true },
    { label: 'Puan', values: ['4,7', '—'], differs: true },
    { label: 'En uygun satıcı', values: ['Trendyol', 'Trendyol'], differs: false },
    { label: 'Satıcı sayısı', values: ['1', '1'], differs: false },
    { label: 'Marka', values: ['LG', '—'], differs: true },
    { label: 'Ekran', values: ['55 inç', '65 inç'], differs: true },
    { label: 'HDMI', values: ['4', '—'], differs: true },
    { label: 'Panel', values: ['OLED', 'OLED'], differs: false },
  ]);
});
