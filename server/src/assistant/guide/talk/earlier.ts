import { fold } from '@denk/shared/product/text';
import { foldedWords, smallNumeral, stem } from '../../../language';
import { nameOf } from '../facts/table';
import { wanted } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { pointedAt } from '../reading/pointing';
import type { Clause } from '../sense';
import { amountOf, inRowOf } from '../slots/figure';
import { isSameErrand, onlyKind, type Chosen, type Slots } from '../slots/slots';
import { degreeIn } from './degrees';
import { personCalled } from './people';
import type { Hearing, Talk } from './talk';

/** A thing with its list, as it was left for another. */
export interface Shelf {
  readonly slots: Slots;
  readonly listed: readonly Option[];
  readonly shown: readonly Option[];
}

/** A product that is taken, and what it is. */
export interface Taken {
  readonly slots: Slots;
  readonly one: Option;
}

/** What is left behind where the talk goes on with another thing, the newest first. */
export function leftFor(talk: Talk, isBeside: boolean): readonly Shelf[] {
  const { slots, listed, shown, earlier } = talk;
  if (onlyKind(slots) === undefined) return earlier;
  const others = earlier.filter((one) => isBeside || !isSame(one, slots));
  return [{ slots, listed, shown }, ...others];
}

const isSame = (shelf: Shelf, slots: Slots): boolean => isSameErrand(shelf.slots, slots);

/** What was said of a thing before, where the talk comes back to it. */
export function asLeft(slots: Slots, { earlier, slots: before }: Talk): Slots {
  const shelf = earlier.find((one) => isSame(one, slots));
  if (!shelf || isSameErrand(before, slots)) return slots;
  const { later, sharers, chosen, total, budget = shelf.slots.budget } = slots;
  return { ...shelf.slots, later, sharers, chosen, total, budget };
}

/** The shelves whose thing, or for whom it is, some words name, the newest first. */
export function named(
  said: string,
  shelves: readonly Shelf[],
  turn: number,
  { ears, knowledge }: Hearing,
): readonly Shelf[] {
  const { kinds } = ears.understand(said);
  const stems = foldedWords(said).map(stem);
  const whom = personCalled(said, turn)?.label;
  const nounOf = ({ slots }: Shelf) =>
    foldedWords(knowledge.kinds.get(onlyKind(slots) ?? '')?.noun ?? '').map(stem);
  // `bulaşık` is no washing machine.
  const isOwn = (word: string) =>
    new Set(shelves.filter((one) => nounOf(one).includes(word)).map((one) => onlyKind(one.slots)))
      .size === 1;
  return shelves.filter((shelf) => {
    const { slots } = shelf;
    const id = onlyKind(slots) ?? '';
    const noun = nounOf(shelf);
    return (
      (shelves.length > 1 && noun.some((word) => stems.includes(word) && isOwn(word))) ||
      kinds.includes(id) ||
      stems.includes(noun.at(-1) ?? '') ||
      (whom !== undefined && whom === slots.recipient?.label)
    );
  });
}

const goesBack =
  /\bgeri (?:don|gel|git)\w*|(?:[ae]|[dt]ekine?) (?:tekrar |yine )?don(?:elim|eyim|sek|sene|uyoru)|\b(?:az )?onceki(?:ler\w*| liste\w*| oneri\w*)|\bdeminki\w*/;

/** The thing that a message goes back to: `geri dön öbürlerine`, `deminki çantalara bakalım`. */
export function backTo(talk: Talk, hearing: Hearing): Shelf | undefined {
  const { message, earlier } = talk;
  if (!goesBack.test(fold(message))) return undefined;
  return named(message, earlier, talk.turn, hearing)[0] ?? earlier[0];
}

/**
 * What some clauses take, of whatever list each of their words speaks: `ilk süpürgeyi` where the last is of food, or what
 * only an earlier one has by its name.
 */
export function takenOf(
  clauses: readonly Clause[],
  talk: Talk,
  hearing: Hearing,
): readonly Taken[] {
  const { listed, shown, slots, earlier, turn, message } = talk;
  const present: Shelf = { slots, listed, shown };
  const pointing = clauses.flatMap(({ heard, text }) => {
    // `en` of `en uygun fiyatlısını` is none of them.
    const said = heard.filter(({ role, text: own }) => role === 'P+' && fold(own) !== 'en');
    return said.length > 0 ? said.map((one) => one.text) : [text];
  });
  return pointing.flatMap((said) => {
    const naming = pointing.length > 1 ? said : message;
    const called = named(naming, [present, ...earlier], turn, hearing);
    const shelves = called.length > 0 ? called : [present, ...earlier];
    const taken = shelves
      .map((shelf): readonly Taken[] => {
        const first = firstShown.test(fold(said))
          ? shelf.shown.at(-Math.min(wanted, shelf.shown.length))
          : undefined;
        const ahead = first ?? foremost(said, shelf.listed);
        const all = ahead ? [ahead] : pointedAt(said, shelf.listed, shelf.shown);
        return all.length === 1 || ofOneList.test(fold(said))
          ? all.map((one) => ({ slots: shelf.slots, one }))
          : [];
      })
      .find((some) => some.length > 0);
    return taken ?? firstOfEach(said, [present, ...earlier], slots.chosen);
  });
}

/** `ilk gösterdiğin bulaşığı alalım` */
const firstShown = /\bilk (?:goster|oner|sundu)\w*(?<!l[ae]r\w*)/;

/** `en hızlısını` */
function foremost(said: string, listed: readonly Option[]): Option | undefined {
  const [wanted = '', adjective = ''] = /\ben (\p{L}+)/u.exec(fold(said)) ?? [];
  const degree = /^(?:ucuz|uygun|hesapli|pahali)/.test(adjective)
    ? undefined
    : degreeIn(wanted, false, listed, listed);
  if (!degree) return undefined;
  const amount = ({ product }: Option) => amountOf(inRowOf(product, degree.row) ?? '');
  const sign = degree.end === 'most' ? -1 : 1;
  const [first, second] = listed
    .filter((one) => amount(one) !== undefined)
    .sort((a, b) => sign * ((amount(a) ?? 0) - (amount(b) ?? 0)));
  return first && (!second || amount(first) !== amount(second)) ? first : undefined;
}

/** `ilk ikisini`, `1 ve 3` */
const ofOneList = /\b(?:ilk|son) (?:iki|2)|\b[123] (?:ve|ile) [123]\b/;
const ofEachList = /^\W*(?:tamam\w* )?(?:(iki|uc)(?:s?[iu])|hepsi|bunlar)/;

/** `ikisi de olsun` of two lists: the first of each of which nothing was taken. */
function firstOfEach(
  said: string,
  shelves: readonly Shelf[],
  chosen: Slots['chosen'],
): readonly Taken[] {
  const [whole, counted = ''] = ofEachList.exec(fold(said)) ?? [];
  const withList = shelves.filter(({ listed }) => listed.length > 0).reverse();
  const isAll = counted === '' || smallNumeral(counted) === withList.length;
  if (whole === undefined || withList.length < 2 || !isAll) return [];
  return withList.flatMap(({ slots, listed: [one] }) =>
    one && !chosen.some((other) => isOfOne(other, chosenAs({ slots, one })))
      ? [{ slots, one }]
      : [],
  );
}

/** What a sum of several things is made of: of each what was taken, else the first that was shown. */
export function basketOf({ earlier, slots, listed, shown }: Talk): readonly Chosen[] {
  const shelves = [{ slots, listed, shown }, ...earlier].reverse();
  return shelves.flatMap((shelf) => {
    const all = shelf.shown.map((one) => chosenAs({ slots: shelf.slots, one }));
    const taken = slots.chosen.find((one) =>
      all.some((other) => isOfOne(one, other) && one.name === other.name),
    );
    const [first] = shelf.listed.map((one) => chosenAs({ slots: shelf.slots, one }));
    return taken ?? first ?? [];
  });
}

/** A product as it is kept when it is taken. */
export const chosenAs = ({ slots, one }: Taken): Chosen => ({
  kind: onlyKind(slots) ?? '',
  whom: slots.recipient?.label,
  name: nameOf(one),
  price: one.price,
  pieces: slots.pieces ?? (isForEach(one) ? slots.people : undefined) ?? 1,
});

/** What each of several people pays for. */
const isForEach = ({ product }: Option): boolean =>
  product.priceNote?.startsWith('kişi başı') === true;

/** What is taken of a kind for somebody takes the place of what was taken of it before. */
export const withTaken = (
  chosen: readonly Chosen[],
  taken: readonly Taken[],
): readonly Chosen[] => {
  const news = taken.map(chosenAs);
  return [...chosen.filter((one) => !news.some((other) => isOfOne(one, other))), ...news];
};

const isOfOne = (one: Chosen, other: Chosen): boolean =>
  one.kind === other.kind && one.whom === other.whom;
