const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');
const modules = readdirSync(root).filter((name) => name.startsWith('mf-'));

/** What each room of the server may enter, always by its `index.ts`; `main.ts` and its neighbours know them all. */
const serverRooms = {
  platform: [],
  language: [],
  catalogue: ['language'],
  search: ['catalogue', 'language'],
  assistant: ['search', 'catalogue', 'language'],
  pictures: ['catalogue'],
  operations: [],
};

// What a front end needs to run on a page of its own is never part of what is published.
const runsAlone = '/src/standalone\\.tsx$|scenarios';

const isTest = '\\.test\\.tsx?$|/testing/';

/**
 * Arrows point one way: modules → shared, shell → shared, server → shared. The folders of one workspace form no circle
 * either; an `index.ts` is a room's door and part of none.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Files that need each other are one idea: put them together or turn one arrow round.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'scenarios-stay-out-of-what-is-published',
      severity: 'error',
      from: {
        path: '^(shell|mf-[^/]+)/src/',
        pathNot: [runsAlone, '^[^/]+/src/standalone/', isTest],
      },
      to: { path: [runsAlone, '^[^/]+/src/standalone/', '^tooling/'] },
    },
    {
      name: 'shared-needs-no-workspace',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|server|mf-[^/]+|tooling|e2e|bench|catalogue)/' },
    },
    ...['shell', ...modules].map((workspace) => ({
      name: `${workspace}-needs-only-shared`,
      severity: 'error',
      comment: 'A module knows no other module and not the shell; the shell knows no module.',
      from: { path: `^${workspace}/(src|testing)/`, pathNot: runsAlone },
      to: { path: `^(?!${workspace}/|shared/|node_modules/)[^/]+/`, dependencyTypesNot: ['core'] },
    })),
    {
      name: 'server-needs-only-shared',
      severity: 'error',
      from: { path: '^server/src/', pathNot: isTest },
      to: {
        path: '^(?!server/(src|node_modules)/|shared/|node_modules/)[^/]+/',
        dependencyTypesNot: ['core'],
      },
    },
    ...Object.entries(serverRooms).map(([room, known]) => ({
      name: `${room}-knows-only-${known.join('-') || 'itself'}`,
      severity: 'error',
      comment: 'The rooms of the server form a line; what is above is handed in by main.ts.',
      from: { path: `^server/src/${room}/`, pathNot: isTest },
      to: {
        path: '^server/src/',
        pathNot: [`^server/src/${room}/`, ...known.map((other) => `^server/src/${other}/`)],
      },
    })),
    ...[...Object.keys(serverRooms), 'commands'].map((room) => ({
      name: `${room}-is-entered-by-its-index`,
      severity: 'error',
      from: { path: '^server/src/', pathNot: [`^server/src/${room}/`, isTest] },
      to: { path: `^server/src/${room}/`, pathNot: `^server/src/${room}/index\\.ts$` },
    })),
    {
      name: 'platform-knows-no-product',
      severity: 'error',
      comment: 'What composes and publishes modules would serve any product.',
      from: { path: '^server/src/platform/', pathNot: isTest },
      to: { path: '^shared/src/(?!contract/)' },
    },
    {
      name: 'testing-stays-out-of-what-is-built',
      severity: 'error',
      from: { pathNot: [isTest, '^bench/', '^e2e/'] },
      to: { path: '/testing/' },
    },
    {
      name: 'one-door-to-the-router',
      severity: 'error',
      comment: 'The router is shared as a facade: only the facade may import it.',
      from: { pathNot: '^shared/src/page/navigation/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'one-door-to-the-schemas',
      severity: 'error',
      comment: 'A module with names of its own from valibot would carry all of it once more.',
      from: { path: '^(shared|shell|mf-[^/]+)/', pathNot: '^shared/src/schema/' },
      to: { path: 'node_modules/valibot' },
    },
    {
      name: 'singletons-by-name',
      severity: 'error',
      comment: 'A relative import would bundle a second store, router or page context.',
      from: { path: '^shared/src/((?:page/)?[^/]+)/' },
      to: {
        path: '^shared/src/(page/(navigation|data|later|store)|schema|ui)/',
        pathNot: '^shared/src/$1/',
        dependencyTypes: ['local'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg)$|/dist(-dev)?/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
    },
  },
};
