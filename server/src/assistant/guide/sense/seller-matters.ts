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
const least = 0.18;
/** … and below it of no trouble. */
const leastOfTrouble = 0.3;
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

const mostOfPiece = 4;

/** A text and all that stands in a row in it, for something else may be said with the question: `tamam alıyorum kargo kaç günde gelir`. */
function inPieces(text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const pieces = words
    .slice(mostOfPiece - 1)
    .map((_, at) => words.slice(at, at + mostOfPiece).join(' '));
  return words.length > 0 ? [text, ...pieces] : [];
}

/** The matters that a message asks after, each once; `near` is how near to them it must come. */
export function sellerMattersIn(message: string, near = least): readonly SellerMatter[] {
  const found = message.split(between).flatMap((part) => {
    const [one] = inPieces(part)
      .flatMap((piece) => nearestTo(piece) ?? [])
      .sort((a, b) => b.near - a.near);
    const isNear = one && one.near >= Math.max(near, one.matter.trouble ? leastOfTrouble : 0);
    return isNear ? [one.matter] : [];
  });
  return [...new Set(found)].slice(0, mostAtOnce);
}

/** Whether somebody has trouble with what he bought: nothing is sold to him. */
export function isOfTrouble(text: string): boolean {
  const one = nearestTo(text);
  return one?.matter.trouble === true && one.near >= surely;
}
