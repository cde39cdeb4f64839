const rooms = ['shell', 'mf-questionnaire', 'mf-chat', 'mf-results', 'mf-static-pages'];

/** Arrows point one way: modules → shared, shell → shared, server → shared. */
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
      name: 'shared-needs-no-room',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|server|mf-[^/]+|tooling|e2e|bench)/' },
    },
    ...rooms.map((room) => ({
      name: `${room}-needs-only-shared`,
      severity: 'error',
      comment: 'A module knows no other module and not the shell; the shell knows no module.',
      from: { path: `^${room}/` },
      to: { path: `^(?!${room}/|shared/|node_modules/)[^/]+/`, dependencyTypesNot: ['core'] },
    })),
    {
      name: 'server-needs-only-shared',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(?!server/|shared/|node_modules/)[^/]+/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'one-door-to-the-router',
      severity: 'error',
      comment: 'The router is shared as a facade: only the facade may import it.',
      from: { pathNot: '^shared/src/navigation/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'singletons-by-name',
      severity: 'error',
      comment: 'A relative import would bundle a second store, router or page context.',
      from: { path: '^shared/src/([^/]+)/' },
      to: {
        path: '^shared/src/(navigation|page|store|ui)/',
        pathNot: '^shared/src/$1/',
        dependencyTypes: ['local'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
    },
  },
};
