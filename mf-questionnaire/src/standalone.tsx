import { mountStandalone } from '@denk/shared/standalone';
import definition from './module';
import { scenarios } from './scenarios';

const [route] = definition.routes;

mountStandalone(
  {
    ...definition,
    routes: [
      ...definition.routes,
      ...(route
        ? [
            {
              ...route,
              path: '/questionnaire/preview',
              load: () => import('./preview/preview-page'),
            },
          ]
        : []),
    ],
  },
  scenarios,
);
