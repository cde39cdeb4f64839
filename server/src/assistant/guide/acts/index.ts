export { type Act, type Clause, type LearnedAct, type Said } from './act';
export { learnActs, readActs } from './read-acts';
