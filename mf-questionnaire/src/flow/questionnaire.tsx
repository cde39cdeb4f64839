import { paths, useNavigationType } from '@denk/shared/page/navigation';
import { useHydrated, useTitle } from '@denk/shared/page/data';
import { laterPart } from '@denk/shared/page/later';
import { browserStorage, type TextStorage } from '@denk/shared/page/storage';
import type { TopicId } from '@denk/shared/product/topics';
import { ButtonLink, Container, ErrorCard, NeedsScript } from '@denk/shared/ui';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { QuestionSet } from '../questions/question';
import { loadQuestionSet, type LoadQuestionSet } from '../questions/load-question-set';
import type { LookUp } from '../named-product/named-product';
import { FlowHeader } from './flow-header';
import { wait, type Wait } from '@denk/shared/page/wait';
import { freshStart, takeUp, type Start } from './progress';
import { QuestionFlow } from './question-flow';
import { CardSkeleton } from './questionnaire-skeleton';
import styles from './questionnaire.module.css';
import { useQuestionSet } from './use-question-set';

export interface QuestionnaireProps {
  readonly query: string;
  readonly topic: TopicId;
  /** Default: the set's own file. */
  readonly load?: LoadQuestionSet;
  /** Default: this tab's session storage. */
  readonly storage?: TextStorage;
  /** Default: the browser's clock. */
  readonly pause?: Wait;
  /** Default: asks our own server. */
  readonly lookUp?: LookUp;
}

const NamedProduct = laterPart(
  async () =>
    (await import(/* webpackChunkName: "questionnaire-later" */ '../named-product/named-product'))
      .NamedProduct,
);

const tabStorage = browserStorage('session');

/** One questionnaire: heading, then the questions, or why they are not there. */
export function Questionnaire(props: QuestionnaireProps): ReactNode {
  const {
    query,
    topic,
    load = loadQuestionSet,
    storage = tabStorage,
    pause = wait,
    lookUp,
  } = props;
  const questions = useQuestionSet(topic, load);
  const set = questions.state === 'ready' ? questions.set : undefined;
  const { start, key } = useStart(query, set, storage);
  const area = useRef<HTMLElement>(null);
  useTitle(set ? undefined : query);

  return (
    <Container width="medium" className={styles.page}>
      {/* Focusable, so that the keys also work after a click beside an option. */}
      <section ref={area} tabIndex={-1} className={styles.area} aria-label="Anket">
        <FlowHeader query={query} topic={topic} />
        <NamedProduct query={query} lookUp={lookUp} />
        <noscript>
          <NeedsScript>
            <a href={paths.results(query)}>Doğrudan sonuçlara git</a>
          </NeedsScript>
        </noscript>
        {questions.state === 'loading' && <CardSkeleton />}
        {questions.state === 'failed' && (
          <ErrorCard
            title="Sorular yüklenemedi"
            text="Bağlantınızı kontrol edip yeniden deneyebilir ya da soruları geçip sonuçlara bakabilirsiniz."
            onRetry={questions.retry}
            actions={
              <ButtonLink to={paths.results(query)} variant="secondary">
                Doğrudan sonuçlara git
              </ButtonLink>
            }
          />
        )}
        {set && start && (
          <QuestionFlow
            key={key}
            area={area}
            query={query}
            set={set}
            start={start}
            storage={storage}
            pause={pause}
          />
        )}
      </section>
    </Container>
  );
}

/**
 * Where the questions begin: where this tab left them, which is known once the server's first question is taken over.
 * The key changes where that is another place than the one drawn.
 */
function useStart(query: string, set: QuestionSet | undefined, storage: TextStorage) {
  const hydrated = useHydrated();
  const cameBack = useNavigationType() === 'POP';
  const fresh = useMemo(() => set && freshStart(set, query), [set, query]);
  const [known, setKnown] = useState<Start>();
  const start = known ?? (hydrated && set ? takeUp(storage, query, set, cameBack, fresh) : fresh);
  if (hydrated && start !== known) setKnown(start);
  return { start, key: start === fresh ? 'fresh' : 'taken up' };
}
