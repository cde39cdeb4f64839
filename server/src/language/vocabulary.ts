import { fold } from '@denk/shared/product/text';
import { firstHeard, isHeardAs, soundsOf, type Sounds } from './by-ear';
import { isRoot } from './dictionary';
import { editsBetween, typosBetween } from './edits';
import { firstIndex } from './first-index';
import { isNearerToAnother, isOrdinaryWord, isVerb } from './ordinary-words';
import { NamesByEar } from './names-by-ear';
import { remembering } from './remembering';
import { phoneticKey } from './sound';
import { possessives, stem } from './suffixes';

/** Words of letters, long enough to tell an error from another word. */
const correctable = /^[a-z]{4,}$/;
/** What a thing may be called: `ruj`. */
const shortThing = /^[a-z]{3}$/;
/** A model's name: `ww90t4020ce`. */
const code = /^(?=.*[a-z])(?=.*\d).{5,}$/;

/** A name long enough to be heard, and what may be a Turk’s spelling of one. */
const isForeign = /^[a-z]{3,}$/;
const isByEar = /^[a-pr-vyz]{3,}$/;

/** Whether a word is a name, and no form of a Turkish word: `Dostum`. */
const isNameByEar = (one: string, brands: readonly string[]): boolean =>
  isOrdinaryWord(one) ? brands.length > 0 && isRoot(one) : true;

/** A name with what is heard of it. */
interface SpokenName {
  readonly name: KnownForm;
  readonly sounds: Sounds;
}

/** A known word: how many texts carry it, how it is written there, with its Turkish letters, and the brands that have at least a fifth of those. */
export interface KnownWord {
  readonly count: number;
  readonly written: string;
  readonly brands?: readonly string[] | undefined;
}

/** A known word in one of its forms, as it is shown without its endings: `Buzdolabı`. */
export interface KnownForm {
  readonly stem: string;
  readonly written: string;
}

/** A brand's word that another sounds like, but for so many letters. */
export interface HeardName {
  readonly name: KnownForm;
  readonly brands: readonly string[];
  readonly edits: number;
}

/** A known word that another may have been meant for. */
export interface Correction extends KnownForm {
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
const ambiguous = 0.25;
/** What a word has in common with its forms is compared, too: `maskra` may be a form of `maskr`, but is `maskara` first. */
const shortened = 0.05;
/** How much of the doubt is left out where a long word is one typo away from a thing's usual name. */
const usual = 0.6;
const [shortest, longWord] = [4, 7];
const oftenCalled = 15;
const [longSound, mostMisheard] = [6, 2];
/** What is spelt as it is heard is surer than with another letter, and less sure than what sounds the very same. */
const misheardByEar = 0.5;
/** What things are called is asked for before what is only said of them. */
const named = 0.1;
const [bySound, brandBySound] = [0.9, 0.98];
/** Of what is spelt by ear: of a name that many texts carry (`plas`), of another. */
const [oftenByEar, rareByEar] = [0.97, 0.8];
const byTypo = 0.97;
const mostRemembered = 5000;

/** The words of a collection of texts by stem: for spelling, prefixes and rarity. */
export class Vocabulary {
  private readonly forms: WordForms<KnownForm>;
  private readonly inflected: WordForms<KnownForm>;
  private readonly sounds: WordForms<KnownForm>;
  private readonly sorted: readonly string[];
  private readonly named: ReadonlySet<string>;
  private readonly brandSounds: WordForms<readonly KnownForm[]>;
  /** Names that may be spelt by ear, by a letter they may begin with then. */
  private readonly spoken = new Map<string, SpokenName[]>();
  readonly lines: NamesByEar;
  private readonly likeliest = remembering(mostRemembered, (word) => this.find(word));

  constructor(
    private readonly known: ReadonlyMap<string, KnownWord>,
    /** How many texts there are. */
    readonly documents: number,
    /** The forms that the words of things' names are asked for in. */
    private readonly names: ReadonlyMap<string, KnownForm> = new Map(),
    /** Two words in a row of a title that are a name: `MacBook Air`. */
    lines: Iterable<string> = [],
  ) {
    this.lines = new NamesByEar(lines);
    // Stems, written forms and what heads a compound (`makinesi`), for a typing error may sit in any.
    const forms = new Map<string, KnownForm>();
    const sounds = new Map<string, KnownForm>();
    const brandSounds = new Map<string, KnownForm[]>();
    const codes: string[] = [];
    for (const [stemmed, { written, brands = [] }] of known) {
      if (code.test(stemmed)) codes.push(stemmed);
      const whole = lettersIn(written);
      if (isForeign.test(whole) && (brands.length > 0 || this.isOften(stemmed))) {
        const name = { name: { stem: stemmed, written }, sounds: soundsOf(whole) };
        for (const letter of firstHeard(whole)) {
          const others = this.spoken.get(letter);
          if (others) others.push(name);
          else this.spoken.set(letter, [name]);
        }
      }
      if (!correctable.test(stemmed) && !names.has(stemmed)) continue;
      const folded = written === stemmed ? stemmed : lettersIn(written);
      const word = { stem: stemmed, written };
      // `Chicco` is heard with `ç`, `Michelin` with `ş`.
      const heardAs = (form: string) =>
        new Set((brands.length > 0 ? [form, form.replace(/ch/g, 's')] : [form]).map(phoneticKey));
      for (const sound of brands.length > 0 ? heardAs(folded) : []) {
        const alike = brandSounds.get(sound);
        if (alike) alike.push(word);
        else brandSounds.set(sound, [word]);
      }
      for (const form of new Set([stemmed, folded, ...possessives(folded)])) {
        const isShort = shortThing.test(form) && names.has(form);
        if (isShort && !forms.has(form)) forms.set(form, word);
        if (!correctable.test(form)) continue;
        if (!forms.has(form) || form === stemmed) forms.set(form, word);
        for (const sound of heardAs(form)) {
          const other = sounds.get(sound);
          if (other === undefined || this.count(stemmed) > this.count(other.stem))
            sounds.set(sound, word);
        }
      }
    }
    this.forms = new WordForms(forms);
    this.inflected = new WordForms(
      new Map([...names].filter(([form]) => correctable.test(form) && !forms.has(form))),
    );
    this.named = new Set([...names.values()].map((name) => name.stem));
    this.sounds = new WordForms(sounds);
    this.brandSounds = new WordForms(brandSounds);
    this.sorted = [...forms.keys(), ...codes].sort();
  }

  has(stemmed: string): boolean {
    return this.known.has(stemmed);
  }

  count(stemmed: string): number {
    return this.known.get(stemmed)?.count ?? 0;
  }

  /** Whether so many texts carry a word that it needs no brand beside it: `max`, `plus`. */
  isOften(stemmed: string): boolean {
    return this.count(stemmed) >= oftenCalled;
  }

  /** The brands that a word is of: `s25` is of Samsung. */
  brandsOf(stemmed: string): readonly string[] {
    return this.known.get(stemmed)?.brands ?? [];
  }

  /** The brands' words that a folded one sounds like, the nearest first: `savaj` is like `Sauvage`. */
  readonly heard = remembering(mostRemembered, (word): readonly HeardName[] => {
    const sound = phoneticKey(word);
    const most = sound.length < shortest ? 0 : sound.length < longSound ? 1 : mostMisheard;
    const near = this.brandSounds.near(sound, most).flatMap(([other, names]) => {
      const edits = editsBetween(sound, other, most);
      return names.map((name) => ({ name, edits }));
    });
    const spelt = this.byEar(word).map((name) => ({ name, edits: misheardByEar }));
    return [...near, ...spelt]
      .map((one) => ({ ...one, brands: this.brandsOf(one.name.stem) }))
      .sort((a, b) => a.edits - b.edits);
  });

  /** The names that a folded word may be the spelling of by ear, what more texts carry first: `makbuk`, `eyr`, `maks`. */
  readonly byEar = remembering(mostRemembered, (word): readonly KnownForm[] =>
    isByEar.test(word)
      ? (this.spoken.get(word.charAt(0)) ?? [])
          .filter(({ sounds }) => isHeardAs(word, sounds))
          .map(({ name }) => name)
          .filter(({ stem: one }) => isNameByEar(one, this.brandsOf(one)))
          .sort((a, b) => this.count(b.stem) - this.count(a.stem))
      : [],
  );

  /** The word as the texts write it: `buzdolap` → `Buzdolabı`. */
  written(stemmed: string): string | undefined {
    return this.known.get(stemmed)?.written;
  }

  /** Whether a folded word stands in the texts as it is, and is not merely what their words have in common. */
  isWritten(folded: string): boolean {
    const { written } = this.known.get(stem(folded)) ?? {};
    return (
      this.names.get(folded)?.stem === stem(folded) ||
      (written !== undefined && lettersIn(written) === folded)
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

  /** The known words that are one typo away from a folded one. */
  readonly near = remembering(mostRemembered, (word): readonly KnownForm[] =>
    /^[a-z]{3,}$/.test(word)
      ? [this.forms, this.inflected].flatMap((forms) => forms.near(word, 1).map(([, form]) => form))
      : [],
  );

  /** Whether a correction is surely what a thing is called. */
  isThing(correction: Correction | undefined): boolean {
    return (
      correction !== undefined && correction.evidence >= sure && this.named.has(correction.stem)
    );
  }

  /** The likeliest known word for a folded one that is not known, with its evidence; undefined where none is near. */
  correct(word: string): Correction | undefined {
    const isAbbreviated = /^[a-z]{3}$/.test(word) && !isOrdinaryWord(word);
    return isAbbreviated || correctable.test(word) ? this.likeliest(word) : undefined;
  }

  private find(word: string): Correction | undefined {
    // What is a word already is none other: only a name may sound or look like it.
    const isWord = isOrdinaryWord(word);
    const doubt = isWord ? ordinary : 0;
    const found = new Map<string, Near>();
    const weigh = (text: string, form: string, known: KnownForm, most: number, less = 0) => {
      // Of three letters only a thing's name may have lost another.
      if (word.length < shortest && (form.length < shortest || !this.named.has(known.stem))) return;
      const typos = typosBetween(text, form);
      const short = text.length <= shortest ? 0.1 : 0;
      const often = Math.min(0.15, Math.log10(1 + this.count(known.stem)) / 12);
      const asked = this.named.has(known.stem) ? named : 0;
      const evidence =
        Math.min(most, 1 - (typos / text.length) * perTypo + often + asked - short) - doubt - less;
      const before = found.get(known.stem)?.evidence ?? 0;
      if (evidence > before) found.set(known.stem, { ...known, form, evidence });
    };
    for (const text of new Set([word, stem(word)])) {
      if (text.length < Math.min(word.length, shortest) || text.length * 2 <= word.length + 1)
        continue;
      const near = [
        ...this.forms.near(text, text.length < 8 ? 1 : 2),
        ...this.inflected.near(text, 1),
      ];
      for (const [form, known] of near) {
        // Nobody writes what is merely common to a word's forms: `yetk`.
        const isWhole = form !== known.stem || this.isWritten(known.stem);
        const less = (isWhole ? 0 : ambiguous) + (text === word ? 0 : shortened);
        if (known.stem !== word) weigh(text, form, known, byTypo, less);
      }
    }
    const sound = phoneticKey(word);
    // What only one maker writes is heard before a slip: `kasio`.
    const isOfBrand = ({ stem: one }: KnownForm) => this.brandsOf(one).length > 0;
    for (const [form, known] of this.sounds.near(sound, sound.length < 8 ? 0 : 1)) {
      const less = this.isWritten(known.stem) || form !== phoneticKey(known.stem) ? 0 : ambiguous;
      if (sound.length > 3 && known.stem !== word)
        weigh(sound, form, known, isOfBrand(known) ? brandBySound : bySound, less);
    }
    for (const known of this.byEar(word)) {
      const isOften = this.isOften(known.stem);
      const isTelling = word.length >= (isOften ? shortest : shortest + 1);
      const evidence = (isOften ? oftenByEar : rareByEar) - doubt;
      if (isTelling && known.stem !== word && evidence > (found.get(known.stem)?.evidence ?? 0))
        found.set(known.stem, { ...known, form: word, evidence });
    }
    const [best] = [...found.values()].sort(
      (a, b) =>
        b.evidence - a.evidence ||
        this.count(b.stem) - this.count(a.stem) ||
        (a.stem < b.stem ? -1 : 1),
    );
    if (!best) return undefined;
    const { stem: stemmed, written, form, evidence } = best;
    const typos = Math.min(typosBetween(word, stemmed), typosBetween(word, lettersIn(written)));
    const slips = Math.min(typos, typosBetween(word, form));
    const isAnother =
      !isWord &&
      !this.named.has(stemmed) &&
      slips > 0 &&
      isAlike(word, stemmed) &&
      isNearerToAnother(word, slips, stemmed);
    const against = isAnother ? ordinary : 0;
    // A thing's long name was meant before a word that only a dictionary has: `kulalık`.
    const isThing = word.length >= longWord && this.named.has(stemmed) && !isVerb(word);
    const back = isThing && this.count(stemmed) >= oftenCalled && typos <= 1 ? doubt * usual : 0;
    return { stem: stemmed, written, evidence: Math.max(0, evidence - against + back) };
  }
}

/** A form that is near to a word, and what speaks for it. */
interface Near extends Correction {
  readonly form: string;
}

/** A written word, folded, without its apostrophe. */
const lettersIn = (written: string): string => fold(written).replace(/['’]/g, '');

/** Whether two words differ by a slip of the hand, and not in how a sound is spelt. */
const isAlike = (a: string, b: string): boolean => phoneticKey(a) !== phoneticKey(b);

/** Folded forms of words with the word of each, or the words, to find those that are near to another. */
class WordForms<Of> {
  /** Shortest first. */
  private readonly forms: readonly (readonly [string, Of])[];
  private readonly masks: Int32Array;

  constructor(forms: ReadonlyMap<string, Of>) {
    this.forms = [...forms].sort(([a], [b]) => a.length - b.length);
    this.masks = Int32Array.from(this.forms, ([form]) => lettersOf(form));
  }

  /** The forms at most this many edits away (Damerau), each with its word. */
  near(word: string, distance: number): (readonly [string, Of])[] {
    const mask = lettersOf(word);
    const found: (readonly [string, Of])[] = [];
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
