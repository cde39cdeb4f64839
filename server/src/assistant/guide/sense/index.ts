export { dangerIn, isLoss, isUrgent } from './danger';
export { hearMessage, type Clause, type Heard } from './hear';
export { isOfTrouble, sellerMattersIn, type Offered, type SellerMatter } from './seller-matters';
export { learnedSense } from './sense';
export type { Act, Setting } from './sentence';
export { fromSpoken } from './spoken';
