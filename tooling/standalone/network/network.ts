import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Scenario } from '../scenario';
import { note } from '../workbench/activity';
import type { Settings } from '../workbench/settings';
import { answerCall, type Exchange } from './answer-call';
import { drawnPicture } from './drawn-picture';

/** The network as a scenario has it. */
export interface Network {
  /** How many calls of the page are under way, without those that the scenario lets wait. */
  readonly pending: () => number;
}

const soon = 500;

/**
 * Stands between the page and the network: calls are answered from the scenario, the server's pictures are drawn, and
 * everything else (the page's own files) passes. A service worker does it, which the production policy allows; where the
 * browser has none (no secure context), `fetch` is taken over instead.
 */
export async function startNetwork(
  scenario: Scenario,
  settings: Settings,
  worker = '/mockServiceWorker.js',
): Promise<Network> {
  let waiting = 0;
  const wait = async (milliseconds: number, signal: AbortSignal) => {
    const counts = milliseconds >= soon;
    if (counts) waiting += 1;
    await pause(milliseconds, signal).finally(() => (waiting -= counts ? 1 : 0));
  };
  const answering = setupWorker(
    http.all('*', async ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      if (origin !== window.location.origin) return foreign(request);
      if (pathname.startsWith('/pictures/')) return drawnPicture(pathname);
      const answered = await answerCall(faulty(scenario, settings), request, {
        wait: (milliseconds, signal) => wait(milliseconds + Number(settings.latency ?? 0), signal),
        report,
      });
      return answered ?? passthrough();
    }),
  );
  await answering.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: worker },
  });
  const underWay = countCalls(window);
  return { pending: () => Math.max(0, underWay() - waiting) };
}

/** Counts the calls of a page from now on, each until it is answered. */
function countCalls(page: Window): () => number {
  const { fetch } = page;
  let calls = 0;
  page.fetch = async (...asked) => {
    calls += 1;
    return fetch.apply(page, asked).finally(() => (calls -= 1));
  };
  return () => calls;
}

/** Nothing outside this page is asked, so that a scenario looks the same everywhere. */
function foreign(request: Request): Response {
  note({ kind: 'call', text: `${request.method} ${request.url} (dışarıya gitmez)` });
  const isPicture = request.headers.get('accept')?.startsWith('image/') ?? false;
  return isPicture ? drawnPicture(request.url) : Response.error();
}

function report({ method, path, status, faults }: Exchange): void {
  note({ kind: 'call', text: `${method} ${path} → ${status ?? 'yanıt yok'}`, faults });
  for (const fault of faults) console.error(`[contract] ${method} ${path}: ${fault}`);
}

/** The scenario with every call failing the way that was chosen. */
function faulty(scenario: Scenario, { fault }: Settings): Scenario {
  if (!fault) return scenario;
  const reply =
    fault === 'status'
      ? ({ broken: { error: 'failure' }, status: 500 } as const)
      : { failure: fault };
  return {
    ...scenario,
    replies: { search: reply, chat: reply, suggestions: reply, product: reply },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds);
  });
}
