import { pageDataBlockId } from '@denk/shared/contract';
import type { PageData } from '@denk/shared/page/data';
import * as v from '@denk/shared/schema';

const drawnFor = v.optional(v.string());
const blockSchema = v.union([
  v.object({ state: v.literal('ready'), value: v.unknown(), drawnFor }),
  v.object({ state: v.literal('missing'), drawnFor }),
  v.object({ state: v.literal('none'), drawnFor }),
]);

/** What the document came with. */
export interface InlinedPage {
  readonly data: PageData;
  /** The path and query string that the markup is drawn for; absent: it is the same for every query string. */
  readonly drawnFor?: string | undefined;
}

/** The page's data, and what its markup was drawn for, where the document says any of it. */
export function inlinedPage(page: Document): InlinedPage | undefined {
  const text = page.getElementById(pageDataBlockId)?.textContent;
  if (!text) return undefined;
  const parsed = v.safeParse(blockSchema, JSON.parse(text));
  if (!parsed.success) return undefined;
  const { drawnFor: address, ...data } = parsed.output;
  return { data, drawnFor: address };
}
