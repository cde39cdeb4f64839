export { categoryNames } from './categories';
export { makeCatalogue } from './catalogue';
export type { Catalogue } from './catalogue';
export { brandIdOf } from './catalogue-product';
export type { CatalogueProduct } from './catalogue-product';
export type { Kind, Sellers } from './kind';
export { productDetail } from './product-detail';
export { readCatalogue } from './read-catalogue';
export { wireProduct } from './wire-product';
