import type { AttributeValue } from '../../../catalogue';
import { foldedWords, isVerb } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { mayBeShown, type Judged } from '../proposing/choose';
import { isUse } from '../proposing/marks';
import { isOfSort, type Option, type Term } from '../proposing/terms';
import { money } from '../slots/chips';
import { wordsAsked } from './forms';
import type { Known } from './question';
import { nameOf } from './table';
import { wordInTitle } from './title';

const besideName = /^(?:butce|para|fiyat|lira|tl$|varm|boyle|oyle|sey|bisey)/;
const mostCalled = 3;

/** What else the catalogue has that is called as somebody says: `konuşanı da varmış`, `iphone olabilir mi bu bütçeyle`. */
export function otherCalled(text: string, { judged, sample }: Known): string {
  const words = wordsAsked(text).filter(
    (word) =>
      !besideName.test(word) && (!isVerb(word) || judged.some((one) => wordInTitle(word, one))),
  );
  if (words.length === 0 || words.length > mostCalled) return '';
  const called = judged
    .filter((one) => mayBeShown(one) && isCalledSo(one, words))
    .sort((a, b) => a.price - b.price);
  const [fits] = called.filter(missesNoMore).sort((a, b) => a.missing.length - b.missing.length);
  const one = fits ?? called[0];
  if (!one) {
    const [far] = sample
      .filter((other) => isCalledSo(other, words))
      .sort((a, b) => a.price - b.price);
    return far ? `İsteklerinize uyanı yok, en uygunu: ${nameOf(far)}, ${money(far.price)}.` : '';
  }
  const lead = fits
    ? fits.missing.length > 0
      ? 'İsteklerinizin hepsine uyanı yok, en yakını'
      : 'Evet, var'
    : 'Bütçenize uyanı yok, en uygunu';
  const lacks = one.missing.map((term) => term.missing(one)).filter(Boolean);
  return `${lead}: ${nameOf(one)}, ${money(one.price)}${lacks.length > 0 ? ` (${lacks.join(', ')})` : ''}.`;
}

const isCalledSo = (one: Option, words: readonly string[]): boolean =>
  words.every((word) => wordInTitle(word, one));

/** Whether nothing is missing but what is set by the budget. */
const missesNoMore = ({ missing }: Judged): boolean => missing.every(({ of }) => of !== 'budget');

/** Of what is put on or taken nobody is offered what he only asked after. */
export const ofBody: ReadonlySet<string> = new Set(['beauty', 'health', 'food-drink', 'pets']);

/** Where none of the products has what is asked for, one that has it: `QLED isterseniz TCL 65P7K, 39.999 TL.` */
export function oneThatHas(
  [asked]: readonly AttributeValue[],
  told: string,
  about: readonly Judged[],
  { kind, listed, judged }: Known,
): string {
  if (!asked) return '';
  const attribute = kind.attributes[asked.attribute];
  const label = inSentence(attribute?.values[asked.value] ?? '');
  const has = ({ product }: Judged) =>
    product.attributes[asked.attribute]?.includes(asked.value) === true;
  const isOffered =
    label !== '' &&
    told.includes(label) &&
    about.length === listed.length &&
    !about.some(has) &&
    !ofBody.has(kind.category) &&
    !isUse(attribute, label);
  if (!isOffered) return '';
  const price = about[0]?.price ?? 0;
  const far = (one: Judged) => Math.abs(one.price - price);
  const mayMiss = (term: Term) => term.of !== 'budget' && !isOfSort(term);
  // Another sort of thing is offered only to who asks for that: `otobüs olsa`.
  const [other] = judged
    .filter(
      (one) =>
        has(one) &&
        mayBeShown(one) &&
        (one.missing.every(mayMiss) || (isCalledSo(one, foldedWords(label)) && missesNoMore(one))),
    )
    .sort((a, b) => a.missing.length - b.missing.length || far(a) - far(b));
  return other ? `${upper(label)} isterseniz ${nameOf(other)}, ${money(other.price)}.` : '';
}
