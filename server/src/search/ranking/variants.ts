import type { Criterion } from '@denk/shared/product/wire';
import { suitsAll } from '../../catalogue';
import type { NamedValue } from '../understanding/named-values';
import type { Ranked } from './rank';

/** A course of many languages is one of English, too. */
const manyAtOnce = 'many';

/** Sorts that the word alone says: who searched for `mayo` and then answered “bikini” wants bikinis. */
export const unanswered = (
  sorts: readonly NamedValue[],
  criteria: readonly Criterion[],
): readonly NamedValue[] =>
  sorts.filter(
    ({ name }) => !criteria.some(({ test }) => test.type === 'attribute' && test.name === name),
  );

/** Whether a product is of the sort that the query's very noun names, or of a kind that knows no such sorts. */
function isOfSort({ candidate }: Ranked, sorts: readonly NamedValue[]): boolean {
  const { kind, attributes } = candidate.product;
  const own = sorts.filter((sort) => sort.kind === kind);
  return (
    own.length === 0 ||
    own.some(({ name, value }) =>
      attributes[name]?.some((one) => one === value || one === manyAtOnce || suitsAll.has(one)),
    )
  );
}

/** Who asks for a `gitar` is shown no flute while there is a guitar. */
export function ofSort(ranked: readonly Ranked[], sorts: readonly NamedValue[]): readonly Ranked[] {
  return hasSort(ranked, sorts) ? ranked.filter((one) => isOfSort(one, sorts)) : ranked;
}

/** Whether any product is of the sort that was asked for; where none was, all are. */
export const hasSort = (ranked: readonly Ranked[], sorts: readonly NamedValue[]): boolean =>
  sorts.length === 0 || ranked.some((one) => isOfSort(one, sorts));
