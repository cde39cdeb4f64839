import { product } from '../../testing/replies';
import { toItems } from '../product/to-items';
import { comparisonRows } from './comparison-rows';
import { keptItem } from './kept-item';

test('only the product is kept, and nothing of the search that found it', () => {
  const [item] = toItems([
    product('LG C4', {
      reasons: [{ id: 'brand', label: 'Marka: LG', state: 'met' }],
      missing: ['65 inç'],
      attributes: { skin_type: ['oily'] },
    }),
  ]);
  if (!item) throw new Error('a product');
  const kept = keptItem({ ...item, cautions: ['Hamilelikte önerilmez'] });
  expect(kept.reasons).toEqual([]);
  expect(Object.keys(kept)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/missing|attributes|cautions/)]),
  );
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
  expect(comparisonRows([keptItem(first), keptItem(second)])).toEqual([
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
