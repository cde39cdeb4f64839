export { MatchingBanner } from './matching-banner';
export { OftenAsked } from './often-asked';
export { PriceHistory } from './price-history';
export { SimilarProducts } from './similar-products';
