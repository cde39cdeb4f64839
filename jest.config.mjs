/** Every room's tests in one run; each room has its own preset. */
export default {
  projects: [
    'shared',
    'shell',
    'mf-questionnaire',
    'mf-chat',
    'mf-results',
    'mf-static-pages',
    'server',
    'tooling',
  ].map((room) => `<rootDir>/${room}`),
  maxWorkers: 2,
  // A busy machine is no failure.
  testTimeout: 60_000,
};
