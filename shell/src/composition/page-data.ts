import { call, HttpProblem } from '@denk/shared/page/http';
import { log } from '@denk/shared/page/log';
import type { PageData } from '@denk/shared/page/data';
import * as v from '@denk/shared/schema';

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
