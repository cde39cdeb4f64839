import type { Scenario } from '@denk/tooling/scenario';

/** Every state QA can call up by name. */
export const scenarios: readonly Scenario[] = [
  { name: 'first-look', title: 'İlk bakış', address: '/__page__' },
];
