import type { Kind, Knowledge } from '../../catalogue';
import { foldedWords, PhraseBook, stem } from '../../language';
import { hintsOf, type Hints } from './hints';
import { kindStems } from './indexed-product';

/** The names that intent is read from: kinds, categories and brands. */
export interface Lexicon {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly kindNames: PhraseBook;
  /** The kinds' own nouns, without what else they are called. */
  readonly kindNouns: PhraseBook;
  /** Names of a sort of a kind. */
  readonly sortNames: PhraseBook;
  /** Attribute values by their labels and other words, each as `kind attribute=value`. */
  readonly valueNames: PhraseBook;
  /** What people say who name neither. */
  readonly hints: Hints;
  /** Wide words and occasions → the kinds they may mean: `hediye`. */
  readonly occasions: PhraseBook;
  readonly categoryNames: PhraseBook;
  readonly brandNames: PhraseBook;
  /** Brand id → how it is written. */
  readonly brands: ReadonlyMap<string, string>;
  /** The one kind among whose names a stem occurs: `tansiyon` says enough, `alet` does not. */
  kindHintedBy(stem: string): string | undefined;
  /** The category whose id or name a text is as a whole. */
  categoryOf(text: string): string | undefined;
}

/** How much of a double name says enough. */
const leastName = 5;

/** Builds the lexicon of a catalogue; brands come as id → name. */
export function makeLexicon(knowledge: Knowledge, brands: ReadonlyMap<string, string>): Lexicon {
  const { kinds } = knowledge;
  const kindsByWord = new Map<string, Set<string>>();
  for (const kind of kinds.values()) {
    for (const word of kindStems(kind)) {
      kindsByWord.set(word, (kindsByWord.get(word) ?? new Set()).add(kind.id));
    }
  }
  const brandNames = new PhraseBook();
  for (const [id, name] of brands) {
    brandNames.add(name, id);
    const words = foldedWords(name);
    if (words.length > 1) brandNames.add(words.join(''), id);
    // `Mercedes-Benz` is `Mercedes`, too.
    const [first = ''] = name.split('-');
    if (first !== name && first.length >= leastName) brandNames.add(first, id);
  }
  return {
    kinds,
    kindNames: knowledge.kindNames,
    kindNouns: knowledge.kindNouns,
    sortNames: knowledge.sortNames,
    valueNames: knowledge.valueNames,
    hints: hintsOf(kinds.values()),
    occasions: knowledge.occasionNames,
    categoryNames: knowledge.categoryNames,
    brandNames,
    brands,
    kindHintedBy(word) {
      const [only, ...others] = kindsByWord.get(word) ?? [];
      return others.length ? undefined : only;
    },
    categoryOf(text) {
      const stems = foldedWords(text).map(stem);
      const [found] = knowledge.categoryNames.find(stems);
      return found && found.to - found.from === stems.length ? found.meanings[0] : undefined;
    },
  };
}
