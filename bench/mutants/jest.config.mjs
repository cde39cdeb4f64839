import { jestPreset } from '@denk/tooling/jest';

/** The tests that are quick enough to be run for each of thousands of mutants. */
export default {
  ...jestPreset({ environment: 'node' }),
  rootDir: process.cwd(),
  testMatch: [
    'shared/src/contract',
    'shared/src/product',
    'server/src/platform',
    'server/src/language',
    'server/src/operations',
    'server/src/catalogue/feeds',
    'server/src/search/live',
    'mf-chat/src/conversation',
    'mf-results/src/entry',
  ].map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
};
