import { fold } from '@denk/shared/product/text';
import {
  foldedWords,
  hardened,
  isColour,
  isPlace,
  isRoot,
  nounRests,
  stemOfHaving,
} from '../../../language';

/** Particles that ask, and verbs said to somebody, also as they are spoken: `midur`, `satarsunuz`. */
const predicate =
  /^m[iu](?:d[iu]r|s[iu]n\w*|y[iu]\w+)?$|(?:[aeiu]r|m[ae]z|yor|m[iu]s)s[iu]n(?:[iu]z)?$/;
/** Endings of what is one’s own, another’s, from somewhere, or done with something. */
const bound = /[iu]m(?:[iu]z)?$|[iu]n$|[dt][ae]n$|.{2}y?l[ae]$/;
const ofOwn = /[iu]m(?:[iu]z)?$/;
const having = /l[iu]$/;
const bent = /[^aeiou][iu]$|s[iu]$/;
const leastStem = 4;

/** Whether words can be said by themselves: they end in none of one’s own (`notum`), no place, means or owner (`arabayla`, `kulağın`), no verb. */
export function standsAlone(said: string): boolean {
  const last = foldedWords(said).at(-1) ?? '';
  return last !== '' && !predicate.test(last) && !isPlace(last) && !isBound(last);
}

/** The dictionary has `kulağın` as it has `kadın`, but `kulağ-` is of `kulak`. */
const isBound = (word: string): boolean =>
  bound.test(word) &&
  nounRests(word).some((rest) => {
    const isSoft = hardened(rest) !== rest && rest.length >= leastStem;
    return isSoft ? isRoot(hardened(rest)) : !isRoot(word) && isRoot(rest);
  });

/** Whether a word is bent by another that is not said: `şarjı`. */
export const isBentAlone = (said: string): boolean => {
  const word = fold(said);
  return bent.test(word) && !having.test(word) && !isRoot(word);
};

/** Whether words surely name a thing, and do not only tell how something is: `bel destekli`, `tabanı seramik`. */
export function namesThing(said: string): boolean {
  const words = foldedWords(said);
  const last = words.at(-1) ?? '';
  const owner = having.test(last) ? stemOfHaving(last) : undefined;
  // `güneş paneli` is a panel.
  const tells = owner !== undefined && owner.length >= leastStem - 1 && !isRoot(last.slice(0, -1));
  // `topu` is bent by a word before it that is not said; `sapı uzun` says how its part is.
  const isTold = (word: string) => isBentAlone(word) || (ofOwn.test(word) && isBound(word));
  const isPart =
    words.length === 1 ? isBentAlone(last) : words.slice(0, -1).some(isTold) && !isBentAlone(last);
  return standsAlone(said) && !isColour(last) && !tells && !isPart;
}

/** What a thing has or lacks, by its form: `videolu`, `vizesiz`. */
export const isTrait = (word: string): boolean =>
  /.{3}l[iu]$/.test(word) ? stemOfHaving(word) !== undefined : /.{2}s[iu]z$/.test(word);
