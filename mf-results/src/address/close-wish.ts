import type { Wanted } from './wanted';

/**
 * The same wish for a list that came out short: what left products out only ranks them now. The kind of thing stays;
 * undefined where nothing was left out.
 */
export function closeWish(wanted: Wanted): Wanted | undefined {
  if (wanted.mode !== 'questionnaire') return undefined;
  const criteria = wanted.criteria.map((criterion) =>
    criterion.test.type === 'kind' ? criterion : { ...criterion, strength: 'wish' as const },
  );
  const same = criteria.every(({ strength }, at) => strength === wanted.criteria[at]?.strength);
  return same ? undefined : { ...wanted, criteria };
}
