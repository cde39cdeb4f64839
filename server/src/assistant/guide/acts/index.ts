export { hasPredicate } from './clauses';
export { type Act, type Clause, type LearnedAct } from './act';
export { learnActs, readActs } from './read-acts';
