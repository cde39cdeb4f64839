import { foldedWords, isFunctionWord, read, stem } from '../../../language';
import type { Kind, Knowledge } from '../../../catalogue';
import type { Clause } from '../acts';
import { fillers } from '../names/fillers';
import { inSentence } from '../names/in-sentence';
import { nameOf } from '../facts/table';
import type { Option } from '../proposing/terms';
import { placesOf, pointedAt } from '../reading/pointing';
import type { Heard } from '../reading/read-message';
import type { Talk } from './talk';
import { denies } from './forms';
import { onlyKind, sameValue, type Slots, type Wish } from '../slots/slots';

/** Slots without what a message turned down, and what that was, as it is told. */
export interface TakenOut {
  readonly slots: Slots;
  readonly taken: readonly string[];
}

/** Whether a clause says by itself what it refuses and what it wants instead (`Adidas olmasın`): then it is read as it stands. */
export const refusesByItself = ({ text }: Pick<Clause, 'text'>): boolean =>
  /\b(?:fena|kötü|berbat)\b/i.test(text) ||
  read(text).refusals.some(
    ({ kind }) => kind === 'not' || kind === 'instead' || kind === 'without',
  );

/** `laptop istemiyorum`: nothing but the thing itself is refused. */
export function refusesKind(
  { act, text, words }: Clause,
  slots: Slots,
  { kinds, valueNames }: Knowledge,
): boolean {
  const kind = kinds.get(onlyKind(slots) ?? '');
  if (!kind || act !== 'refuse' || !read(text).refusals.some(({ kind: how }) => how === 'not'))
    return false;
  const stemsOf = (all: readonly string[]) => all.map(stem).join(' ');
  const said = stemsOf(words.filter((word) => !fillers.has(word) && !isFunctionWord(word)));
  // `villa` of a hotel is a sort of it, and refused alone.
  const isSort = valueNames
    .meaningsOf(said.split(' '))
    .some((one) => one.startsWith(`${kind.id} `));
  return (
    !isSort &&
    [kind.noun, kind.plural, ...kind.synonyms].some((name) => stemsOf(foldedWords(name)) === said)
  );
}

/** `Adidas değil Nike olsun` */
export const namesInstead = ({ text }: Pick<Clause, 'text'>): boolean =>
  read(text).refusals.some(({ kind }) => kind === 'instead');

/** The products that a message takes: `onu alayım` takes what it spoke of. */
export function productsTaken(
  clauses: readonly Clause[],
  { listed, shown }: Pick<Talk, 'listed' | 'shown'>,
): readonly Option[] {
  const taking = clauses.filter(({ act }) => act === 'accept');
  const pointed = ({ text }: Clause) => pointedAt(text, listed, shown);
  const own = taking.flatMap(pointed);
  const spoken = taking.some(pointsBack) ? clauses : [];
  return [...new Set(own.length > 0 ? own : spoken.flatMap(pointed))];
}

/** `sosyal medya demedim` refuses nothing. */
const neverSaid = /(?:de|iste|söyle|soyle|sor)m[ae]d[ıi][mk](?!\p{L})/iu;

/** A clause that turns something down, and what it would say if it wished for it. */
export interface TurnedDown {
  readonly clause: Clause;
  readonly heard: Heard;
}

/**
 * Takes out what clauses turn down that only name it: the shown product that one names or points at, else its brand, the
 * value that shown products have, or its name. Nothing of them is ever wished for.
 */
export function takeOut(
  turned: readonly TurnedDown[],
  slots: Slots,
  before: Slots,
  listed: readonly Option[],
  kind: Kind | undefined,
): TakenOut {
  let result: TakenOut = { slots, taken: [] };
  for (const one of turned) result = without(one, result, before, listed, kind);
  return { ...result, taken: [...new Set(result.taken)] };
}

function without(
  { clause, heard }: TurnedDown,
  { slots, taken }: TakenOut,
  before: Slots,
  listed: readonly Option[],
  kind: Kind | undefined,
): TakenOut {
  const isNew = <T>(all: readonly T[], old: readonly T[]) =>
    all.filter((one) => !old.includes(one));
  const out = placesOf(clause.text, listed, !namesValue(heard, before)).flatMap(
    (place) => listed[place] ?? [],
  );
  const brands = clause.act === 'refuse' ? isNew(heard.slots.brands, before.brands) : [];
  const names =
    clause.act === 'refuse' && out.length === 0
      ? isNew(heard.slots.names, before.names).filter(({ as }) => as === 'name')
      : [];
  const shares = (wish: Wish, others: readonly Wish[]) =>
    others.some(({ anyOf }) => anyOf.some((one) => wish.anyOf.some((own) => sameValue(own, one))));
  // `sosyal medya demedim`: it was never wished for.
  const named = isNew(heard.slots.wanted, before.wanted);
  const back = denies.test(clause.text) ? slots.wanted.filter((wish) => shares(wish, named)) : [];
  const isShown = out.length === 0 && back.length === 0 && !neverSaid.test(clause.text);
  const values = isShown ? valuesShown(heard, before, listed, kind) : [];
  const titles = out.map(({ product }) => product.title);
  if (brands.length + names.length + values.length + titles.length + back.length === 0)
    return { slots, taken };
  const unwanted = [...new Set([...slots.unwanted, ...titles])];
  return {
    slots: {
      ...slots,
      unwanted,
      wanted: slots.wanted.filter((wish) => !back.includes(wish)),
      refused: [...slots.refused.filter((wish) => !shares(wish, values)), ...values],
      refusedBrands: [
        ...slots.refusedBrands.filter(({ id }) => !brands.some((one) => one.id === id)),
        ...brands,
      ],
      brands: slots.brands.filter(({ id }) => !brands.some((one) => one.id === id)),
      refusedNames: [...slots.refusedNames, ...names],
      kept:
        titles.length > 0
          ? listed.map(({ product }) => product.title).filter((title) => !unwanted.includes(title))
          : slots.kept,
    },
    taken: [
      ...taken,
      ...(brands.length > 0 ? brands.map(({ label }) => label) : out.map(nameOf)),
      ...[...values, ...back].map(({ label }) => inSentence(label)),
      ...names.map(({ said }) => `“${said}”`),
    ],
  };
}

/** Whether a clause names a value: `korku istemem` refuses a taste, whatever a title begins with. */
export const namesValue = ({ slots }: Heard, before: Slots): boolean =>
  [...slots.wanted, ...slots.refused].some(
    (one) => ![...before.wanted, ...before.refused].includes(one),
  );

/** Values that a clause names and that shown products have, unless they are what was asked for. */
function valuesShown(
  { slots }: Heard,
  before: Slots,
  listed: readonly Option[],
  kind: Kind | undefined,
): readonly Wish[] {
  if (!kind) return [];
  return [...slots.wanted, ...slots.refused].filter(
    (wish) =>
      ![...before.wanted, ...before.refused].includes(wish) &&
      listed.some(({ product }) =>
        wish.anyOf.some(({ attribute, value }) => product.attributes[attribute]?.includes(value)),
      ) &&
      !before.wanted.some(({ anyOf }) =>
        anyOf.some((one) => wish.anyOf.some((value) => sameValue(one, value))),
      ),
  );
}

/** Whether a clause speaks of what was named just before: `onları istemiyorum`, `olmasın`. */
export const pointsBack = ({ text }: Pick<Clause, 'text'>): boolean =>
  foldedWords(text).some((word) => /^(?:onu|onlari?|bunu|bunlari?|sunu|sunlari?)$/.test(word)) ||
  foldedWords(text).every((word) => fillers.has(word) || isFunctionWord(word));
