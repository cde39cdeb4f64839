import { fold } from '@denk/shared/product/text';
import { isOrdinaryWord } from './ordinary-words';
import { plurals, possessives, stem } from './suffixes';
import { foldedWords, readWords, type Word } from './words';
import { Vocabulary, type KnownForm, type KnownWord } from './vocabulary';

const mostRead = 20_000;

/** A brand's word is carried by the brand in one of so many texts at least. */
export const oneInOfBrand = 5;

interface CountedWord {
  count: number;
  written: string;
  brands?: readonly string[] | undefined;
}

/** Collects the words of a collection of texts. */
export class VocabularyBuilder {
  private readonly words = new Map<string, CountedWord>();
  /** How many of each brand's texts carry a word. */
  private readonly byBrand = new Map<string, Map<string, number>>();
  private readonly read = new Set<string>();
  private readonly names = new Map<string, KnownForm>();
  /** Two words in a row of titles that no Turkish word is. */
  private readonly ofTwo = new Set<string>();

  /** Counts the stems of a brand's text, each once. */
  count(stems: Iterable<string>, brand = ''): void {
    for (const one of stems) {
      const word = this.words.get(one);
      if (word) word.count += 1;
      else this.words.set(one, { count: 1, written: one });
      const brands = this.byBrand.get(one) ?? new Map<string, number>();
      this.byBrand.set(one, brands.set(brand, (brands.get(brand) ?? 0) + 1));
    }
  }

  /** Takes a word as it was counted elsewhere; each of the brands has at least a fifth of the texts that carry it. */
  set(one: string, count: number, written: string, brands?: readonly string[]): void {
    this.words.set(one, { count, written, brands });
  }

  /** Knows a text's words whether or not another text carries them. */
  know(text: string): void {
    for (const folded of foldedWords(text)) {
      const word = stem(folded);
      if (!this.words.has(word)) this.words.set(word, { count: 0, written: word });
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
      const whole = text.slice(from, to);
      const bare = whole.replace(/['’].*$/, '');
      // `De’Longhi` has no ending.
      const written = stem(foldedWords(bare)[0] ?? '') === stemmed ? bare : whole;
      // The shortest writing has the fewest endings: `Süpürge`, not `süpürgesi`.
      if (word.written === stemmed || written.length < word.written.length) {
        word.written = written;
      }
    }
  }

  /** Knows names of two words as titles write them: `Redmi Note`. */
  lines(names: Iterable<string>): void {
    for (const name of names) this.ofTwo.add(name);
  }

  entries(): ReadonlyMap<string, KnownWord> {
    return this.words;
  }

  build(documents: number): Vocabulary {
    for (const [one, brands] of this.byBrand) {
      const word = this.words.get(one);
      if (!word) continue;
      const own = [...brands].filter(
        ([brand, count]) => brand && count * oneInOfBrand >= word.count,
      );
      word.brands = own.map(([brand]) => brand);
    }
    return new Vocabulary(this.words, documents, this.names, this.ofTwo);
  }
}

/** The names of two words in a title that follows its brand: `Redmi Note`, `Renault Clio`. */
export function linesIn(title: string, brand: string): string[] {
  const isNamed = title.toLowerCase().startsWith(brand.toLowerCase());
  const words = (isNamed ? title : `${brand} ${title}`).split(/[\s-]+/);
  return words.slice(1).flatMap((next, at) => {
    const both = [words[at] ?? '', next];
    const isName =
      both.every((one) => /^[A-ZÉÔ][A-Za-zéèôë]*$/.test(one)) && !both.every(isTurkish);
    return isName ? [both.join(' ')] : [];
  });
}

const isTurkish = (word: string): boolean => isOrdinaryWord(fold(word));
