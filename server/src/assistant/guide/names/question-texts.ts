import type { Kind } from '../../../catalogue';
import { nounOf } from './in-sentence';

export const budgetQuestion = /bütçe(?:niz)?[^.!]*\?|ne kadar ayır[^.!]*\?/iu;
export const askKind =
  /(?:ne arıyorsunuz|hangisine bakalım|bunlardan biri mi|ne tür bir|hangi ürün|ne düşünürsünüz)[^.!]*\?/iu;

const whichGender = 'Kadınlar için mi, erkekler için mi bakalım?';

/** Every way in which one asks for an attribute of a kind. */
export const questionsFor = (attribute: string, kind: Kind): readonly string[] =>
  attribute === 'gender'
    ? [questionFor(attribute, kind), whichGender]
    : [questionFor(attribute, kind)];

/** How one asks for an attribute of a kind; whom it is for may be known. */
export function questionFor(attribute: string, kind: Kind, isSomebodys = false): string {
  if (attribute === 'gender' && isSomebodys) return whichGender;
  const known = kind.attributes[attribute];
  return known?.question ?? `${known?.label ?? attribute} nasıl olsun?`;
}

/** `Akıllı telefon için bütçeniz ne kadar?` */
export const askBudget = (kind: Kind): string =>
  `${upper(nounOf(kind))} için bütçeniz ne kadar${kind.priceNote ? ` (${kind.priceNote})` : ''}?`;

export const upper = (text: string): string =>
  text.replace(/^“?\p{L}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase('tr'));
