import { isRoot } from './dictionary';
import { isOrdinaryWord, isVerb, nounRests } from './ordinary-words';
import type { KnownForm, Vocabulary } from './vocabulary';
import type { Word } from './words';

const shortestWord = 3;
/** What is longer and ends like a form of a word may be a name that is spelt by ear: `esensa`. */
const longest = 5;

/** Whether a word means something as it stands: `çatladı` is no slip for `çatlak`. */
export const isWord = (text: string): boolean =>
  text.length > shortestWord && (isRoot(text) || isVerb(text));

/** The brand that stems in a row name. */
type BrandOf = (stems: readonly string[]) => string | undefined;

/**
 * What an unknown word sounds like among the names of a brand that the others tell, or that the word beside it is of or
 * sounds like: `delonghi dedika`, `galaksi s25`, `delongi magnifica`.
 */
export function heardTogether(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  { brandOf }: { readonly brandOf?: BrandOf },
): KnownForm | undefined {
  const { text = '', stem: own = '' } = words[at] ?? {};
  if (!brandOf || !/^[a-z]{3,}$/.test(text) || brandOf([own]) !== undefined) return undefined;
  const beside = [words[at + 1], words[at - 1]].filter((word) => word !== undefined);
  const maker = makerOf(words[at + 1]?.text ?? '', text, vocabulary, brandOf);
  if (maker || vocabulary.isWritten(text)) return maker;
  const told = new Set([
    ...words.flatMap((word) => brandOf([word.stem]) ?? []),
    ...beside
      .filter((word) => /[a-z]/.test(word.text) && !isOrdinaryWord(word.text))
      .flatMap((word) => [
        ...vocabulary.brandsOf(word.stem),
        ...(vocabulary.has(word.stem) || isWord(word.text) ? [] : soundOf(word.text, vocabulary)),
      ]),
  ]);
  if (told.size === 0) return undefined;
  // What is a word already, or a slip in what a thing is called, has to sound the very same: `galaksi`.
  const isForm = nounRests(text).some((rest) => isRoot(rest) || vocabulary.isWritten(rest));
  const isStrict = isForm || isWord(text) || vocabulary.isThing(vocabulary.correct(text));
  const isLikelyWord = isRoot(text) || text.length <= longest;
  const heard = vocabulary
    .heard(text)
    .filter(({ edits }) => !isStrict || edits === 0 || (edits < 1 && !isLikelyWord));
  const named = heard.find(({ brands }) => brands.some((brand) => told.has(brand)));
  if (named || isStrict) return named?.name;
  // What so many makers write needs any brand beside it: `makbuk eyr`.
  return vocabulary.byEar(text).find((one) => vocabulary.isOften(one.stem));
}

/** The brands of what a word sounds like the most. */
const soundOf = (text: string, vocabulary: Vocabulary): readonly string[] => {
  const [nearest] = vocabulary.heard(text);
  return nearest && nearest.edits < 1 ? nearest.brands : [];
};

/** The maker of a model that a word before it, which means something else, nearly is: `samsun a56`. */
function makerOf(
  model: string,
  before: string,
  vocabulary: Vocabulary,
  brandOf: BrandOf,
): KnownForm | undefined {
  if (!/^[a-z]+\d/.test(model)) return undefined;
  const makers = vocabulary.brandsOf(model);
  return vocabulary
    .heard(before)
    .find(({ name, edits }) => edits === 1 && makers.includes(brandOf([name.stem]) ?? ''))?.name;
}
