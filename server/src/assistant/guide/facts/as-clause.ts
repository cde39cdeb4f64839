import { fold } from '@denk/shared/product/text';
import { isAddress, isOrdinaryWord, isRoot, isVerb, verbStems } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { endsInVowel, genitive, high, low } from '../names/endings';
import type { Places } from '../names/places';

/** What a question says beside what it asks: whom it addresses, and what it points at. */
const aside =
  /^(?:peki|acaba|yani|e+|ya+|ki|sizce|sence|hic|sanki|di|simdi|biraz|degil|d[ae]|bi|bir|pek|ama|bunlar\w*|onlar\w*|bu|o|onun|bunun|uc[iu]\w*|hepsi\w*|iclerinde\w*|aralarinda\w*|ilk\w*|(?:birinci|ikinci|ucuncu|sonuncu)\w*|[123]\.|olan\w*)$/;
const particle = /^m[iu](?:d[iu]r)?$/;
const asking = /^(?:kac\w*|nere\w*|hangi|ne|kim\w*|nasil)$/;
/** What no dictionary knows is no mistyped word where it is short or a figure: `ping`, `120hz`. */
const isKnown = (word: string): boolean =>
  word.length < 5 || /\d|['’]|^\p{Lu}/u.test(word) || isOrdinaryWord(fold(word));

/** What is one's own is told of in other words: `param garanti altında mı`. */
const ofOwn = (word: string): boolean =>
  !isRoot(word) && /[^aeiou][aeiu]m(?:[iu]z)?(?:[ae]|[iu]n?|[dt][ae]n?)?$/.test(word);
/** Verbs that tell what is or was. */
const tells = /(?:yor(?:um|uz|sun\w*)|[dt][iu][mk]?|m[iu]s)$/;
/** What no clause of so many words is read from. */
const mostWords = 6;
const longestWord = 20;

/**
 * A question as a part of a sentence that says that it is not known: `beyaz iz bırakıyor mu` → `beyaz iz bırakıp bırakmadığı`,
 * `kaç kilo` → `kaç kilo olduğu`. Undefined where its form is none of those that can surely be turned so.
 */
export function asClause(
  text: string,
  places: Places | undefined,
  isOfName: (word: string) => boolean = () => false,
): string | undefined {
  if (/[,;:()"“”\n]/.test(text.trim())) return undefined;
  // `malzeme onlardan mı`, `OLED ne demek`
  if (
    /\b(?:bu|o|su)n(?:lar)?\w* m[iu]\b|\bne (?:demek|ise)\b|\bnedir\b|\bm[iu]s[iu]n/.test(
      fold(text),
    )
  )
    return undefined;
  const words = inSentence(text.replace(/[^\p{L}\p{N}\s%.'’+-]|\.(?!\d)/gu, ' '))
    .split(/\s+/)
    .filter((word) => word && !isOfName(fold(word).replace(/['’].*/, '')))
    .filter((word) => !aside.test(fold(word)) && !isAddress(fold(word)));
  if (
    words.length === 0 ||
    words.length > mostWords ||
    words.some((one) => one.length > longestWord || ofOwn(fold(one)) || !isKnown(one))
  )
    return undefined;
  // `dibi yandı nasıl çıkar` tells before it asks.
  if (words.slice(0, -1).some((one) => tells.test(fold(one)) && isVerb(fold(one))))
    return undefined;
  const inOrder = verbLast(words.at(-1) === 'var' ? words.slice(0, -1) : words);
  const last = fold(inOrder.at(-1) ?? '');
  if (particle.test(last)) return whether(inOrder.slice(0, -1), places);
  const which = inOrder.findIndex((word) => /^hangi(?:s[iı]|ler)/.test(word));
  if (which >= 0) return whichOf(inOrder.filter((_, at) => at !== which));
  if (!inOrder.some((word) => asking.test(fold(word)))) return undefined;
  // `toz torbası kaç litre`
  const owner = inOrder.map((word, at) =>
    /[^y][ıiuü]$/.test(word) && asking.test(fold(inOrder[at + 1] ?? '')) ? genitive(word) : word,
  );
  const verb = verbIn(inOrder.at(-1) ?? '');
  if (!verb && (tells.test(last) || /(?:[aeiu]|yo)r$/.test(last)) && verbStems(last).length > 0)
    return undefined;
  return [
    ...(places ? [places.whose] : []),
    ...(verb ? [...owner.slice(0, -1), done(verb)] : [...owner, 'olduğu']),
  ].join(' ');
}

/** What stands after the verb belongs before it: `gidiyor şarjı`, `dahil mi montaj`; so does what is asked of by itself: `pille mi çalışıyor`. */
function verbLast(words: readonly string[]): readonly string[] {
  const asked = words.findIndex((word) => particle.test(fold(word)));
  const verb = words.findLastIndex((word) => verbIn(word) !== undefined);
  const end = asked < 0 || verb === asked + 1 ? verb : asked - 1;
  if (end < 0) return words;
  const late = words.slice(Math.max(end, asked) + 1);
  const before = words.slice(0, end).filter((_, at) => at !== asked);
  const isNamed =
    asked < 0 && late.length > 0 && !/(?:[ae]|[dt][ae]n)$/.test(fold(late.at(-1) ?? ''));
  return [
    ...(isNamed ? [...late.slice(0, -1), genitive(late.at(-1) ?? '')] : late),
    ...before,
    words[end] ?? '',
    ...(asked < 0 ? [] : [words[asked] ?? '']),
  ];
}

/** `havuz var` → `havuz olup olmadığı`, `suya dayanır` → `suya dayanıp dayanmadığı`, `dahil` → `dahil olup olmadığı` */
function whether(words: readonly string[], places: Places | undefined): string | undefined {
  const [before, predicate] = [words.slice(0, -1), words.at(-1) ?? ''];
  const folded = fold(predicate);
  const subject = before.at(-1) ?? '';
  if (/^(?:var|yok)$/.test(folded)) {
    const isWithin =
      /[ıiuü]$/.test(subject) ||
      /^(?:ic|ust|alt|yan|on|arka)\w*nd[ae]$/.test(fold(before[0] ?? ''));
    const owner = places && (isWithin ? places.whose : places.where);
    return before.length > 0
      ? [...(owner ? [owner] : []), ...before, 'olup olmadığı'].join(' ')
      : undefined;
  }
  const isOpen = words.some((word) => particle.test(fold(word)));
  const verb = verbIn(predicate);
  const isOther =
    !verb && isVerb(folded) && (!isRoot(folded) || /yor$/.test(folded)) && !/m[iu]s$/.test(folded);
  if (
    words.length === 0 ||
    isOpen ||
    isOther ||
    /m[ae]k$/.test(fold(subject)) ||
    /(?:[dt][ae]n|s[ae]|m)$/.test(folded)
  )
    return undefined;
  // `kapüşonu çıkıyor mu`, `yorumlar gerçek mi`: whose it is, and nothing that is done to it.
  const isSubject =
    before.length > 0 &&
    ((isOwned(subject) && before.length === 1) ||
      /l[ae]r$/.test(subject) ||
      (!verb && /(?:dahil|haric|s[iu]z)$/.test(folded) && !/[ae]$/.test(subject.slice(0, -1))) ||
      /^(?:dahil|haric)$/.test(folded));
  const own = isSubject ? [...before.slice(0, -1), genitive(subject)] : before;
  const end =
    verb === undefined
      ? [predicate, 'olup olmadığı']
      : verb.stem === 'ol'
        ? ['olup olmayacağı']
        : [joining(verb.stem), undone(verb)];
  return [...(places && !isSubject ? [places.whose] : []), ...own, ...end].join(' ');
}

/** `daha sağlam` → `hangisinin daha sağlam olduğu` */
function whichOf(words: readonly string[]): string {
  const [first = ''] = words;
  const owner = isOwned(first) ? [genitive(first)] : [];
  const rest = words.slice(owner.length);
  const [degree = ''] = rest;
  const adjective = rest.at(-1) ?? '';
  const isTold =
    rest.length === 2 ? /^(?:en|daha)$/.test(degree) : rest.length === 1 && owner.length > 0;
  return isTold && !isVerb(fold(adjective)) && !asking.test(fold(adjective))
    ? ['hangisinin', ...owner, ...(rest.length === 1 ? ['daha'] : []), ...rest, 'olduğu'].join(' ')
    : 'bu bakımdan hangisinin önde olduğu';
}

interface Verb {
  readonly stem: string;
  readonly isPlural: boolean;
}

/** The verb of a clause in the present: `bırakıyor`, `dayanır`, `istiyorlar`; undefined for any other word, and one that is written without its letters. */
function verbIn(word: string): Verb | undefined {
  const folded = fold(word);
  if (/^olmaz/.test(folded)) return { stem: 'ol', isPlural: false };
  const [, ending = '', plural] = /(yor|[aeiu]r)(l[ae]r)?$/.exec(folded) ?? [];
  const isNoun =
    isRoot(folded) &&
    ending !== 'yor' &&
    !/^(?:ol|gid|cik|yur|kal|dur|cal|tut|yap|sat)/.test(folded);
  // `yorumlar` are several.
  const isSeveral = /l[ae]r$/.test(folded) && ending !== 'yor' && isRoot(folded.slice(0, -3));
  if (!ending || isNoun || isSeveral || !(isVerb(folded) || /^olur/.test(folded))) return undefined;
  const bare = folded.slice(0, folded.length - ending.length - (plural?.length ?? 0));
  const rank = (one: string) => (bare === one ? 2 : bare.startsWith(one) ? 1 : 0);
  const [found] = verbStems(folded)
    .filter((one) => bare.startsWith(one.slice(0, -1)) && bare.length - one.length <= 1)
    .sort((a, b) => rank(b) - rank(a) || b.length - a.length);
  // What can be done is asked of somebody.
  if (found === undefined || /[ae]bil$/.test(found)) return undefined;
  // `yaşıyor` may be of `yaş` or of `yaşa`.
  const isEither = found !== 'ol' && ending === 'yor' && bare.startsWith(found);
  if (isEither && verbStems(folded).some((one) => one === `${found}a` || one === `${found}e`))
    return undefined;
  const typed = word.slice(0, found.length);
  const stem = fold(typed) === found ? typed : typed.slice(0, -1) + (found.at(-1) ?? '');
  const vowel = word.slice(found.length).match(/[ıiuü]/)?.[0];
  // `birakiyor`: what is typed so is not said back.
  return vowel !== undefined &&
    ending === 'yor' &&
    bare.length > found.length &&
    vowel !== high(stem)
    ? undefined
    : { stem, isPlural: plural !== undefined };
}

/** `bırak` → `bırakıp`, `et` → `edip` */
const joining = (stem: string): string =>
  `${stem.replace(/^(e|gi)t$/, '$1d')}${endsInVowel(stem) ? 'y' : ''}${high(stem)}p`;

/** `bırakmadığı`, `bırakmadıkları` */
const undone = ({ stem, isPlural }: Verb): string => owned(`${stem}m${low(stem)}d`, isPlural);

/** `sürdüğü`, `gittiği` */
const done = ({ stem, isPlural }: Verb): string =>
  owned(`${stem}${/[fstkçşhp]$/.test(stem) ? 't' : 'd'}`, isPlural);

const owned = (part: string, isPlural: boolean): string => {
  const vowel = high(part);
  return isPlural
    ? `${part}${vowel}kl${low(part)}r${low(part) === 'a' ? 'ı' : 'i'}`
    : `${part}${vowel}ğ${vowel}`;
};

/** Whether a word is something's own, by its form: `ekranı`, `kamerası`. */
const isOwned = (word: string): boolean =>
  word.length > 3 &&
  /[ıiuü]$/.test(word) &&
  !/y[ıiuü]$/.test(word) &&
  (!isRoot(fold(word)) || /s[ıiuü]$/.test(word));
