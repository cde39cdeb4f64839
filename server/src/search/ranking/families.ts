import { brandIdOf, type Kind } from '../../catalogue';
import { isShortName } from '../../language';
import type { SearchEngine } from '../engine/search-engine';
import type { Candidate } from '../vocabulary/indexed-product';
import type { Intent, IntentWord } from '../understanding/intent';

/** What a brand's name or a family's (`iPhone`) stands for: whose it is, and of which kinds. */
interface Family {
  readonly brandId: string;
  readonly members: readonly Candidate[];
  readonly kinds: readonly string[];
}

interface FamilyContext {
  readonly engine: SearchEngine;
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly intent: Intent;
}

/** How many products that carry a name are looked at. */
const most = 200;
/** The share of them that has to be of one brand. */
const leastShare = 0.8;

/** The closest that a query has where no product carries its two names together. */
export interface CloseFamily {
  readonly words: readonly IntentWord[];
  readonly kinds: readonly string[];
  /** The brands that are shown by turns; none where there is only one. */
  readonly brands: readonly string[];
}

/** Two brands in one query (`samsung iphone`): the kinds that both make. */
export async function twoFamilies(context: FamilyContext): Promise<CloseFamily | undefined> {
  const { intent } = context;
  const words = namesOf(intent);
  if (intent.brand === undefined || words.length !== 2) return undefined;
  const [one, other] = await Promise.all(words.map((word) => familyOf(word, context)));
  if (!one || !other || one.brandId === other.brandId) return undefined;
  const kinds = one.kinds.filter((kind) => other.kinds.includes(kind));
  return kinds.length ? { words, kinds, brands: [one.brandId, other.brandId] } : undefined;
}

/** A model that its family lacks (`iphone se`, `samsung galaxy a55`): the family, and nothing else that is called `SE`, nor a case for it. */
export async function familyWithoutModel(context: FamilyContext): Promise<CloseFamily | undefined> {
  const { intent } = context;
  const words = namesOf(intent);
  const [first, second] = words;
  if (!first || !second || intent.kinds.length) return undefined;
  const name = isModel(first) && !isShortName(first.stem) ? second : first;
  const model = words.filter((word) => word !== name);
  if (!model.some(isModel) || isShortName(name.stem)) return undefined;
  const family = await familyOf(name, context);
  const isThere = family?.members.some(({ text }) =>
    model.every(({ stem }) => text.title.includes(stem)),
  );
  if (!family || isThere) return undefined;
  return { words: [name], kinds: family.kinds, brands: [] };
}

const isModel = ({ stem, how }: IntentWord): boolean =>
  isShortName(stem) || /^\d+$/.test(stem) || (how === 'unknown' && /\d/.test(stem));

const namesOf = ({ words, phrases, category }: Intent) =>
  phrases.length || category !== undefined ? [] : words.filter(({ optional }) => !optional);

async function familyOf(
  word: IntentWord,
  { engine, kinds, intent }: FamilyContext,
): Promise<Family | undefined> {
  const brandId = brandIdOf(word.written);
  const found = await engine.find({
    words: [word],
    match: 'all',
    phrases: [],
    where: { kinds: intent.kinds, musts: [] },
    prefer: [],
    most,
  });
  const things = found.filter(
    ({ product, text }) =>
      !kinds.get(product.kind)?.accessoryOf &&
      (product.brandId === brandId || text.title.includes(word.stem)),
  );
  const counts = new Map<string, number>();
  for (const { product } of things) {
    counts.set(product.brandId, (counts.get(product.brandId) ?? 0) + 1);
  }
  const [top] = [...counts].sort(([, a], [, b]) => b - a);
  if (!top || top[1] < things.length * leastShare) return undefined;
  const members = things.filter(({ product }) => product.brandId === top[0]);
  return {
    brandId: top[0],
    members,
    kinds: [...new Set(members.map(({ product }) => product.kind))],
  };
}
