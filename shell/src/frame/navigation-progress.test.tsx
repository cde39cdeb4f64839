import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { act, render, screen } from '@testing-library/react';
import { NavigationProgress } from './navigation-progress';

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavigationProgress />
    </MemoryRouter>,
  );
const bar = () => screen.queryByRole('progressbar', { name: 'Sayfa yükleniyor' });

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
  window.history.replaceState(null, '', '/');
});

function goTo(path: string) {
  window.history.replaceState(null, '', path);
  act(() => void window.navigation.dispatchEvent(new Event('currententrychange')));
}

describe('in a browser that tells of address changes', () => {
  beforeEach(() => {
    Object.assign(window, { navigation: new EventTarget() });
  });

  test('the bar shows while the page on screen is not that of the address', () => {
    show('/');
    expect(bar()).toBeNull();
    goTo('/about');
    expect(bar()).toBeInTheDocument();
    goTo('/');
    expect(bar()).toBeNull();
  });

  test('a path counts as the same in either spelling', () => {
    window.history.replaceState(null, '', '/product/g%C3%BCne%C5%9F');
    show('/product/güneş');
    expect(bar()).toBeNull();
  });
});

test('other browsers show no bar', () => {
  show('/about');
  expect(bar()).toBeNull();
});
