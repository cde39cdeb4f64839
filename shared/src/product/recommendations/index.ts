export { checkNames, isGenericWord, nameCount, quoteName, tidyName } from './check-names';
export type { CheckedNames, NameProblem } from './check-names';
export { filterByTitle, titleMatch } from './filter-by-title';
