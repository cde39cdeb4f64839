import { useHydrated } from '@denk/shared/page/data';
import { log } from '@denk/shared/page/log';
import type { TopicId } from '@denk/shared/product/topics';
import { use, useEffect, useReducer, useState } from 'react';
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

/**
 * Loads a topic's questions, again after `retry`. The server waits for them, and so does the browser while it takes
 * over what the server drew: the question on screen stays meanwhile.
 */
export function useQuestionSet(topic: TopicId, load: LoadQuestionSet): QuestionSetState {
  const hydrated = useHydrated();
  const drawn = hydrated ? undefined : use(loadOnce(topic, load));
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    drawn && { topic, attempt, set: drawn },
  );
  const known = outcome?.topic === topic && outcome.attempt === attempt ? outcome : undefined;
  const isThere = known?.set !== undefined;

  useEffect(() => {
    if (isThere) return;
    let wanted = true;
    load(topic).then(
      (set) => wanted && setOutcome({ topic, attempt, set }),
      (error: unknown) => {
        logFailure(topic, error);
        if (wanted) setOutcome({ topic, attempt });
      },
    );
    return () => {
      wanted = false;
    };
  }, [topic, load, attempt, isThere]);

  if (!known) return { state: 'loading' };
  return known.set ? { state: 'ready', set: known.set } : { state: 'failed', retry };
}

const loading = new Map<TopicId, Promise<QuestionSet | undefined>>();

/** The same promise however often it is asked for, as `use` wants it; nothing where the set cannot be had. */
function loadOnce(topic: TopicId, load: LoadQuestionSet): Promise<QuestionSet | undefined> {
  const begun = loading.get(topic);
  if (begun) return begun;
  const set = load(topic).catch((error: unknown) => {
    logFailure(topic, error);
    return undefined;
  });
  loading.set(topic, set);
  return set;
}

const logFailure = (topic: TopicId, error: unknown) =>
  log.error('questionnaire', 'questions could not be loaded', { topic, error: String(error) });
