import { madeAhead } from '../../../language';
import { learnSense } from './learned';
import messages from './messages.json';
import { exampleOf } from './sentence';

/** What the table of messages teaches: seconds where it has to be learned now. */
export const learnedSense = madeAhead('sense', () => learnSense(messages.map(exampleOf)));
