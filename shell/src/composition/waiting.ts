/** The paths whose pages have kept the visitor waiting for too long to say nothing. */
export interface Waiting {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Another set after every change. */
  readonly paths: () => ReadonlySet<string>;
  /** Counts a path as slow from three seconds on until its page is settled. */
  readonly follow: (path: string, page: Promise<unknown>) => void;
}

/** Milliseconds after which a page that is not there is slow. */
const patience = 3000;

/** Watches pages on their way. */
export function createWaiting(wait: (milliseconds: number) => Promise<void>): Waiting {
  const listeners = new Set<() => void>();
  let slow: ReadonlySet<string> = new Set();
  const change = (next: ReadonlySet<string>) => {
    slow = next;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    paths: () => slow,
    follow: (path, page) => {
      let settled = false;
      void page.finally(() => {
        settled = true;
        if (slow.has(path)) change(new Set([...slow].filter((other) => other !== path)));
      });
      void wait(patience).then(() => {
        if (!settled) change(new Set([...slow, path]));
      });
    },
  };
}
