import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { foldedWords, isFunctionWord, isVerb, stemOfHaving } from '../../../language';
import { fillers } from '../names/fillers';
import type { Option } from '../proposing/terms';
import { isAkin } from './akin';
import { isName } from './content';
import { type Row, tableOf } from './table';

/** Something that the catalogue can tell, under one of the names that somebody may give it. */
export interface Name {
  readonly is: 'figure' | 'value' | 'attribute';
  /** A figure's name, `attribute=value`, or an attribute. */
  readonly id: string;
  readonly words: readonly string[];
  /** `label`: what it is called. `call`: what it is called, too, `word`: all of it must be said. `hint`: it only suggests it. */
  readonly as: 'label' | 'call' | 'word' | 'hint';
}

/** A name that a question says, and in which of its words. */
export interface Found {
  readonly name: Name;
  readonly used: readonly string[];
}

/** The names that a question's words say: of those that share words the one that says more of them. */
export function namesFound(
  telling: readonly string[],
  kind: Kind,
  all: readonly Option[],
): readonly Found[] {
  const said = namesOf(kind, all).flatMap((name) => {
    const hits = name.words.map((one) => telling.find((word) => isAkin(one, word)));
    const used = hits.flatMap((word) => word ?? []);
    const isWhole = used.length === name.words.length;
    // `canlı` is of `Canlı ders`, and no `ders`.
    const isHalf =
      used.length * 2 > name.words.length ||
      (name.is !== 'value' ? used.length * 2 === name.words.length : hits[0] !== undefined);
    const isEnough = name.as === 'label' ? isHalf : isWhole;
    const isSaid = used.some(
      (word) => !fillers.has(word) && (isWhole || !(isVerb(word) || /[iu]yor/.test(word))),
    );
    // `kafeinsiz` is no `kafeinli`.
    const isVery = name.words.every((word) => used.includes(word));
    const rank = used.length * 4 + (isVery ? 0.5 : 0) + (isWhole ? 1 : 0);
    return used.length > 0 && isEnough && (isSaid || used.length > 1)
      ? [{ name, used, rank: rank + (name.as === 'hint' ? 0 : 2) }]
      : [];
  });
  const chosen: typeof said = [];
  for (const one of [...said].sort((a, b) => b.rank - a.rank)) {
    const rivals = chosen.filter(({ used }) => used.some((word) => one.used.includes(word)));
    if (rivals.every(({ rank }) => rank === one.rank)) chosen.push(one);
  }
  return chosen;
}

const rows = new WeakMap<readonly Option[], readonly Row[]>();

/** What the tables of some products say, each row once. */
export function rowsOf(all: readonly Option[]): readonly Row[] {
  const known = rows.get(all);
  if (known) return known;
  const once = new Map(
    all.flatMap(tableOf).map((row) => [`${row.name}: ${row.value}`, row] as const),
  );
  const own = [...once.values()];
  rows.set(all, own);
  return own;
}

const remembered = new WeakMap<readonly Option[], readonly Name[]>();

const isOf = (part: string, label: string): boolean => {
  const words = foldedWords(label);
  const asked = foldedWords(part);
  // `wifi` is of `Wi-Fi kontrol`.
  return asked.every((word) => words.includes(word)) || words.join('').startsWith(asked.join(''));
};

/** Everything that the catalogue can tell of a kind's products, by all of its names. */
function namesOf(kind: Kind, all: readonly Option[]): readonly Name[] {
  const known = remembered.get(all);
  if (known) return known;
  const split = (text: string) =>
    foldedWords(text).filter((word) => isName(word) || (/\d/.test(word) && !isFunctionWord(word)));
  const name = (is: Name['is'], id: string, as: Name['as']) => (text: string) => {
    const words = split(text);
    // `taahhüt yok` names no contract.
    return words.length > 0 && !/\b(?:yok|olma|istemi)/.test(fold(text))
      ? [{ is, id, words, as }]
      : [];
  };
  const told = rowsOf(all).filter((row) => !/^(?:(?:kişi|iş) başı|Marka$|Beğeni$)/.test(row.name));
  const values = new Set(
    told.flatMap((row) => row.value.split(/,\s+/).map((part) => JSON.stringify([row.name, part]))),
  );
  const called = (label: string) => kind.called[label] ?? [];
  const names = [
    ...[...new Set(told.map((row) => row.name))].flatMap((id) => [
      ...name('figure', id, 'label')(id),
      ...called(id).flatMap(name('figure', id, 'call')),
    ]),
    // `iphone ile çalışıyor mu`: the figure in which it stands.
    ...[...values].flatMap((pair) => {
      const [id, part] = JSON.parse(pair) as [string, string];
      return name('figure', id, 'word')(part);
    }),
    ...Object.entries(kind.attributes)
      // What no product of the kind tells is not known of any.
      .filter(([id]) => all.some(({ product }) => product.attributes[id]?.length))
      .flatMap(([id, own]) => [
        ...(own.importance === 'quiet' && id !== 'color'
          ? []
          : name('attribute', id, 'label')(own.label)),
        ...called(own.label).flatMap(name('attribute', id, 'call')),
        ...Object.entries(own.values).flatMap(([value, label]) => [
          // Of `40 beden` and `42 beden` only one is asked for.
          ...name(
            'value',
            `${id}=${value}`,
            /\d/.test(label) || own.importance === 'quiet' ? 'word' : 'label',
          )(label),
          // `sandığı olan`, where one is called `Sandıklı`
          ...(/^\p{L}{4,}$/u.test(label)
            ? [stemOfHaving(fold(label)) ?? []]
                .flat()
                .flatMap(name('value', `${id}=${value}`, 'word'))
            : []),
          ...(own.words[value] ?? []).flatMap(name('value', `${id}=${value}`, 'word')),
          ...(own.importance === 'quiet'
            ? []
            : (own.hints[value] ?? []).flatMap((hint) =>
                name('value', `${id}=${value}`, isOf(hint, label) ? 'word' : 'hint')(hint),
              )),
        ]),
      ]),
  ];
  remembered.set(all, names);
  return names;
}
