export { fold, foldWords } from './fold';
export { formatNumber } from './number';
export { formatPrice, formatPriceRange, parsePrice, type PriceBounds } from './price';
