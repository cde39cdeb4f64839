import type { Kind } from '../../catalogue';
import type { Intent, IntentWord } from '../understanding/intent';
import type { NamedValue } from '../understanding/named-values';
import { type Candidate, headsOf, isCalledOtherwise } from '../vocabulary/indexed-product';
import { carriedBy, hasValue, holds } from './coverage';
import { byTurns, type Ranked } from './rank';
import type { Stage } from './stages';
import { isOfSort, nounOfThing } from './variants';

/** What was asked for as a whole, whatever a stage makes of it. */
interface Asked {
  readonly intent: Intent;
  readonly kinds: ReadonlyMap<string, Kind>;
}

/** Those of a stage's ranked candidates that are what was asked for, as far as any is. */
export const whatFits = (
  ranked: readonly Ranked[],
  stage: Stage,
  asked: Asked,
): readonly Ranked[] =>
  matching(
    onlyThings(
      onlyFitting(
        some(ranked, (one) => isOfSort(one, stage.intent)),
        stage,
      ),
      asked,
    ),
    stage,
    asked.kinds,
  );

/** Whether a product is what a query may mean: not called otherwise than the thing that is named, no accessory where none is. */
export function isThing({ candidate }: Ranked, { kinds, intent }: Asked): boolean {
  const noun = nounOfThing(intent);
  const kind = kinds.get(candidate.product.kind);
  if (noun && isCalledOtherwise(candidate, noun.stem, kind)) return false;
  return isNoAccessory({ candidate }, { kinds, intent });
}

/** Whether a product is a thing of its own, where a query looks for something and names no kind. */
export const isNoAccessory = (
  { candidate }: Pick<Ranked, 'candidate'>,
  { kinds, intent }: Asked,
): boolean =>
  intent.kinds.length > 0 ||
  intent.words.length + intent.phrases.length === 0 ||
  !kinds.get(candidate.product.kind)?.accessoryOf;

/** Those for which something holds; all of them where it holds for none. */
function some(ranked: readonly Ranked[], holdsFor: (one: Ranked) => boolean): readonly Ranked[] {
  const own = ranked.filter(holdsFor);
  return own.length ? own : ranked;
}

/** Those of the ranked candidates that a stage lets through. */
function matching(
  ranked: readonly Ranked[],
  stage: Stage,
  kinds: Asked['kinds'],
): readonly Ranked[] {
  if (stage.brands?.length) return ofBrands(ranked, stage.brands);
  if (stage.elsewhere) {
    return ranked.filter(({ candidate }) =>
      carriesItself(candidate, stage, kinds.get(candidate.product.kind)),
    );
  }
  if (stage.carries === 0) return stage.kinds.length ? ranked : ofModel(ranked, stage);
  const best = Math.max(0, ...ranked.map(({ coverage }) => coverage.rest));
  return ranked.filter(({ coverage }) => coverage.rest >= Math.max(stage.carries, best * 0.6));
}

/** Where some carry every word, those that do not are not what was asked for; else those that carry the most of what names something. */
function onlyFitting(ranked: readonly Ranked[], { intent, brands }: Stage): readonly Ranked[] {
  const fitting = ranked.filter(({ coverage }) => coverage.missing.length === 0);
  if (brands?.length) return fitting.length ? fitting : ranked;
  return onlyNamed(fitting.length ? fitting : missingLeast(ranked), intent);
}

/** Where no product carries every word of a sentence, those that have the most of what was named: `öğrenciyim ilk kartım`. */
function missingLeast(ranked: readonly Ranked[]): readonly Ranked[] {
  const missed = ({ coverage }: Ranked) =>
    coverage.missing.filter(({ values, aside }) => values.length > 0 && !aside).length;
  const least = Math.min(...ranked.map(missed));
  return ranked.filter((one) => missed(one) === least);
}

/** Where titles have what only suggests a kind or a value (`döner`, `bodrum`), or what a kind is called besides (`imac`), others are not what was asked for. */
function onlyNamed(
  ranked: readonly Ranked[],
  { words, isKindHinted, head }: Intent,
): readonly Ranked[] {
  // What hints at the kind, or names a sort of it: `lahmacun`, `kombi bakımı`.
  const isTelling = isKindHinted || (head !== undefined && words[head.to - 1]?.optional === false);
  return words.reduce((left, word, at) => {
    const isHead = isTelling && head !== undefined && at >= head.from && at < head.to;
    if (word.aside) return left;
    // A `Cilt Bakım Seti` is no more for a skin than others of its kind are.
    const isOfAll = isKindHinted && left.every(({ candidate }) => holds(candidate.text.kind, word));
    const isSuggesting =
      !isOfAll && ((word.isHint && !word.optional) || isHead || (isKindHinted && word.optional));
    const inTitle = left.filter(({ candidate }) => holds(candidate.text.title, word));
    if (isSuggesting && inTitle.length) return inTitle;
    return some(
      left,
      ({ coverage }) => word.optional || isOfAll || coverage.carried[at] !== carriedBy.kind,
    );
  }, ranked);
}

/** Who names a thing and no accessory is shown none while there are things of that name: `iphone 15` is no case. */
function onlyThings(ranked: readonly Ranked[], asked: Asked): readonly Ranked[] {
  const { words, phrases } = asked.intent;
  return words.length || phrases.length ? some(ranked, (one) => isThing(one, asked)) : ranked;
}

/** The best of each brand, then the second of each. */
const ofBrands = (ranked: readonly Ranked[], brands: readonly string[]): readonly Ranked[] =>
  byTurns(
    brands.flatMap((brand) =>
      ranked.filter(({ candidate }) => candidate.product.brandId === brand),
    ),
    ({ brandId }) => brandId,
  );

/** Whether a product is and says nothing of what the query leaves out. */
export const isWanted = ({ product, text }: Candidate, without: Intent['without']): boolean =>
  without.every(
    ({ stems, brand, values }) =>
      product.brandId !== brand &&
      !values.some(
        (value) =>
          value.kind === product.kind && hasValue(product, value) && !isInOthers(product, value),
      ) &&
      !(
        stems.length &&
        stems.every((stem) => text.title.includes(stem) || text.facts.includes(stem)) &&
        !values.some((value) => value.kind === product.kind && isInOthers(product, value))
      ),
  );

/** Whether it is sold in other colours, too. */
const isInOthers = ({ attributes }: Candidate['product'], { name, value }: NamedValue): boolean =>
  name === 'color' && attributes[name]?.some((one) => one !== value) === true;

/** Outside the kind that was named, words count only in a product's title, unless it is of a kind with the same noun: `miyazaki filmleri`. */
function carriesItself({ text }: Candidate, { intent }: Stage, kind: Kind | undefined): boolean {
  const isNoun = ({ optional, stem: one }: IntentWord) =>
    optional && kind !== undefined && headsOf(kind).has(one);
  const isAlike = intent.words.some(isNoun);
  return intent.words.every(
    (word) =>
      word.aside ||
      isNoun(word) ||
      holds(text.title, word) ||
      (isAlike && !word.values.length && holds(text.facts, word)),
  );
}

/** `iphone 15` names a model: where titles carry the number, others that have a 15 somewhere are no match. */
function ofModel(ranked: readonly Ranked[], { request }: Stage): readonly Ranked[] {
  const numbers = request.words.filter(({ stem }) => /^\p{L}*\d+\+?$/u.test(stem));
  return some(ranked, ({ candidate }) =>
    numbers.every(({ stem }) => candidate.text.title.includes(stem)),
  );
}
