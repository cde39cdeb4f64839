import { Chip } from '@denk/shared/ui';
import { fold, formatPriceRange } from '@denk/shared/product/text';
import type { Understood } from '@denk/shared/product/wire';
import styles from './chips.module.css';

interface UnderstoodAsProps {
  readonly understood: Understood | undefined;
  /** Said already. */
  readonly besides?: string | undefined;
}

/** What the words of a query were taken to mean. */
export function UnderstoodAs({ understood, besides }: UnderstoodAsProps) {
  if (!understood) return null;
  const words = wordsOf(understood).filter((word) => fold(word) !== fold(besides ?? ''));
  return (
    <>
      {words.length > 0 && (
        <ul className={styles.chips} aria-label="Aramanızdan anlaşılanlar">
          {words.map((word) => (
            <li key={word}>
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function wordsOf({ kind, category, brand, price }: Understood): string[] {
  const priced = price && (price.min !== undefined || price.max !== undefined);
  const words = [
    brand?.label,
    kind?.label ?? category?.label,
    priced ? formatPriceRange(price) : undefined,
  ];
  return [...new Set(words.filter((word) => word !== undefined))];
}
