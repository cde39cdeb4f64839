import { categoryNames, categoryWords } from '../../catalogue';
import { foldedWords, stem } from '../../language';
import { Vocabulary, type KnownWord } from './vocabulary';

/** Collects the catalogue's words while products are indexed. */
export class VocabularyBuilder {
  private readonly words = new Map<string, { count: number; written: string }>();
  private readonly read = new Set<string>();

  /** Counts a product's stems, each once. */
  count(stems: Iterable<string>): void {
    for (const one of stems) {
      const word = this.words.get(one);
      if (word) word.count += 1;
      else this.words.set(one, { count: 1, written: one });
    }
  }

  /** Takes a word as it was counted elsewhere. */
  set(one: string, count: number, written: string): void {
    this.words.set(one, { count, written });
  }

  /** Knows words that name categories and what is done with things, whether or not a product carries them. */
  know(text: string): void {
    for (const folded of foldedWords(text)) {
      const word = stem(folded);
      if (!this.words.has(word)) this.words.set(word, { count: 0, written: folded });
    }
  }

  /** Remembers how a text writes its words; titles and nouns first, since the first writing stays. */
  written(text: string): void {
    if (this.read.has(text)) return;
    if (this.read.size < 20_000) this.read.add(text);
    for (const part of text.split(/[\s,/()]+/)) {
      const [folded, ...more] = foldedWords(part);
      if (folded === undefined || more.length) continue;
      const word = this.words.get(stem(folded));
      if (word && word.written === stem(folded)) word.written = part.replace(/['’].*$/, '');
    }
  }

  entries(): ReadonlyMap<string, KnownWord> {
    return this.words;
  }

  build(documents: number): Vocabulary {
    for (const [id, name] of Object.entries(categoryNames)) {
      this.know([name, ...(categoryWords[id] ?? [])].join(' '));
    }
    return new Vocabulary(this.words, documents);
  }
}
