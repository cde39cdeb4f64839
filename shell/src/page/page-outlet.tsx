import { ParamsContext } from '@denk/shared/page/navigation';
import { PageDataContext, useHydrated } from '@denk/shared/page/data';
import { startTransition, use, useEffect, useMemo, type ReactNode } from 'react';
import * as v from 'valibot';
import type { ReadyPage } from '../composition/ready-page';
import type { Settled } from '../composition/settled';
import { ErrorBoundary } from './error-boundary';
import { ModuleFailure } from './module-failure';
import { NeedsScript } from './needs-script';

interface PageOutletProps {
  /** Changes with the path: a new page starts afresh. */
  readonly path: string;
  readonly page: Settled<ReadyPage>;
  readonly params: Readonly<Record<string, string>>;
  readonly onRetry: () => void;
}

/** The current page, or the card that stands in for it when it cannot be loaded or throws. */
export function PageOutlet({ path, page, params, onRetry }: PageOutletProps): ReactNode {
  return (
    <ErrorBoundary
      key={path}
      fallback={(reset) => (
        <ModuleFailure onRetry={() => startTransition(() => (onRetry(), reset()))} />
      )}
    >
      <LoadedPage page={page} params={params} onRetry={onRetry} />
    </ErrorBoundary>
  );
}

function LoadedPage({ page, params, onRetry }: Omit<PageOutletProps, 'path'>): ReactNode {
  const ready = use(page);
  const hydrated = useHydrated();
  const data = useMemo(
    () =>
      ready.state === 'ready' && ready.data.state === 'failed'
        ? { ...ready.data, retry: onRetry }
        : ready.state === 'ready'
          ? ready.data
          : { state: 'none' as const },
    [ready, onRetry],
  );
  useEffect(() => {
    const title = data.state === 'ready' && titleOf(data.value);
    if (title) document.title = title;
  }, [data]);
  if (ready.state === 'failed') return <ModuleFailure onRetry={onRetry} />;
  const { component: Page, placeholder: Placeholder } = ready;
  return (
    <ParamsContext value={params}>
      <PageDataContext value={data}>
        {Placeholder && !hydrated ? (
          <>
            <NeedsScript />
            <Placeholder />
          </>
        ) : (
          <Page />
        )}
      </PageDataContext>
    </ParamsContext>
  );
}

const titledSchema = v.object({ meta: v.object({ title: v.string() }) });

/** The title that a page's data brings along. */
function titleOf(value: unknown): string | undefined {
  const parsed = v.safeParse(titledSchema, value);
  return parsed.success ? parsed.output.meta.title : undefined;
}
