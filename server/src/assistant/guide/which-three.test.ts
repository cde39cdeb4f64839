import { suitsAll, type CatalogueProduct, type Kind } from '../../catalogue';
import { catalogue, lastList, play, productsOf } from '../../../testing/play-guide';
import { inSentence } from './names/in-sentence';
import { listName } from './proposing/line';

/** One of the values of a kind, as it is said and as a chip tells it. */
interface Value {
  readonly attribute: string;
  readonly value: string;
  readonly label: string;
}

/** Numbers that look random and are the same each time. */
function* drawn(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}
const numbers = drawn(47);
const oneOf = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(numbers.next().value * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

const plain = (label: string): string => label.replace(/\s*\([^)]*\)/g, '');
const priceOf = ({ offers }: CatalogueProduct): number => offers[0]?.price ?? Infinity;
const has = ({ attributes }: CatalogueProduct, { attribute, value }: Value): boolean =>
  attributes[attribute]?.some((own) => own === value || suitsAll.has(own)) === true;

/** Two wishes that one product meets, and a sum that reaches for half of the kind, of each third kind, where nothing is asked first. */
const wishes = [...catalogue.knowledge.kinds.values()].flatMap((kind, at) => {
  const products = catalogue.products.filter((one) => one.kind === kind.id);
  const values = Object.entries(kind.attributes).flatMap(([attribute, { values: own, narrow }]) =>
    Object.entries(own)
      .filter(([value]) => value !== 'none' && !narrow.includes(value))
      .map(([value, label]): Value => ({ attribute, value, label })),
  );
  const isPlain = ({ label }: Value) =>
    values.filter((one) => plain(one.label) === plain(label)).length === 1;
  const asksFirst = Object.values(kind.attributes).some(({ asked }) => asked === 'first');
  const one = oneOf(products);
  const own = values.filter((value) => isPlain(value) && has(one, value));
  if (at % 3 !== 0 || asksFirst || own.length === 0) return [];
  const [first, second] = [oneOf(own), oneOf(own)];
  const asked = first.attribute === second.attribute ? [first] : [first, second];
  const middle = products.map(priceOf).sort((a, b) => a - b)[Math.floor(products.length / 2)] ?? 0;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(middle)) - 1);
  const sum = Math.ceil(middle / size) * size;
  const said = asked.map(({ label }) => inSentence(plain(label))).join(' ');
  return [{ kind, asked, sum, said: `${said} ${inSentence(kind.noun)}, ${sum} TL'ye kadar` }];
});

/** Whether as many of three as there are that meet all that was said come first. */
function areBest(
  three: readonly CatalogueProduct[],
  kind: Kind,
  meets: (one: CatalogueProduct) => boolean,
): boolean {
  const isForSome = ({ attributes }: CatalogueProduct) =>
    Object.entries(kind.attributes).some(([name, { narrow }]) =>
      attributes[name]?.some((own) => narrow.includes(own)),
    );
  const able = catalogue.products.filter((one) => meets(one) && !isForSome(one));
  const names = new Set(able.map(({ title }) => listName(title)));
  return three.slice(0, names.size).every(meets);
}

describe('of all kinds', () => {
  test('what meets everything comes first, and what is cheaper is cheaper', async () => {
    const wrong: string[] = [];
    for (const { kind, asked, sum, said } of wishes) {
      const turns = await play(`${said} / önerileri listele / pahalı bunlar`);
      const chips = turns[1]?.chips ?? [];
      // What is heard otherwise is the matter of other tests.
      const isHeard = asked.every(({ label }) =>
        chips.some((chip) => plain(chip) === plain(label)),
      );
      const before = lastList(turns.slice(0, 2));
      const after = lastList(turns);
      if (!isHeard || chips.length !== asked.length + 1 || !before || !after) continue;
      const three = productsOf(before.names, kind.id);
      const next = productsOf(after.names, kind.id);
      const meets = (one: CatalogueProduct) =>
        one.kind === kind.id && priceOf(one) <= sum && asked.every((value) => has(one, value));
      const dearest = Math.max(...three.map(priceOf));
      if (!areBest(three, kind, meets)) wrong.push(`${said}: ${before.names.join('; ')}`);
      if (next.some((one) => priceOf(one) > dearest))
        wrong.push(`${said}, cheaper: ${after.names.join('; ')}`);
    }
    expect(wrong).toEqual([]);
  });
});
