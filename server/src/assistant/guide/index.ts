export { createDesk, type Desk, type DeskProduct } from './desk';
export { learnedActs } from './acts';
export { createGuide, type Guide } from './guide';
export { listedIn } from './reading/read-reply';
