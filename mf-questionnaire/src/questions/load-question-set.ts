import type { TopicId } from '@denk/shared/product/topics';
import type { QuestionSet } from './question';

/** Brings a topic's set of questions. Rejects when its file cannot be loaded. */
export type LoadQuestionSet = (topic: TopicId) => Promise<QuestionSet>;

/** Loads a set from its own file, so that a visitor gets the questions of one topic only. */
export const loadQuestionSet: LoadQuestionSet = async (topic) => {
  // What a network refuses once it may well give the next moment.
  const file = await bring(topic).catch(() => bring(topic));
  return file.default;
};

const bring = (topic: TopicId): Promise<{ readonly default: QuestionSet }> =>
  import(
    /* webpackChunkName: "questions-[request]" */
    /* webpackInclude: /question-sets[\\/][a-z-]+\.ts$/ */
    `../question-sets/${topic}.ts`
  );
