export { createDesk, type Desk, type DeskProduct } from './desk';
export { learnedSense } from './sense';
export { createGuide, type Guide } from './guide';
export { listedIn } from './reading/read-reply';
