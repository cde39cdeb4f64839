import { bringLater, laterIsThere } from '@denk/shared/page/later';
import { BrowserRouter } from '@denk/shared/page/navigation';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../shared/src/ui/styles/index.css';
import { startNetwork } from './network/network';
import { play, quiet } from './play';
import type { Scenario } from './scenario';
import { note, watchStorage } from './workbench/activity';
import './workbench/appearance.css';
import { Bar } from './workbench/bar';
import styles from './workbench/bar.module.css';
import { startClock } from './workbench/clock';
import { emulateMedia } from './workbench/emulate-media';
import { moduleWindow } from './workbench/module-window';
import { ScenarioList } from './workbench/scenario-list';
import { fillStorage } from './workbench/fill-storage';
import { readAddress, withoutWorkbench, withWorkbench, type Settings } from './workbench/settings';
import { Thrown } from './workbench/thrown';

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
    const addressOf = (one: Scenario) => withWorkbench(one.address, one.name, {});
    return draw(<ScenarioList scenarios={scenarios} unknown={name} addressOf={addressOf} />);
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
  void bringLater();
  const Pages = await load();
  await laterIsThere();
  const page = moduleWindow(window, (address) => {
    note({ kind: 'navigation', text: withoutWorkbench(address) });
    return decorate(address);
  });
  draw(
    <>
      {bar}
      <BrowserRouter window={page}>
        <Thrown>
          <Pages />
        </Thrown>
      </BrowserRouter>
    </>,
  );
  const unseen = isNew ? await play(scenario, network, clock, document) : [];
  if (!isNew) await quiet(network, document);
  for (const text of unseen)
    note({ kind: 'scenario', text: scenario.name, faults: [`“${text}” görünmüyor`] });
  if (settings.clock === 'still') clock.stop();
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
  fillStorage(scenario);
  const address = window.location.pathname === '/' ? scenario.address : withoutWorkbench(here());
  const entry = scenario.state === undefined ? null : { usr: scenario.state };
  window.history.replaceState(entry, '', decorate(address));
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
