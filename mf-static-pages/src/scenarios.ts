import type { Scenario } from '@denk/tooling/scenario';
import { contentScenarios } from './content-scenarios';
import { entryScenarios } from './entry-scenarios';

/** Every state QA can call up by name. */
export const scenarios: readonly Scenario[] = [...entryScenarios, ...contentScenarios];
