import { matchRoute, type ModuleDefinition } from '@denk/shared/contract';
import type { Scenario } from '../standalone/scenario';
import { modules } from '../setup/workspaces.mjs';

describe.each(modules)('the scenarios of %s', (module) => {
  let scenarios: readonly Scenario[];
  let definition: ModuleDefinition;
  beforeAll(async () => {
    ({ scenarios } = await import(`../../${module}/src/scenarios.ts`));
    ({ default: definition } = await import(`../../${module}/src/module.ts`));
  });

  const pathOf = ({ address }: Scenario) => new URL(address, 'http://denk.test').pathname;

  test('have names of their own, fit for an address', () => {
    const names = scenarios.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))).toEqual([]);
  });

  test('open pages of the module, or what it draws below them alone, and leave no page out', () => {
    const { routes } = definition;
    const paths = scenarios.map(pathOf);
    const isBelow = (path: string) => routes.some((route) => path.startsWith(`${route.path}/`));
    const strange = paths.filter((path) => !matchRoute(routes, path) && !isBelow(path));
    expect(strange).toEqual([]);
    const shown = new Set(paths.map((path) => matchRoute(routes, path)?.route.page));
    expect(routes.map(({ page }) => page).filter((page) => !shown.has(page))).toEqual([]);
  });
});
