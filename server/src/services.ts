import type { Registry as Metrics } from 'prom-client';
import { chatRoutes, createDesk, createGuide, learnedSense, turnMetrics } from './assistant';
import { cataloguePictures, picturesRoutes, pngMaker } from './pictures';
import { visitorKey } from './operations';
import { createCatalogueServices } from './search';
import type { Mount } from './app';
import type { Environment } from './environment';

/** The product's own routes, and what they cannot do without. */
export interface Services {
  readonly mounts: readonly Mount[];
  /** By name: whether each answers now. */
  readonly needs: Readonly<Record<string, () => Promise<boolean>>>;
  /** Names what the services' data is at this moment; undefined while nobody can tell. */
  readonly revision: () => string | undefined;
  /** Does before the first visitor comes what the first search would wait for. */
  readonly warm: () => Promise<void>;
}

/**
 * Everything the server does besides composing pages.
 *
 * @param catalogueFolder the sample catalogue's files
 * @param metrics where the services leave their figures
 * @param fonts the folder of the fonts that pictures are lettered with; without it links are shared without their own
 */
export function services(
  environment: Environment,
  catalogueFolder: string,
  metrics: Metrics,
  fonts?: string,
): Services {
  const catalogue = createCatalogueServices(environment, catalogueFolder, visitorKey);
  const mounts: Mount[] = [
    (app) => catalogue.routes(app),
    (app) =>
      picturesRoutes(app, {
        ...cataloguePictures(catalogue.catalogue),
        toPng: fonts === undefined ? undefined : pngMaker(fonts),
      }),
    (app) =>
      chatRoutes(app, {
        apiKey: environment.OPENAI_API_KEY,
        baseUrl: environment.OPENAI_BASE_URL,
        model: environment.OPENAI_MODEL,
        maxTokensField: environment.OPENAI_MAX_TOKENS_FIELD,
        fallbackToGuide: environment.CHAT_FALLBACK,
        guide: createGuide(catalogue.engine, catalogue.knowledge),
        // A live search's products are not the catalogue's.
        desk:
          environment.SEARCH_PROVIDER === 'catalogue'
            ? createDesk(catalogue.engine, catalogue.knowledge)
            : undefined,
        understanding: environment.CHAT_UNDERSTANDING,
        visitorOf: visitorKey,
        dailyLimit: environment.CHAT_DAILY_LIMIT,
        report: turnMetrics(metrics),
      }),
  ];
  const { answers, revision } = catalogue;
  const warm = async () => {
    learnedSense.get();
    await catalogue.warm();
  };
  return { mounts, needs: { catalogue: answers }, revision, warm };
}
