import * as v from 'valibot';

/** The three parts of an address within the site: `/results`, `?q=tv`, `#icerik`; the latter two may be empty. */
export interface Path {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A place in the site, as an entry of the history has it. */
export interface Location extends Path {
  /** What the entry carries besides its address; `null` where nothing. */
  readonly state: unknown;
  /** Names the entry, also after a reload. */
  readonly key: string;
}

/** Where to go: an address, or those parts of it that change. Without a path it is the current one. */
export type To = string | Partial<Path>;

/** How the current place was reached: by Back, Forward or opening the document; by a step; by a step that left no trace. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** How a step is taken. */
export interface NavigateOptions {
  /** The current entry gives way; default: it stays behind for Back. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/** Where the visitor is, and how they came there. Another object after every step. */
export interface Visit {
  readonly location: Location;
  readonly type: NavigationType;
}

/** Places one after another, and the steps between them. */
export interface History {
  readonly now: () => Visit;
  readonly navigate: (to: To, options?: NavigateOptions) => void;
  readonly go: (steps: number) => void;
  /** Calls back after every step; returns what ends it. */
  readonly follow: (onStep: () => void) => () => void;
  /** What links say of an address; default: the address itself. */
  readonly hrefOf?: (address: string) => string;
}

/** The whole address that `to` means, seen from a place. */
export function resolve(to: To, { pathname }: Path): Path {
  const asked = typeof to === 'string' ? parse(to) : to;
  return {
    pathname: asked.pathname || pathname,
    search: withSign('?', asked.search),
    hash: withSign('#', asked.hash),
  };
}

/** A path as one text. */
export const addressOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** The history of a browser's tab. */
export function browserHistory(page: Window): History {
  const listeners = new Set<() => void>();
  const read = (before?: number) => {
    const { pathname, search, hash } = page.location;
    const { key, usr, idx } = entryOf(page.history, before);
    const location: Location = { pathname, search, hash, key, state: usr };
    return { location, type: 'POP' as NavigationType, idx };
  };
  let visit: ReturnType<typeof read> | undefined;
  const now = () => (visit ??= read());
  const tell = () => listeners.forEach((listener) => listener());
  const onPop = () => {
    visit = read(visit?.idx);
    tell();
  };
  return {
    now,
    go: (steps) => page.history.go(steps),
    follow: (onStep) => {
      if (listeners.size === 0) page.addEventListener('popstate', onPop);
      listeners.add(onStep);
      return () => {
        listeners.delete(onStep);
        if (listeners.size === 0) page.removeEventListener('popstate', onPop);
      };
    },
    navigate: (to, { replace = false, state = null } = {}) => {
      const { location, idx: before } = now();
      const path = resolve(to, location);
      const key = newKey();
      const idx = replace ? before : before + 1;
      const entry = { usr: state, key, idx };
      try {
        if (replace) page.history.replaceState(entry, '', addressOf(path));
        else page.history.pushState(entry, '', addressOf(path));
      } catch {
        // Some browsers allow only so many steps a minute; and not everything can be kept with an entry.
        page.location.assign(addressOf(path));
      }
      visit = { location: { ...path, key, state }, type: replace ? 'REPLACE' : 'PUSH', idx };
      tell();
    },
  };
}

/** A place to begin at, with what its entry carries. */
export type Entry = string | (Partial<Path> & { readonly state?: unknown });

/** A history of its own, for tests and previews. */
export function memoryHistory(entries: readonly Entry[]): History {
  const listeners = new Set<() => void>();
  const root = { pathname: '/', search: '', hash: '' };
  const places = entries.map((entry): Location => {
    const state = typeof entry === 'object' && 'state' in entry ? entry.state : null;
    return { ...resolve(entry, root), state, key: newKey() };
  });
  let at = Math.max(0, places.length - 1);
  const visitAt = (type: NavigationType): Visit => ({
    location: places[at] ?? { ...root, state: null, key: newKey() },
    type,
  });
  let visit = visitAt('POP');
  const step = (type: NavigationType) => {
    visit = visitAt(type);
    listeners.forEach((listener) => listener());
  };
  return {
    now: () => visit,
    follow: (onStep) => {
      listeners.add(onStep);
      return () => void listeners.delete(onStep);
    },
    go: (steps) => {
      at = Math.min(places.length - 1, Math.max(0, at + steps));
      step('POP');
    },
    navigate: (to, { replace = false, state = null } = {}) => {
      const location = { ...resolve(to, visit.location), state, key: newKey() };
      if (!replace) at += 1;
      places.splice(at, places.length, location);
      step(replace ? 'REPLACE' : 'PUSH');
    },
  };
}

/** A place that nobody leaves: a page while the server draws it. */
export function stillHistory(address: string): History {
  const nowhere = () => {
    throw new Error('a page must not navigate while it is rendered');
  };
  const location = { ...resolve(address, parse('/')), state: null, key: 'still' };
  const visit: Visit = { location, type: 'POP' };
  return { now: () => visit, navigate: nowhere, go: nowhere, follow: () => () => {} };
}

function parse(address: string): Path {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
}

const withSign = (sign: '?' | '#', part = '') => {
  if (part === '' || part === sign) return '';
  return part.startsWith(sign) ? part : sign + part;
};

/** An entry of the tab's history: its own state, its name, and its place among the others. */
const entrySchema = v.object({
  usr: v.optional(v.unknown()),
  key: v.optional(v.string()),
  idx: v.optional(v.number()),
});

/** The current entry; one that a document or a fragment link has just made gets its name and its place. */
function entryOf(history: globalThis.History, before = -1) {
  const parsed = v.safeParse(entrySchema, history.state);
  const { usr = null, key, idx } = parsed.success ? parsed.output : {};
  const entry = { usr, key: key ?? newKey(), idx: idx ?? before + 1 };
  if (key === undefined || idx === undefined) history.replaceState(entry, '');
  return entry;
}

const newKey = () => Math.random().toString(36).slice(2, 10);
