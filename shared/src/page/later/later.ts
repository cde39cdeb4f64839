import { log } from '@denk/shared/page/log';

/** Code that the first view does without. */
export interface Later<Code> {
  /** The code, once it is there. */
  readonly code: Code | undefined;
  /** Resolves with it; never rejects: what does not come is asked for again after 2, 4, 8… s. */
  readonly coming: Promise<Code>;
  /** Asks for it now: somebody waits. */
  readonly bring: () => Promise<void>;
}

const all = new Set<Later<unknown>>();
let wanted = false;

/**
 * Leaves code out of a page's first step. It comes when the page asks for all such code (`bringLater`); where the page
 * has done so already, at once. The chunk is named `<page>-later`, the frame's `frame-later`: its styles then come with
 * the page, and who goes there later gets both in one step.
 */
export function later<Code>(load: () => Promise<Code>): Later<Code> {
  let code: Code | undefined;
  let asked: Promise<void> | undefined;
  let pause = 1000;
  let arrive: (arrived: Code) => void;
  const coming = new Promise<Code>((resolve) => (arrive = resolve));
  const ask = async () => {
    try {
      code = await load();
      arrive(code);
    } catch (error) {
      asked = undefined;
      setTimeout(one.bring, (pause *= 2));
      log.warn('later', 'a part of the page did not come', { error: String(error) });
    }
  };
  const one: Later<Code> = {
    get code() {
      return code;
    },
    coming,
    bring: () => (asked ??= ask()),
  };
  all.add(one);
  if (wanted) void one.bring();
  return one;
}

/** Fetches what was left out so far, and from then on what is left out with it; resolves when that is settled. */
export async function bringLater(): Promise<void> {
  wanted = true;
  let known = 0;
  // What comes may leave out parts of its own.
  while (known < all.size) {
    known = all.size;
    await Promise.all([...all].map(({ bring }) => bring()));
  }
}

/** Resolves when what the page asked for is settled; at once where it has not asked yet. */
export const laterIsThere = (): Promise<void> => (wanted ? bringLater() : Promise.resolve());
