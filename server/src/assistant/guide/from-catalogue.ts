import { isGenericWord, tidyName } from '@denk/shared/product/recommendations';
import type { Catalogue } from '../../catalogue';
import type { GuideCatalogue, GuideProduct } from './guide-catalogue';

/**
 * The guide's view of the catalogue: products with a price whose names can be searched for afterwards
 * (docs/product.md#recommended-names rejects names with a generic word, and ones of three characters or fewer).
 */
export function guideCatalogue(catalogue: Catalogue): GuideCatalogue {
  const products = catalogue.products.flatMap((product): GuideProduct[] => {
    const price = product.offers[0]?.price;
    const title = listName(product.title);
    if (price === undefined || !isSearchable(title) || !catalogue.kinds.has(product.kind))
      return [];
    const { id, brand, brandId, kind, attributes, specs, rating = 4 } = product;
    const details = specs.map(({ value }) => value).join(' · ');
    return [{ id, title, brand, brandId, kind, price, rating, attributes, details }];
  });
  const sold = new Set(products.map(({ kind }) => kind));
  const { knowledge } = catalogue;
  const kinds = [...knowledge.kinds.values()].filter(({ id }) => sold.has(id));
  return { kinds, products, knowledge };
}

/** The part of a title that a numbered list can carry: `Suç ve Ceza – Fyodor Dostoyevski` → `Suç ve Ceza`. */
export const listName = (title: string): string =>
  (title.split(/\s[-–—|]\s|:\s/)[0] ?? title).replace(/,\s+(?=\p{Ll}).*$/u, '').trim();

function isSearchable(title: string): boolean {
  const name = tidyName(title);
  return name.length > 3 && !name.split(' ').some(isGenericWord);
}
