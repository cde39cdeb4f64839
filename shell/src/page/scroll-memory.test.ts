import { restoreScroll } from './scroll-memory';

/** A page as tall as it is at the moment; what comes into it from above is answered by the browser as browsers do. */
let height = 0;
let grow: (to: number, scrolledBy?: number) => void;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.setItem('scroll:entry', '1500');
  let y = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => y });
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    y = Math.min(Number(to[1]), Math.max(0, height - 800));
  });
  const watching = new Set<() => void>();
  window.ResizeObserver = class {
    readonly #tell: () => void;
    constructor(changed: ResizeObserverCallback) {
      this.#tell = () => changed([], this);
    }
    observe = () => void watching.add(this.#tell);
    unobserve = () => undefined;
    disconnect = () => void watching.delete(this.#tell);
  };
  grow = (to, scrolledBy = 0) => {
    height = to;
    y += scrolledBy;
    for (const tell of watching) tell();
  };
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page that is still too short is followed until it reaches the place', () => {
  height = 900;
  restoreScroll('entry');
  expect(window.scrollY).toBe(100);
  grow(7000);
  expect(window.scrollY).toBe(1500);
});

test('a list that comes in the place of its outline leaves the place where it was', () => {
  height = 3000;
  restoreScroll('entry');
  // The browser keeps what is below the outline in view.
  grow(7700, 4600);
  expect(window.scrollY).toBe(1500);
});

test.each(['wheel', 'pointerdown', 'keydown'])(
  'a visitor who moves (%s) is left alone',
  (moved) => {
    height = 3000;
    restoreScroll('entry');
    window.dispatchEvent(new Event(moved));
    grow(7700, 300);
    expect(window.scrollY).toBe(1800);
  },
);

test('after four seconds nobody is scrolled any more', () => {
  height = 3000;
  restoreScroll('entry');
  jest.advanceTimersByTime(4000);
  grow(7700, 300);
  expect(window.scrollY).toBe(1800);
});
