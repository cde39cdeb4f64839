export { PhraseBook } from './phrase-book';
export type { FoundPhrase } from './phrase-book';
export { withoutPersonEndings } from './turkish/person-endings';
export { phoneticKey } from './turkish/sound';
export { stem } from './turkish/stem';
export { documentStems, foldedWords, isShortName, queryWords, readQuotes } from './turkish/words';
export type { Word } from './turkish/words';
