import * as v from '@denk/shared/schema';
import { browserStorage, readStored } from '../storage';

const name = 'last-list';

const lastListSchema = v.object({
  /** `/results?q=laptop`. */
  address: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  /** Its place in the tab's history; -1 where the browser does not tell. */
  place: v.number(),
});

/** The list of products that this tab showed last. */
export type LastList = v.InferOutput<typeof lastListSchema>;

/** Remembers the list on screen for the way back from a product. */
export function rememberList(address: string): void {
  const list: LastList = { address, place: placeInHistory() };
  browserStorage('session').write(name, JSON.stringify(list));
}

/** The list this tab showed last, and whether it is the page just before this one. */
export function lastList(): (LastList & { readonly justBefore: boolean }) | undefined {
  const stored = readStored(browserStorage('session'), name, lastListSchema);
  if (stored.state !== 'present') return undefined;
  const { place } = stored.value;
  return { ...stored.value, justBefore: place >= 0 && place === placeInHistory() - 1 };
}

const stateSchema = v.object({ idx: v.number() });

/** The router numbers the entries of the tab's history. */
function placeInHistory(): number {
  const state = v.safeParse(stateSchema, window.history.state);
  return state.success ? state.output.idx : -1;
}
