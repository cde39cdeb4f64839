import { modulePages, mountStandalone } from '@denk/tooling/standalone';
import { scenarios } from './scenarios';

// The module's own code comes after the scenario's state is there: it reads storage as it loads.
void mountStandalone(scenarios, async () => modulePages((await import('./module')).default));
