import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { lastList } from '@denk/shared/page/store';
import { render } from '@testing-library/react';
import { Frame } from './frame';

const show = (layout: 'framed' | 'results', address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Frame layout={layout} hidesFooterOnPhones={false}>
        <h1>Sayfa</h1>
      </Frame>
    </MemoryRouter>,
  );

test('the list on screen is remembered with its filters, other pages are not', () => {
  window.sessionStorage.clear();
  show('results', '/results?q=laptop&brands=Asus');
  expect(lastList()?.address).toBe('/results?q=laptop&brands=Asus');
  show('framed', '/about');
  expect(lastList()?.address).toBe('/results?q=laptop&brands=Asus');
});

test('a remembered address of another site is none', () => {
  window.sessionStorage.setItem('last-list', '{"address":"//evil.example/a","place":0}');
  expect(lastList()).toBeUndefined();
});
