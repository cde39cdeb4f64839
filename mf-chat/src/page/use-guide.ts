import { call } from '@denk/shared/page/http';
import { whenIdle } from '@denk/shared/page/wait';
import { chatModelsSchema, guideName } from '@denk/shared/product/wire';
import { useEffect, useState } from 'react';

/** Whether it is the embedded guide that answers, and no model; false until that is known. */
export function useGuide(): boolean {
  const [isGuide, setIsGuide] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    const ask = () => {
      call(chatModelsSchema, '/v1/models', { signal: leave.signal })
        .then(({ data }) => setIsGuide(data.some(({ id }) => id === guideName)))
        // Who answers is a courtesy: a conversation goes on without it.
        .catch(() => undefined);
    };
    const forget = whenIdle(ask);
    return () => {
      forget();
      leave.abort();
    };
  }, []);
  return isGuide;
}
