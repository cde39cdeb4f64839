import { call, HttpProblem } from '@denk/shared/page/http';
import { log } from '@denk/shared/page/log';
import { pageDataBlockId } from '@denk/shared/contract';
import { type PageData } from '@denk/shared/page/data';
import * as v from '@denk/shared/schema';

const drawnFor = v.optional(v.string());
const blockSchema = v.variant('state', [
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

/** Fetches a page's data; a 404 is `missing`, anything else that goes wrong is `failed`. */
export async function fetchPageData(address: string): Promise<PageData> {
  try {
    return { state: 'ready', value: await call(v.unknown(), address) };
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) return { state: 'missing' };
    log.error('page-data', `no data from ${address}`, { error: String(error) });
    return { state: 'failed', retry: () => window.location.reload() };
  }
}
