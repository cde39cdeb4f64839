import type AxeBuilder from '@axe-core/playwright';
import { expect } from './site';

/** Fails on any violation of WCAG 2.2 AA or of good practice in what is looked at, and says where it is. */
export async function expectNoViolation(looked: AxeBuilder): Promise<void> {
  const { violations } = await looked
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}
