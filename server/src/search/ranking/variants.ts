import type { Criterion } from '@denk/shared/product/wire';
import { suitsAll } from '../../catalogue';
import { stem } from '../../language';
import type { Intent, IntentWord } from '../understanding/intent';
import type { Candidate } from '../vocabulary/indexed-product';
import { holds } from './coverage';
import type { NamedValue } from '../understanding/named-values';
import type { Ranked } from './rank';

/** A course of many languages is one of English, too. */
const manyAtOnce = 'many';

/** Sorts that the word alone says: who searched for `mayo` and then answered “bikini” wants bikinis. */
export const unanswered = (
  sorts: readonly NamedValue[],
  criteria: readonly Criterion[],
): readonly NamedValue[] =>
  sorts.filter(
    ({ name }) => !criteria.some(({ test }) => test.type === 'attribute' && test.name === name),
  );

/** The word that names the thing itself, where one does. */
export const nounOfThing = ({ head, words, isKindHinted }: Intent): IntentWord | undefined =>
  head && !isKindHinted ? words[head.to - 1] : undefined;

/** Whether a word ends what a title calls the thing, before its size: no `Nemlendirici Temizleme Jeli 150 ml` is a `nemlendirici`. */
function isLast(word: IntentWord | undefined, { phrase }: Candidate['text']): boolean {
  const [name = ''] = phrase.split(/ (?=\d)/);
  return word !== undefined && stem(name.split(' ').at(-1) ?? '') === word.stem;
}

/**
 * Whether a product is of the sort that the query's very noun names, of a kind that knows no such sorts, or called so
 * itself: `Duşakabin Montajı`.
 */
export function isOfSort({ candidate }: Ranked, { sorts, head, words }: Intent): boolean {
  const { product, text } = candidate;
  const own = sorts.filter((sort) => sort.kind === product.kind);
  return (
    own.length === 0 ||
    (head !== undefined &&
      words.slice(head.from, head.to).every((word) => holds(text.title, word)) &&
      isLast(words[head.to - 1], text)) ||
    own.some(({ name, value }) =>
      product.attributes[name]?.some(
        (one) => one === value || one === manyAtOnce || suitsAll.has(one),
      ),
    )
  );
}
