import { paths } from '@denk/shared/page/navigation';
import type { KeptProduct } from '@denk/shared/page/store';
import type { ProductDetail } from '@denk/shared/product/wire';

/** A product page's product as the browser keeps it. */
export function keptProduct(product: ProductDetail['product']): KeptProduct {
  const { id, title, imageUrl, rating, reviewCount, brand, category, priceNote, sample } = product;
  const page = paths.product(id);
  const sellers = [...product.sellers].sort((a, b) => a.priceValue - b.priceValue);
  return {
    key: page,
    page,
    title,
    ...(imageUrl && { picture: imageUrl }),
    offers: sellers.length
      ? sellers.map(({ name, price, priceValue, link }) => ({
          seller: name,
          price: { text: price, value: priceValue },
          link,
        }))
      : [{ seller: '' }],
    ...(rating !== undefined && { rating }),
    ...(reviewCount !== undefined && { reviewCount }),
    brand,
    category,
    ...(priceNote !== undefined && { priceNote }),
    sample,
    reasons: [],
    facts: Object.fromEntries(product.specs.map(({ name, value }) => [name, value])),
  };
}
