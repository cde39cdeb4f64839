import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { addressOf, browserHistory, memoryHistory, resolve } from './history';
import { BrowserRouter, Link, MemoryRouter, NavLink, StillRouter } from '.';
import { useLocation, useNavigate, useNavigationType } from '.';

describe('where an address leads', () => {
  const here = { pathname: '/results', search: '?q=tv', hash: '#a' };
  test.each([
    ['/about', '/about'],
    ['/product/güneş?renk=mavi#yorumlar', '/product/güneş?renk=mavi#yorumlar'],
    ['?q=laptop', '/results?q=laptop'],
    ['#son', '/results#son'],
    ['', '/results'],
    [{ search: 'q=laptop' }, '/results?q=laptop'],
    [{ search: '?' }, '/results'],
    [{ pathname: '/search', hash: 'x' }, '/search#x'],
  ])('%j from /results?q=tv#a is %s', (to, address) => {
    expect(addressOf(resolve(to, here))).toBe(address);
  });
});

describe('the browser’s history', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  test('names and numbers entries, so that a reload finds the same one', () => {
    const history = browserHistory(window);
    const { key } = history.now().location;
    history.navigate('/results?q=tv', { state: { a: 1 } });
    expect(window.location.pathname + window.location.search).toBe('/results?q=tv');
    expect(window.history.state).toMatchObject({ usr: { a: 1 }, idx: 1 });
    const reloaded = browserHistory(window).now();
    expect(reloaded).toMatchObject({ type: 'POP', location: { state: { a: 1 } } });
    expect(reloaded.location.key).toBe(history.now().location.key);
    expect(reloaded.location.key).not.toBe(key);
  });

  test('a step that leaves no trace keeps its place', () => {
    const history = browserHistory(window);
    history.navigate('/a');
    history.navigate('?b=1', { replace: true });
    expect(window.history.state).toMatchObject({ idx: 1 });
    expect(history.now()).toMatchObject({
      type: 'REPLACE',
      location: { pathname: '/a', search: '?b=1' },
    });
  });

  test('an entry that a fragment link has made is named, too', () => {
    const history = browserHistory(window);
    history.now();
    const leave = history.follow(() => undefined);
    window.history.pushState(null, '', '#icerik');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(history.now()).toMatchObject({ type: 'POP', location: { hash: '#icerik' } });
    expect(window.history.state).toMatchObject({ idx: 1 });
    leave();
  });
});

test('a history in memory goes back and forward, and a step cuts off what was ahead', () => {
  const history = memoryHistory(['/', '/a']);
  const path = () => history.now().location.pathname;
  history.go(-1);
  expect([path(), history.now().type]).toEqual(['/', 'POP']);
  history.navigate('/b');
  history.go(1);
  expect(path()).toBe('/b');
  history.go(-9);
  expect(path()).toBe('/');
});

function Here() {
  const { pathname, search, state } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

const shown = () => screen.getByText(/^(POP|PUSH|REPLACE) /).textContent;

describe('a link', () => {
  const links = () =>
    render(
      <MemoryRouter initialEntries={['/', { pathname: '/about', state: 'önce' }]}>
        <Here />
        <Link to="/results?q=tv" state={{ a: 1 }}>
          Sonuçlar
        </Link>
        <Link to="/about">Hakkında</Link>
        <Link to="/contact" onClick={(event) => event.preventDefault()}>
          Engelli
        </Link>
        <Link to="https://example.com/">Dışarı</Link>
        <nav>
          <NavLink to="/" end>
            Ana sayfa
          </NavLink>
          <NavLink to="/about">Biz</NavLink>
        </nav>
      </MemoryRouter>,
    );
  const link = (name: string) => screen.getByRole('link', { name });

  test('leads within the site, with its state', () => {
    links();
    expect(shown()).toBe('POP /about "önce"');
    expect(fireEvent.click(link('Sonuçlar'))).toBe(false);
    expect(shown()).toBe('PUSH /results?q=tv {"a":1}');
  });

  test('to the place on screen leaves no trace', () => {
    links();
    fireEvent.click(link('Hakkında'));
    expect(shown()).toBe('REPLACE /about null');
  });

  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with the middle button', { button: 1 }],
  ])('%s is the browser’s', (_, how) => {
    links();
    const asked: boolean[] = [];
    jest.spyOn(console, 'error').mockImplementation(() => {});
    link('Sonuçlar').addEventListener('click', (event) => asked.push(event.defaultPrevented));
    fireEvent.click(link('Sonuçlar'), how);
    expect(asked).toEqual([false]);
    expect(shown()).toBe('POP /about "önce"');
  });

  test('that somebody stopped, or that leads elsewhere, does not navigate', () => {
    links();
    fireEvent.click(link('Engelli'));
    expect(shown()).toBe('POP /about "önce"');
    expect(link('Dışarı')).toHaveAttribute('href', 'https://example.com/');
  });

  test('says where the visitor is', () => {
    links();
    expect(link('Biz')).toHaveAttribute('aria-current', 'page');
    expect(link('Ana sayfa')).not.toHaveAttribute('aria-current');
  });
});

test('whoever goes on while the page appears gets there', () => {
  window.history.replaceState(null, '', '/');
  function Onward() {
    const navigate = useNavigate();
    useEffect(() => navigate('/next', { replace: true }), [navigate]);
    return null;
  }
  render(
    <BrowserRouter>
      <Onward />
      <Here />
    </BrowserRouter>,
  );
  expect(shown()).toBe('REPLACE /next null');
});

test('Back in the browser brings the entry and its state', async () => {
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Here />
      <Link to="/a">İleri</Link>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'İleri' }));
  expect(shown()).toBe('PUSH /a null');
  await act(async () => {
    const popped = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.back();
    await popped;
  });
  expect(shown()).toBe('POP / null');
});

test('a page that is drawn by the server does not navigate', () => {
  const problems: unknown[] = [];
  function Onward() {
    const navigate = useNavigate();
    try {
      navigate('/next');
    } catch (problem) {
      problems.push(problem);
    }
    return <Here />;
  }
  render(
    <StillRouter address="/results?q=tv">
      <Onward />
    </StillRouter>,
  );
  expect(shown()).toBe('POP /results?q=tv null');
  expect(String(problems[0])).toContain('must not navigate');
});
