/**
 * What has to be right by itself: the contract, what the registry does, hand-overs, limits, and what reads text and files
 * from outside.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'shared/src/contract/{match-route,budgets,own-styles,module-manifest,breadcrumb-list}.{ts,mjs}',
    'shared/src/product/text/*.ts',
    'shared/src/product/recommendations/*.ts',
    'server/src/platform/registry/{transitions,registry-state,route-claims,chosen-versions}.ts',
    'server/src/platform/publish/{tokens,unpack,failure-watch}.ts',
    'server/src/platform/compose/cookies.ts',
    'server/src/language/{prices,numbers,negation}.ts',
    'server/src/operations/visitor-key.ts',
    'server/src/search/live/{upstream-budget,live-answers,search-counts}.ts',
    'server/src/catalogue/feeds/{feed-product,read-kind,decode-text,cut-long-text,read-tsv-feed,read-xml-feed}.ts',
    'mf-chat/src/conversation/{handoff,completeness}.ts',
    'mf-results/src/entry/decide-entry.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'jest',
  jest: { configFile: 'bench/mutants/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // What is worked out once while a file is loaded would take every test for each of its mutants.
  ignoreStatic: true,
  concurrency: 2,
  ignorePatterns: ['**/dist', '**/dist-dev', '**/dist-standalone', '**/data', '**/test-results'],
  tempDirName: '.mutants',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
