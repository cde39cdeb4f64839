import type { ProductDetail } from '@denk/shared/product/wire';
import styles from './often-asked.module.css';

export interface OftenAskedProps {
  readonly questions: NonNullable<ProductDetail['product']['questions']>;
}

/** What people ask of such things, each answer opened natively (docs/product.md#product-page). */
export function OftenAsked({ questions }: OftenAskedProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ asks, says }) => (
        <details key={asks} className={styles.question}>
          <summary className={styles.asks}>
            <span>{asks}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.arrow}>
              <path d="m6 9 6 6 6-6" />
            </svg>
          </summary>
          <p className={styles.says}>{says}</p>
        </details>
      ))}
      <p className={styles.note}>Genel bilgidir, bu ürüne özel değildir.</p>
    </div>
  );
}
