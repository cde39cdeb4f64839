import { join } from 'node:path';
import { learnedSense } from './assistant';
import { readKnowledge } from './catalogue';
import { dictionary } from './language';
import { learnedStories } from './search';

const catalogue = process.argv[2] ?? join(import.meta.dirname, '../../catalogue');

/** The build runs this when the server's files are there, so that no start has to make what is always the same. */
for (const table of [dictionary, learnedSense]) table.keep();
learnedStories.keep(readKnowledge(catalogue).knowledge.kinds);
