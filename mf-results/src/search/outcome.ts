import type { SearchResponse } from '@denk/shared/product/wire';
import { toItems } from '../product/to-items';
import type { Item } from '../product/item';

/** The products of one search; in AI mode there is one group a recommended name. */
export interface Group {
  /** The recommended name. */
  readonly name?: string;
  readonly state: 'waiting' | 'searching' | 'found' | 'none' | 'failed';
  readonly items: readonly Item[];
}

/** What has come of a wish so far. */
export type Outcome =
  | {
      readonly phase: 'searching';
      /** Names and what was found for them already; empty outside AI mode. */
      readonly groups: readonly Group[];
      /** Which attempt is running, from 1. */
      readonly attempt: number;
    }
  | {
      readonly phase: 'found';
      readonly groups: readonly Group[];
      /** The service's answer with all products of the list so far; absent in AI mode. */
      readonly answer?: SearchResponse;
    }
  | { readonly phase: 'empty'; readonly answer: SearchResponse }
  | { readonly phase: 'failed'; readonly sentence: string };

export const begun: Outcome = { phase: 'searching', groups: [], attempt: 1 };

/** A list as the service answered it. */
export const listOf = (answer: SearchResponse): Extract<Outcome, { phase: 'found' }> => ({
  phase: 'found',
  groups: [{ state: 'found', items: toItems(answer.products) }],
  answer,
});

/** All products of an outcome, whatever they were found for. */
export const itemsOf = (outcome: Outcome): Item[] =>
  'groups' in outcome ? outcome.groups.flatMap(({ items }) => items) : [];
