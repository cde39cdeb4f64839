import { call, HttpProblem } from '@denk/shared/page/http';
import { log } from '@denk/shared/page/log';
import { pageDataBlockId } from '@denk/shared/contract';
import { type PageData } from '@denk/shared/page/data';
import * as v from 'valibot';

const blockSchema = v.variant('state', [
  v.object({ state: v.literal('ready'), value: v.unknown() }),
  v.object({ state: v.literal('missing') }),
]);

/** The data the document came with, where it came with any. */
export function inlinedPageData(page: Document): PageData | undefined {
  const text = page.getElementById(pageDataBlockId)?.textContent;
  if (!text) return undefined;
  const parsed = v.safeParse(blockSchema, JSON.parse(text));
  return parsed.success ? parsed.output : undefined;
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
