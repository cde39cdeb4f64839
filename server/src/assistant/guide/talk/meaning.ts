import { fold } from '@denk/shared/product/text';
import { boundOf, valueCalled, type AttributeValue } from '../../../catalogue';
import { foldedWords, type Found } from '../../../language';
import type { Clause, Heard } from '../sense';
import {
  isOwnPerson,
  nothing,
  overlaps,
  placeOf,
  type Meaning,
  type Read,
  type Within,
} from './phrase';
import { meaningOf } from './phrase-meaning';
import { denies } from './sizes';
import { nearest, placesIn, valuesIn, wishOf } from './values';

/** What a clause says of a kind of product, one meaning for each thing that it wants or refuses. */
export function meaningsOf(clause: Clause, within: Within): readonly Meaning[] {
  const { kind, ears, listed } = within;
  if (clause.act !== 'want' && fitsBadly.test(fold(clause.text))) return [];
  // What is refused was heard already.
  const reading = { ...ears.read(clause.text), refusals: [] };
  const read: Read = { ...within, reading, intent: ears.hear(reading, kind.id) };
  // `gece sızdırmasın`, all of which is what a value is called
  const stems = reading.words.map((word) => word.stem);
  const whole = within.knowledge.valueWords(kind.id).meaningsOf(stems).map(valueCalled);
  const isThing = clause.heard.some(({ role }) => role.startsWith('K'));
  const isBounded = reading.sizes.some((size) => boundOf(size, reading) !== 'exact');
  if (clause.act === 'want' && !isThing && !isBounded && stems.length > 1 && whole.length > 0) {
    const said = clause.text;
    const wish = wishOf(nearest(whole, said, kind), kind, said, within.turn, false);
    return [{ ...nothing, sign: '+', said, wishes: [wish] }];
  }
  const taken = new Set<number>();
  const heard = withWholeValues(clause, read).filter(({ role }) =>
    /^(?:V[+-]|[RKM]\+)$/.test(role),
  );
  const meant = heard.map((one) => meaningOf(one, read, taken));
  // What a wish names outright is wanted, though it was heard as nothing.
  const isFree = ({ at }: { readonly at: Found }) =>
    !taken.has(at.from) && !clause.heard.some((one) => overlaps(one, placeOf(at, reading)));
  const isPlain = clause.heard.every(({ role }) => role.endsWith('+'));
  const isMeant =
    (clause.act === 'want' ||
      (clause.act === 'tell' && clause.certainty < half) ||
      (/^(?:tell|leave)$/.test(clause.act) && listed.length === 0) ||
      isBareAnswer(clause)) &&
    !(clause.act === 'tell' && bearsBadly.test(fold(clause.text))) &&
    !wonders.test(fold(clause.text)) &&
    !refusing.test(
      fold(withoutDenying(clause.text, read)).replace(/onemli degil\w*|fark ?etm\w*/g, ' '),
    );
  const mayHint = isPlain && clause.act === 'want';
  const isUnheard = (found: Found) =>
    placesIn(found).every(
      (at) =>
        isFree({ at: { from: at, to: at + 1 } }) && !isOwnPerson(reading.words[at]?.text ?? ''),
    );
  // `musluk tamiri`: the one sort that was heard counts.
  const isSettled = ({ attribute }: AttributeValue) =>
    kind.attributes[attribute]?.choice === 'one' &&
    meant.some(({ wishes }) =>
      wishes.some(({ anyOf }) => anyOf.some((one) => one.attribute === attribute)),
    );
  const missed = isMeant
    ? valuesIn(
        read,
        read.intent.words.filter(
          (word) => isFree(word) && word.how === 'known' && !isOwnPerson(word.text),
        ),
        undefined,
        isUnheard,
      ).filter(({ hint, anyOf }) => (mayHint || !hint) && !anyOf.some(isSettled))
    : [];
  return [
    ...meant,
    ...missed.map((wish): Meaning => ({ ...nothing, sign: '+', said: wish.said, wishes: [wish] })),
  ];
}

/** Where a text says what values of a kind are called. */
const phrasesIn = ({ kind, knowledge, reading }: Pick<Read, 'kind' | 'knowledge' | 'reading'>) =>
  knowledge
    .valueWords(kind.id)
    .find(reading.words.map((word) => word.stem))
    .map((found) => placeOf(found, reading));

/** `çok yakmasın`, `ağır koku istemem` */
const refusesItself = new RegExp(`${denies.source}|istemem`);

/** A text without what values are called that refuse something by themselves: `yer kaplamasın`. */
const withoutDenying = (text: string, read: Read): string =>
  phrasesIn(read).reduceRight(
    (rest, { from, to }) =>
      denies.test(fold(text.slice(from, to))) ? `${rest.slice(0, from)} ${rest.slice(to)}` : rest,
    text,
  );

/** `yurt` `dışı turu`: what is called so in one begins where that does. */
function withWholeValues(
  { heard, text }: Clause,
  { kind, knowledge, reading }: Read,
): readonly Heard[] {
  const phrases = phrasesIn({ kind, knowledge, reading });
  const wholeOf = (one: Heard) =>
    phrases.find(
      ({ from, to }) =>
        from >= one.from &&
        from < one.to &&
        to > one.to &&
        // `elektriği` `çok yakmasın`
        (one.role === 'V+' || refusesItself.test(fold(text.slice(from, to)))),
    )?.to ?? one.to;
  // … and what is refused, `ağır` `kokmasın`, ends with it.
  const startOf = (one: Heard) =>
    (one.role === 'V-' && phrases.find(({ from, to }) => from < one.from && to === one.to)?.from) ||
    one.from;
  const ends = heard.map((one) => (/^V[+-]$/.test(one.role) ? wholeOf(one) : one.to));
  return heard
    .map((one, at): Heard => {
      const from = Math.min(Math.max(startOf(one), ends[at - 1] ?? 0), one.to);
      const to = Math.max(ends[at] ?? one.to, from);
      return { ...one, text: text.slice(from, to).trim(), from, to };
    })
    .filter(({ from, to }) => to > from);
}

/** What a clause does may be as well anything else. */
const half = 0.5;

/** Where something is refused nothing is taken for wanted that was not heard so. */
const refusing =
  /m(?:[ae]s[iu]n|[ae]d[iu]g|[ae]z\b|[ae]y[ae](?:n|[iuy])|iyor|[ae]m\b)|[a-z]{2}m[ae]s[ae]\b|\b(?:degil|haric|yok|disinda|(?:cikar(?!im|abil)|kaldir)\w*)\b/;

/** `düğüne spor elbiseyle mi gideceğim` */
const wonders = /(?<!\p{L})m[iu](?:yim|y[iu]z)?(?!\p{L})|ne alaka/u;

/** `aile`: a word or two by themselves, which may do anything, say how it shall be. */
const isBareAnswer = ({ text, heard, certainty }: Clause): boolean =>
  certainty < half &&
  heard.every(({ role }) => !/^[PM]/.test(role)) &&
  foldedWords(text).length < 3;

/** `tavuklu yiyince kaşınıyor` tells of no wish. */
const bearsBadly = /\p{L}{2}[iu]nc[ae](?!\p{L})|alerji|dokun[iu]yo/u;

/** `nike istemiyorum, dar geliyor` says why. */
const fitsBadly =
  /(?<!\p{L})(?:dar|bol|kucuk|buyuk|kisa|uzun|agir|siki) gel(?:iyor|di|mi[sş]t?i?)(?!\p{L})/u;
