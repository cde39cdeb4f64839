import { createModule } from './new-module.mjs';
import { findBuild, packFolder } from './pack.mjs';
import { ask } from './registry.mjs';

/** @typedef {{ from?: string, traffic?: string, note?: string, to?: string, json?: boolean }} Values */

/**
 * @typedef {object} Command
 * @property {(words: string[], values: Values) => string | undefined} wrong what is not understood; empty where a word
 *   is missing
 * @property {(words: string[], values: Values, world: import('./run.mjs').World) => Promise<unknown>} run gives what
 *   `--json` prints; throws `Refused`
 */

const moduleName = /^[a-z][a-z0-9-]{1,60}$/;

/**
 * A command takes a module and perhaps a version.
 *
 * @param {number} least
 * @param {number} most
 * @returns {Command['wrong']}
 */
const words = (least, most) => (given) => {
  if (given.length < least) return '';
  if (given.length > most) return `too much: ${given.slice(most).join(' ')}`;
  const [module] = given;
  return module === undefined || moduleName.test(module)
    ? undefined
    : `“${module}” is no name of a module`;
};

/** @type {Record<string, Command>} */
export const commands = {
  publish: {
    wrong: (given, values) =>
      words(1, 1)(given, values) ??
      (/^(100|\d{1,2})$/.test(values.traffic ?? '100')
        ? undefined
        : '--traffic is a whole number from 0 to 100'),
    run: publish,
  },
  promote: {
    wrong: words(1, 2),
    run: (given, values, world) => change('promote', given, values, world),
  },
  rollback: {
    wrong: words(1, 2),
    run: (given, values, world) => change('rollback', given, values, world),
  },
  retire: {
    wrong: words(1, 1),
    run: (given, values, world) => change('retire', given, values, world),
  },
  preview: {
    wrong: words(2, 2),
    run: async ([module = '', version], values, world) => {
      const link = await ask(
        `/registry/v1/${module}/preview`,
        { method: 'POST', json: { version } },
        values,
        world,
      );
      world.print(`${module} ${version} can be looked at until ${time(link.expiresAt)}:`);
      world.print(link.url);
      return { module, version, ...link };
    },
  },
  list: {
    wrong: words(0, 1),
    run: async ([module], values, world) => {
      const { modules } = module
        ? { modules: [await ask(`/registry/v1/${module}`, {}, values, world)] }
        : await ask('/registry/v1', {}, values, world);
      for (const one of modules) tellVersions(one, world);
      return module ? modules[0] : { modules };
    },
  },
  status: {
    wrong: words(0, 0),
    run: async (_, values, world) => {
      const token = world.variables.METRICS_TOKEN;
      const status = await ask('/status', token ? { token } : {}, values, world);
      world.print(`registry revision ${status.revision}`);
      for (const module of status.modules) tellVersions(module, world);
      return status;
    },
  },
  new: { wrong: words(1, 1), run: async ([module = ''], _, world) => createModule(module, world) },
};

/** @type {Command['run']} */
async function publish([module = ''], values, world) {
  const started = world.now();
  const { folder, version } = findBuild(module, values.from, world.folder);
  const { files, bytes } = await packFolder(folder);
  world.print(`${module} ${version}: ${files} files, ${Math.ceil(bytes.length / 1024)} kB packed`);
  world.print('sending; the site looks at it before it takes it in …');
  const query = new URLSearchParams({
    traffic: values.traffic ?? '100',
    ...(values.note ? { note: values.note } : {}),
  });
  const published = await ask(
    `/registry/v1/${module}/versions?${query}`,
    { method: 'POST', pack: bytes },
    values,
    world,
  );
  const seconds = Math.round((world.now() - started) / 10) / 100;
  world.print(`${outcome(published)}, after ${seconds} s`);
  if (published.traffic === 0) {
    world.print(`to look at it: npm run denk -- preview ${module} ${published.version}`);
  }
  return { ...published, seconds };
}

/**
 * @param {'promote' | 'rollback' | 'retire'} action
 * @param {string[]} given
 * @param {Values} values
 * @param {import('./run.mjs').World} world
 */
async function change(action, [module = '', version], values, world) {
  const changed = await ask(
    `/registry/v1/${module}/${action}`,
    {
      method: 'POST',
      json: { ...(version ? { version } : {}), ...(values.note ? { note: values.note } : {}) },
    },
    values,
    world,
  );
  world.print(action === 'retire' ? `${module} is off the site` : outcome(changed));
  return changed;
}

/** @param {{ module: string, version: string, live: boolean, traffic: number }} published */
const outcome = ({ module, version, live, traffic }) =>
  live && traffic === 100
    ? `${module} ${version} is live for all`
    : traffic > 0
      ? `${module} ${version} is live for ${traffic} % of the visitors`
      : `${module} ${version} is there, and live for nobody`;

/**
 * @param {any} module
 * @param {import('./run.mjs').World} world
 */
function tellVersions({ module, versions }, { print }) {
  print(module);
  for (const {
    version,
    live,
    traffic,
    publishedAt,
    note,
    withdrawn,
    damaged,
    failures,
  } of versions) {
    const marks = [
      live ? `live ${traffic} %` : traffic > 0 ? `tried by ${traffic} %` : '',
      withdrawn ? `withdrawn: ${withdrawn.why}` : '',
      damaged ? `damaged: ${damaged}` : '',
      failures ? `${failures.failed} of ${failures.visits} page loads failed` : '',
      note ? `“${note}”` : '',
    ].filter(Boolean);
    print(`  ${version.padEnd(24)} ${time(publishedAt)}  ${marks.join(', ')}`.trimEnd());
  }
}

/** @param {string} instant */
const time = (instant) => instant.slice(0, 16).replace('T', ' ');
