import { log } from '@denk/shared/page/log';
import type { TopicId } from '@denk/shared/product/topics';
import { useEffect, useReducer, useState } from 'react';
import type { LoadQuestionSet } from '../questions/load-question-set';
import type { QuestionSet } from '../questions/question';

/** A topic's questions: on their way, there, or not to be had for now. */
export type QuestionSetState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly set: QuestionSet };

interface Outcome {
  readonly topic: TopicId;
  readonly attempt: number;
  readonly set?: QuestionSet;
}

/** Loads a topic's questions, again after `retry`. */
export function useQuestionSet(topic: TopicId, load: LoadQuestionSet): QuestionSetState {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let wanted = true;
    load(topic).then(
      (set) => wanted && setOutcome({ topic, attempt, set }),
      (error: unknown) => {
        log.error('questionnaire', 'questions could not be loaded', {
          topic,
          error: String(error),
        });
        if (wanted) setOutcome({ topic, attempt });
      },
    );
    return () => {
      wanted = false;
    };
  }, [topic, load, attempt]);

  if (outcome?.topic !== topic || outcome.attempt !== attempt) return { state: 'loading' };
  return outcome.set ? { state: 'ready', set: outcome.set } : { state: 'failed', retry };
}
