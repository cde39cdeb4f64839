export { bringLater, later, laterIsThere } from './later';
export type { Later } from './later';
export { everyPartAnswers, inItsTurn, laterPart } from './later-part';
