import type { CallAnswer, CallName, CallRefusal } from '@denk/shared/product/wire';
import type { Screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** When an answer comes. Milliseconds. */
interface Timing {
  /** Before the answer. Default 0. */
  readonly delay?: number;
}

/** What a scenario says to one call; each but `broken` is checked against the contract of the call. */
export type Reply<Name extends CallName = CallName> =
  | (Timing & { readonly answer: CallAnswer<Name> })
  | (Timing & { readonly status: number; readonly refusal: CallRefusal<Name> })
  | (Timing & ChatStream)
  /** What no service should answer and some will: sent as it is, as JSON where it is no string. */
  | (Timing & { readonly broken: unknown; readonly status?: number; readonly contentType?: string })
  /** The network fails, or the answer never comes. */
  | { readonly failure: 'network' | 'never' };

/** A chat reply that comes in events. */
export interface ChatStream {
  readonly stream: string;
  /** Milliseconds between two events. Default: all at once. */
  readonly every?: number;
  /** After so many events the stream ends without its last one. */
  readonly cutAfter?: number;
}

/** A request as a scenario's reply may look at it: the parsed body, or the query of a GET. */
export type ReplyTo<Name extends CallName> =
  Reply<Name> | ((request: unknown, params: Readonly<Record<string, string>>) => Reply<Name>);

/** What the visitor does after the page is there, in the words of Testing Library. */
export interface Visitor {
  readonly user: UserEvent;
  readonly screen: Screen;
}

/** A state QA can call up by name: where the page is, what the browser holds, what the server says, what was done. */
export interface Scenario {
  /** In the address: `?scenario=empty`. */
  readonly name: string;
  /** Shown in the picker, in Turkish. */
  readonly title: string;
  /** Path with query string: `/results?q=parfüm`. */
  readonly address: string;
  /** What the history entry carries: the page's `useLocation().state`. */
  readonly state?: unknown;
  /** Session storage, name → JSON value (a string is stored as it is). */
  readonly session?: Readonly<Record<string, unknown>>;
  readonly local?: Readonly<Record<string, unknown>>;
  /** By the call's name. A call without a reply is a fault of the scenario, and said so in the console. */
  readonly replies?: { readonly [Name in CallName]?: ReplyTo<Name> };
  /** What the console is expected to say of it, as a pattern; anything else there is a fault. */
  readonly logs?: string;
  readonly play?: (visitor: Visitor) => Promise<void>;
  /**
   * What stands on the page in this state. The page's clock runs forward until it does, so that nobody waits for retries;
   * where it never comes, the console says so.
   */
  readonly shows?: readonly string[];
  /** Stops the clock after `play`, so that a state which passes by itself stays. */
  readonly still?: boolean;
}
