import type { Asked } from './asked-before';
import { meets } from '../product-traits';
import { wishOf, type Lexicon } from './lexicon';
import type { Words } from './read-words';
import type { Wants, Wish } from './wants';

/** Who does not choose between kinds when asked to (`komik olsun`, `farketmez`) gets the likeliest. */
export function settledKinds(
  words: Words,
  wants: Wants,
  asked: Asked | undefined,
  lexicon: Lexicon,
): readonly string[] | undefined {
  if (asked?.about !== 'category' || wants.kinds.length < 2) return undefined;
  const fitting = (kind: string) => {
    const wishes = lexicon.wishNames(kind).find(words.stems);
    const wanted = wishes.flatMap(({ meanings }) => meanings).map(wishOf);
    const said = [...new Set(wants.wishes.map(({ attribute }) => attribute))];
    return lexicon
      .productsOf([kind])
      .filter((product) => wanted.some((wish) => meets(product, wish)))
      .filter((product) =>
        said.every((name) =>
          wants.wishes.some((wish) => wish.attribute === name && meets(product, wish)),
        ),
      ).length;
  };
  const [likeliest] = [...wants.kinds].sort((a, b) => fitting(b) - fitting(a));
  return likeliest === undefined ? undefined : [likeliest];
}

/** Of several kinds those whose products can be what is wanted. */
export function kindsWith(
  wishes: readonly Wish[],
  kinds: readonly string[],
  lexicon: Lexicon,
): readonly string[] {
  if (kinds.length < 2) return kinds;
  const able = kinds.filter((kind) =>
    wishes.every(
      ({ attribute, value }) =>
        attribute === 'gender' || lexicon.kinds.get(kind)?.attributes[attribute]?.values[value],
    ),
  );
  return able.length > 0 ? able : kinds;
}
