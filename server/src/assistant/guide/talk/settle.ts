import type { Kind } from '../../../catalogue';
import { foldedWords, stem } from '../../../language';
import { type NamedWord, type Slots, type Wish } from '../slots/slots';
import type { Readable } from '../reading/find-concepts';
import type { SearchEngine } from '../../../search';
import { sampleOf } from '../proposing/shelf';
import type { Option } from '../proposing/terms';
import { listName } from '../proposing/line';

/** Slots of which the catalogue has had its say. */
export interface Settled {
  readonly slots: Slots;
  /** Names that no product of the kind carries, as they were said; newest last. */
  readonly absent: readonly NamedWord[];
}

/**
 * Asks the catalogue about words that may be names: those that nothing of the kind carries are left out. What shall be like
 * something takes on what that is like.
 */
export async function settleNames(
  slots: Slots,
  engine: SearchEngine,
  { knowledge }: Readable,
): Promise<Settled> {
  const { names, refusedNames } = slots;
  if (names.length + refusedNames.length === 0) return { slots, absent: [] };
  const { kinds } = slots;
  const sure = names.filter(
    ({ ordinary, as, stem: one }) => !ordinary && as === 'name' && !/^\d+$/.test(one),
  );
  const kind = kinds.length === 1 ? knowledge.kinds.get(kinds[0] ?? '') : undefined;
  if (!kind) {
    const isNone = kinds.length === 0;
    return {
      slots: {
        ...slots,
        names: isNone ? names.filter((one) => !sure.includes(one)) : names,
      },
      absent: isNone ? sure : [],
    };
  }
  const all = await sampleOf(kind.id, engine);
  const isCarried = async ({ stem }: NamedWord): Promise<boolean> =>
    all.some(({ stems }) => stems.has(stem)) ||
    (
      await engine.find({
        words: [{ stem, prefix: false }],
        match: 'all',
        phrases: [],
        where: { kinds: [kind.id], musts: [] },
        prefer: [],
        most: 1,
      })
    ).length > 0;
  const carried = await Promise.all(names.map(isCarried));
  // What nothing is called or described by can be refused of nothing.
  const refusable = await Promise.all(refusedNames.map(isCarried));
  // `Ahmet Ümit` is nobody else called Ahmet.
  const isWhole = ({ turn, group }: NamedWord) =>
    !isTitled(kind, all) ||
    names.every((one, at) => carried[at] || one.turn !== turn || one.group !== group);
  const there = names.filter((name, at) => carried[at] && isWhole(name));
  const absent = [
    ...names.filter((name, at) => !(carried[at] && isWhole(name)) && name.as === 'name'),
    ...refusedNames.filter((_, at) => !refusable[at]),
  ];
  // Titles of films and books are made of everyday words: those alone name nothing there.
  const titled = isTitled(kind, all);
  const sorted = isSortedByName(kind, all);
  const synonyms = new Set(kind.synonyms.flatMap(foldedWords).map(stem));
  // `pizza`, that hints at Italian dishes, is what is asked for where dishes are called so.
  const isLiteral = ({ stem: one }: NamedWord) => {
    const carrying = all.filter(({ title }) => title.has(one)).length;
    return !titled && !synonyms.has(one) && carrying > 0 && carrying < all.length / 2;
  };
  const kept = there.filter(
    (name) =>
      (name.as !== 'thing' || sorted || isLiteral(name)) &&
      (!name.ordinary ||
        (name.as === 'thing' && isLiteral(name)) ||
        name.like ||
        (!titled && isTelling(name, all)) ||
        there.some((one) => !one.ordinary && one.group === name.group && one.turn === name.turn)),
  );
  const dropped = there.filter(
    (name) => name.as === 'name' && !name.like && !kept.includes(name) && !isSaid(name, slots),
  );
  const likened = likeness(
    kept.filter(({ like }) => like),
    all,
    kind,
  );
  return {
    slots: {
      ...slots,
      names: kept
        .filter((name) => !name.like && !isSaid(name, slots))
        .map((name) => ({ ...name, said: writtenInTitles(name, all) })),
      refusedNames: refusedNames.filter(
        ({ turn, group }) =>
          !refusedNames.some(
            (one, at) => !refusable[at] && one.turn === turn && one.group === group,
          ),
      ),
      ...(likened && {
        wanted: [...slots.wanted.filter(({ label }) => label !== likened.wish.label), likened.wish],
        unwanted: [...new Set([...slots.unwanted, likened.title])],
      }),
    },
    absent: [...absent, ...dropped],
  };
}

/** Films and books, of which most titles say who made them, are called anything. */
const isTitled = ({ contentType }: Kind, all: readonly Option[]): boolean =>
  contentType !== null ||
  all.filter(({ product }) => / [–-] /.test(product.title)).length > all.length / 2;

/** `berline` as titles have it: `Berlin`. */
function writtenInTitles({ stem: one, said }: NamedWord, all: readonly Option[]): string {
  const { title = '', specs = [] } = all.find(({ stems }) => stems.has(one))?.product ?? {};
  const words = [title, ...specs.map(({ value }) => value)].flatMap((text) =>
    text.split(/[\s,–-]+/),
  );
  const forms = words.filter((word) => stem(foldedWords(word)[0] ?? '') === one);
  return forms.sort((a, b) => a.length - b.length)[0] ?? said;
}

/** `erkek`, read as a wish since, is no name any more. */
const isSaid = ({ said, turn }: NamedWord, { wanted, recipient }: Slots): boolean =>
  [...wanted.filter(({ hint }) => !hint), ...(recipient ? [recipient] : [])].some(
    (one) => one.turn === turn && foldedWords(one.said).includes(foldedWords(said)[0] ?? ''),
  );

/** Whether a kind's other names tell its products apart (`maskara`, `ruj`) or all mean the same (`laptop`). */
function isSortedByName({ synonyms, sorts: named, noun }: Kind, all: readonly Option[]): boolean {
  const own = new Set(foldedWords(noun).map(stem));
  const sorts = [...synonyms, ...named]
    .filter((name) => !name.includes(' '))
    .map((name) => stem(foldedWords(name)[0] ?? ''))
    .filter((one) => !own.has(one));
  const carrying = all.filter(({ title }) => sorts.some((one) => title.has(one))).length;
  return carrying > all.length * 0.35;
}

/** A word that most products carry tells nothing. */
const isTelling = ({ stem, as }: NamedWord, all: readonly Option[]): boolean => {
  const carrying = all.filter(({ stems }) => stems.has(stem)).length;
  return carrying > 0 && carrying < all.length * (as === 'aside' ? 0.5 : 0.9);
};

/** `breaking bad gibi`: what it is known for is wanted, it itself is known already. */
function likeness(
  names: readonly NamedWord[],
  all: readonly Option[],
  kind: Kind,
): { readonly wish: Wish; readonly title: string } | undefined {
  const [first] = names;
  if (!first) return undefined;
  const model = all.find(({ stems }) => names.every(({ stem }) => stems.has(stem)));
  if (!model) return undefined;
  const telling = Object.keys(kind.attributes).find(
    (name) => kind.attributes[name]?.asked === 'early' && model.product.attributes[name]?.length,
  );
  if (telling === undefined) return undefined;
  return {
    title: model.product.title,
    wish: {
      label: `${listName(model.product.title)} gibi`,
      like: true,
      anyOf: (model.product.attributes[telling] ?? []).map((value) => ({
        attribute: telling,
        value,
      })),
      said: names.map(({ said }) => said).join(' '),
      turn: first.turn,
    },
  };
}
