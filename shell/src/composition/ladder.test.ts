import { climb, type Rung } from './ladder';

/** A clock that only waiting moves; waits end in the order of their time. */
function clock() {
  let time = 0;
  const waits: { at: number; end: () => void }[] = [];
  return {
    now: () => time,
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => waits.push({ at: time + milliseconds, end: resolve })),
    /** Runs until nothing waits any more. */
    run: async (result: Promise<unknown>) => {
      let over = false;
      result.then(
        () => (over = true),
        () => (over = true),
      );
      for (let turn = 0; turn < 200 && !over; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve));
        if (over) break;
        waits.sort((a, b) => a.at - b.at);
        const next = waits.shift();
        if (!next) break;
        time = Math.max(time, next.at);
        next.end();
      }
      return time;
    },
  };
}

interface Named extends Omit<Rung<string>, 'onFailure'> {
  readonly name: string;
}

function climbing(rungs: readonly Named[]) {
  const { now, wait, run } = clock();
  const reports: string[] = [];
  const told = rungs.map((rung) => ({ ...rung, onFailure: () => reports.push(rung.name) }));
  const result = climb(told, { now, wait });
  result.catch(() => undefined);
  return { result, reports, time: () => run(result) };
}

const never = () => new Promise<never>(() => {});
const down = (name: string) => () => Promise.reject(new Error(`${name} is down`));

describe('climbing', () => {
  test('stops at the first rung that holds', async () => {
    const later = jest.fn(async () => 'never asked');
    const { result } = climbing([
      { name: 'active', run: async () => 'page', until: 6000 },
      { name: 'previous', run: later, until: 10_000 },
    ]);
    expect(await result).toBe('page');
    expect(later).not.toHaveBeenCalled();
  });

  test('tries again after a pause where something failed, then goes on', async () => {
    const { result, reports, time } = climbing([
      { name: 'active', run: down('active'), until: 6000, retries: 2 },
      { name: 'previous', run: async () => 'older page', until: 10_000 },
    ]);
    expect(await time()).toBe(1200);
    expect(await result).toBe('older page');
    expect(reports).toEqual(['active', 'active', 'active']);
  });

  test('does not try again what hangs', async () => {
    const hangs = jest.fn(never);
    const { result, time } = climbing([
      { name: 'active', run: hangs, until: 6000, retries: 3 },
      { name: 'previous', run: async () => 'older page', until: 10_000 },
    ]);
    expect(await time()).toBe(6000);
    expect(await result).toBe('older page');
    expect(hangs).toHaveBeenCalledTimes(1);
  });

  test('one deadline holds for all rungs together', async () => {
    const { result, time } = climbing([
      { name: 'active', run: never, until: 6000, retries: 3 },
      { name: 'previous', run: never, until: 10_000 },
    ]);
    expect(await time()).toBe(10_000);
    await expect(result).rejects.toThrow('no answer within 4000 ms');
  });

  test('tells a rung that is given up', async () => {
    const signals: AbortSignal[] = [];
    const { time } = climbing([
      { name: 'active', run: (signal) => (signals.push(signal), never()), until: 6000 },
      { name: 'previous', run: async () => 'older page', until: 10_000 },
    ]);
    await time();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('throws the last reason when nothing holds', async () => {
    const { result, time } = climbing([
      { name: 'active', run: down('active'), until: 6000 },
      { name: 'previous', run: down('previous'), until: 10_000 },
    ]);
    await time();
    await expect(result).rejects.toThrow('previous is down');
  });
});
