import { Link, paths } from '@denk/shared/page/navigation';
import type { SearchResponse } from '@denk/shared/product/wire';
import { Notice } from '@denk/shared/ui';
import styles from './chips.module.css';

/** What an answer says about itself beside its products. */
type Told = Pick<SearchResponse, 'unmatched' | 'relaxed' | 'corrected' | 'didYouMean'>;

/** Says above a list how it fits what was asked: what was read otherwise, what may have been meant, what is missing. */
export function HowItFits({ told }: { readonly told: Told }) {
  const { unmatched = [], relaxed = [], corrected = [], didYouMean } = told;
  return (
    <>
      {corrected.length > 0 && (
        <p className={styles.corrected}>
          {corrected.map(({ written, read }, at) => (
            <span key={written}>
              {at > 0 && ', '}“{written}” yerine <b>“{read}”</b>
            </span>
          ))}{' '}
          arandı.
        </p>
      )}
      <DidYouMean query={didYouMean} />
      {relaxed.length + unmatched.length > 0 && (
        <Notice title={missingSentence(relaxed, unmatched)}>
          En çok yaklaşanları gösteriyoruz; uymayan yanları her üründe yazar.
        </Notice>
      )}
    </>
  );
}

/** Asks for what may have been meant. */
export function DidYouMean({ query }: { readonly query: string | undefined }) {
  if (query === undefined) return null;
  return (
    <p className={styles.corrected}>
      <Link to={paths.results(query)}>“{query}”</Link> mi demek istediniz?
    </p>
  );
}

/** `Aramanızdaki “43 numara” ve “siyah” sözlerine uyan ürün yok`. */
export function missingSentence(relaxed: readonly string[], unmatched: readonly string[]): string {
  const all = [...unmatched, ...relaxed].map((text) => `“${text}”`);
  const [last, ...before] = all.toReversed();
  const list = before.length ? `${before.toReversed().join(', ')} ve ${last}` : last;
  const [one, many] = unmatched.length ? ['sözüne', 'sözlerine'] : ['koşuluna', 'koşullarına'];
  return `Aramanızdaki ${list} ${all.length > 1 ? many : one} uyan ürün yok`;
}
