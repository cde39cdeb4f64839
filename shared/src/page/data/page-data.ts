import { createContext, useContext } from 'react';
import * as v from '@denk/shared/schema';

/** The state of the current page's data: still coming, there, missing (404), or failed. */
export type PageData =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: unknown }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void };

export const PageDataContext = createContext<PageData>({ state: 'none' });

/** The page's data against its contract; data of another shape counts as failed. */
export function usePageData<const Schema extends v.GenericSchema>(
  schema: Schema,
):
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: v.InferOutput<Schema> } {
  const data = useContext(PageDataContext);
  if (data.state === 'none') return { state: 'missing' };
  if (data.state !== 'ready') return data;
  const parsed = v.safeParse(schema, data.value);
  if (parsed.success) return { state: 'ready', value: parsed.output };
  return { state: 'failed', retry: () => window.location.reload() };
}
