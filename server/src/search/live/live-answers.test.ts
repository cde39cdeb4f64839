import { createMemoryCache } from './answer-cache';
import { createLiveAnswers, failureMs } from './live-answers';
import { ProviderProblem, type ShoppingProvider, type ShoppingQuery } from './shopping-provider';
import { upstreamBudget } from './upstream-budget';

const product = {
  id: 'a',
  title: 'Kulaklık',
  image: '',
  source: 'Satıcı',
  price: '100,00 TL',
  priceValue: 100,
  link: 'https://satici.example/a',
};

function world({ filtersPrice = true, perDay = 100, concurrent = 4 } = {}) {
  const clock = { ms: 1_000_000 };
  const calls: ShoppingQuery[] = [];
  let behave: () => Promise<(typeof product)[]> = async () => [product];
  const provider: ShoppingProvider = {
    name: 'serper',
    filtersPrice,
    search: (query) => {
      calls.push(query);
      return behave();
    },
  };
  const answers = createLiveAnswers({
    provider,
    cache: createMemoryCache(),
    now: () => clock.ms,
    take: upstreamBudget({ concurrent, perDay, now: () => clock.ms }),
    warn: () => {},
  });
  return {
    answers,
    calls,
    clock,
    behaves: (way: typeof behave) => {
      behave = way;
    },
  };
}

const failing = () => Promise.reject(new ProviderProblem('unreachable', 'serper'));

describe('paid calls', () => {
  test('a service that cannot filter by price is asked once for all prices of a query', async () => {
    const { answers, calls } = world({ filtersPrice: false });
    for (const max of [100, 200, 300]) await answers({ text: 'kulaklık', max });
    expect(calls).toEqual([{ text: 'kulaklık' }]);
  });

  test('one that can is asked for each price', async () => {
    const { answers, calls } = world();
    for (const max of [100, 200]) await answers({ text: 'kulaklık', max });
    expect(calls).toHaveLength(2);
  });

  test('spelling of space and case makes no other question', async () => {
    const { answers, calls } = world();
    for (const text of ['Kulaklık', ' kulaklık ', 'KULAKLIK']) await answers({ text });
    expect(calls).toHaveLength(1);
  });

  test('a failure is remembered for a while, so that retries cost nothing', async () => {
    const { answers, calls, clock, behaves } = world();
    behaves(failing);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(answers({ text: 'kulaklık' })).rejects.toThrow(ProviderProblem);
    }
    expect(calls).toHaveLength(1);
    clock.ms += failureMs;
    behaves(async () => [product]);
    expect(await answers({ text: 'kulaklık' })).toEqual([product]);
  });

  test('the day’s calls end, and begin anew the next day', async () => {
    const { answers, calls, clock } = world({ perDay: 2 });
    for (const text of ['a', 'b']) await answers({ text });
    await expect(answers({ text: 'c' })).rejects.toMatchObject({ failure: 'quota' });
    expect(calls).toHaveLength(2);
    clock.ms += 86_400_000;
    expect(await answers({ text: 'c' })).toEqual([product]);
  });

  test('no more than a few are under way at once; the others are told to come back', async () => {
    const { answers, calls, behaves } = world({ concurrent: 2 });
    const open: (() => void)[] = [];
    behaves(() => new Promise((resolve) => open.push(() => resolve([product]))));
    const asked = ['a', 'b', 'c'].map((text) => answers({ text }).catch((error: unknown) => error));
    expect(await asked[2]).toMatchObject({ failure: 'busy' });
    expect(calls).toHaveLength(2);
    for (const finish of open) finish();
    await Promise.all(asked);
    behaves(async () => [product]);
    expect(await answers({ text: 'c' })).toEqual([product]);
  });
});
