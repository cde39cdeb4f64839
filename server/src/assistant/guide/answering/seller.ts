import type { Kind } from '../../../catalogue';
import { unsaid } from '../names/unsaid';
import { sellerMattersIn, type SellerMatter } from '../sense';
import { fixed } from './fixed-replies';

/** Where somebody finds what he asks and only the seller of a thing knows. */
export function sellerSays(
  question: string,
  kind: Kind | undefined,
  replies: readonly string[],
): string {
  const said = sellerMattersIn(question).flatMap((matter) => {
    const ways = waysFor(matter, kind?.category ?? '');
    return ways ? [unsaid(replies, ways)] : [];
  });
  return said.length > 0 ? said.join(' ') : inGeneral(kind?.category ?? '');
}

const offered = /^(?:services|travel|education)$/;

/** What is said of a matter to who looks for something of a category; undefined where that is told in general. */
function waysFor({ says, trouble }: SellerMatter, category: string): readonly string[] | undefined {
  if (trouble) return says.goods;
  if (/^(?:finance|insurance)$/.test(category)) return undefined;
  if (!offered.test(category)) return says.goods;
  const own = category as 'services' | 'travel' | 'education';
  return says[own] ?? says.services;
}

const inGeneral = (category: string): string =>
  category === 'finance'
    ? fixed.bank
    : category === 'insurance'
      ? fixed.insurer
      : offered.test(category)
        ? fixed.provider
        : fixed.seller;
