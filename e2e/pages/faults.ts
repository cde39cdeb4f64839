import { createHash } from 'node:crypto';
import { containerOf } from '@denk/shared/contract/federation.mjs';
import type { Page, Route } from '@playwright/test';

const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A container as a build makes one, exposing what the code gives: `code` is an expression for the module. */
export const container = (name: string, code: string) =>
  `var ${containerOf(name)} = { init() {}, get() { return Promise.resolve().then(() => { const it = ${code}; return () => it; }); } };`;

/**
 * Puts another entry in a module's place, with the integrity that the document and the registry then name: a version
 * that was published as it is. With `previous` the module's real version is the one before.
 */
export async function publishFaulty(
  page: Page,
  module: string,
  entry: string,
  { previous = false } = {},
): Promise<void> {
  const real = await (await page.request.get('/registry.json')).json();
  const [version] = real.microFrontends[module];
  const renamed = (text: string) =>
    text
      .replaceAll(new RegExp(`/modules/${module}/[^/"]+/`, 'g'), `/modules/${module}/9.9.9/`)
      .replaceAll(`"${version.metadata.version}"`, '"9.9.9"');
  const entryFile = version.url.split('/').at(-1);
  const trueIntegrity: string = version.extras.files[entryFile].integrity;
  const faulty = (text: string) => renamed(text).replaceAll(trueIntegrity, integrityOf(entry));

  await page.route(
    (url) => !/^\/(modules|api|functions|v1|registry|pictures)/.test(url.pathname),
    async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: faulty(await answer.text()) });
    },
  );
  await page.route(`**/modules/${module}/9.9.9/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith(entryFile))
      return route.fulfill({ contentType: 'text/javascript', body: entry });
    const file = pathname.split('/9.9.9/')[1];
    const own = version.url.slice(0, version.url.lastIndexOf('/') + 1) + file;
    // A file may still be on its way when its test is over.
    const answer = await page.request.get(own).catch(() => undefined);
    return answer && route.fulfill({ response: answer }).catch(() => undefined);
  });
  await page.route(`**/modules/${module}/module.json`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: faulty(await answer.text()) });
  });
  await page.route('**/registry.json', async (route) => {
    const active = JSON.parse(faulty(JSON.stringify(version)));
    const before = { ...version, deployment: { traffic: 0, default: false } };
    await route.fulfill({
      json: {
        ...real,
        microFrontends: {
          ...real.microFrontends,
          [module]: previous ? [active, before] : [active],
        },
      },
    });
  });
}

/** A definition of one route whose page is the given expression. */
export const definitionWith = (path: string, load: string) =>
  `({ default: { name: 'faulty', routes: [{ path: '${path}', page: 'page', layout: 'framed', title: 'x', description: 'x', load: ${load} }] } })`;
