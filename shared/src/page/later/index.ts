export { bringLater, later, laterIsThere } from './later';
export type { Later } from './later';
export { everyPartAnswers, laterPart } from './later-part';
