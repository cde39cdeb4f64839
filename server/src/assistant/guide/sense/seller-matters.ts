import { waysOfAsking } from '../../../language';
import table from './seller-matters.json';

/** What is sold otherwise than goods are, by its category. */
export type Offered = 'services' | 'travel' | 'education' | 'finance' | 'insurance';

/** What only a seller answers for: in which ways it is asked, and what is said by what kind of thing is sold. */
export interface SellerMatter {
  /** The ways to say it, by what is sold. */
  readonly says: Readonly<Partial<Record<'goods' | Offered, readonly string[]>>>;
  readonly asked: readonly string[];
  /** Whether it is of something that was bought already. */
  readonly trouble?: boolean;
}

const matters: readonly SellerMatter[] = table;
const ways = waysOfAsking(matters.map(({ asked }) => ({ ways: asked, says: '' })));

/** Below it a question is of no matter that is known. */
const least = 0.3;
/** From it on somebody is in trouble with an order, whatever else the words could do. */
const surely = 0.5;

/** The matter that a question is nearest to, and how near. */
function nearestTo(
  question: string,
): { readonly matter: SellerMatter; readonly near: number } | undefined {
  const near = ways.near(question);
  const at = near.indexOf(Math.max(...near));
  const matter = matters[at];
  return matter && { matter, near: near[at] ?? 0 };
}

/** Between two questions of one message: `garantisi kaç yıl bir de kargo ne zaman gelir`. */
const between = /[,;?]|(?<!\p{L})(?:bi(?:r)? ?de|ayrıca)(?!\p{L})/iu;
const mostAtOnce = 2;

/** The matters that a message asks after, each once; `near` is how near to them it must come. */
export function sellerMattersIn(message: string, near = least): readonly SellerMatter[] {
  const found = message.split(between).flatMap((part) => {
    const one = part.trim() ? nearestTo(part) : undefined;
    return one && one.near >= near ? [one.matter] : [];
  });
  return [...new Set(found)].slice(0, mostAtOnce);
}

/** Whether somebody has trouble with what he bought: nothing is sold to him. */
export function isOfTrouble(text: string): boolean {
  const one = nearestTo(text);
  return one?.matter.trouble === true && one.near >= surely;
}
