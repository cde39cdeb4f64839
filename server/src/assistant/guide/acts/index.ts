export { type Act, type Clause, type LearnedAct } from './act';
export { hasPredicate } from './clauses';
export { courtesies, learnedActs, readActs } from './read-acts';
