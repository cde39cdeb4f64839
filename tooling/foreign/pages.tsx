import {
  fillPath,
  matchRoute,
  type ModuleDefinition,
  type PageComponent,
  type RouteDefinition,
} from '@denk/shared/contract';
import { PageDataContext, type PageData } from '@denk/shared/page/data';
import { bringLater } from '@denk/shared/page/later';
import { ParamsContext, Router, type Navigator } from '@denk/shared/page/navigation';
import { ErrorCard } from '@denk/shared/ui';
import { Component, createElement, useEffect, useState, type ReactNode } from 'react';
import { denkFetch } from './own-fetch';

interface ForeignPagesProps {
  readonly definition: ModuleDefinition;
  readonly address: string;
  readonly navigator: Navigator;
}

/** The page of a module for an address of its own, without a frame: the page around is somebody else's. */
export function ForeignPages({ definition, address, navigator }: ForeignPagesProps): ReactNode {
  const [tries, setTries] = useState(0);
  const match = matchRoute(definition.routes, new URL(address, 'http://module').pathname);
  return (
    <Router location={address} navigator={navigator}>
      <Boundary key={`${address} ${tries}`} onRetry={() => setTries(tries + 1)}>
        {match && <RoutedPage key={match.route.path} {...match} />}
      </Boundary>
    </Router>
  );
}

interface RoutedPageProps {
  readonly route: RouteDefinition;
  readonly params: Readonly<Record<string, string>>;
}

function RoutedPage({ route, params }: RoutedPageProps): ReactNode {
  const [page, setPage] = useState<PageComponent>();
  const [problem, setProblem] = useState<{ readonly error: unknown }>();
  const data = useData(route.dataUrl && fillPath(route.dataUrl, params));
  useEffect(() => {
    route.load().then(
      async ({ default: loaded }) => {
        await bringLater();
        setPage(() => loaded);
      },
      (error: unknown) => setProblem({ error }),
    );
  }, [route]);
  if (problem) throw problem.error;
  const shown = page ?? route.placeholder;
  return (
    <ParamsContext value={params}>
      <PageDataContext value={data}>{shown && createElement(shown)}</PageDataContext>
    </ParamsContext>
  );
}

function useData(address: string | undefined): PageData {
  const [data, setData] = useState<PageData>({ state: address ? 'loading' : 'none' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!address) return undefined;
    const leave = new AbortController();
    const failed: PageData = { state: 'failed', retry: () => setTries(tries + 1) };
    denkFetch(address, { signal: leave.signal })
      .then(async (answer): Promise<PageData> => {
        if (answer.status === 404) return { state: 'missing' };
        return answer.ok ? { state: 'ready', value: await answer.json() } : failed;
      })
      .catch(() => failed)
      .then((next) => leave.signal.aborted || setData(next));
    return () => leave.abort();
  }, [address, tries]);
  return data;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** What fails inside stays inside: the page around goes on. */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorCard
        title="Bu bölüm şu anda açılamıyor"
        text="Birazdan tekrar deneyebilirsiniz."
        onRetry={this.props.onRetry}
      />
    );
  }
}
