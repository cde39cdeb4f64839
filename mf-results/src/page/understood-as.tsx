import { Chip } from '@denk/shared/ui';
import { useNavigate } from '@denk/shared/navigation';
import type { Understood } from '@denk/shared/wire';
import { writeAddress } from '../address/write-address';
import type { Wanted } from '../address/wanted';
import { bandLabel } from '../refine/price-bands';
import type { Outcome } from '../search/outcome';
import styles from './understood-as.module.css';

interface UnderstoodAsProps {
  readonly wanted: Wanted;
  readonly outcome: Outcome;
}

/** What the answers, the category or the words were taken to mean; taking one away searches again. */
export function UnderstoodAs({ wanted, outcome }: UnderstoodAsProps) {
  const navigate = useNavigate();
  const go = (next: Wanted) => {
    const { to, state } = writeAddress(next);
    void navigate(to, { state });
  };
  const understood = outcome.phase === 'found' ? outcome.understood : undefined;
  const words = wordsOf(wanted, understood);
  return (
    <>
      {understood?.corrected && wanted.query && understood.corrected !== wanted.query && (
        <p className={styles.corrected}>
          “{wanted.query}” yerine <b>“{understood.corrected}”</b> arandı.
        </p>
      )}
      {wanted.mode === 'questionnaire' && (
        <ul className={styles.chips} aria-label="Yanıtlarınızdan anlaşılanlar">
          {wanted.criteria.map(({ id, label }, at) => (
            <li key={`${id} ${at}`}>
              <Chip
                tone="accent"
                removeLabel={`${label} ölçütünü kaldır`}
                onRemove={() => go(without(wanted, at))}
              >
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {(words.length > 0 || (wanted.mode === 'plain' && wanted.category)) && (
        <ul className={styles.chips} aria-label="Aramadan anlaşılanlar">
          {wanted.mode === 'plain' && wanted.category && (
            <li>
              <Chip
                tone="accent"
                icon="tag"
                removeLabel="Kategoriyi kaldır"
                onRemove={() =>
                  go({ mode: 'plain', query: wanted.query || (wanted.category ?? '') })
                }
              >
                {understood?.category?.label ?? wanted.category}
              </Chip>
            </li>
          )}
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

function without(wanted: Extract<Wanted, { mode: 'questionnaire' }>, at: number): Wanted {
  const criteria = wanted.criteria.filter((_, index) => index !== at);
  return criteria.length ? { ...wanted, criteria } : { mode: 'plain', query: wanted.query };
}

function wordsOf(wanted: Wanted, understood: Understood | undefined): string[] {
  if (wanted.mode !== 'plain' || !understood) return [];
  const { kind, category, brand, price } = understood;
  const priced = price && (price.min !== undefined || price.max !== undefined);
  const words = [
    brand?.label,
    kind?.label ?? (wanted.category ? undefined : category?.label),
    priced ? bandLabel(price) : undefined,
  ];
  return [...new Set(words.filter((word) => word !== undefined))];
}
