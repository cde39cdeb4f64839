import type { Network } from './network/network';
import type { Scenario } from './scenario';
import type { PageClock } from './workbench/clock';

/** Does in a page what the scenario's visitor does, and runs its clock until what comes has come; gives the texts that it does not show. */
export async function play(
  { name, play: act, shows = [], still }: Scenario,
  network: Network,
  clock: PageClock,
  page: Document,
): Promise<readonly string[]> {
  await quiet(network, page);
  if (act) {
    const [{ within, screen }, { default: userEvent }] = await Promise.all([
      import('@testing-library/dom'),
      import('@testing-library/user-event'),
    ]);
    const user = userEvent.setup({ delay: null, document: page });
    await act({ user, screen: page === document ? screen : { ...screen, ...within(page.body) } });
  }
  const missing = () => shows.filter((text) => !textOf(page).includes(text));
  for (let left = patience; left > 0 && missing().length > 0; left -= step) {
    await nextFrame();
    // What is under way is no matter of time: it needs its turn before the clock goes on.
    if (network.pending() === 0) await clock.forward(step);
  }
  const unseen = missing();
  for (const text of unseen) console.error(`[scenario] ${name} does not show “${text}”`);
  if (still) clock.stop();
  else if (act || shows.length > 0) await quiet(network, page);
  return unseen;
}

/** How far a page's clock is run forward at most, and by how much at once; milliseconds. */
const patience = 60_000;
const step = 250;

/** What can be read on a page, without how it is broken into lines. */
const textOf = (page: Document) => page.body.innerText.replaceAll(/\s+/g, ' ');

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How long a page may go on changing, and how long a busy machine may take over an answer; milliseconds. */
const longestChange = 5000;
const longestAnswer = 30_000;

/** Waits until no answer and no code is on its way and a page has not changed for a moment. */
export async function quiet({ pending }: Network, page: Document): Promise<void> {
  const begun = performance.now();
  let changed = begun;
  let busy = begun;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(page.body, { childList: true, subtree: true, characterData: true });
  while (performance.now() - begun < longestAnswer) {
    await nextFrame();
    const now = performance.now();
    if (pending() > 0 || isCodeOnItsWay(page)) busy = changed = now;
    else if (now - changed > 150 || now - busy > longestChange) break;
  }
  observer.disconnect();
}

/** webpack takes the element of a chunk away once it has come, or cannot come. */
const isCodeOnItsWay = (page: Document) => page.querySelector('script[data-webpack]') !== null;
