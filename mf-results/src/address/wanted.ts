import type { ContentType, Criterion } from '@denk/shared/product/wire';

/** What the assistant said of its three; empty where it said nothing. */
export interface Remarks {
  /** Of all of them: what none has, what the catalogue does not tell. */
  readonly before: string;
  /** Of each name, by place. */
  readonly each: readonly string[];
}

/** What a visit to the results page asks for; the address says it, so that it can be shared. */
export type Wanted =
  | {
      readonly mode: 'ai';
      /** The names as recommended; checked before they are searched. */
      readonly names: readonly string[];
      /** What the visitor had asked the assistant for; may be empty. */
      readonly query: string;
      readonly remarks?: Remarks;
    }
  | {
      readonly mode: 'questionnaire';
      readonly query: string;
      readonly criteria: readonly Criterion[];
    }
  | {
      readonly mode: 'plain';
      readonly query: string;
      readonly category?: string;
      readonly contentType?: ContentType;
    };

/** Names for one wish: equal wishes have equal keys. */
export const wantedKey = (wanted: Wanted): string => JSON.stringify(wanted);
