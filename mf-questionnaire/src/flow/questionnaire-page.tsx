import { useHydrated } from '@denk/shared/page/data';
import { paths, useNavigate, useSearchParams } from '@denk/shared/page/navigation';
import { searchStore, useSearch } from '@denk/shared/page/store';
import { useEffect, type ReactNode } from 'react';
import { useTopic } from './given-topic';
import { Questionnaire } from './questionnaire';
import { queryOf } from './query';
import { QuestionnaireSkeleton } from './questionnaire-skeleton';

/**
 * `/questionnaire`: the questions of the topic that the query is about. `q` in the address wins over the stored query.
 * Without a topic the visitor is sent home, which says so (docs/product.md#questionnaire-flow).
 */
export default function QuestionnairePage(): ReactNode {
  const [parameters] = useSearchParams();
  const stored = useSearch((state) => state.query);
  const query = queryOf(parameters, stored);
  const topic = useTopic(query);
  const navigate = useNavigate();
  const hydrated = useHydrated();

  useEffect(() => {
    // The stored query is not known before.
    if (!hydrated || topic === undefined) return;
    if (topic) {
      if (searchStore.getState().query !== query) searchStore.getState().setQuery(query);
      return;
    }
    const notice = query ? { kind: 'no-topic', query } : undefined;
    void navigate(paths.home, { replace: true, state: { notice } });
  }, [hydrated, topic, query, navigate]);

  if (!topic) return <QuestionnaireSkeleton />;
  return <Questionnaire key={`${topic} ${query}`} query={query} topic={topic} />;
}
