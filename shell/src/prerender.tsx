import '@denk/shared/styles.css';
import type { PrerenderRequest, ShellBundle } from '@denk/shared/contract';
import * as navigation from '@denk/shared/page/navigation';
import * as page from '@denk/shared/page/data';
import * as later from '@denk/shared/page/later';
import * as store from '@denk/shared/page/store';
import * as schema from '@denk/shared/schema';
import * as ui from '@denk/shared/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { prerender as prerenderMarkup } from 'react-dom/static';
import type { ReadyPage, RouteLook } from './composition/ready-page';
import { findRoute } from './composition/route-table';
import { known } from './composition/settled';
import { createWaiting } from './composition/waiting';
import { Site, type SiteProps } from './site';

/** What module bundles for Node find instead of copies of their own. */
export const singletons: ShellBundle['singletons'] = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@denk/shared/schema': schema,
  '@denk/shared/page/navigation': navigation,
  '@denk/shared/page/data': page,
  '@denk/shared/page/later': later,
  '@denk/shared/page/store': store,
  '@denk/shared/ui': ui,
};

/** Renders the site's markup for a path, as the browser will take it over. Throws what the page throws. */
export async function prerender({
  path,
  search,
  routes,
  definition,
  data,
}: PrerenderRequest): Promise<string> {
  const match = findRoute(routes, path);
  const route = definition?.routes.find((candidate) => candidate.path === match?.route.path);
  const ready: ReadyPage = route
    ? {
        version: nowhereLoaded,
        drawnFor: search === undefined ? undefined : path + search,
        state: 'ready',
        component: (await route.load()).default,
        look: route,
        placeholder: route.placeholder,
        data,
      }
    : { state: 'failed', error: `no module draws ${path}` };
  await later.bringLater();
  let problem: { readonly error: unknown } | undefined;
  const { prelude } = await prerenderMarkup(
    <React.StrictMode>
      <navigation.Router location={path + (search ?? '')} navigator={stillNavigator} static>
        <Site
          routes={routes}
          pages={stillPages(ready, match?.route)}
          searchIsDrawn={search !== undefined}
        />
      </navigation.Router>
    </React.StrictMode>,
    // Whole boundaries in their places: no script puts them there later.
    { progressiveChunkSize: Infinity, onError: (error) => void (problem ??= { error }) },
  );
  const markup = await new Response(prelude).text();
  if (problem) throw problem.error;
  return markup;
}

const nowhereLoaded = { url: '', metadata: { version: '' } };

function stillPages(ready: ReadyPage, look: RouteLook | undefined): SiteProps['pages'] {
  const page = known(ready);
  return {
    load: () => page,
    fallBack: () => page,
    look: () => look,
    forget: () => {},
    reportRender: () => {},
    waiting: createWaiting(() => new Promise(() => {})),
  };
}

const nowhere = () => {
  throw new Error('a page must not navigate while it is rendered');
};

const stillNavigator: navigation.Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: nowhere,
  push: nowhere,
  replace: nowhere,
};
