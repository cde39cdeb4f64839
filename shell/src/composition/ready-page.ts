import type { ModuleVersion, PageComponent, RouteDefinition } from '@denk/shared/contract';
import type { PageData } from '@denk/shared/page/data';

/** How the frame shows a route's page. */
export type RouteLook = Pick<RouteDefinition, 'title' | 'layout' | 'hidesFooterOnPhones'>;

/** A page that can be drawn, or the news that it cannot be had. */
export type ReadyPage =
  | {
      readonly state: 'ready';
      readonly component: PageComponent;
      readonly look: RouteLook;
      readonly placeholder?: PageComponent | undefined;
      readonly data: PageData;
      /** The path and query string that markup and data came for; data counts for no other one. */
      readonly drawnFor?: string | undefined;
      /** The version that brought it. */
      readonly version: Pick<ModuleVersion, 'url' | 'metadata'>;
    }
  | { readonly state: 'failed'; readonly error: unknown };
