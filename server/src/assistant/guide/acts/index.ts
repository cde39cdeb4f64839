export { type Act, type Clause, type LearnedAct } from './act';
export { courtesies, learnActs, readActs } from './read-acts';
