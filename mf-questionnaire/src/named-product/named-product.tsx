import { call } from '@denk/shared/page/http';
import { suggestionsSchema } from '@denk/shared/product/wire';
import { ButtonLink, Notice } from '@denk/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { findNamedProduct, mayNameProduct, type NamedProduct as Named } from './find-named-product';

/** Looks up the product that a query names; undefined where it names none. */
export type LookUp = (query: string, signal: AbortSignal) => Promise<Named | undefined>;

const timeLimit = 1200;

/** Asks the suggestions, which know products by their names. */
const lookUpProduct: LookUp = async (query, signal) => {
  if (!mayNameProduct(query)) return undefined;
  const address = `/api/suggestions?q=${encodeURIComponent(query)}`;
  const { suggestions } = await call(suggestionsSchema, address, { signal, timeoutMs: timeLimit });
  return findNamedProduct(query, suggestions);
};

/** Before the questions: the very product that the query names, which needs none of them. */
export function NamedProduct(props: {
  readonly query: string;
  /** Default: asks our own server. */
  readonly lookUp?: LookUp | undefined;
}): ReactNode {
  const { query, lookUp = lookUpProduct } = props;
  const [named, setNamed] = useState<Named>();
  useEffect(() => {
    const leaving = new AbortController();
    // Without it the questions lead there all the same.
    lookUp(query, leaving.signal).then(
      (found) => !leaving.signal.aborted && setNamed(found),
      () => {},
    );
    return () => leaving.abort();
  }, [query, lookUp]);
  if (!named) return null;
  return (
    <Notice
      live="status"
      title="Aradığınız bu ürün mü?"
      actions={
        <ButtonLink to={named.page} size="small" iconAfter="arrow-right">
          Ürüne git
        </ButtonLink>
      }
    >
      {named.title}
    </Notice>
  );
}
