import { plurals, possessives, stem } from './suffixes';
import { foldedWords, readWords, type Word } from './words';
import { Vocabulary, type KnownForm, type KnownWord } from './vocabulary';

const mostRead = 20_000;

interface CountedWord {
  count: number;
  written: string;
  brand: string | undefined;
  /** By how many texts the brand leads all others together. */
  lead: number;
}

/** Collects the words of a collection of texts. */
export class VocabularyBuilder {
  private readonly words = new Map<string, CountedWord>();
  private readonly read = new Set<string>();
  private readonly names = new Map<string, KnownForm>();

  /** Counts the stems of a brand's text, each once. */
  count(stems: Iterable<string>, brand?: string): void {
    for (const one of stems) {
      const word = this.words.get(one);
      if (!word) this.words.set(one, { count: 1, written: one, brand, lead: 1 });
      else {
        word.count += 1;
        word.lead += word.brand === brand ? 1 : -1;
        if (word.lead < 0) [word.brand, word.lead] = [brand, 1];
      }
    }
  }

  /** Takes a word as it was counted elsewhere; the brand has nearly all texts that carry it. */
  set(one: string, count: number, written: string, brand?: string): void {
    this.words.set(one, { count, written, brand, lead: count });
  }

  /** Knows a text's words whether or not another text carries them. */
  know(text: string): void {
    for (const folded of foldedWords(text)) {
      const word = stem(folded);
      if (!this.words.has(word))
        this.words.set(word, { count: 0, written: word, brand: undefined, lead: 0 });
    }
    this.written(text);
  }

  /** Knows the words of a thing's name, and the forms that they are asked for in: a slip may sit in their endings. */
  name(text: string): void {
    this.know(text);
    for (const { text: folded, stem: stemmed, from, to } of readWords(text)) {
      const known = { stem: stemmed, written: text.slice(from, to) };
      for (const form of [folded, ...possessives(folded), ...plurals(folded)])
        if (form === folded || !this.names.has(form)) this.names.set(form, known);
    }
  }

  /** Remembers how a text writes its words; of two writings as short the first stays, so the best comes first. */
  written(text: string, words?: readonly Word[]): void {
    if (this.read.has(text)) return;
    if (this.read.size < mostRead) this.read.add(text);
    for (const { stem: stemmed, from, to } of words ?? readWords(text)) {
      const word = this.words.get(stemmed);
      if (!word) continue;
      const written = text.slice(from, to).replace(/['’].*$/, '');
      // The shortest writing has the fewest endings: `Süpürge`, not `süpürgesi`.
      if (word.written === stemmed || written.length < word.written.length) {
        word.written = written;
      }
    }
  }

  entries(): ReadonlyMap<string, KnownWord> {
    return this.words;
  }

  build(documents: number): Vocabulary {
    for (const word of this.words.values()) if (word.lead * 4 < word.count) word.brand = undefined;
    return new Vocabulary(this.words, documents, this.names);
  }
}
