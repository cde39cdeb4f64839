import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { searchStore } from '@denk/shared/page/store';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { entryRoutes } from './entry-routes';
import { pretendScreen } from './search-entry/pretend-screen';

const pages = entryRoutes.map((route) => [route.path, route] as const);

async function drawn(path: string, { load }: (typeof entryRoutes)[number]) {
  const { default: Page } = await load();
  const page = (
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>
  );
  return { page, html: renderToString(page) };
}

test.each(pages)(
  '%s has one heading of the first level and no inline style',
  async (path, route) => {
    const { html } = await drawn(path, route);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  },
);

test.each(pages)(
  '%s drawn ahead is taken over as it is by a phone with a history and without motion',
  async (path, route) => {
    const { page, html } = await drawn(path, route);
    pretendScreen({ width: 390, reducedMotion: true });
    searchStore.setState({ query: 'laptop', history: ['laptop', 'çadır'] });
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = html;
    const mismatches: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(place, page, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(mismatches).toEqual([]);
    act(() => root.unmount());
  },
);
