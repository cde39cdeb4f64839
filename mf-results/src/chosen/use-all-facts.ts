import { log } from '@denk/shared/page/log';
import type { KeptProduct } from '@denk/shared/page/store';
import { use, useEffect, useState } from 'react';
import { MeansContext } from '../search/means';

type Facts = KeptProduct['facts'];

/**
 * Products with all their facts: a list brings the most telling alone, the rest is asked for once it is to be seen. Where
 * it does not come, those from the list stay.
 */
export function useAllFacts(items: readonly KeptProduct[], seen: boolean): readonly KeptProduct[] {
  const { productsById } = use(MeansContext);
  const [told, setTold] = useState<Readonly<Record<string, Facts>>>({});
  const missing = items.flatMap(({ page }) => (page && !Object.hasOwn(told, page) ? [page] : []));
  const wanted = seen ? missing.join(' ') : '';
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    const ids = wanted.split(' ').map((page) => decodeURIComponent(page.split('/').at(-1) ?? ''));
    productsById(ids, leaving.signal).then(
      (products) => {
        const facts = products.flatMap(({ page, facts: all }) =>
          page && all ? [[page, all]] : [],
        );
        setTold((before) => ({ ...before, ...Object.fromEntries(facts) }));
      },
      (problem: unknown) => {
        if (leaving.signal.aborted) return;
        log.warn('results', 'comparison without all facts', { error: String(problem) });
      },
    );
    return () => leaving.abort();
  }, [wanted, productsById]);
  return items.map((item) => {
    const facts = item.page === undefined ? undefined : told[item.page];
    return facts ? { ...item, facts } : item;
  });
}
