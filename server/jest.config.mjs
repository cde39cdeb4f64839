import { jestPreset } from '@denk/tooling/jest';

const preset = jestPreset({ environment: 'node' });

export default {
  ...preset,
  globalSetup: '<rootDir>/testing/make-ahead.mjs',
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^\\./made-ahead$': '<rootDir>/testing/made-ahead.ts',
  },
};
