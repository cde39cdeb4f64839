import { PageDataContext } from '@denk/shared/page/data';
import { useLocation } from '@denk/shared/page/navigation';
import type { SearchResponse } from '@denk/shared/product/wire';
import { useContext, useState } from 'react';
import * as v from 'valibot';
import { answerSchema } from './search-products';
import { isLast } from './with-retries';

/** The search service's answer that came with the page, while the address is the one it was given for. */
export function useAnswerGiven(): SearchResponse | undefined {
  const data = useContext(PageDataContext);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [given] = useState(() => {
    if (data.state !== 'ready') return undefined;
    const answer = v.safeParse(answerSchema, data.value);
    return answer.success && isLast(answer.output) ? { address, answer: answer.output } : undefined;
  });
  return given?.address === address ? given.answer : undefined;
}
