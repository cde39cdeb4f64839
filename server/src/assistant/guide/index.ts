export { createDesk, type Desk, type DeskProduct } from './desk';
export { learnActs } from './acts';
export { createGuide, type Guide } from './guide';
export { listedIn } from './reading/read-reply';
