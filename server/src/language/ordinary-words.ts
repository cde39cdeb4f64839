import { isName, isRoot } from './dictionary';
import { typosBetween } from './edits';
import { remembering } from './remembering';

/** One ending of a noun, by the letter it may follow: plural, whose, case, instrument. */
const nominal: readonly RegExp[] = [
  /l[ae]r(?:[iu])?$/,
  /(?<=[aeiou])(?:m(?:[iu]z)?|n(?:[iu]z)?|s[iu]|y[iuae]|n[iuae]|n[iu]n|n[dt][ae](?:n|ki)?|yl[ae]|nc[ae])$/,
  /(?<=[^aeiou])(?:[iu]m(?:[iu]z)?|[iu]n(?:[iu]z)?|[iuae]|l[ae])$/,
  /[dt][ae](?:n|ki)?$/,
  // `saatlerce`
  /(?<=l[ae]r)c[ae]$/,
  // What is read letter by letter: `tvye`, `lgsnin`.
  /(?<=^[^aeiou]{2,5})(?:[yn][iuae]|n[iu]n|yl[ae])$/,
];
/** Endings of a verb’s stem: those that follow a vowel, a consonant, any letter. */
const verbal = {
  vowel:
    /^(?:y[ae]c[ae][kg]\w*|y[iu]c[ae][mzk]|y[ae](?:bil|m[ae])\w*|r(?:[iu]m|[iu]z|s[iu]n|l[ae]r|ken|s[ae]\w*)?|y[ae]n\w*|y[iu]p|y[iu]nc[ae]|y[ae](?:y[iu]m|l[iu]m|r[ae]k)|y[iu]n[iu]z)$/,
  consonant:
    /^(?:[iu]yo(?:[rd]\w*|[mnz])?|[iu]?c[ae][mzk]|[ae]c[ae][kg]\w*|[ae](?:bil|m[ae])\w*|[aeiu]r(?:[iu]m|[iu]z|s[iu]n|l[ae]r|ken|s[ae]\w*)?|[ae]n\w*|[iu]p|[iu]nc[ae]|[ae](?:y[iu]m|l[iu]m|r[ae]k)|[iu]n[iu]z)$/,
  any: /^(?:[dt][iu](?:m|k|n|n[iu]z|l[ae]r)?|m[iu]s\w*|m[ae]k|m[ae]m(?:[iu]z)?|s[ae](?:m|k|n)?|m[ae]l[iu]\w*|s[iu]n(?:l[ae]r)?|m[ae]y[aeiu]|[dt][iu][kg]\w+)$/,
};
/** `-ma`, `-me`: what is done, as a noun (`arıtma cihazı`), or a verb refused (`almıyorum`). */
const doing = /m[aeiu]$/;
const shortestVerb = 2;
const mostEndings = 4;
const mostRemembered = 20_000;

/**
 * Whether a folded word is an ordinary Turkish word or a form of one, and so no slip of the pen for a rare one:
 * `giyecek` is not `yiyecek`. From the dictionary that spelling checkers use; endings have to fit the letter before them,
 * so that `telefn` is no form of `telef`.
 */
export const isOrdinaryWord: (folded: string) => boolean = remembering(
  mostRemembered,
  (folded) => /^[a-z]{2,}$/.test(folded) && (isNounForm(folded) || verbStems(folded).length > 0),
);

const isNounForm = (folded: string): boolean =>
  [folded, ...nounRests(folded)].some((form) => isRoot(form) || isRoot(hardened(form)));

/** What may be left of a folded noun without its endings, the longest first: `saatimi` → `saatim`, `saat`. */
export function nounRests(folded: string): string[] {
  const rests = new Set<string>();
  let forms = [folded];
  for (let taken = 0; taken < mostEndings && forms.length; taken += 1) {
    forms = forms
      .flatMap((form) => nominal.map((ending) => form.replace(ending, '')))
      .filter((rest) => rest.length >= 2 && rest !== folded && !rests.has(rest) && rests.add(rest));
  }
  return [...rests].sort((a, b) => b.length - a.length);
}

/** Whether a folded word says where, where from or whither: `ofise`, `yazlıkta`, `evden`; `kamera` merely ends so. */
export const isPlace = (folded: string): boolean => {
  const rest = folded.replace(/(?:[dt][ae](?:n|ki)?|[yn]?[ae])$/, '');
  return rest !== folded && rest.length > 1 && !isRoot(folded) && isNounForm(rest);
};

/** Whether two folded words are forms of one (`katlanıp`, `katlanır`; `headphone`, `headphones`) or spell it alike (`dumbell`). */
export function areSameWord(a: string, b: string): boolean {
  const forms = (word: string) =>
    [word, word.replace(/s$/, ''), ...nounRests(word).filter(isRoot), ...verbStems(word)]
      .filter(({ length }) => length > shortestForm)
      .map((form) => form.replace(/(.)\1/g, '$1'));
  const own = forms(a);
  return forms(b).some((form) => own.includes(form));
}
const shortestForm = 3;

/** `omz-u` is of `omuz`, `karn-ı` of `karın`: the words that have lost their vowel before an ending. */
export const withLostVowel = (form: string): string[] =>
  /^[a-z]*[aeiou][^aeiou]{2}$/.test(form)
    ? ['i', 'u'].map((vowel) => form.slice(0, -1) + vowel + form.slice(-1)).filter(isRoot)
    : [];

/** `kitab-ı` is of `kitap`. */
export const hardened = (form: string): string =>
  form.replace(/[bdg]$/, (letter) => ({ b: 'p', d: 't', g: 'k' })[letter] ?? letter);

/** Whether a folded word is a form of a verb: `başlayan`, `taşımak`, `izlerken`, and an order: `çağır`. */
export const isVerb: (folded: string) => boolean = remembering(mostRemembered, (folded) => {
  if (isInfinitive(folded)) return true;
  const stems = verbStems(folded);
  const longest = Math.max(...stems.map(({ length }) => length));
  // `ilanı` is of `ilan`, `kartı` of `kart`, and `yastık` is a thing before we mourn.
  const isNoun = (one: string) =>
    isRoot(one) &&
    (longest <= shortestVerb || (one.length > longest && !isDone.test(one) && !isInfinitive(one)));
  // The dictionary has `başlıyorum`, and `giden` is of no `gide`.
  const forms = finite.test(folded)
    ? []
    : isDone.test(folded)
      ? [folded]
      : [folded, ...nounRests(folded)];
  return stems.length > 0 && !forms.some((one) => isNoun(one) || isNoun(hardened(one)));
});

/** What no noun ends with. */
const finite =
  /(?:[iu]yor\w*|(?:[aeiulr]d|[aeiut]t)[iu]k|[ae]c[ae]g[iu](?:m|z|m[iu]z)|[ae]l[iu]m)$/;
/** Nouns of doing, and of who or what does something, are the verb's: `taşımak`, `çalışan`, `izlenecek`. */
const isDone = /(?:m[ae]k?|[ae]n|c[ae][kg][iu]?|m[iu]s)$/;

/** The stems of the verbs that a folded word may be a form of: `olc` of `ölçecek`. */
export const verbStems = remembering(mostRemembered, (folded): readonly string[] => {
  const rests: string[] = [];
  for (let at = shortestVerb; at < folded.length; at += 1) {
    const [rest, ending] = [folded.slice(0, at), folded.slice(at)];
    const after = /[aeiou]$/.test(rest) ? verbal.vowel : verbal.consonant;
    if (after.test(ending) || verbal.any.test(ending)) rests.push(rest);
  }
  // `başlıyor` and `demiyor` have lost their vowel.
  const lost = /[iu]yor\w*$/.test(folded) ? rests.flatMap((rest) => [`${rest}a`, `${rest}e`]) : [];
  // `diyorum` is of `de`, `yiyecek` of `ye`.
  const narrow = /^[dy](?=iy(?:or|[ae]c|[ae]n))/.exec(folded)?.map((one) => `${one}e`) ?? [];
  const stems = [...rests, ...lost, ...narrow].flatMap((rest) => [rest, rest.replace(doing, '')]);
  return [...new Set(stems.flatMap((rest) => [rest, hardened(rest)]))].filter(isInfinitive);
});

/** Whether a folded word says what somebody else shall do for us: `boyatmak`, `ektireceğim`, `yaptırma`; `kurutmak` we do. */
export const isOrdered = (folded: string): boolean => orderedDeeds(folded).length > 0;

/** The stem of the verb that it makes others do: `boya` of `boyatmak`; `işitmek` has nothing to do with `ısımak`. */
export const orderedDeeds = remembering(mostRemembered, (folded): readonly string[] => {
  const vowel = /([ae])[^ae]*$/.exec(folded)?.[1] ?? '';
  const isDeed = (verb: string) => !/.{3}[sn]$/.test(verb) && isRoot(`${verb}m${vowel}k`);
  const [, once = '', twice = ''] = toBeDone.exec(folded) ?? [];
  return [once, once + twice].filter((verb) => verb && isDeed(verb) && !isDoing(verb));
});
/** What makes others do it: `yap-tır`, `boya-t`, `değiştir-t`; what becomes so itself is done by nobody. */
const toBeDone =
  /^([a-z]{2,}?)((?:(?<=[aeiourl])t)?)(?:[dt][iu]r|(?<=[aeiourl])t)(?:m[ae]k?|[ae]c[ae](?:g[iu]m|g[iu]z|m|z)|[iu]yor(?:um|uz)|s[ae][mk])$/;

/** Whether a verb’s stem is known. */
const isInfinitive = (verb: string): boolean =>
  verb.length >= 2 && !isDoing(verb) && (isRoot(`${verb}mek`) || isRoot(`${verb}mak`));

/** `arıtma` could be “do not purify”, but is what purifies. */
const isDoing = (verb: string): boolean => {
  const stem = verb.replace(doing, '');
  return stem !== verb && stem.length >= 2 && (isRoot(`${stem}mek`) || isRoot(`${stem}mak`));
};

/**
 * Whether a dictionary’s word is nearer to a folded one than so many slips of the hand, so that it was meant: `mankal` is
 * `mangal` before it is `manual`.
 */
export function isNearerToAnother(folded: string, typos: number, except: string): boolean {
  const letters = 'abcdefghijklmnoprstuvyz';
  const isNearer = (other: string) =>
    isRoot(other) && other !== except && typosBetween(folded, other) < typos - 0.01;
  for (let at = 0; at < folded.length; at += 1) {
    const [before, after] = [folded.slice(0, at), folded.slice(at + 1)];
    if (isNearer(before + after)) return true;
    if (after && isNearer(before + after.charAt(0) + folded.charAt(at) + after.slice(1)))
      return true;
    for (const letter of letters) {
      if (isNearer(before + letter + after) || isNearer(before + letter + folded.slice(at)))
        return true;
    }
  }
  return false;
}

/** Whether a folded word is a form of what the dictionary has only with a capital: `karşıyakada`. */
export const isProperName = (folded: string): boolean =>
  isName([folded, ...nounRests(folded)].find(isRoot) ?? '');
