import type { Kind } from '../../../catalogue';
import { unsaid } from '../names/unsaid';
import { sellerMattersIn, type Offered, type SellerMatter } from '../sense';
import { fixed } from './fixed-replies';

/** Where somebody finds what he asks and only the seller of a thing knows. */
export function sellerSays(
  question: string,
  kind: Kind | undefined,
  replies: readonly string[],
): string {
  const category = kind && !kind.goods ? kind.category : '';
  const said = sellerMattersIn(question).flatMap((matter) => {
    const ways = waysFor(matter, category);
    return ways ? [unsaid(replies, ways)] : [];
  });
  return said.length > 0 ? said.join(' ') : inGeneral(category);
}

const isOffered = (category: string): category is Offered =>
  /^(?:services|travel|education|finance|insurance)$/.test(category);

/** What is said of a matter to who looks for something of a category; undefined where that is told in general. */
const waysFor = (
  { says, trouble }: SellerMatter,
  category: string,
): readonly string[] | undefined =>
  isOffered(category) ? (says[category] ?? (trouble ? says.goods : undefined)) : says.goods;

const inGeneral = (category: string): string =>
  category === 'finance'
    ? fixed.bank
    : category === 'insurance'
      ? fixed.insurer
      : isOffered(category)
        ? fixed.provider
        : fixed.seller;
