export { fold, foldWords } from './fold';
export { formatPrice, parsePrice } from './price';
