import type { Kind, Knowledge } from '../../catalogue';
import { foldedWords, isOrdinaryWord, NamesByEar, PhraseBook, stem } from '../../language';
import { hintsOf, type Hints } from './hints';
import { kindStems } from './indexed-product';
import { learnedStories, type Stories } from './stories';

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
  /** What tells of a kind without naming it. */
  readonly stories: Stories;
  /** Wide words and occasions → the kinds they may mean: `hediye`. */
  readonly occasions: PhraseBook;
  readonly categoryNames: PhraseBook;
  readonly brandNames: PhraseBook;
  /** The brands as they are spelt by ear. */
  readonly brandsByEar: NamesByEar;
  /** Brand id → how it is written. */
  readonly brands: ReadonlyMap<string, string>;
  /** The one kind among whose names a stem occurs: `tansiyon` says enough, `alet` does not. */
  kindHintedBy(stem: string): string | undefined;
  /** The category whose id or name a text is as a whole. */
  categoryOf(text: string): string | undefined;
}

/** How much of a double name says enough. */
const leastName = 5;

const known = new WeakMap<object, Lexicon>();

/** The lexicon of a catalogue as its brands stand now, made once for all who read texts by it. */
export function lexiconOf(
  brands: ReadonlyMap<string, { readonly name: string }>,
  knowledge: () => Knowledge,
): Lexicon {
  const before = known.get(brands);
  if (before) return before;
  const names = new Map([...brands].map(([id, { name }]) => [id, name]));
  const lexicon = makeLexicon(knowledge(), names);
  known.set(brands, lexicon);
  return lexicon;
}

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
  const firsts = [...brands.values()].map((name) => foldedWords(name)[0] ?? '');
  for (const [id, name] of brands) {
    brandNames.add(name, id);
    const words = foldedWords(name);
    const [lead = ''] = words;
    // `Maybelline New York` is `Maybelline`, too.
    const isTelling = lead.length > leastName && !isOrdinaryWord(lead);
    if (isTelling && firsts.filter((one) => one === lead).length === 1) brandNames.add(lead, id);
    if (words.length > 1) brandNames.add(words.join(''), id);
  }
  return {
    kinds,
    kindNames: knowledge.kindNames,
    kindNouns: knowledge.kindNouns,
    sortNames: knowledge.sortNames,
    valueNames: knowledge.valueNames,
    hints: hintsOf(kinds.values()),
    stories: learnedStories.get(kinds),
    occasions: knowledge.occasionNames,
    categoryNames: knowledge.categoryNames,
    brandNames,
    brandsByEar: new NamesByEar(brands.values()),
    brands,
    kindHintedBy(word) {
      const [only, ...others] = kindsByWord.get(word) ?? [];
      // `animasyon` is said of films, too.
      const isSaid = knowledge.valueNames
        .meaningsOf([word])
        .some((meaning) => !meaning.startsWith(`${only} `));
      return others.length || isSaid ? undefined : only;
    },
    categoryOf(text) {
      const stems = foldedWords(text).map(stem);
      const [found] = knowledge.categoryNames.find(stems);
      return found && found.to - found.from === stems.length ? found.meanings[0] : undefined;
    },
  };
}

/** The brand that stems in a row name; what a thing is called is none: `çanta` shares its stem with Cantu. */
export const brandNamed = (
  stems: readonly string[],
  { brandNames, kindNames }: Pick<Lexicon, 'brandNames' | 'kindNames'>,
): string | undefined =>
  kindNames.meaningsOf(stems).length > 0 ? undefined : brandNames.meaningsOf(stems)[0];
