import { createSearchStore, parseHistory, remember } from '.';

describe('history', () => {
  test('newest first, no duplicates, ten at most', () => {
    const terms = [
      'parfüm',
      'film',
      'laptop',
      'parfüm',
      ...Array.from({ length: 9 }, (_, i) => `t${i}`),
    ];
    const history = terms.reduce<string[]>(remember, []);
    expect(history).toHaveLength(10);
    expect(history[0]).toBe('t8');
    expect(history.filter((term) => term === 'parfüm')).toHaveLength(1);
  });

  test.each([
    ['the plain list', '["parfüm","film"]', ['parfüm', 'film']],
    ['an envelope of an earlier release', '{"state":{"history":["a b"]},"version":0}', ['a b']],
    ['a corrupt entry among good ones', '["parfüm",7,null,"film",""]', ['parfüm', 'film']],
    ['text that is not JSON', '{oops', []],
    ['another shape', '{"a":1}', []],
    ['nothing', null, []],
  ])('%s is read', (_, text, history) => expect(parseHistory(text)).toEqual(history));
});

describe('the search store', () => {
  test('a search sets the query and the history; blank text does nothing', () => {
    const store = createSearchStore();
    store.getState().search('  koşu bandı ');
    store.getState().search('   ');
    expect(store.getState()).toMatchObject({ query: 'koşu bandı', history: ['koşu bandı'] });
  });

  test('terms are forgotten one by one or all at once', () => {
    const store = createSearchStore();
    for (const term of ['a', 'b', 'c']) store.getState().search(term);
    store.getState().forget('b');
    expect(store.getState().history).toEqual(['c', 'a']);
    store.getState().forgetAll();
    expect(store.getState().history).toEqual([]);
  });
});

describe("the page's store", () => {
  test('asks the storage at its first use, and keeps there what is searched', async () => {
    localStorage.setItem('search-history', '["parfüm"]');
    const read = jest.spyOn(Storage.prototype, 'getItem');
    await jest.isolateModulesAsync(async () => {
      const { searchStore } = await import('.');
      expect(read).not.toHaveBeenCalled();
      expect(searchStore.getInitialState().history).toEqual([]);
      expect(searchStore.getState().history).toEqual(['parfüm']);
      searchStore.getState().search('film');
      expect(localStorage.getItem('search-history')).toBe('["film","parfüm"]');
    });
    read.mockRestore();
  });
});
