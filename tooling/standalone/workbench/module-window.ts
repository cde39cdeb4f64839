import { withoutWorkbench } from './settings';

/**
 * The window as a module's router sees it: its address is the module's own, and every address the module goes to gets
 * what `decorate` adds, so that the link in the address bar always says what is shown.
 */
export function moduleWindow(page: Window, decorate: (address: string) => string): Window {
  const write =
    (name: 'pushState' | 'replaceState') =>
    (state: unknown, title: string, to?: string | URL | null) =>
      page.history[name](state, title, to === undefined || to === null ? to : decorate(String(to)));
  const history = facade(page.history, {
    pushState: write('pushState'),
    replaceState: write('replaceState'),
  });
  const location = facade(page.location, {
    get search() {
      return new URL(withoutWorkbench(page.location.href)).search;
    },
    get href() {
      return withoutWorkbench(page.location.href);
    },
  });
  return facade(page, { history, location });
}

/** An object with some of its members replaced; methods keep the object they belong to. */
function facade<T extends object>(object: T, replaced: object): T {
  return new Proxy(object, {
    get(target, name) {
      if (name in replaced) return Reflect.get(replaced, name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
