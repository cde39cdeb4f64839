import { learnedSense } from './assistant';
import { dictionary } from './language';

/** The build runs this when the server's files are there, so that no start has to make what is always the same. */
for (const table of [dictionary, learnedSense]) table.keep();
