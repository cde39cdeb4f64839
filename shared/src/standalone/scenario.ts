/** A canned answer to one address while a module runs alone. */
export interface Reply {
  /** Default 200. */
  readonly status?: number;
  /** Sent as JSON, or as it is when it is a string. */
  readonly body: unknown;
  readonly contentType?: string;
  /** Milliseconds before the answer comes. Default 0. */
  readonly delay?: number;
  /** Milliseconds between the events of a streamed body; without it everything comes at once. */
  readonly every?: number;
  /** `'network'`: the call fails; `'never'`: it never ends. */
  readonly failure?: 'network' | 'never';
}

/** A state QA can call up by name: where the page is, what the browser holds, what the server says. */
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
  /** By `METHOD /path` without the query string; a `*` ends a prefix. A function sees the address and the body. */
  readonly replies?: Readonly<Record<string, Reply | ((address: URL, body: unknown) => Reply)>>;
}
