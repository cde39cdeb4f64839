import '../ui/styles/index.css';
import {
  fillPath,
  matchRoute,
  type ModuleDefinition,
  type PageComponent,
  type RouteDefinition,
  type RouteMatch,
} from '@denk/shared/contract';
import { BrowserRouter, Link, ParamsContext, useLocation } from '@denk/shared/page/navigation';
import { PageDataContext, type PageData } from '@denk/shared/page/data';
import { createElement, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { answerFetch } from './answer-fetch';
import type { Scenario } from './scenario';
import styles from './standalone.module.css';

/**
 * Puts a module on a page of its own, in the state that `?scenario=` names, with every call answered from the scenario:
 * nothing else has to run. The bar on top calls up the other states.
 */
export function mountStandalone(
  definition: ModuleDefinition,
  scenarios: readonly Scenario[],
): void {
  const scenario = chosen(scenarios);
  if (!scenario) throw new Error(`${definition.name} has no scenarios`);
  enter(scenario);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <BrowserRouter>
        <Bar scenarios={scenarios} current={scenario} />
        <CurrentPage definition={definition} />
      </BrowserRouter>
    </StrictMode>,
  );
}

const chosenName = 'standalone-scenario';

function chosen(scenarios: readonly Scenario[]): Scenario | undefined {
  const name =
    new URLSearchParams(window.location.search).get('scenario') ??
    window.sessionStorage.getItem(chosenName);
  return (
    scenarios.find((scenario) => scenario.name === name) ??
    scenarios.find(({ address }) => address === window.location.pathname) ??
    scenarios[0]
  );
}

/** A scenario is entered once; a reload inside it keeps what the page has stored since. */
function enter(scenario: Scenario): void {
  window.fetch = answerFetch(scenario);
  const asked = new URLSearchParams(window.location.search).has('scenario');
  if (!asked && window.sessionStorage.getItem(chosenName) === scenario.name) return;
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.sessionStorage.setItem(chosenName, scenario.name);
  store(window.sessionStorage, scenario.session);
  store(window.localStorage, scenario.local);
  // An address of the module's own, opened directly, stays; the bare root means “show me the scenario”.
  if (asked || window.location.pathname === '/') {
    const entry = scenario.state === undefined ? null : { usr: scenario.state };
    window.history.replaceState(entry, '', scenario.address);
  }
}

function store(area: Storage, items: Scenario['session'] = {}): void {
  for (const [name, value] of Object.entries(items)) {
    area.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

function Bar({
  scenarios,
  current,
}: {
  readonly scenarios: readonly Scenario[];
  readonly current: Scenario;
}): ReactNode {
  return (
    <nav className={styles.bar} aria-label="Senaryolar">
      <label>
        Senaryo{' '}
        <select
          value={current.name}
          onChange={({ target }) => window.location.assign(`/?scenario=${target.value}`)}
        >
          {scenarios.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </nav>
  );
}

function CurrentPage({ definition }: { readonly definition: ModuleDefinition }): ReactNode {
  const { pathname } = useLocation();
  const match = matchRoute(definition.routes, pathname);
  if (!match) {
    return (
      <main id="icerik" className={styles.elsewhere}>
        <h1 tabIndex={-1}>{pathname}</h1>
        <p>Bu adres başka bir modülün. Tek başına çalışan modül buraya kadar gelir.</p>
        <Link to={definition.routes[0]?.path ?? '/'}>Modüle dön</Link>
      </main>
    );
  }
  return <RoutedPage key={pathname} {...match} />;
}

function RoutedPage({ route, params }: RouteMatch<RouteDefinition>): ReactNode {
  const [Page, setPage] = useState<PageComponent>();
  const data = usePageDataOf(route.dataUrl && fillPath(route.dataUrl, params));
  useEffect(() => {
    document.title = route.title;
    void route.load().then(({ default: loaded }) => setPage(() => loaded));
  }, [route]);
  const shown = Page ?? route.placeholder;
  const page = shown && (
    <ParamsContext value={params}>
      <PageDataContext value={data}>{createElement(shown)}</PageDataContext>
    </ParamsContext>
  );
  return route.layout === 'bare' ? page : <main id="icerik">{page}</main>;
}

function usePageDataOf(address: string | undefined): PageData {
  const [data, setData] = useState<PageData>({ state: address ? 'loading' : 'none' });
  useEffect(() => {
    if (!address) return undefined;
    let current = true;
    const show = (next: PageData) => {
      if (current) setData(next);
    };
    const failed: PageData = { state: 'failed', retry: () => window.location.reload() };
    window
      .fetch(address)
      .then(async (answer): Promise<PageData> => {
        if (answer.status === 404) return { state: 'missing' };
        return answer.ok ? { state: 'ready', value: await answer.json() } : failed;
      })
      .then(show, () => show(failed));
    return () => {
      current = false;
    };
  }, [address]);
  return data;
}
