import { availableParallelism } from 'node:os';
import { frontEnds } from './tooling/setup/workspaces.mjs';

/** Every workspace's tests in one run; each has its own preset. */
export default {
  projects: ['shared', ...frontEnds, 'server', 'tooling'].map((name) => `<rootDir>/${name}`),
  // Servers, databases and clocks are waited for about half of the time.
  maxWorkers: availableParallelism() + 1,
  // A busy machine is no failure.
  testTimeout: 60_000,
};
