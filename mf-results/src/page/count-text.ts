import { formatNumber } from '@denk/shared/product/text';

/** A number of products as it is written: `400+` where the service has stopped counting. */
export const countText = (count: number, isCapped: boolean | undefined): string =>
  `${formatNumber(count)}${isCapped ? '+' : ''}`;
