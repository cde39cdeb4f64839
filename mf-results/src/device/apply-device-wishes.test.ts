import type { DeviceWish } from '@denk/shared/product/handoff';
import { toItems } from '../product/to-items';
import { product } from '../../testing/replies';
import { applyDeviceWishes, attributesFor } from './apply-device-wishes';

const pregnancy: DeviceWish = {
  id: 'special_needs',
  label: 'Özel ihtiyaç: Hamilelik veya emzirme',
  attribute: 'special_needs',
  anyOf: ['pregnancy'],
  avoid: { attribute: 'cautions', anyOf: ['pregnancy'], label: 'Hamilelikte önerilmez' },
};
const oily: DeviceWish = {
  id: 'skin_type',
  label: 'Cilt tipi: Yağlı',
  attribute: 'skin_type',
  anyOf: ['oily'],
};
const accessibility: DeviceWish = {
  id: 'special_requirements',
  label: 'Özel ihtiyaç: Erişilebilirlik',
  attribute: 'special_requirements',
  anyOf: ['accessibility'],
};

const serums = toItems([
  product('Retinol Serum', { attributes: { skin_type: ['oily'], cautions: ['pregnancy'] } }),
  product('Sade Serum'),
  product('Kuru Cilt Serumu', { attributes: { skin_type: ['dry'] } }),
  product('Yağlı Cilt Serumu', {
    attributes: { skin_type: ['oily'], special_needs: ['pregnancy'] },
  }),
]);

test('the best match comes first, what speaks against a product puts it last and is said', () => {
  const { items, used, unused } = applyDeviceWishes(serums, [oily, pregnancy], true);
  expect(items.map(({ title, cautions }) => [title, cautions])).toEqual([
    ['Yağlı Cilt Serumu', undefined],
    ['Sade Serum', undefined],
    ['Kuru Cilt Serumu', undefined],
    ['Retinol Serum', ['Hamilelikte önerilmez']],
  ]);
  expect(items.map(({ reasons }) => reasons.map(({ state }) => state).join(' '))).toEqual([
    'met met',
    'unknown unknown',
    'not-met unknown',
    'met not-met',
  ]);
  expect([used.length, unused.length]).toEqual([2, 0]);
});

test('an order that the visitor chose stays, what speaks against a product is said all the same', () => {
  const { items } = applyDeviceWishes(serums, [pregnancy], false);
  expect(items.map(({ title }) => title)).toEqual(serums.map(({ title }) => title));
  expect(items[0]?.cautions).toEqual(['Hamilelikte önerilmez']);
});

test('an answer that no product tells anything of is not used, and no reason claims that it was', () => {
  const { items, used, unused } = applyDeviceWishes(serums, [accessibility], true);
  expect(items).toEqual(serums);
  expect([used, unused]).toEqual([[], [accessibility]]);
});

test('the attributes asked for do not say what was answered', () => {
  const dry: DeviceWish = { ...oily, label: 'Cilt tipi: Kuru', anyOf: ['dry'] };
  expect(attributesFor([oily, pregnancy])).toEqual(['skin_type', 'special_needs', 'cautions']);
  expect(attributesFor([dry])).toEqual(attributesFor([oily]));
});
