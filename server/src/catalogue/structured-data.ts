import { breadcrumbList } from '@denk/shared/contract';
import type { CatalogueProduct } from './catalogue-product';
import { categoryNames } from './knowledge/categories';
import { productPage } from './wire-product';

const workTypes: Readonly<Record<string, string>> = {
  movies: 'Movie',
  series: 'TVSeries',
  anime: 'TVSeries',
};

/**
 * What search engines may know of a product: schema.org data of the thing itself and of the way to its page. Ratings
 * are never part of it; a sample product says that it is one and offers nothing.
 */
export function structuredData(product: CatalogueProduct, description: string): unknown[] {
  return [thing(product, description), breadcrumbs(product)];
}

function thing(product: CatalogueProduct, description: string): unknown {
  const workType = workTypes[product.contentType ?? ''];
  return {
    '@context': 'https://schema.org',
    '@type': workType ?? 'Product',
    name: product.title,
    description: product.sample ? `${description} Örnek katalog ürünüdür.` : description,
    url: productPage(product.id),
    ...(product.image && { image: product.image }),
    ...(!product.contentType && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(!workType && !product.sample && product.offers.length > 0 && { offers: aggregateOffer(product) }),
  };
}

function aggregateOffer({ offers }: CatalogueProduct): unknown {
  const prices = offers.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'TRY',
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: offers.length,
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      price: offer.price.toFixed(2),
      priceCurrency: 'TRY',
      url: offer.link,
      seller: { '@type': 'Organization', name: offer.seller },
    })),
  };
}

/** The same way that the page shows above the product. */
function breadcrumbs(product: CatalogueProduct): unknown {
  const category = categoryNames[product.category];
  return breadcrumbList([
    { name: 'Ana Sayfa', path: '/' },
    { name: 'Kategoriler', path: '/kategoriler' },
    ...(category
      ? [{ name: category, path: `/results?category=${encodeURIComponent(category)}` }]
      : []),
    { name: product.title, path: productPage(product.id) },
  ]);
}
