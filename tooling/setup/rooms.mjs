import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The front ends, each built into its own `dist`. */
export const frontEnds = ['shell', 'mf-questionnaire', 'mf-chat', 'mf-results', 'mf-static-pages'];

/** Everything that is built. */
export const built = [...frontEnds, 'server'];
