import type { Criterion, Product, SearchFilters } from '@denk/shared/product/wire';
import {
  brandIdOf,
  type CatalogueProduct,
  type Kind,
  productInList,
  reasonsFor,
  toldOf,
} from '../../catalogue';

/** A product as the wire has it, its chosen sellers first, with what speaks for it. */
export function onWire(
  product: CatalogueProduct,
  criteria: readonly Criterion[],
  kinds: ReadonlyMap<string, Kind>,
  { sellers = [], tell = [] }: SearchFilters,
): Product {
  const ids = sellers.map(brandIdOf);
  const own = product.offers.filter(({ seller }) => ids.includes(brandIdOf(seller)));
  const shown = own.length
    ? { ...product, offers: [...own, ...product.offers.filter((offer) => !own.includes(offer))] }
    : product;
  let wire = onceOnWire.get(shown);
  if (!wire) {
    wire = productInList(shown, kinds.get(product.kind));
    onceOnWire.set(shown, wire);
  }
  if (!criteria.length && !tell.length) return wire;
  return {
    ...wire,
    ...(criteria.length && { reasons: reasonsFor(product, criteria) }),
    ...toldOf(product, tell),
  };
}

/** Products do not change: the same ones need not be written out for every visitor. */
const onceOnWire = new WeakMap<CatalogueProduct, Product>();
