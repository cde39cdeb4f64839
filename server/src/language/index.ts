/**
 * The Turkish language layer: reads any text into words, numbers, prices, sizes, refusals and comparisons, and spells. It
 * knows no product: what the words are names of is said by those who call it.
 *
 * `read(text, { asked?, prices? })` is the usual way in and gives a `Reading`. All findings are `Found`: `from`–`to` are
 * indexes into `reading.words`, and every `Word` has its place in the visitor's own text, so that `writtenIn(reading, found)`
 * is the visitor's own spelling, and what no finding touches was not understood.
 *
 * | reader | gives |
 * | --- | --- |
 * | `readWords` | words folded and in one form (`128 GB` → `128gb`, `Samsung’un` → `samsung`), stem, place, number, measure |
 * | `readNumbers` | numbers in digits and words: `kırk bin`, `60k`, `bir buçuk milyon`, `1.299,90`; `altı yedi bin` is 6000–7000 |
 * | `readPrice` | `most` (`bine kadar`, `altı`), `least`, `between`, `near` (`civarı`), `sum` (a bare price; `near` holds it) |
 * | `readPriceLevel` | `cheap`, `modest`, `middle`, `dear`, `any`; `order` for `en ucuz`, `en pahalı` |
 * | `readSizes` | `43 numara`, `XL beden`, `55"`, `12 kg`, `4 kişilik` as value and unit |
 * | `readRefusals` | what is not wanted and what instead: `hariç`, `olmasın`, `yemiyorum`, `değil, … olsun`, `-sız` |
 * | `withAlikeRefusals` | the same where names are known: of `telefon, samsung olmasın` the phone is wanted |
 * | `readComparisons` | `airpods gibi`, `x mi y mi` |
 * | `readClauses` | a text's clauses, and whether each asks for something, says how it shall be, tells, or goes with another |
 * | `spell` | unknown words settled against a `Vocabulary`: joined, split, endings, begun, corrected with evidence 0–1 |
 * | `PhraseBook` | names of several words found by their stems |
 * | `isOrdinaryWord` | whether a word is Turkish at all, so that it is no typing error for another |
 */
export { type Clause, clauseOf } from './clauses';
export { withAlikeRefusals } from './alike-refusals';
export { firstIndex } from './first-index';
export { isColour, isFunctionWord, isLightVerb } from './function-words';
export { readNumbers } from './numbers';
export { smallNumeral } from './numerals';
export { dictionary, isRoot } from './dictionary';
export {
  areSameWord,
  hardened,
  nounRests,
  isOrdinaryWord,
  isPlace,
  isProperName,
  isOrdered,
  isVerb,
  verbStems,
} from './ordinary-words';
export { isDative, isSomebody, type Person, recipientCalled } from './people';
export { PhraseBook, type FoundPhrase } from './phrase-book';
export { chancesOf, classify, type Evidence, evidenceOf, learn, type Learned } from './learn';
export { madeAhead } from './made-ahead';
export { readPrice, readPriceLevel, type Per, type PriceContext, type PriceRange } from './prices';
export { NamesByEar } from './names-by-ear';
export { read, writtenIn, type Reading } from './read';
export { onceFor, remembering } from './remembering';
export { phoneticKey } from './sound';
export { spell, type Corrections, type SpelledWord } from './spelling';
export { isFormOf, isSuffix, lackedBy, stem, stemOfHaving, withoutEndings } from './suffixes';
export { verbForm } from './verb-forms';
export { Vocabulary } from './vocabulary';
export { waysOfAsking, type WaysOfAsking } from './ways-of-asking';
export { linesIn, oneInOfBrand, VocabularyBuilder } from './vocabulary-builder';
export {
  documentStems,
  foldedWords,
  isShortName,
  readSizes,
  readWords,
  stemmed,
  stemsOfWords,
  type Found,
  type Size,
  type Word,
} from './words';
