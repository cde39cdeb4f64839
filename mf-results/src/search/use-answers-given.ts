import { PageDataContext } from '@denk/shared/page/data';
import { useLocation } from '@denk/shared/page/navigation';
import type { SearchResponse } from '@denk/shared/product/wire';
import { useContext, useState } from 'react';
import * as v from '@denk/shared/schema';
import { answerSchema } from './answer-schema';

const givenSchema = v.union([
  v.array(answerSchema),
  v.pipe(
    answerSchema,
    v.transform((answer) => [answer]),
  ),
]);

/** The search service's answers that came with the page, while the address is the one they were given for. */
export function useAnswersGiven(): readonly SearchResponse[] {
  const data = useContext(PageDataContext);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [given] = useState(() => {
    if (data.state !== 'ready') return undefined;
    const answers = v.safeParse(givenSchema, data.value);
    return answers.success ? { address, answers: answers.output } : undefined;
  });
  return given?.address === address ? given.answers : none;
}

const none: readonly SearchResponse[] = [];
