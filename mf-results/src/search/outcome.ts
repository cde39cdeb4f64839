import type { Understood } from '@denk/shared/product/wire';
import type { Item } from '../product/item';

/** The products of one search; in AI mode there is one group a recommended name. */
export interface Group {
  /** The recommended name. */
  readonly name?: string;
  readonly state: 'waiting' | 'searching' | 'found' | 'none' | 'failed';
  readonly items: readonly Item[];
}

/** What has come of a wish so far (docs/product.md#results-page). */
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
      readonly understood?: Understood;
      /** Nothing meets everything required: these come closest. */
      readonly relaxed?: true;
    }
  | { readonly phase: 'empty'; readonly sentence: string; readonly suggestions: readonly string[] }
  | { readonly phase: 'failed'; readonly sentence: string };

export const begun: Outcome = { phase: 'searching', groups: [], attempt: 1 };

/** All products of an outcome, whatever they were found for. */
export const itemsOf = (outcome: Outcome): Item[] =>
  'groups' in outcome ? outcome.groups.flatMap(({ items }) => items) : [];
