/** What a Turk may write for the letters of a foreign name, folded; the first that fit count, and `-` is nothing. */
const spelt: readonly (readonly [string, string])[] = [
  ['tch', 'c'],
  ['sc?h', 's c'],
  ['ch', 'c s k'],
  ['c?k', 'k'],
  ['ph', 'f'],
  ['th', 't d s z'],
  ['ght', 't'],
  ['gh', 'g -'],
  ['wh?', 'v'],
  ['que$', 'k'],
  ['qu', 'k ku kv'],
  ['q', 'k'],
  ['^x', 'z s iks eks'],
  ['x', 'ks gz z iks'],
  ['tion', 'sin sion syon'],
  ['cc(?=[ei])', 'ks c'],
  ['c(?=[eiy])', 's c'],
  ['c', 'k'],
  ['dge?(?=s?$)', 'c j'],
  ['ge$', 'c j ge'],
  ['g(?=[eiy])', 'g j c'],
  ['j', 'c j y'],
  ['ng$', 'ng n nk'],
  ['[sz]', 's z'],
  ['[td]$', 't d'],
  ['eau', 'o'],
  ['igh', 'ay'],
  ['ault$', 'o'],
  ['ao', 'ao o avo'],
  ['ea', 'i e ey ia iya eya'],
  ['ee', 'i'],
  ['oo', 'u o'],
  ['ou', 'u av au ov o'],
  ['ow', 'ov av au o'],
  ['ai(?=r)', 'eyi ey e ay ai'],
  ['[ae][iy]', 'ey ay ei ai e i'],
  ['auv', 'ov av auv'],
  ['au', 'o au av'],
  ['ie', 'i ii iye ay'],
  ['oa', 'o oa'],
  ['e[uw]', 'u yu o oy'],
  ['^le$', 'le lo'],
  ['et$', 'et e i'],
  ['le$', 'il l'],
  ['e$', '- e i'],
  ['es$', 's z es is'],
  ['y(?=[aou])', 'y'],
  ['(?<=w)a', 'a o e ey'],
  ['a', 'a e ey i'],
  ['e', 'e i a'],
  ['i(?=[aou])', 'i iy ay'],
  ['[iy]', 'i ay'],
  ['o', 'o u a i ov'],
  ['u', 'u a i yu'],
];
const rules = spelt.map(
  ([letters, heard]) => [new RegExp(letters, 'y'), heard.replace('-', '').split(' ')] as const,
);
const rulesOf = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [
    letter,
    rules.filter(([{ source }]) => beginsWith(source, letter)),
  ]),
);

/** Whether what a rule is about may begin with a letter. */
function beginsWith(source: string, letter: string): boolean {
  const [, first = ''] = /^(?:\^|\(\?<=\w\))?(\[\w+\]|\w)/.exec(source) ?? [];
  const isSkipped = source.startsWith('c?') && letter === 'k';
  return isSkipped || new RegExp(`^${first}$`).test(letter);
}

/** What may be heard at each place of a foreign name. */
export type Sounds = readonly (readonly string[])[];

/** How a folded foreign name may be spelt by ear: `macbook` as `makbuk`, `air` as `eyr`, `watch` as `vaç`. */
export function soundsOf(name: string): Sounds {
  const written = withoutSilent(name);
  const heard: (readonly string[])[] = [];
  for (let at = 0; at < written.length;) {
    const [length, sounds] = soundAt(written, at);
    at += length;
    heard.push(sounds);
    // No Turkish word begins with two consonants: `sikeçırs`.
    if (heard.length === 1 && /^[^aeiouy]{2}/.test(written.slice(at - 1)))
      heard.push(['', 'i', 'u']);
  }
  return heard;
}

/** The letters that a name may begin with by ear. */
export const firstHeard = (name: string): readonly string[] => [
  ...new Set(soundAt(withoutSilent(name), 0)[1].map((sound) => sound.charAt(0))),
];

/** Whether a word, from a place on, may be what is heard from a place of a name on. */
export function isHeardAs(word: string, sounds: Sounds, from = 0, place = 0): boolean {
  const here = sounds[place];
  if (here === undefined) return from === word.length;
  return here.some(
    (sound) =>
      word.startsWith(sound, from) && isHeardAs(word, sounds, from + sound.length, place + 1),
  );
}

const withoutSilent = (name: string): string =>
  name
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/([b-df-hj-np-tv-z])\1/g, '$1');

function soundAt(written: string, at: number): readonly [number, readonly string[]] {
  const letter = written.charAt(at);
  for (const [letters, sounds] of rulesOf.get(letter) ?? []) {
    letters.lastIndex = at;
    const found = letters.exec(written);
    if (found) return [found[0].length, sounds];
  }
  return [1, [letter]];
}
