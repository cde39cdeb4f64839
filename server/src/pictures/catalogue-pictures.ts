import { formatPrice } from '@denk/shared/product/text';
import type { Catalogue } from '../catalogue';
import type { PicturesOptions } from './pictures-routes';

/** What the catalogue's products and sellers look like: pictures are told brand, category and attribute values. */
export function cataloguePictures({ byId, sellers }: Catalogue): PicturesOptions {
  return {
    productFacts: (kind, id) => {
      const product = byId.get(id);
      if (product?.kind !== kind) return undefined;
      const { brand, category, attributes, title, offers, priceNote } = product;
      return {
        brand,
        category,
        facets: Object.values(attributes).flat(),
        title,
        price: offers[0] && formatPrice(offers[0].price),
        priceNote,
      };
    },
    sellerName: (id) => (Object.hasOwn(sellers, id) ? sellers[id]?.name : undefined),
  };
}
