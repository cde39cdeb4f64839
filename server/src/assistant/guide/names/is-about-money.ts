import type { Kind } from '../../../catalogue';

/** Films are paid by subscription and a loan's sum is not its price: what is said about money chooses nothing there. */
export const isAboutMoney = ({ contentType, category }: Kind): boolean =>
  contentType === null && category !== 'finance';
