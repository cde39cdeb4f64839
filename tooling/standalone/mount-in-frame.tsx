import { createRoot } from 'react-dom/client';
import '../../shared/src/ui/styles/index.css';
import { startNetwork } from './network/network';
import { play } from './play';
import type { Scenario } from './scenario';
import styles from './workbench/bar.module.css';
import { fillStorage } from './workbench/fill-storage';
import { ScenarioList } from './workbench/scenario-list';
import { readAddress } from './workbench/settings';

/** The real frame with no module in it: an address that nobody has. */
const emptyFrame = '/__scenarios/frame';

/** While developing, the site's own worker is the scenarios' network. */
const worker = '/service-worker.js';

/**
 * Shows a module's scenario inside the composed site's own page, where frame, routing and loading are the real ones and
 * only storage and answers are the scenario's. Without a name: all of them.
 */
export async function mountInFrame(scenarios: readonly Scenario[]): Promise<void> {
  const { scenario: name, settings } = readAddress(window.location.search);
  const scenario = scenarios.find((one) => one.name === name);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  if (!scenario) {
    const addressOf = (one: Scenario) => `?scenario=${one.name}`;
    root.render(<ScenarioList scenarios={scenarios} unknown={name} addressOf={addressOf} />);
    return;
  }
  document.title = scenario.title;
  fillStorage(scenario);
  const network = await startNetwork(scenario, settings, worker);
  const frame = await new Promise<HTMLIFrameElement>((resolve) =>
    root.render(
      <iframe
        className={styles.frame}
        src={emptyFrame}
        title={scenario.title}
        onLoad={({ currentTarget }) => resolve(currentTarget)}
      />,
    ),
  );
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) throw new Error('the frame has no page');
  while (!('ready' in page.document.documentElement.dataset)) await moment();
  // The router goes there as it goes everywhere else: the page's data comes over the scenario's network, too.
  page.history.pushState({ usr: scenario.state }, '', scenario.address);
  page.dispatchEvent(new page.PopStateEvent('popstate'));
  await play(scenario, network, { forward: moment, stop: () => undefined }, page.document);
  document.documentElement.dataset.scenario = scenario.name;
}

/** The frame has the browser's own clock: it is waited for. */
const moment = (milliseconds = 50) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
