import { ButtonLink, EmptyState } from '@denk/shared/ui';
import { Link, paths } from '@denk/shared/page/navigation';
import type { Wanted } from '../address/wanted';
import type { Outcome } from '../search/outcome';
import styles from './results-empty.module.css';

interface ResultsEmptyProps {
  readonly wanted: Wanted;
  readonly outcome: Extract<Outcome, { phase: 'empty' }>;
}

/** Nothing was found: close queries where there are any, and the two ways on (docs/product.md#results-page). */
export function ResultsEmpty({ wanted, outcome }: ResultsEmptyProps) {
  const { sentence, suggestions } = outcome;
  return (
    <EmptyState
      className={styles.empty}
      title="Sonuç bulunamadı"
      actions={
        <>
          <ButtonLink to={paths.home} icon="home">
            Ana Sayfaya Dön
          </ButtonLink>
          <ButtonLink to={paths.chat(wanted.query)} variant="secondary" icon="chat">
            AI Asistan ile Konuş
          </ButtonLink>
        </>
      }
    >
      <p>{sentence}</p>
      {suggestions.length > 0 && (
        <nav className={styles.suggestions} aria-labelledby="did-you-mean">
          <p id="did-you-mean" className={styles.question}>
            Bunu mu demek istediniz?
          </p>
          <ul className={styles.list}>
            {suggestions.map((text) => (
              <li key={text}>
                <Link to={paths.results(text)} className={styles.suggestion}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </EmptyState>
  );
}
