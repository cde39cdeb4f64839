import { foldedWords, stem, stemOfHaving } from '../../../language';
import type { Kind } from '../../../catalogue';
import { callsCheap, isName, says } from '../facts/content';
import { answerTo, spokenOf, type Known } from '../facts/questions';
import { byPrice, nameOf, valuesOf } from '../facts/table';
import type { Option } from '../proposing/terms';
import { pointedAt } from '../reading/pointing';
import { money } from '../slots/chips';
import type { Talk } from '../talk/talk';

/** How a reply to who takes one begins. */
const praiseOf = (one: Option): string => `Güzel seçim! ${nameOf(one)} (`;

/** Where a shown product's prices are to be seen. */
export const sellersOf = 've satıcıları sonuçlar sayfasında görebilirsiniz.';

/** The reply to who takes one. */
export const praised = (one: Option): string =>
  `${praiseOf(one)}${money(one.price)}) için fiyatları ${sellersOf}`;

/** What of all that was shown was taken before. */
export const takenBefore = ({ shown, earlier, replies }: Talk): readonly Option[] =>
  [...shown, ...earlier.flat()].filter((one) =>
    replies.some((reply) => reply.startsWith(praiseOf(one))),
  );

/**
 * The one that a message takes: named or pointed at, called by what it is first in or by a word of its columns; where it calls
 * none, what was spoken of before it, or `last`. What calls another than those that are shown takes none.
 */
export function taking(talk: Talk, known: Known, last: Option | undefined): Option | undefined {
  const { clauses, listed, shown } = talk;
  const accepts = clauses.filter(({ act }) => act === 'accept');
  const pointed = accepts.flatMap(({ text }) => pointedAt(text, listed, shown));
  const named = accepts.flatMap(({ text }) => spokenOf(text, known));
  const first = accepts.flatMap(({ text }) => {
    if (callsCheap(text)) return byPrice(known.listed).slice(0, 1);
    const answer = answerTo({ act: 'compare', text }, known);
    return ('of' in answer && answer.of) || [];
  });
  const called = accepts
    .map(({ text }) => wordsCalling(text, known.kind))
    .find(({ length }) => length);
  const having = called ? known.listed.filter((one) => isCalled(one, called, known.kind)) : [];
  const beside = clauses.flatMap(({ text }) => pointedAt(text, listed, shown));
  // `tamam, alıyorum`: what was taken just before.
  const before = takenBefore({ ...talk, replies: talk.replies.slice(-1) });
  const [one, more] =
    [pointed, named, first, ...(called ? [having] : [beside, before, last ? [last] : []])]
      .map((all) => [...new Set(all)])
      .find(({ length }) => length > 0) ?? [];
  return more ? undefined : one;
}

/** `beyaz çaylı olanı alayım`: the words that call one by what it is like. */
const wordsCalling = (text: string, kind: Kind): readonly string[] => {
  const [, calling] = /^(.+?)\s+olan/iu.exec(text) ?? [];
  const own = new Set(foldedWords(`${kind.noun} ${kind.plural}`).map(stem));
  return foldedWords(calling ?? '').filter(
    (word) => isName(word) && says(word) && !own.has(stem(word)),
  );
};

/** Whether all of some words stand in a product’s title or columns. */
function isCalled(one: Option, words: readonly string[], kind: Kind): boolean {
  const { specs, attributes } = one.product;
  const told = [
    ...specs.flatMap(({ name, value }) => [name, value]),
    ...Object.keys(attributes).flatMap((name) => valuesOf(one, name, kind)),
  ];
  const stems = new Set([...told.flatMap(foldedWords).map(stem), ...one.title]);
  return words.every((word) => stems.has(stem(word)) || stems.has(stemOfHaving(word) ?? ''));
}
