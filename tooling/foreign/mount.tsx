import { matchRoute, type ModuleDefinition } from '@denk/shared/contract';
import type { Navigator } from '@denk/shared/page/navigation';
import { createRoot } from 'react-dom/client';
import { belongTo, ofOurSite } from './addresses';
import { ForeignPages } from './pages';

/** How a module is shown on a page that is not of its site. */
export interface MountOptions {
  /** The site that the module's calls, pictures and links belong to; default: where its files came from. */
  readonly apiBase?: string;
  /** The address of the page to show: `/ai-chat?query=laptop`. Default: the module's first page. */
  readonly path?: string;
  /** Called with an address that is no page of the module, `/results?q=laptop`. Default: the browser goes to the site. */
  readonly navigate?: (address: string) => void;
  /** Default: the visitor's system decides. */
  readonly theme?: 'light' | 'dark';
}

/** A module on a foreign page. */
export interface Mounted {
  /** Shows another page of the module. */
  readonly show: (path: string) => void;
  readonly unmount: () => void;
}

/** Puts a module into an element of any page; what it brings stays inside, and what the page has stays outside. */
export type Mount = (element: Element, options?: MountOptions) => Mounted;

/**
 * A module's `mount`: its pages in a shadow root, with the styles, the router and the React of its own.
 *
 * @param styles everything it is drawn with
 * @param cameFrom the site its files came from
 */
export const mountOf =
  (definition: ModuleDefinition, styles: string, cameFrom: string): Mount =>
  (element, { apiBase = cameFrom, path, navigate, theme } = {}) => {
    belongTo(apiBase);
    // A shadow root stays with its element for good: whoever mounts again finds it.
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    const place = document.createElement('div');
    place.className = 'denk-root';
    if (theme) place.dataset.theme = theme;
    shadow.replaceChildren(place);

    const leave = navigate ?? ((address: string) => window.location.assign(ofOurSite(address)));
    const root = createRoot(place);
    const show = (address: string) => {
      const { pathname } = new URL(address, 'http://module');
      if (!matchRoute(definition.routes, pathname)) return leave(address);
      root.render(<ForeignPages definition={definition} address={address} navigator={navigator} />);
    };
    const go = (to: Parameters<Navigator['push']>[0]) => show(addressOf(to));
    const navigator: Navigator = {
      createHref: (to) => ofOurSite(addressOf(to)),
      push: go,
      replace: go,
      go: (steps) => window.history.go(steps),
    };
    show(path ?? definition.routes[0]?.path ?? '/');
    return { show, unmount: () => root.unmount() };
  };

const addressOf = (to: Parameters<Navigator['push']>[0]): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
