import { readStored, type TextStorage } from '@denk/shared/page/storage';
import type { TopicId } from '@denk/shared/product/topics';
import * as v from '@denk/shared/schema';
import { fittingAnswers, type Answers } from '../questions/answers';
import { answersInQuery } from '../questions/answers-in-query';
import type { QuestionSet } from '../questions/question';

/** Session storage name of a tab's unfinished or last questionnaire. */
export const progressName = 'questionnaire-progress';

const progressSchema = v.object({
  query: v.string(),
  topic: v.string(),
  /** Index of the question on screen. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  answers: v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])),
  finished: v.boolean(),
});

/** How far a visitor came with one query. */
export interface Progress {
  readonly query: string;
  readonly topic: TopicId;
  readonly step: number;
  readonly answers: Answers;
  /** The answers were handed over to the results. */
  readonly finished: boolean;
}

/** Where a questionnaire begins. */
export type Start = Pick<Progress, 'step' | 'answers'>;

/** The start of a questionnaire that this tab knows nothing of, with what the query says already filled in. */
export const freshStart = (set: QuestionSet, query: string): Start => ({
  step: 0,
  answers: answersInQuery(set, query),
});

/**
 * Where to take up the questions for a query: where this tab left them, or at the fresh start. A finished questionnaire is
 * taken up only by whoever came back to it (reload, Back), not by a new search.
 */
export function takeUp(
  storage: TextStorage,
  query: string,
  set: QuestionSet,
  cameBack: boolean,
  fresh: Start = freshStart(set, query),
): Start {
  const stored = readStored(storage, progressName, progressSchema);
  if (stored.state !== 'present') return fresh;
  const { value } = stored;
  if (value.query !== query || value.topic !== set.topic) return fresh;
  if (value.finished && !cameBack) return fresh;
  return {
    step: Math.min(value.step, set.questions.length - 1),
    answers: fittingAnswers(set.questions, value.answers),
  };
}

/** Keeps the progress for as long as the tab lives. */
export function keep(storage: TextStorage, progress: Progress): void {
  storage.write(progressName, JSON.stringify(progress));
}
