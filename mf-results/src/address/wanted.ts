import type { ContentType, Criterion } from '@denk/shared/product/wire';

/** What a visit to the results page asks for; the address says it, so that it can be shared. */
export type Wanted =
  | {
      readonly mode: 'ai';
      /** The names as recommended; checked before they are searched. */
      readonly names: readonly string[];
      /** What the visitor had asked the assistant for; may be empty. */
      readonly query: string;
      /** What the assistant said of each name, by place; empty where it said nothing. */
      readonly remarks?: readonly string[];
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
