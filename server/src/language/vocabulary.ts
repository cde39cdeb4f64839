import { fold } from '@denk/shared/product/text';
import { editsBetween, typosBetween } from './edits';
import { firstIndex } from './first-index';
import { isNearerToAnother, isOrdinaryWord, isVerb } from './ordinary-words';
import { remembering } from './remembering';
import { phoneticKey } from './sound';
import { possessives, stem } from './suffixes';

/** Words of letters, long enough to tell an error from another word. */
const correctable = /^[a-z]{4,}$/;
/** A model's name: `ww90t4020ce`. */
const code = /^(?=.*[a-z])(?=.*\d).{5,}$/;

/** A known word: how many texts carry it, and how it is written there, with its Turkish letters. */
export interface KnownWord {
  readonly count: number;
  readonly written: string;
}

/** A known word that another may have been meant for. */
export interface Correction {
  readonly stem: string;
  /** As the known texts write it: `Buzdolabı`. */
  readonly written: string;
  /** How good the evidence is, 0–1: see `sure` and `worthAsking`. */
  readonly evidence: number;
}

/** From here on a correction may be applied. */
export const sure = 0.65;
/** From here on a correction may be asked about (“… mi demek istediniz?”). */
export const worthAsking = 0.5;

/** How much a letter weighs: one strange letter among seven leaves 0.79. */
const perTypo = 1.5;
const ordinary = 0.35;
const ambiguous = 0.1;
/** What a word has in common with its forms is compared, too: `maskra` may be a form of `maskr`, but is `maskara` first. */
const shortened = 0.05;
/** How much of the doubt is left out where a long word is one typo away from a frequent one. */
const usual = 0.6;
const longWord = 7;
const oftenCalled = 15;
const bySound = 0.9;
const byTypo = 0.97;
const mostRemembered = 5000;

/** The words of a collection of texts by stem: for spelling, prefixes and rarity. */
export class Vocabulary {
  private readonly forms: WordForms;
  private readonly inflected: WordForms;
  private readonly sounds: WordForms;
  private readonly sorted: readonly string[];
  private readonly likeliest = remembering(mostRemembered, (word) => this.find(word));

  constructor(
    private readonly known: ReadonlyMap<string, KnownWord>,
    /** How many texts there are. */
    readonly documents: number,
    /** Further forms of known words → their stems. */
    private readonly more: ReadonlyMap<string, string> = new Map(),
  ) {
    // Stems, written forms and what heads a compound (`makinesi`), for a typing error may sit in any.
    const forms = new Map<string, string>();
    const sounds = new Map<string, string>();
    const codes: string[] = [];
    for (const [stemmed, { written }] of known) {
      if (code.test(stemmed)) codes.push(stemmed);
      if (!correctable.test(stemmed)) continue;
      const folded = written === stemmed ? stemmed : fold(written);
      for (const form of new Set([stemmed, folded, ...possessives(folded)])) {
        if (!correctable.test(form)) continue;
        if (!forms.has(form) || form === stemmed) forms.set(form, stemmed);
        const sound = phoneticKey(form);
        const other = sounds.get(sound);
        if (other === undefined || this.count(stemmed) > this.count(other)) {
          sounds.set(sound, stemmed);
        }
      }
    }
    this.forms = new WordForms(forms);
    this.inflected = new WordForms(
      new Map([...more].filter(([form]) => correctable.test(form) && !forms.has(form))),
    );
    this.sounds = new WordForms(sounds);
    this.sorted = [...forms.keys(), ...codes].sort();
  }

  has(stemmed: string): boolean {
    return this.known.has(stemmed);
  }

  count(stemmed: string): number {
    return this.known.get(stemmed)?.count ?? 0;
  }

  /** The word as the texts write it: `buzdolap` → `Buzdolabı`. */
  written(stemmed: string): string | undefined {
    return this.known.get(stemmed)?.written;
  }

  /** Whether a folded word stands in the texts as it is, and is not merely what their words have in common. */
  isWritten(folded: string): boolean {
    const { written } = this.known.get(stem(folded)) ?? {};
    return (
      this.more.get(folded) === stem(folded) || (written !== undefined && fold(written) === folded)
    );
  }

  /** How much a word tells texts apart; a word nobody carries counts as the rarest. */
  weight(stemmed: string): number {
    return Math.log(1 + (this.documents + 1) / (this.count(stemmed) + 1));
  }

  /** Whether a word of four letters or more, or a model's name, begins like this. */
  hasPrefix(prefix: string): boolean {
    const at = firstIndex(this.sorted.length, (index) => (this.sorted[index] ?? '') >= prefix);
    return this.sorted[at]?.startsWith(prefix) ?? false;
  }

  /** The stems of known words that are one typo away from a folded one. */
  near(word: string): string[] {
    return /^[a-z]{3,}$/.test(word) ? this.forms.near(word, 1).map(([, stemmed]) => stemmed) : [];
  }

  /** The likeliest known word for a folded one that is not known, with its evidence; undefined where none is near. */
  correct(word: string): Correction | undefined {
    return correctable.test(word) ? this.likeliest(word) : undefined;
  }

  private find(word: string): Correction | undefined {
    // What is a word already is none other: only a name may sound or look like it.
    const isWord = isOrdinaryWord(word);
    const doubt = isWord ? ordinary : 0;
    const found = new Map<string, number>();
    const weigh = (text: string, form: string, stemmed: string, most: number, less = 0) => {
      if (areOpposites(word, form)) return;
      const typos = typosBetween(text, form);
      const short = text.length < 5 ? 0.1 : 0;
      const often = Math.min(0.15, Math.log10(1 + this.count(stemmed)) / 12);
      const evidence =
        Math.min(most, 1 - (typos / text.length) * perTypo + often - short) - doubt - less;
      found.set(stemmed, Math.max(found.get(stemmed) ?? 0, evidence));
    };
    for (const text of new Set([word, stem(word)])) {
      if (text.length < 4 || text.length * 2 <= word.length + 1) continue;
      const near = [
        ...this.forms.near(text, text.length < 8 ? 1 : 2),
        ...this.inflected.near(text, 1),
      ];
      for (const [form, stemmed] of near) {
        // Nobody writes what is merely common to a word's forms: `yetk`.
        const isWhole = form !== stemmed || this.isWritten(stemmed);
        const less = (isWhole ? 0 : ambiguous) + (text === word ? 0 : shortened);
        if (stemmed !== word) weigh(text, form, stemmed, byTypo, less);
      }
    }
    const sound = phoneticKey(word);
    for (const [form, stemmed] of this.sounds.near(sound, sound.length < 8 ? 0 : 1)) {
      if (sound.length > 3 && stemmed !== word) weigh(sound, form, stemmed, bySound);
    }
    const [best] = [...found].sort(
      (a, b) => b[1] - a[1] || this.count(b[0]) - this.count(a[0]) || (a[0] < b[0] ? -1 : 1),
    );
    if (!best) return undefined;
    const [stemmed, evidence] = best;
    const written = this.written(stemmed) ?? stemmed;
    const typos = Math.min(typosBetween(word, stemmed), typosBetween(word, fold(written)));
    const isAnother =
      !isWord && typos > 0 && isAlike(word, stemmed) && isNearerToAnother(word, typos, stemmed);
    const against = isAnother ? ordinary : 0;
    // A long word that much is called by was meant before one that only a dictionary has: `kulalık`.
    const isUsual =
      !isVerb(word) && word.length >= longWord && this.count(stemmed) >= oftenCalled && typos <= 1;
    const back = isUsual ? (doubt + (isAnother ? ordinary : 0)) * usual : 0;
    return { stem: stemmed, written, evidence: Math.max(0, evidence - against + back) };
  }
}

/** Whether two words differ by a slip of the hand, and not in how a sound is spelt. */
const isAlike = (a: string, b: string): boolean => phoneticKey(a) !== phoneticKey(b);

/** Folded forms of words with the stem of each, to find those that are near to a word. */
class WordForms {
  /** Shortest first. */
  private readonly forms: readonly (readonly [string, string])[];
  private readonly masks: Int32Array;

  constructor(forms: ReadonlyMap<string, string>) {
    this.forms = [...forms].sort(([a], [b]) => a.length - b.length);
    this.masks = Int32Array.from(this.forms, ([form]) => lettersOf(form));
  }

  /** The forms at most this many edits away (Damerau), each with its stem. */
  near(word: string, distance: number): (readonly [string, string])[] {
    const mask = lettersOf(word);
    const found: (readonly [string, string])[] = [];
    const shortest = word.length - distance;
    const from = firstIndex(
      this.forms.length,
      (index) => (this.forms[index]?.[0] ?? '').length >= shortest,
    );
    for (let at = from; at < this.forms.length; at += 1) {
      const one = this.forms[at];
      if (!one || one[0].length > word.length + distance) break;
      if (bits((this.masks[at] ?? 0) ^ mask) > 2 * distance) continue;
      if (editsBetween(word, one[0], distance) <= distance) found.push(one);
    }
    return found;
  }
}

/** `kablosuz` is no slip of the pen for `kablolu`, but `şekersz` is one for `şekersiz`. */
function areOpposites(a: string, b: string): boolean {
  const without = /s[iu]z$/;
  return (without.test(a) && !b.endsWith('z')) || (without.test(b) && !a.endsWith('z'));
}

/** Which letters a word has, a bit each: words with very different letters need no closer look. */
function lettersOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) - 97);
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
