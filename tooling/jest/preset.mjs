import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The one jest preset. `browser` rooms run in jsdom with Testing Library's matchers, `node` rooms in Node.
 *
 * @param {{ environment: 'browser' | 'node' }} room
 * @returns {import('jest').Config}
 */
export function jestPreset({ environment }) {
  return {
    testEnvironment:
      environment === 'browser' ? require.resolve('./browser-environment.cjs') : 'node',
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/test/**/*.test.{ts,tsx,mjs}'],
    transform: {
      '\\.(tsx?|mjs)$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    moduleNameMapper: {
      '\\.module\\.css$': require.resolve('identity-obj-proxy'),
      '\\.(css|svg|jpg)$': require.resolve('./asset.cjs'),
    },
    // Looked up in the sandbox each time they are slow, and inner loops look them up a million times.
    sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Object', 'RegExp', 'Set'],
    setupFilesAfterEnv: [
      require.resolve('./twice.mjs'),
      ...(environment === 'browser' ? [require.resolve('./browser.mjs')] : []),
    ],
  };
}
