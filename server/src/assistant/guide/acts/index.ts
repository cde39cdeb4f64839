export { type Act, type Clause, type LearnedAct } from './act';
export { hasPredicate } from './clauses';
export { formOf } from './form';
export { courtesies, learnedActs, readActs } from './read-acts';
