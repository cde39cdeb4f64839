import type { Kind } from '../../../catalogue';
import { foldedWords, stem } from '../../../language';
import type { SearchEngine } from '../../../search';
import { sampleOf } from '../proposing/shelf';
import type { Option } from '../proposing/terms';
import type { Wish } from '../slots/slots';

/**
 * `buna kılıf`: what goes with a product has to be made for it. The wish for those of a kind that name the first of some
 * products that any of them names; `none` where they name others alone, undefined where they are made for no certain one.
 */
export async function madeFor(
  mains: readonly Option[],
  { accessoryOf, attributes }: Kind,
  turn: number,
  engine: SearchEngine,
): Promise<Wish | 'none' | undefined> {
  const others = accessoryOf ? await sampleOf(accessoryOf, engine) : [];
  const naming = Object.entries(attributes)
    .filter(([, { importance }]) => importance === 'essential')
    .map(([attribute, { values }]) =>
      Object.entries(values).map(([value, label]) => ({
        label,
        anyOf: [{ attribute, value }],
        stems: foldedWords(label).map(stem),
      })),
    )
    .filter((values) => others.some((one) => values.some(isNamedIn(one))))
    .sort((a, b) => b.length - a.length);
  const [finest] = naming;
  if (!finest || mains.length === 0) return undefined;
  const [own] = mains.flatMap((main) =>
    finest
      .filter(isNamedIn(main))
      .sort((a, b) => b.stems.length - a.stems.length)
      .slice(0, 1),
  );
  return own ? { label: own.label, anyOf: own.anyOf, said: own.label, turn, hard: 'sort' } : 'none';
}

const isNamedIn =
  ({ title }: Option) =>
  ({ stems }: { readonly stems: readonly string[] }): boolean =>
    stems.every((one) => title.has(one));
