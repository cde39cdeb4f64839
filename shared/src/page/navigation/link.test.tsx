import { fireEvent, render, screen } from '@testing-library/react';
import { Link, NavLink, useLocation } from '.';
import { MemoryRouter } from './testing';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const show = (link: React.ReactNode, at = '/about') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Place />
    </MemoryRouter>,
  );

test('leads to its page, with what the history entry shall carry', () => {
  show(
    <Link to="/results?q=telefon" state={{ from: 'test' }}>
      Telefon
    </Link>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/results?q=telefon');
  fireEvent.click(link);
  expect(screen.getByRole('status').textContent).toBe('/results?q=telefon {"from":"test"}');
});

test('leaves to the browser what opens elsewhere, and to its owner what is prevented', () => {
  show(
    <Link to="/contact" onClick={(event) => event.altKey && event.preventDefault()}>
      İletişim
    </Link>,
  );
  const stays = () => expect(screen.getByRole('status').textContent).toBe('/about null');
  // jsdom cannot open another tab; whether the page was left is what counts.
  const elsewhere = (event: Event) => event.preventDefault();
  document.addEventListener('click', elsewhere);
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  stays();
  fireEvent.click(screen.getByRole('link'), { altKey: true });
  stays();
  document.removeEventListener('click', elsewhere);
});

test.each(['//evil.example/a', 'javascript:alert(1)', 'https://evil.example', '\\\\evil.example'])(
  '%s leads to nowhere but our own site',
  (to) => {
    show(<Link to={to}>x</Link>);
    expect(screen.getByRole<HTMLAnchorElement>('link').origin).toBe(location.origin);
  },
);

test.each([
  ['/about', '/about', false, true],
  ['/about/team', '/about', false, true],
  ['/abouts', '/about', false, false],
  ['/about', '/', true, false],
])('at %s the link to %s is the current one: %s, %s', (at, to, end, current) => {
  show(
    <NavLink to={to} end={end}>
      x
    </NavLink>,
    at,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current ? 'page' : null);
});
