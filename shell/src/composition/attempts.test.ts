import { tryInTurn, type Attempt } from './attempts';

const never = () => new Promise<never>(() => {});
const soon = async () => {};

const ports = (waits: number[] = [], reports: string[] = []) => ({
  wait: (milliseconds: number) => {
    waits.push(milliseconds);
    return milliseconds === 1000 ? never() : soon();
  },
  report: (attempt: string) => reports.push(attempt),
  limit: 1000,
});

const fails = (name: string, pause?: number): Attempt<string> => ({
  name,
  ...(pause === undefined ? {} : { pause }),
  run: () => Promise.reject(new Error(`${name} is down`)),
});

describe('trying in turn', () => {
  test('stops at the first success', async () => {
    const later = jest.fn(async () => 'never asked');
    const attempts = [
      { name: 'active', run: async () => 'page' },
      { name: 'again', run: later },
    ];
    expect(await tryInTurn(attempts, ports())).toBe('page');
    expect(later).not.toHaveBeenCalled();
  });

  test('goes on after a failure, with the pause asked for, and says what failed', async () => {
    const waits: number[] = [];
    const reports: string[] = [];
    const attempts = [
      fails('active'),
      fails('again', 600),
      { name: 'previous', run: async () => 'older page' },
    ];
    expect(await tryInTurn(attempts, ports(waits, reports))).toBe('older page');
    expect(waits.filter((wait) => wait !== 1000)).toEqual([600]);
    expect(reports).toEqual(['active', 'again']);
  });

  test('an attempt that never ends counts as failed at the limit', async () => {
    const attempts = [
      { name: 'hangs', run: never },
      { name: 'again', run: async () => 'page' },
    ];
    const expired = { ...ports(), wait: soon };
    expect(await tryInTurn([attempts[0] as Attempt<string>], expired).catch(String)).toContain(
      'no answer within 1000 ms',
    );
  });

  test('throws the last reason when nothing is left', async () => {
    await expect(tryInTurn([fails('active'), fails('again')], ports())).rejects.toThrow(
      'again is down',
    );
  });
});
