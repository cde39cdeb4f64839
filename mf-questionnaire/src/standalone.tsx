import { modulePages, mountStandalone } from '@denk/tooling/standalone';
import { scenarios } from './scenarios';

// The module's own code comes after the scenario's state is there: it reads storage as it loads.
void mountStandalone(scenarios, async () => {
  const { default: definition } = await import('./module');
  const [route] = definition.routes;
  const preview = route && {
    ...route,
    path: '/questionnaire/preview',
    load: () => import('./preview/preview-page'),
  };
  return modulePages({
    ...definition,
    routes: [...definition.routes, ...(preview ? [preview] : [])],
  });
});
