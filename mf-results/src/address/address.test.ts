import type { Criterion } from '@denk/shared/product/wire';
import { decodeCriterion } from './decode-criterion';
import { encodeCriterion } from './encode-criterion';
import { readVisit } from './read-visit';
import type { Wanted } from './wanted';
import { writeAddress } from './write-address';

const budget: Criterion = {
  id: 'budget',
  label: 'Bütçe: 1.000–2.500 TL',
  strength: 'must',
  test: { type: 'price', min: 1000, max: 2500 },
};
const scent: Criterion = {
  id: 'scent_preferences',
  label: 'Koku: çiçeksi * odunsu %100',
  strength: 'wish',
  test: { type: 'attribute', name: 'scent_preferences', anyOf: ['floral', 'a.b', 'a++'] },
};
const brand: Criterion = {
  id: 'brand_preference',
  label: 'Marka: New Balance',
  strength: 'wish',
  test: { type: 'brand', anyOf: ['new_balance', 'nike'] },
};
const kind: Criterion = {
  id: 'device_type',
  label: 'Akıllı telefon',
  strength: 'must',
  test: { type: 'kind', anyOf: ['smartphone'] },
};
const open: Criterion = {
  id: 'budget',
  label: '30.000 TL üzeri',
  strength: 'wish',
  test: { type: 'price', min: 30000 },
};

const go = (address: string, state?: unknown) => {
  const [pathname = '', search = ''] = address.split('?');
  return readVisit({ pathname, search: `?${search}`, state });
};

test.each([budget, scent, brand, kind, open])(
  'a criterion survives its code: $label',
  (criterion) => {
    expect(decodeCriterion(encodeCriterion(criterion))).toEqual(criterion);
  },
);

test.each([
  '',
  '***',
  'x',
  'budget*w*p*a-b*Bütçe',
  'x*w*q*y*Z',
  'x*w*a**y*Z',
  'x*w*a*%E0%A4%A*y*%E0',
])('what is not a criterion is none: %j', (code) => {
  expect(decodeCriterion(code)).toBeUndefined();
});

test.each<Wanted>([
  { mode: 'plain', query: 'güneş gözlüğü' },
  { mode: 'plain', query: 'samsung & lg +55"' },
  { mode: 'plain', query: '', category: 'Parfüm' },
  { mode: 'plain', query: '', contentType: 'anime' },
  { mode: 'plain', query: 'korku', contentType: 'movies' },
  {
    mode: 'ai',
    query: 'koşu ayakkabısı',
    names: ['Nike Pegasus 41', 'Asics Gel-Nimbus', 'Hoka Clifton 9'],
  },
  { mode: 'ai', query: '', names: [] },
  { mode: 'questionnaire', query: 'parfüm', criteria: [budget, scent, brand] },
])('what is wanted survives its address: %j', (wanted) => {
  const { to, state } = writeAddress(wanted);
  expect(go(to, state)).toEqual(wanted);
});

test('criteria that would make the address too long go into the history state', () => {
  const criteria = Array.from({ length: 24 }, (_, at) => ({
    ...scent,
    id: `question_${at}`,
    label: 'Ş'.repeat(100),
  }));
  const { to, state } = writeAddress({ mode: 'questionnaire', query: 'parfüm', criteria });
  expect(to).toBe('/results?q=parf%C3%BCm');
  expect(go(to, state)).toEqual({ mode: 'questionnaire', query: 'parfüm', criteria });
});

test.each([
  ['/results?q=%20mayo%20', { mode: 'plain', query: 'mayo' }],
  ['/results?query=mayo', { mode: 'plain', query: 'mayo' }],
  ['/internet-results?q=fiber', { mode: 'plain', query: 'fiber' }],
  ['/results/Series/', { mode: 'plain', query: '', contentType: 'series' }],
  ['/results?q=parfüm&c=bozuk', { mode: 'plain', query: 'parfüm' }],
  ['/results?q=%20%20', undefined],
  ['/results', undefined],
  ['/results?c=budget*w*p*1-2*x', undefined],
])('%s', (address, wanted) => {
  expect(go(address)).toEqual(wanted);
});

test('a history state of another shape is ignored', () => {
  expect(go('/results?q=tv', { criteria: 'x' })).toEqual({ mode: 'plain', query: 'tv' });
});
