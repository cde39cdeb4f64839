import { Chip } from '@denk/shared/ui';
import type { Understood } from '@denk/shared/wire';
import { bandLabel } from '../refine/price-bands';
import styles from './chips.module.css';

interface UnderstoodAsProps {
  readonly query: string;
  readonly understood: Understood | undefined;
}

/** What the words of a query were taken to mean. */
export function UnderstoodAs({ query, understood }: UnderstoodAsProps) {
  if (!understood) return null;
  const { corrected } = understood;
  const words = wordsOf(understood);
  return (
    <>
      {corrected && query && corrected !== query && (
        <p className={styles.corrected}>
          “{query}” yerine <b>“{corrected}”</b> arandı.
        </p>
      )}
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
    priced ? bandLabel(price) : undefined,
  ];
  return [...new Set(words.filter((word) => word !== undefined))];
}
