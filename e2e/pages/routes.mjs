import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules as names, root } from '../../tooling/setup/workspaces.mjs';

/**
 * What a route that wants more than its path is shown with.
 *
 * @type {Readonly<Record<string, string>>}
 */
const examples = {
  '/questionnaire': '/questionnaire?q=parf%C3%BCm',
  '/results': '/results?q=laptop',
  '/internet-results': '/internet-results?q=parf%C3%BCm',
  '/product/:id': '/product/phone-samsung-galaxy-s24-128',
  '/profile/:username': '/profile/elif-yilmaz',
};

const addressOf = (/** @type {string} */ path) => {
  const address = examples[path] ?? path;
  if (address.includes(':')) throw new Error(`e2e/pages/routes.mjs needs an example of ${path}`);
  return address;
};

const routesOf = (/** @type {string} */ module) => {
  const file = join(root, module, 'dist/module.json');
  /** @type {{ routes: readonly { path: string, redirectTo?: string }[] }} */
  const { routes } = JSON.parse(readFileSync(file, 'utf8'));
  return routes.filter(({ redirectTo }) => !redirectTo).map(({ path }) => addressOf(path));
};

const drawn = names.map((name) => ({ name, routes: routesOf(name) }));

/** Every kind of page the site has, each by one address, as the built modules declare them. */
export const routes = [...drawn.flatMap(({ routes }) => routes), '/boyle/bir/sayfa/yok'];

/** The built modules, each with one address that it draws and one that another draws. */
export const modules = drawn.flatMap(({ name, routes: [address] }) => {
  const elsewhere = drawn.find((other) => other.name !== name)?.routes[0];
  return address && elsewhere ? [{ name, address, elsewhere }] : [];
});
