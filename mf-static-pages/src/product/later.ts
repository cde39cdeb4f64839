export { MatchingBanner } from './matching-banner';
export { PriceHistory } from './price-history';
export { SimilarProducts } from './similar-products';
