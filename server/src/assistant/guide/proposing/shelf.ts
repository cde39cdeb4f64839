import { isGenericWord, tidyName } from '@denk/shared/product/recommendations';
import type { Kind } from '../../../catalogue';
import { foldedWords, onceFor } from '../../../language';
import type { SearchEngine } from '../../../search';
import type { Slots } from '../slots/slots';
import { listName, optionOf } from './line';
import type { PriceRange } from './price-range';
import type { Option } from './terms';

const most = 250;
const samplesOf = onceFor<object, Map<string, Promise<readonly Option[]>>>(() => new Map());

/** A sample of a kind, the best known first: for price bands and for what is worth asking. Kept while the catalogue stays. */
export function sampleOf(kind: string, engine: SearchEngine): Promise<readonly Option[]> {
  const known = samplesOf(engine.knowledge());
  const before = known.get(kind);
  if (before) return before;
  const found = find(engine, kind, {});
  known.set(kind, found);
  found.catch(() => known.delete(kind));
  return found;
}

/** The products that may be proposed: those in the price range and carrying the names, and others of the kind beside. */
export async function shelfFor(
  slots: Slots,
  kind: Kind,
  range: PriceRange,
  engine: SearchEngine,
): Promise<readonly Option[]> {
  const all = await sampleOf(kind.id, engine);
  if (all.length < most) return all;
  // A larger kind: what is asked for is fetched by itself.
  const price = { min: range.min, max: range.max };
  const brandIds = slots.brands.map(({ id }) => id);
  const names = slots.names.map(({ stem }) => stem);
  const found = await Promise.all([
    find(engine, kind.id, { price }),
    find(engine, kind.id, { price, lean: slots.order === 'dear' ? 'dear' : 'cheap' }),
    ...(brandIds.length > 0
      ? [find(engine, kind.id, { price, brandIds }), find(engine, kind.id, { brandIds })]
      : []),
    ...(names.length > 0 ? [find(engine, kind.id, { words: names })] : []),
    ...slots.wanted.map((wish) => find(engine, kind.id, { price, wish })),
  ]);
  const byId = new Map([...found.flat(), ...all].map((option) => [option.product.id, option]));
  return [...byId.values()];
}

interface Asked {
  readonly price?: { readonly min?: number | undefined; readonly max?: number | undefined };
  readonly brandIds?: readonly string[];
  readonly words?: readonly string[];
  readonly wish?: Slots['wanted'][number];
  readonly lean?: 'cheap' | 'dear';
}

async function find(engine: SearchEngine, kind: string, asked: Asked): Promise<readonly Option[]> {
  const { price, brandIds, words = [], wish, lean } = asked;
  const [first] = wish?.anyOf ?? [];
  const candidates = await engine.find({
    words: words.map((stem) => ({ stem, prefix: false })),
    match: 'all',
    phrases: [],
    where: {
      kinds: [kind],
      ...(price && (price.min !== undefined || price.max !== undefined) && { price }),
      ...(brandIds && { brandIds }),
      musts: first
        ? [
            {
              id: first.attribute,
              label: wish?.label ?? first.value,
              strength: 'must',
              test: {
                type: 'attribute',
                name: first.attribute,
                anyOf: (wish?.anyOf ?? []).flatMap(({ attribute, value }) =>
                  attribute === first.attribute ? [value] : [],
                ),
              },
            },
          ]
        : [],
    },
    prefer: [],
    lean,
    most,
  });
  return candidates.flatMap(optionOf).filter(({ product }) => isSearchable(product.title));
}

/** Names with a generic word, or of three letters, cannot be searched for afterwards (docs/product.md#recommended-names). */
function isSearchable(title: string): boolean {
  const name = tidyName(listName(title));
  return name.length > 3 && !name.split(' ').some(isGenericWord);
}

/** The products of a list by the names that stood in it; a name that is not there any more is left out. */
export async function productsNamed(
  names: readonly string[],
  kinds: readonly string[],
  engine: SearchEngine,
): Promise<Option[]> {
  const [kind] = kinds;
  const shelf = kinds.length === 1 && kind ? await sampleOf(kind, engine) : [];
  const found = await Promise.all(
    names.slice(0, 3).map(async (name) => {
      const there = shelf.find(({ product }) => listName(product.title) === name);
      if (there) return there;
      const phrase = foldedWords(name).join(' ');
      if (!phrase) return [];
      const candidates = await engine.find({
        words: [],
        match: 'all',
        phrases: [phrase],
        where: { musts: [], ...(kinds.length > 0 && { kinds }) },
        prefer: [],
        most: 20,
      });
      const options = candidates.flatMap(optionOf);
      return options.find(({ product }) => listName(product.title) === name) ?? options[0] ?? [];
    }),
  );
  return found.flat();
}
