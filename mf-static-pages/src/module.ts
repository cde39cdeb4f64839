import { defineModule } from '@denk/shared/contract';
import { contentRoutes } from './content-routes';
import { entryRoutes } from './entry-routes';

/** The pages that need no service of their own: where visitors start, and what they read. */
export default defineModule({
  name: 'mf-static-pages',
  routes: [...entryRoutes, ...contentRoutes],
});
