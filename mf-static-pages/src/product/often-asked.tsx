import type { ProductDetail } from '@denk/shared/product/wire';
import { Opener } from './opener';
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
          <Opener className={styles.asks}>
            <span>{asks}</span>
          </Opener>
          <p className={styles.says}>{says}</p>
        </details>
      ))}
      <p className={styles.note}>Genel bilgidir, bu ürüne özel değildir.</p>
    </div>
  );
}
