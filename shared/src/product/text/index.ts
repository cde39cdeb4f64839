export { fold, foldWords } from './fold';
export { formatNumber } from './number';
export { formatPrice, parsePrice } from './price';
