import { paths, useLocation, useNavigate } from '@denk/shared/page/navigation';
import { useHydrated } from '@denk/shared/page/data';
import { ButtonLink, Notice } from '@denk/shared/ui';
import { useEffect, useState } from 'react';
import { readNoTopicQuery } from './no-topic-state';
import styles from './no-topic-notice.module.css';

/**
 * Says why a search came back home, and the two ways on. The history entry loses its state at once, so that a reload
 * or Back does not say it again.
 */
export function NoTopicNotice() {
  const query = useNoTopicQuery();
  const [closed, setClosed] = useState<string>();
  return (
    <div role="status" className={styles.place}>
      {query !== undefined && query !== closed && (
        <Notice
          className={styles.notice}
          title={`“${query}” için hazır sorularımız yok`}
          onClose={() => setClosed(query)}
          actions={
            <>
              <ButtonLink to={paths.results(query)} size="small">
                Doğrudan sonuçlara git
              </ButtonLink>
              <ButtonLink to={paths.chat(query)} size="small" variant="secondary" icon="chat">
                AI Asistan ile bul
              </ButtonLink>
            </>
          }
        >
          Sorusuz da buluruz: sonuçlara hemen bakın ya da isteğinizi asistana anlatın.
        </Notice>
      )}
    </div>
  );
}

/** Kept for as long as the page stays; read after hydration, for the server knows no history. */
function useNoTopicQuery(): string | undefined {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const arrived = hydrated ? readNoTopicQuery(state) : undefined;
  const [query, setQuery] = useState(arrived);
  if (arrived !== undefined && arrived !== query) setQuery(arrived);
  useEffect(() => {
    if (arrived !== undefined) void navigate(pathname, { replace: true, state: null });
  }, [arrived, pathname, navigate]);
  return query;
}
