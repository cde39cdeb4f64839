export { type Act, type Clause, type LearnedAct } from './act';
export { hasPredicate } from './clauses';
export { isUrgent } from './danger';
export { formOf, type Form } from './form';
export { asks, asksForOthers, mayWish, turnsDown } from './groups';
export { courtesies, learnedActs, readActs } from './read-acts';
