import { type Clause, isFormOf, isVerb, stem, type Found, type FoundPhrase } from '../../language';
import type { Kind } from '../../catalogue';
import type { Lexicon } from '../vocabulary/lexicon';
import { kindsHintedAt, valuesHintedAt, type HintedKind } from '../vocabulary/hints';
import { callingsOf, isCalled, namesByHead, speaksOf } from './kind-words';
import { readMeaning } from './named-values';

/** A word as kinds are read from: its stem, its folded form, the folded word that follows in the query, and its clause. */
export interface KindWord {
  readonly stem: string;
  readonly text: string;
  readonly followedBy: string;
  readonly clause: Clause | undefined;
}

/** The kinds that a query names, and which of its words say so. */
export interface ChosenKinds {
  readonly kinds: readonly string[];
  readonly several: boolean;
  /** The words that name them, by place. */
  readonly leads: readonly FoundPhrase[];
  /** The last of those, where the thing itself is named. */
  readonly head?: Found;
  /** Whether the kind is not named and only hinted at. */
  readonly hinted?: boolean;
  /** Whether what hints at it is a noun, which a product then has to carry: `lahmacun`. */
  readonly isNoun?: boolean;
}

/** What makes the word before it say what a thing is for: `telefon için kılıf`. */
const forIt =
  /^(?:icin|ile|uyumlu\w*|uygun|gibi|kadar|gore|diye|olan|olarak|yerine|yuzunden|konusunda)$/;
/** Where, where from and where to: `arabada`, `evden`, `okula`. */
const placed = /(?:[dt][ae]n?|[dt][ae]ki|[^aeiou][ae]|[aeiu]y[ae]|[iu]n[ae])$/;

/**
 * Chooses the kind by the head of what is asked for and by everything else that is said: the last kind that is named as
 * the thing itself (`telefon için kılıf` is a case), and of the kinds whose names end with that noun the one whose whole
 * name is there, wherever its words stand (`bebeği arabada taşımak için koltuk` is a child's seat).
 */
export function chooseKinds(
  words: readonly KindWord[],
  lexicon: Lexicon,
  shared: boolean,
): ChosenKinds {
  const stems = words.map((word) => word.stem);
  const named = lexicon.kindNames.find(stems).filter((one) => isMeant(one, words, lexicon.kinds));
  const several = areSeveral(named, words, lexicon, shared);
  if (several) {
    const kinds = [...new Set(named.flatMap(({ meanings }) => meanings))];
    return { kinds, several, leads: named };
  }
  const things = named.filter((one) => !isPlaced(one, words, lexicon));
  // Who says `yeni taşındım` has moved already.
  const occasions = lexicon.occasions.find(stems).filter(({ from, to }) => to - from > 1);
  const isOccasion = (at: number) => occasions.some(({ from, to }) => from <= at && at < to);
  const suggested = kindsHintedAt(words, lexicon.hints).filter(
    ({ places }) => !places.every(isOccasion),
  );
  const hinted = suggested.filter(({ isSaid }) => isSaid);
  const head = mostWanted(things, words) ?? (hinted.length ? undefined : named.at(-1));
  if (!head) {
    return (
      namedApart(stems, lexicon.kinds) ??
      headInCompany(words, suggested, lexicon) ??
      hintedKind(hinted) ??
      none
    );
  }
  const deed = deedOn(head, hinted);
  const thing = stems.slice(head.from, head.to);
  const isDeed =
    deed &&
    !areAlike(deed.kind, head, lexicon) &&
    (!deed.ofAnything || thing.every((one) => speaksOf(deed.kind, one, lexicon)));
  if (isDeed) {
    const { from, to } = head;
    return { ...ledBy(deed.kind, deed.places), head: { from, to }, hinted: true };
  }
  // Another of its noun is another thing: `eşim akıllı saat istiyor, ben kol saati`.
  const noun = stems[head.to - 1];
  const others = named.filter((one) => one !== head && stems[one.to - 1] === noun);
  const near = stems.map((one, at) =>
    others.some(({ from, to }) => from <= at && at < to) ? '' : one,
  );
  const special =
    lastName(head, near, lexicon.kinds, named) ?? hintedSort(head, hinted, stems, lexicon);
  const meanings = special ? [special.kind] : narrowed(head, named, words, suggested, lexicon);
  const leads = special
    ? special.places.map((at) => ({ meanings, from: at, to: at + 1 }))
    : [{ ...head, meanings }];
  return { kinds: meanings, several: false, leads, head: { from: head.from, to: head.to } };
}

/** The last thing that is asked for; where none is, of which something is said, then of which something is told. */
const mostWanted = (
  things: readonly FoundPhrase[],
  words: readonly KindWord[],
): FoundPhrase | undefined =>
  (['asks', 'says', 'tells'] as const)
    .map((saying) => things.findLast(({ to }) => words[to - 1]?.clause?.saying === saying))
    .find((thing) => thing !== undefined);

/** A kind and the places of the words that say it. */
type KindAt = Pick<HintedKind, 'kind' | 'places'>;

const none: ChosenKinds = { kinds: [], several: false, leads: [] };

/** Of the kinds that a name may mean, those that the rest speaks for: `golden retriever maması`, `bilgisayar başında gözlük`. */
function narrowed(
  { meanings, from, to }: FoundPhrase,
  named: readonly FoundPhrase[],
  words: readonly KindWord[],
  suggested: readonly HintedKind[],
  lexicon: Lexicon,
): readonly string[] {
  if (meanings.length < 2) return meanings;
  const stems = words.map((word) => word.stem);
  const fuller = (namesByHead(lexicon.kinds).get(stems[to - 1] ?? '') ?? []).filter(
    (name) => name.stems.length > to - from && name.stems.every((one) => stems.includes(one)),
  );
  const isElsewhere = ({ places }: { readonly places: readonly number[] }) =>
    places.every((at) => at < from || at >= to);
  const hints = suggested.filter(isElsewhere);
  const values = valuesHintedAt(words, lexicon.hints, meanings).filter(isElsewhere);
  const speaks = (id: string) =>
    Number(fuller.some(({ kind }) => kind === id)) * 2 +
    Number(named.some((one) => one.to !== to && one.meanings.includes(id))) +
    Number(hints.some(({ kind }) => kind === id)) +
    Number(values.some(({ meaning }) => readMeaning(meaning).kind === id));
  const most = Math.max(...meanings.map(speaks));
  return meanings.filter((id) => speaks(id) === most);
}

/** A name of several words that stand apart, the last of them its head: `mil kazandıran kart`. */
function namedApart(
  stems: readonly string[],
  kinds: ReadonlyMap<string, Kind>,
): ChosenKinds | undefined {
  const found = lastName({ meanings: [], from: -1, to: 0 }, stems, kinds);
  return found && ledBy(found.kind, found.places);
}

/** What is to be done with the thing that is named, which is another kind's: `klimam bozuldu`, `arabamı sigortalatmak`. */
function deedOn(head: FoundPhrase, hinted: readonly HintedKind[]): HintedKind | undefined {
  if (hinted.some(({ kind, isVerb: isDone }) => isDone && head.meanings.includes(kind)))
    return undefined;
  return hinted.find(({ kind, places, isVerb: isDone, ofAnything }) => {
    if (head.meanings.includes(kind)) return false;
    const own = Array.from({ length: head.to - head.from }, (_, at) => head.from + at);
    const isOnIt = places.length > own.length && own.every((at) => places.includes(at));
    return ofAnything ? places.every((at) => at >= head.to) : isDone && isOnIt;
  });
}

/** Whether a thing is of the same category as what would be done with it: no locksmith installs an `internet`. */
const areAlike = (deed: string, { meanings }: FoundPhrase, { kinds }: Lexicon): boolean =>
  meanings.some((id) => kinds.get(id)?.category === kinds.get(deed)?.category);

/** A noun that ends the names of several kinds, and what else is said tells which: `hassas cilt için krem`, `aidatsız kart`. */
function headInCompany(
  words: readonly KindWord[],
  suggested: readonly HintedKind[],
  lexicon: Lexicon,
): ChosenKinds | undefined {
  const at = words.findLastIndex(({ text }) => !isVerb(text));
  const stems = words.map((word) => word.stem);
  const ending = new Set(
    (namesByHead(lexicon.kinds).get(stems[at] ?? '') ?? []).map(({ kind }) => kind),
  );
  if (!ending.size) return undefined;
  const votes = new Map<string, Set<number>>();
  const vote = (kind: string, places: readonly number[]) => {
    if (ending.has(kind)) votes.set(kind, new Set([...(votes.get(kind) ?? []), ...places]));
  };
  for (const { kind, places } of suggested) vote(kind, places);
  stems.forEach((one, place) => {
    // `cilt` is said of no other kind's names; as the thing itself it is said below.
    const own = place === at ? undefined : lexicon.kindHintedBy(one);
    if (own !== undefined) vote(own, [place, -1]);
  });
  for (const { meanings, from, to } of lexicon.valueNames.find(stems)) {
    if (from <= at && at < to) continue;
    for (const kind of new Set(meanings.map((meaning) => readMeaning(meaning).kind))) {
      vote(kind, [from]);
    }
  }
  const most = Math.max(0, ...[...votes.values()].map(({ size }) => size));
  const kinds = [...votes].filter(([, { size }]) => size === most).map(([kind]) => kind);
  const [only] = kinds;
  return only === undefined ? undefined : { ...ledBy(only, [at]), kinds };
}

/** What is only hinted at: `tuvalet tıkandı`. All kinds that as much hints at are meant. */
function hintedKind([best, ...others]: readonly HintedKind[]): ChosenKinds | undefined {
  if (!best) return undefined;
  const alike = others.filter(({ places }) => places.length === best.places.length);
  const kinds = [...new Set([best, ...alike].map(({ kind }) => kind))];
  return { ...ledBy(best.kind, best.places), kinds, hinted: true, isNoun: !best.isVerb };
}

function ledBy(kind: string, places: readonly number[]): ChosenKinds {
  const last = Math.max(...places);
  return {
    kinds: [kind],
    several: false,
    leads: places.map((at) => ({ meanings: [kind], from: at, to: at + 1 })),
    head: { from: last, to: last + 1 },
  };
}

/** The sort of what is named that is hinted at: `kendi kendine çalışan süpürge` is a `robot süpürge`. */
function hintedSort(
  head: FoundPhrase,
  hinted: readonly HintedKind[],
  stems: readonly string[],
  { kinds }: Lexicon,
): KindAt | undefined {
  if (head.to - head.from > 1) return undefined;
  const longer = namesByHead(kinds).get(stems[head.from] ?? '') ?? [];
  const found = hinted.find(
    ({ kind }) => !head.meanings.includes(kind) && longer.some((name) => name.kind === kind),
  );
  return found && { kind: found.kind, places: [...new Set([head.from, ...found.places])] };
}

/** Whether a kind's name is said of a place or a purpose, and so not the thing. */
function isPlaced(
  { from, to }: FoundPhrase,
  words: readonly KindWord[],
  lexicon: Lexicon,
): boolean {
  const last = words[to - 1];
  if (!last) return false;
  if (forIt.test(last.followedBy)) return true;
  if (last.clause?.saying === 'aside' || last.clause?.saying === 'describes') return true;
  if (!placed.test(last.text)) return false;
  const name = words.slice(from, to - 1).map(({ text }) => text);
  return !isCalled([...name, last.text].join(' '), lexicon.kinds);
}

/** Whether a single word is a name's and has not merely its stem: `parke` is no `parka`, `tank` no `tankini`. */
function isMeant(
  { from, to }: FoundPhrase,
  words: readonly KindWord[],
  kinds: ReadonlyMap<string, Kind>,
): boolean {
  const { text, stem: stemmed } = words[from] ?? { text: '', stem: '' };
  if (to - from > 1 || stem(text) !== stemmed) return true;
  const names = callingsOf(kinds).get(stemmed) ?? [];
  return names.some((name) => (text === stemmed ? name === text : isFormOf(name, text)));
}

/** A fuller name that ends with the last noun that is any name's head, else with the head's: `espresso içmek için makine`. */
function lastName(
  head: FoundPhrase,
  stems: readonly string[],
  kinds: ReadonlyMap<string, Kind>,
  others: readonly Found[] = [],
) {
  for (let at = stems.length - 1; at >= head.to; at -= 1) {
    // What is named after the head was found to be no thing of its own.
    if (others.some(({ from, to }) => from <= at && at < to)) continue;
    const found = fullerName({ meanings: [], from: at, to: at + 1 }, stems, kinds);
    if (found) return found;
  }
  return fullerName(head, stems, kinds);
}

/** The longest name of another kind that ends with the head's noun and whose other words are in the query, too. */
function fullerName(head: FoundPhrase, stems: readonly string[], kinds: ReadonlyMap<string, Kind>) {
  const length = head.to - head.from;
  const found = (namesByHead(kinds).get(stems[head.to - 1] ?? '') ?? [])
    .filter(
      (name) =>
        name.stems.length > length &&
        !head.meanings.includes(name.kind) &&
        name.stems.every((one) => stems.includes(one)),
    )
    .sort((a, b) => b.stems.length - a.stems.length)[0];
  return found && { kind: found.kind, places: found.stems.map((one) => stems.indexOf(one)) };
}

/** All kinds are meant where a query is nothing but kinds (`Film & Dizi`), unless the last is one for the others; and where they share a noun. */
function areSeveral(
  named: readonly FoundPhrase[],
  words: readonly KindWord[],
  lexicon: Lexicon,
  shared: boolean,
): boolean {
  if (shared && named.length > 1) return true;
  const head = named.at(-1);
  const covered = named.reduce((sum, { from, to }) => sum + to - from, 0);
  if (!head || named.length < 2 || covered < words.length) return false;
  if (words.some(({ clause }) => clause !== words[0]?.clause)) return false;
  // `diz üstü bilgisayar` says one thing twice.
  if (named.every(({ meanings }) => meanings.some((id) => head.meanings.includes(id))))
    return false;
  if (isSortOf(head, named, words, lexicon)) return false;
  if (named.some((one) => one !== head && isSaidOf(one, head, words, lexicon))) return false;
  if (named.some((phrase) => isPlaced(phrase, words, lexicon))) return false;
  const [word, ...more] = words.slice(head.from, head.to);
  // `laptop çantası` is a bag; `çamaşır makinesi` and `dizi` are so called.
  const ofAnother =
    word && !more.length && /[iu]$/.test(word.text) && !isCalled(word.text, lexicon.kinds);
  return !ofAnother && !head.meanings.some((id) => lexicon.kinds.get(id)?.accessoryOf);
}

/** Whether a sort follows the noun that it is of: `otel villa`. */
const isSortOf = (
  { meanings }: FoundPhrase,
  named: readonly FoundPhrase[],
  words: readonly KindWord[],
  { kindNouns }: Lexicon,
): boolean =>
  named.slice(0, -1).some(({ from, to }) => {
    const nouns = kindNouns.meaningsOf(words.slice(from, to).map(({ stem: one }) => one));
    return meanings.length === 1 && nouns.includes(meanings[0] ?? '');
  });

/** Whether a name says how the head is (`wifi klima`) or is a part of it (`kamerası iyi telefon`). */
function isSaidOf(
  { from, to }: FoundPhrase,
  head: FoundPhrase,
  words: readonly KindWord[],
  lexicon: Lexicon,
): boolean {
  const last = words[to - 1]?.text ?? '';
  if (/[aeiou]s[iu]$/.test(last) && to - from === 1 && !isCalled(last, lexicon.kinds)) return true;
  const stems = words.slice(from, to).map((word) => word.stem);
  // `Film & Dizi` are two, though there is a series that is both.
  if (lexicon.kindNouns.meaningsOf(stems).length) return false;
  const isValue = lexicon.valueNames
    .meaningsOf(stems)
    .some((meaning) => head.meanings.includes(readMeaning(meaning).kind));
  const hinted = valuesHintedAt(words, lexicon.hints, head.meanings);
  return isValue || hinted.some(({ places }) => places.includes(from));
}
