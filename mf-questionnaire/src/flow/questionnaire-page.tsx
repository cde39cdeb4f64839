import { paths, useNavigate, useSearchParams } from '@denk/shared/page/navigation';
import { searchStore, useSearch } from '@denk/shared/page/store';
import { matchTopic } from '@denk/shared/product/topics';
import { useEffect, type ReactNode } from 'react';
import { Questionnaire } from './questionnaire';
import { QuestionnaireSkeleton } from './questionnaire-skeleton';

const longestQuery = 200;

/**
 * `/questionnaire`: the questions of the topic that the query is about. `q` in the address wins over the stored query.
 * Without a topic the visitor is sent home, which says so (docs/product.md#questionnaire-flow).
 */
export default function QuestionnairePage(): ReactNode {
  const [parameters] = useSearchParams();
  const stored = useSearch((state) => state.query);
  const query = ((parameters.get('q') ?? '').trim() || stored.trim()).slice(0, longestQuery).trim();
  const topic = matchTopic(query);
  const navigate = useNavigate();

  useEffect(() => {
    if (topic) {
      if (searchStore.getState().query !== query) searchStore.getState().setQuery(query);
      return;
    }
    const notice = query ? { kind: 'no-topic', query } : undefined;
    void navigate(paths.home, { replace: true, state: { notice } });
  }, [topic, query, navigate]);

  if (!topic) return <QuestionnaireSkeleton />;
  return <Questionnaire key={`${topic.id} ${query}`} query={query} topic={topic.id} />;
}
