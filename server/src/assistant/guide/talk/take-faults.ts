import { read } from '../../../language';
import type { Kind } from '../../../catalogue';
import { listName } from '../proposing/line';
import type { Option } from '../proposing/terms';
import { findValues, spellOut, type Readable } from '../reading/find-concepts';
import { placesIn, placesNamed } from '../reading/pointing';
import { readWishes } from '../reading/read-wishes';
import { inSentence } from '../names/in-sentence';
import { sameValue, type Slots, type Wish } from '../slots/slots';

/** Slots without what fault was found with, and what that was, as it is told. */
export interface Mended {
  readonly slots: Slots;
  readonly taken: readonly string[];
}

/**
 * What is found fault with goes: the product of the list that the clause names (`adidas ne`), else the value that products
 * of the list have (`hâlâ elektrikli gösteriyorsun`), unless it is just what was asked for.
 */
export function takeFaults(
  faults: readonly string[],
  slots: Slots,
  listed: readonly Option[],
  kind: Kind | undefined,
  turn: number,
  readable: Readable,
): Mended {
  const places = faults.flatMap((clause) => {
    const named = placesNamed(clause, listed);
    return named.length > 0 ? named : placesIn(clause);
  });
  const out = [...new Set(places)].flatMap((place) => listed[place]?.product ?? []);
  const wishes = faults.flatMap((clause) =>
    kind && places.length === 0 ? valuesIn(clause, kind, turn, readable) : [],
  );
  const refused = wishes.filter(
    ({ anyOf }) =>
      listed.some(({ product }) =>
        anyOf.some(({ attribute, value }) => product.attributes[attribute]?.includes(value)),
      ) &&
      !slots.wanted.some((wish) =>
        wish.anyOf.some((one) => anyOf.some((value) => sameValue(one, value))),
      ),
  );
  if (out.length + refused.length === 0) return { slots, taken: [] };
  const titles = out.map(({ title }) => title);
  return {
    slots: {
      ...slots,
      unwanted: [...new Set([...slots.unwanted, ...titles])],
      refused: [
        ...slots.refused.filter(({ label }) => !refused.some((one) => one.label === label)),
        ...refused,
      ],
      kept: listed
        .map(({ product }) => product.title)
        .filter((title) => out.length > 0 && !titles.includes(title)),
    },
    taken: [...titles.map(listName), ...refused.map(({ label }) => inSentence(label))],
  };
}

function valuesIn(clause: string, kind: Kind, turn: number, readable: Readable): readonly Wish[] {
  const reading = read(clause);
  const values = findValues(spellOut(reading, readable), kind.id, readable.knowledge);
  const { wanted, refused } = readWishes(values, reading, kind, { turn }, readable);
  return [...wanted, ...refused];
}
