import type { LiveSite } from '../compose/page-routes';
import { renderPages, type RenderingPorts } from '../compose/rendered-pages';
import type { KeptSite, LiveSitesPorts } from './live-sites';

/** Starts sites whose pages are rendered ahead. */
export const renderedSites =
  (ports: Omit<RenderingPorts, 'before'>): LiveSitesPorts['makeSite'] =>
  (composition, shellFiles, before) => {
    const pages = renderPages(composition, {
      ...ports,
      before: before && { composition: before.composition, markupOf: before.pages.markupOf },
    });
    return {
      site: { composition, pages, shellFiles },
      rendered: pages.essential,
      warm: pages.warm,
      stop: pages.stop,
    };
  };

/** Sites that nobody looks at. */
export const undrawnSites: LiveSitesPorts['makeSite'] = (composition, shellFiles): KeptSite => ({
  site: { composition, pages: undrawn, shellFiles },
  rendered: Promise.resolve(),
  warm: Promise.resolve(),
  stop: () => undefined,
});

const nobody = () => Promise.reject(new Error('nothing is drawn here'));
const undrawn: LiveSite['pages'] = {
  markupOf: () => undefined,
  drawNow: async () => undefined,
  onRequest: { render: nobody, needs: nobody, waiting: () => 0 },
};
