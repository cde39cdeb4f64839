export { type Act, type Clause, type LearnedAct, type Said } from './act';
export { readActs } from './read-acts';
