import type { Mount } from './app';
import type { Environment } from './environment';
import { cataloguePictures, picturesRoutes } from './pictures';
import { createCatalogueServices } from './search';

/**
 * Everything the server does besides composing pages.
 *
 * @param catalogueFolder the sample catalogue's files
 */
export function services(environment: Environment, catalogueFolder: string): Mount[] {
  const catalogue = createCatalogueServices(environment, catalogueFolder);
  return [
    (app) => catalogue.routes(app),
    (app) => picturesRoutes(app, cataloguePictures(catalogue.catalogue)),
  ];
}
