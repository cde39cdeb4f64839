import { paths } from '@denk/shared/page/navigation';
import { useTitle } from '@denk/shared/page/data';
import { browserStorage, type TextStorage } from '@denk/shared/page/storage';
import type { TopicId } from '@denk/shared/product/topics';
import { ButtonLink, Container, ErrorCard } from '@denk/shared/ui';
import { useRef, type ReactNode } from 'react';
import { loadQuestionSet, type LoadQuestionSet } from '../questions/load-question-set';
import { lookUpProduct, NamedProduct, type LookUp } from '../named-product/named-product';
import { FlowHeader } from './flow-header';
import { wait, type Wait } from '@denk/shared/page/wait';
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

const tabStorage = browserStorage('session');

/** One questionnaire: heading, then the questions, or why they are not there. */
export function Questionnaire(props: QuestionnaireProps): ReactNode {
  const {
    query,
    topic,
    load = loadQuestionSet,
    storage = tabStorage,
    pause = wait,
    lookUp = lookUpProduct,
  } = props;
  const questions = useQuestionSet(topic, load);
  const area = useRef<HTMLElement>(null);
  useTitle(questions.state === 'ready' ? undefined : query);

  return (
    <Container width="medium" className={styles.page}>
      {/* Focusable, so that the keys also work after a click beside an option. */}
      <section ref={area} tabIndex={-1} className={styles.area} aria-label="Anket">
        <FlowHeader query={query} topic={topic} />
        <NamedProduct query={query} lookUp={lookUp} />
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
        {questions.state === 'ready' && (
          <QuestionFlow
            area={area}
            query={query}
            set={questions.set}
            storage={storage}
            pause={pause}
          />
        )}
      </section>
    </Container>
  );
}
