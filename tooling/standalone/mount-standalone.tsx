import { BrowserRouter } from '@denk/shared/page/navigation';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../shared/src/ui/styles/index.css';
import { startNetwork, type Network } from './network/network';
import type { Scenario } from './scenario';
import { note, watchStorage } from './workbench/activity';
import './workbench/appearance.css';
import { Bar } from './workbench/bar';
import styles from './workbench/bar.module.css';
import { startClock, type PageClock } from './workbench/clock';
import { emulateMedia } from './workbench/emulate-media';
import { moduleWindow } from './workbench/module-window';
import { ScenarioList } from './workbench/scenario-list';
import { readAddress, withoutWorkbench, withWorkbench, type Settings } from './workbench/settings';

/**
 * Puts a front end on a page of its own, in the state that `?scenario=` names: storage, history entry and network are the
 * scenario's before any of the front end's code is loaded, so that nothing else has to run. Without a name it is the
 * scenario of the address, else the first.
 *
 * @param load gives what is drawn: a module's pages (`modulePages`), or a whole frame
 */
export async function mountStandalone(
  scenarios: readonly Scenario[],
  load: () => Promise<ComponentType>,
): Promise<void> {
  const { scenario: name, settings } = readAddress(window.location.search);
  const named = scenarios.find((one) => one.name === name);
  if (name !== undefined && !named) {
    document.title = `Senaryo yok: ${name}`;
    return draw(<ScenarioList scenarios={scenarios} unknown={name} />);
  }
  const scenario = named ?? scenarioOf(scenarios, window.location.pathname);
  const decorate = (address: string) => withWorkbench(address, scenario.name, settings);
  const clock = startClock();
  const bar = settings.bar !== 'off' && (
    <Bar scenarios={scenarios} current={scenario} settings={settings} />
  );
  const isNew = !wasReloaded();
  if (isNew) enter(scenario, decorate);
  // Also around a page at a width: the worker then stays while that page comes and goes.
  const network = await startNetwork(scenario, settings);
  if (settings.width) {
    return draw(
      <>
        {bar}
        <Narrow address={decorate(here())} settings={settings} />
      </>,
    );
  }
  dress(document.documentElement, settings);
  emulateMedia(window, settings);
  watchStorage(window);
  const Pages = await load();
  const page = moduleWindow(window, (address) => {
    note({ kind: 'navigation', text: withoutWorkbench(address) });
    return decorate(address);
  });
  draw(
    <>
      {bar}
      <BrowserRouter window={page}>
        <Pages />
      </BrowserRouter>
    </>,
  );
  if (isNew) await play(scenario, network, clock);
  else await quiet(network);
  document.documentElement.dataset.scenario = scenario.name;
}

function scenarioOf(scenarios: readonly Scenario[], path: string): Scenario {
  const pathOf = ({ address }: Scenario) => new URL(address, window.location.origin).pathname;
  const found = scenarios.find((one) => pathOf(one) === path) ?? scenarios[0];
  if (!found) throw new Error('there are no scenarios');
  return found;
}

/** A reload inside a scenario keeps what the page has stored since; every other way in enters it anew. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry instanceof PerformanceNavigationTiming &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  );
}

/** Puts the browser into the scenario's state. An address of the module's own, opened directly, stays. */
function enter(scenario: Scenario, decorate: (address: string) => string): void {
  window.sessionStorage.clear();
  window.localStorage.clear();
  store(window.sessionStorage, scenario.session);
  store(window.localStorage, scenario.local);
  const address = window.location.pathname === '/' ? scenario.address : withoutWorkbench(here());
  const entry = scenario.state === undefined ? null : { usr: scenario.state };
  window.history.replaceState(entry, '', decorate(address));
}

function store(area: Storage, items: Scenario['session'] = {}): void {
  for (const [name, value] of Object.entries(items)) {
    area.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

function dress(root: HTMLElement, { theme, text, colours }: Settings): void {
  if (theme) {
    root.dataset.theme = theme;
    document.cookie = `theme=${theme}; Path=/; SameSite=Lax`;
  }
  if (text) root.dataset.qaText = text;
  if (colours) root.dataset.qaColours = colours;
}

function draw(content: ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<StrictMode>{content}</StrictMode>);
}

/** The page in a window of its own width, so that its media rules answer to that. */
function Narrow({
  address,
  settings,
}: {
  readonly address: string;
  readonly settings: Settings;
}): ReactNode {
  const { scenario = '' } = readAddress(new URL(address, window.location.origin).search);
  const inner = withWorkbench(address, scenario, { ...settings, width: undefined, bar: 'off' });
  return <iframe className={styles.frame} data-width={settings.width} src={inner} title="Sayfa" />;
}

/** Does what the visitor does, and waits until what comes at once has come. */
async function play(scenario: Scenario, network: Network, clock: PageClock): Promise<void> {
  await quiet(network);
  if (scenario.play) {
    const [{ screen }, { default: userEvent }] = await Promise.all([
      import('@testing-library/dom'),
      import('@testing-library/user-event'),
    ]);
    await scenario.play({ user: userEvent.setup({ delay: null }), screen });
  }
  if (scenario.still) clock.stop();
  else await quiet(network);
}

/** Waits until no answer is on its way and the page has not changed for a moment, five seconds at most. */
async function quiet({ pending }: Network): Promise<void> {
  let changed = performance.now();
  const begun = changed;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  while (performance.now() - begun < 5000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (pending() === 0 && performance.now() - changed > 150) break;
  }
  observer.disconnect();
}
