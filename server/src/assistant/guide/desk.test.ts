import { createEmbeddedEngine } from '../../search';
import { catalogue } from '../../../testing/play-guide';
import { createDesk } from './desk';

const desk = createDesk(
  createEmbeddedEngine(catalogue.products, catalogue.kinds),
  () => catalogue.knowledge,
);

test('what fits is what was asked for, the best first', async () => {
  const fitting = await desk.fitting([{ role: 'user', content: 'samsung olmayan telefon' }], '', {
    max: 15_000,
  });
  expect(fitting).toHaveLength(8);
  for (const { brand, price, facts } of fitting) {
    expect(brand).not.toBe('Samsung');
    expect(price).toBeLessThanOrEqual(15_000);
    expect(facts).toMatch(/TL/);
  }
});

test.each([
  ['Xiaomi Redmi Note 14 Pro 256 GB', 'Xiaomi Redmi Note 14 Pro 256 GB'],
  ['xiaomi redmi note 14 pro 256 gb', 'Xiaomi Redmi Note 14 Pro 256 GB'],
  ['Nokia 9999 Ultra', undefined],
  ['', undefined],
])('a product called “%s” is %s', async (name, found) => {
  expect((await desk.details(name))?.name).toBe(found);
});
