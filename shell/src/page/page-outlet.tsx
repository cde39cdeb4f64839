import { ParamsContext, useLocation } from '@denk/shared/page/navigation';
import type { ModuleVersion } from '@denk/shared/contract';
import { PageDataContext, useHydrated, type PageData } from '@denk/shared/page/data';
import { use, useEffect, useMemo, type ReactNode } from 'react';
import * as v from '@denk/shared/schema';
import type { Pages } from '../composition/pages';
import type { ReadyPage } from '../composition/ready-page';
import type { SiteMatch } from '../composition/route-table';
import type { Settled } from '../composition/settled';
import { ErrorBoundary } from './error-boundary';
import { ModuleFailure } from './module-failure';
import { useModuleStyles } from './module-styles';
import { PlaceholderNeedsScript } from './placeholder-needs-script';

/** The pages as they are drawn. */
export type DrawnPages = Pick<Pages, 'load' | 'fallBack' | 'reportRender'>;

interface PageOutletProps {
  readonly match: SiteMatch;
  readonly path: string;
  readonly pages: DrawnPages;
  readonly onRetry: () => void;
  readonly onShown?: OnShown | undefined;
}

/** Told when a module's page is on screen and answers. */
export type OnShown = (module: string, version: Pick<ModuleVersion, 'metadata'>) => void;

/** The current page; where it throws, that of the previous version; and where that throws, the card. */
export function PageOutlet({ match, path, pages, onRetry, onShown }: PageOutletProps): ReactNode {
  const failure = <ModuleFailure onRetry={onRetry} />;
  const drawn = { module: match.route.module, params: match.params, onRetry, onShown };
  const report = (ask: () => Settled<ReadyPage>) => (error: unknown, stack: string) =>
    void ask().then((page) => {
      if (page.state === 'ready') pages.reportRender(match, page.version, error, stack);
    });
  const first = () => pages.load(match, path);
  const second = () => pages.fallBack(match, path);
  return (
    <ErrorBoundary
      onError={report(first)}
      fallback={
        <ErrorBoundary onError={report(second)} fallback={failure}>
          <LoadedPage ask={second} {...drawn} />
        </ErrorBoundary>
      }
    >
      <LoadedPage ask={first} {...drawn} />
    </ErrorBoundary>
  );
}

interface LoadedPageProps {
  /** Gives the same promise however often it is asked. */
  readonly ask: () => Settled<ReadyPage>;
  readonly module: string;
  readonly params: Readonly<Record<string, string>>;
  readonly onRetry: () => void;
  readonly onShown?: OnShown | undefined;
}

/** Ends the taking over of markup whose page cannot be had. */
export class PageUnavailable extends Error {}

function LoadedPage({ ask, module, params, onRetry, onShown }: LoadedPageProps): ReactNode {
  const ready = use(ask());
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const data = useMemo((): PageData => {
    if (ready.state === 'failed') return { state: 'none' };
    // Another query string is another question.
    if (ready.drawnFor !== undefined && ready.drawnFor !== address) return { state: 'none' };
    return ready.data.state === 'failed' ? { ...ready.data, retry: onRetry } : ready.data;
  }, [ready, onRetry, address]);
  useModuleStyles(ready.state === 'ready' ? ready.version.url : undefined);
  useEffect(() => {
    const title = data.state === 'ready' && titleOf(data.value);
    if (title) document.title = title;
  }, [data]);
  useEffect(() => {
    if (ready.state === 'ready') onShown?.(module, ready.version);
  }, [ready, module, onShown]);
  if (ready.state === 'failed') {
    // The server's markup is that of the page: React draws the card in its place instead of comparing the two.
    if (!hydrated) throw new PageUnavailable('the page of this markup cannot be had');
    return <ModuleFailure onRetry={onRetry} />;
  }
  const { component: Page, placeholder: Placeholder } = ready;
  return (
    <ParamsContext value={params}>
      <PageDataContext value={data}>
        {Placeholder && !hydrated && ready.drawnFor === undefined ? (
          <>
            <PlaceholderNeedsScript />
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
