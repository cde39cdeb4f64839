import { readAddress, withoutWorkbench, withWorkbench } from '../standalone/workbench/settings';

test.each([
  ['/results?q=a%20b', '/results?q=a%20b&scenario=list'],
  ['/', '/?scenario=list'],
  ['/results?q=a+b&c=x*y#top', '/results?q=a+b&c=x*y&scenario=list#top'],
])('%s keeps its own part letter for letter', (own, shown) => {
  expect(withWorkbench(own, 'list', {})).toBe(shown);
  expect(withoutWorkbench(shown)).toBe(own);
});

test('what is looked at is in the address, and read from it', () => {
  const shown = withWorkbench('/about?scenario=old', 'about', { width: '360', theme: 'dark' });
  expect(shown).toBe('/about?scenario=about&qa-width=360&qa-theme=dark');
  expect(readAddress(shown.slice('/about'.length))).toEqual({
    scenario: 'about',
    settings: { width: '360', theme: 'dark' },
  });
});

test('a setting of another value is left out', () => {
  expect(readAddress('?qa-width=wide&qa-text=150')).toEqual({ settings: { text: '150' } });
});
