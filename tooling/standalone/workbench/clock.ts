import { install, type Clock } from '@sinonjs/fake-timers';

/** The page's clock: it runs by itself and can be stopped; `runForward` runs it forward. */
export interface PageClock {
  readonly stop: () => void;
  /** Runs it forward, milliseconds. */
  readonly forward: (milliseconds: number) => Promise<void>;
}

/** When every scenario begins, so that what it shows of the time is the same on every day. */
const begin = Date.UTC(2026, 4, 12, 12);

/**
 * Puts the page's timers, its date and the limits of its calls on a clock that QA can run forward. Whatever uses timers
 * has to be loaded afterwards.
 */
export function startClock(): PageClock {
  const clock: Clock = install({
    now: begin,
    shouldAdvanceTime: true,
    advanceTimeDelta: 20,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(
      () => controller.abort(new DOMException('signal timed out', 'TimeoutError')),
      milliseconds,
    );
    return controller.signal;
  };
  window.addEventListener(forwarded, (event) => {
    if ('detail' in event) void forward(clock, Number(event.detail));
  });
  // What waits stays waiting; what begins afterwards, such as a tool that looks at the page, has the browser's own time.
  return {
    stop: () => clock.uninstall(),
    forward: (milliseconds) => forward(clock, milliseconds),
  };
}

const forwarded = 'workbench-forward';

/** Runs the clock of a window forward. */
export function runForward(page: Window, milliseconds: number): void {
  page.dispatchEvent(new CustomEvent(forwarded, { detail: milliseconds }));
}

async function forward(clock: Clock, milliseconds: number): Promise<void> {
  // In steps: what one timer starts over the network needs its turn before the next.
  for (let left = milliseconds; left > 0; left -= 100) {
    await clock.tickAsync(Math.min(left, 100));
  }
}
