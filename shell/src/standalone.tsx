import { mountStandalone } from '@denk/tooling/standalone';
import { scenarios } from './scenarios';

// The frame's own code comes after the scenario's state is there: it reads storage as it loads.
void mountStandalone(
  scenarios,
  async () => (await import('./standalone/frame-preview')).FramePreview,
);
