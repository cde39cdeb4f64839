import { createKeptProducts, type KeptProduct } from '.';

const product = (key: string): KeptProduct => ({
  key,
  title: key,
  offers: [{ seller: 'n11', price: { text: '10,00 TL', value: 10 } }],
  sample: true,
  reasons: [],
  facts: {},
});

function memory() {
  const kept = new Map<string, string>();
  return {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, text: string) => kept.set(name, text).size > 0,
    remove: (name: string) => void kept.delete(name),
  };
}

const keys = (products: readonly KeptProduct[]) => products.map(({ key }) => key);
const listOf = (whenFull: 'refuse' | 'drop-oldest', storage = memory()) =>
  createKeptProducts({ storage, name: 'list', limit: 2, whenFull });

test('a product that is kept again becomes the newest', () => {
  const list = listOf('drop-oldest');
  for (const key of ['a', 'b', 'a']) list.put(product(key));
  expect(keys(list.read())).toEqual(['b', 'a']);
});

test('a full list refuses, or lets its oldest go', () => {
  const [saved, viewed] = [listOf('refuse'), listOf('drop-oldest')];
  const taken = ['a', 'b', 'c'].map((key) => [saved.put(product(key)), viewed.put(product(key))]);
  expect(taken[2]).toEqual([false, true]);
  expect(keys(saved.read())).toEqual(['a', 'b']);
  expect(keys(viewed.read())).toEqual(['b', 'c']);
});

test('what another part of the page wrote is seen, and reading is stable between changes', () => {
  const storage = memory();
  const list = listOf('refuse', storage);
  expect(list.read()).toBe(list.read());
  listOf('refuse', storage).put(product('a'));
  expect(keys(list.read())).toEqual(['a']);
  expect(list.read()).toBe(list.read());
});

test('one unreadable product does not take the others with it', () => {
  const storage = memory();
  storage.write('list', JSON.stringify([{ key: 'a' }, product('b')]));
  expect(keys(listOf('refuse', storage).read())).toEqual(['b']);
});

test('a change is told until it is no longer listened to', () => {
  const list = listOf('refuse');
  const changed = jest.fn();
  const stop = list.subscribe(changed);
  list.put(product('a'));
  list.remove('a');
  stop();
  list.clear();
  expect(changed).toHaveBeenCalledTimes(2);
});
