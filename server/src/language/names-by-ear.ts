import { fold } from '@denk/shared/product/text';
import { firstHeard, isHeardAs, soundsOf, type Sounds } from './by-ear';

/** How each letter is called, in Turkish and in English, folded. */
const letterNames: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'a:a ey|b:be bi|c:ce ci si|d:de di|e:e i|f:fe ef|g:ge ci|h:he ha has hac eyc|i:i ay|j:je jey cey|k:ke ka key|l:le el|' +
    'm:me em|n:ne en|o:o|p:pe pi|q:ku kyu|r:re ar|s:se es|t:te ti|u:u yu|v:ve vi|w:dabilyu dablyu|x:iks eks|y:ye vay|z:ze zet zi'
  )
    .split('|')
    .map((line) => line.split(':')),
);

/** Names shorter than this, in letters, may be anything. */
const shortest = 5;
const mostWords = 4;

/** A name that a row of words sounds like; `to` is the first place after them, `isSpelt` whether they are letters. */
export interface NameByEar {
  readonly name: string;
  readonly to: number;
  readonly isSpelt: boolean;
}

interface Spoken {
  readonly name: string;
  readonly sounds: Sounds;
  /** How many of its first letters are spelt, each a word then. */
  readonly spelt: number;
}

/** Whole names as they are spelt by ear, wherever their words are parted: `ver saçe`, `fuci film`, `lö kröze`, `haç pi`. */
export class NamesByEar {
  /** By the letter that they begin with as they are heard, and then by how they begin. */
  private readonly byLetter = new Map<string, () => ReadonlyMap<string, readonly Spoken[]>>();

  constructor(names: Iterable<string>) {
    const ofLetter = new Map<string, (() => Spoken)[]>();
    for (const name of names) {
      const words = fold(name)
        .replace(/['’]/g, '')
        .split(/[^a-z]+/)
        .filter(Boolean);
      const [first] = words;
      if (first === undefined || /\d/.test(name)) continue;
      const isSpelt = acronym.test(name);
      // What is heard of all names would take long at the start.
      const spoken = once(() => spokenAs(name, words, isSpelt));
      const heard =
        isSpelt || first.length === 1 ? letterNamed(first.charAt(0)) : firstHeard(first);
      for (const letter of new Set(heard.map((sound) => sound.charAt(0))))
        ofLetter.set(letter, [...(ofLetter.get(letter) ?? []), spoken]);
    }
    for (const [letter, all] of ofLetter)
      this.byLetter.set(
        letter,
        once(() => byBeginning(all)),
      );
  }

  /** The name that the most words from a place on sound like. */
  find(words: readonly string[], at: number): NameByEar | undefined {
    for (let to = Math.min(words.length, at + mostWords); to > at; to -= 1) {
      const row = words.slice(at, to);
      const said = row.join('').replace(/([^aeiou])\1/g, '$1');
      if (!/^[a-z]+$/.test(said)) continue;
      const alike = this.byLetter.get(said.charAt(0))?.().get(said.slice(0, begun)) ?? [];
      for (const { name, sounds, spelt } of alike) {
        const isLong = spelt ? row.length >= spelt : said.length >= shortest;
        if (isLong && isHeardAs(said, sounds)) return { name, to, isSpelt: spelt > 0 };
      }
    }
    return undefined;
  }
}

/** So many letters tell most names apart. */
const begun = 3;

function byBeginning(names: readonly (() => Spoken)[]): ReadonlyMap<string, readonly Spoken[]> {
  const groups = new Map<string, Spoken[]>();
  for (const spoken of names.map((one) => one()))
    for (const beginning of new Set(beginnings(spoken.sounds)))
      groups.set(beginning, [...(groups.get(beginning) ?? []), spoken]);
  return groups;
}

/** How what is heard may begin, letter by letter. */
const beginnings = (sounds: Sounds, place = 0, before = ''): readonly string[] => {
  const here = sounds[place];
  if (before.length >= begun || here === undefined) return [before.slice(0, begun)];
  return here.flatMap((sound) => beginnings(sounds, place + 1, before + sound));
};

/** What is read letter by letter: `HP`, `DJI`, `TP-Link`. */
const acronym = /^[A-Z]{2,3}(?![A-Za-z])/;

const letterNamed = (letter: string): readonly string[] => letterNames[letter]?.split(' ') ?? [];

function spokenAs(name: string, words: readonly string[], isSpelt: boolean): Spoken {
  const [first = ''] = words;
  const sounds = words.flatMap((word, at) =>
    word.length === 1 || (isSpelt && at === 0) ? [...word].map(letterNamed) : soundsOf(word),
  );
  return { name, sounds, spelt: isSpelt ? first.length : 0 };
}

function once<Of>(make: () => Of): () => Of {
  let made: Of | undefined;
  return () => (made ??= make());
}
