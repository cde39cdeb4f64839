import {
  hardened,
  isRoot,
  isVerb,
  lackedBy,
  remembering,
  stem,
  verbStems,
  withoutEndings,
} from '../../../language';

const mostForms = 20_000;
const telling = 6;

/** What makes another verb of one: `değiştir`, `sürül`. */
const derived = /(?<=.{3})(?:[dt][iu]r|[iu]?t|[iu]?l|[iu]?n)+$/;

/** A word's root, and the verbs that it may be a form of. */
const formsOf = remembering(mostForms, (word) => ({
  root: hardened(stem(word)),
  // `kumaşı` is of `kumaş`, `pille` of `pil`.
  roots: [word, word.replace(/y?l[ae]$/, ''), ...withoutEndings(word)]
    .map(hardened)
    .filter((one) => one.length > 2 && isRoot(one)),
  isVerb: isVerb(word),
  verbs: verbStems(word)
    .flatMap((verb) => [verb, verb.replace(derived, '')])
    .filter(({ length }) => length > 2),
}));

/** Whether two folded words say the same: `taksidi` and `taksit`, `agirligi` and `agirlik`, `katlaniyor` and `katlanir`. */
export function isAkin(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one + other)) return false;
  // `taahhüt` and `taahhütsüz`; `parfümlü` is asked of what is `parfümsüz`, too.
  const [lacked, lacks] = [lackedBy(one), lackedBy(other)];
  if (
    (lacked === undefined) !== (lacks === undefined) &&
    !/l[iu]$/.test(lacked === undefined ? one : other)
  )
    return false;
  if (
    one.length >= telling &&
    other.length >= telling &&
    one.slice(0, telling) === other.slice(0, telling)
  )
    return true;
  const [own, others] = [formsOf(one), formsOf(other)];
  return (
    own.root === others.root ||
    own.roots.some((one) => others.roots.includes(one)) ||
    own.verbs.includes(other) ||
    others.verbs.includes(one) ||
    ((own.isVerb || others.isVerb) && own.verbs.some((verb) => others.verbs.includes(verb)))
  );
}
