import { frontEnds } from './tooling/setup/workspaces.mjs';

/** Every workspace's tests in one run; each has its own preset. */
export default {
  projects: ['shared', ...frontEnds, 'server', 'tooling'].map((name) => `<rootDir>/${name}`),
  maxWorkers: 2,
  // A busy machine is no failure.
  testTimeout: 60_000,
};
