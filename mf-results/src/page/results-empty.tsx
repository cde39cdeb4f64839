import { formatNumber } from '@denk/shared/product/text';
import type { SearchResponse, WayOn } from '@denk/shared/product/wire';
import { ButtonLink, EmptyState } from '@denk/shared/ui';
import { Link, paths } from '@denk/shared/page/navigation';
import type { Wanted } from '../address/wanted';
import { writeAddress } from '../address/write-address';
import { closeQueries } from '../search/close-queries';
import { sentenceOfText } from '../search/failure-sentence';
import { sentences } from '../search/sentences';
import { bestOf } from './wording';
import { DidYouMean, missingSentence } from './how-it-fits';
import styles from './results-empty.module.css';

interface ResultsEmptyProps {
  readonly wanted: Wanted;
  readonly answer: SearchResponse;
}

/** Nothing was found, as the page’s heading says: close queries where there are any, and the two ways on (docs/product.md#results-page). */
export function ResultsEmpty({ wanted, answer }: ResultsEmptyProps) {
  const isVague = answer.fit === 'vague';
  const suggestions = closeQueries(answer.suggestions ?? [], wanted.query);
  const wider = widerOf(wanted, answer.ways ?? []);
  const way = wider ?? (suggestions.length > 0 ? undefined : browsing(wanted));
  return (
    <EmptyState
      className={styles.empty}
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
      <p>{wider ? serviceSentence(answer) : sentenceFor(answer)}</p>
      <DidYouMean query={answer.didYouMean} />
      {way && (
        <p className={styles.way}>
          <ButtonLink to={way.to} variant="soft" icon="list">
            {way.label}
          </ButtonLink>
        </p>
      )}
      {suggestions.length > 0 && (
        <nav className={styles.suggestions} aria-labelledby="did-you-mean">
          <p id="did-you-mean" className={styles.question}>
            {isVague ? 'Şunlardan biriyle başlayabilirsiniz:' : 'Bunlara bakabilirsiniz:'}
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

/** The same words without the tab or the category, where that finds something. */
function widerOf(wanted: Wanted, ways: readonly WayOn[]) {
  if (wanted.mode !== 'plain' || !wanted.query) return undefined;
  const way = ways.find(({ without }) => without === 'content_type' || without === 'category');
  if (!way) return undefined;
  const where = way.without === 'category' ? 'Tüm kategorilerde' : 'Tümü sekmesinde';
  return {
    to: writeAddress({ mode: 'plain', query: wanted.query }).to,
    label: `${where} ${formatNumber(way.count)} ürün var`,
  };
}

/** Where there is something to look at, when nothing is near what was searched. */
function browsing(wanted: Wanted) {
  const contentType = wanted.mode === 'plain' ? wanted.contentType : undefined;
  if (!contentType || !wanted.query) return { to: paths.categories, label: 'Kategorilere göz at' };
  return {
    to: writeAddress({ mode: 'plain', query: '', contentType }).to,
    label: bestOf[contentType],
  };
}

/** Why nothing is shown, in the visitor’s own words where they are known. */
function sentenceFor(answer: SearchResponse): string {
  if (answer.fit === 'vague') return 'Bu istek birçok ürün türüne uyabilir.';
  if (answer.unmatched?.length) return `${missingSentence([], answer.unmatched)}.`;
  return serviceSentence(answer);
}

const serviceSentence = ({ error }: SearchResponse): string =>
  sentenceOfText(error, sentences.nothingFound);
