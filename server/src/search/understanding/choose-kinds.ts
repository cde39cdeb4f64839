import type { Clause, FoundPhrase } from '../../language';
import type { Kind } from '../../catalogue';
import type { Lexicon } from '../vocabulary/lexicon';
import { kindsHintedAt, valuesHintedAt, type HintedKind } from '../vocabulary/hints';
import { lastName } from './fuller-names';
import { isMeant, isPlaced, type KindWord } from './kind-places';
import { isCalled, namesByHead, speaksOf } from './kind-words';
import { readMeaning } from './named-values';
import { areSeveral, isValueOf } from './several-kinds';
import {
  type ChosenKinds,
  headInCompany,
  hintedKind,
  ledBy,
  namedApart,
  none,
} from './unnamed-kinds';

/** One's own: `arabam`, `telefonumuzun`. */
const owned = /[aeiou]m(?:[iu]z)?(?:[aeiu]|[iu]n|[dt][ae]n?|l[ae])?$/;

/**
 * Chooses the kind by the head of what is asked for and by everything else that is said: the last kind that is named as
 * the thing itself (`telefon için kılıf` is a case), and of the kinds whose names end with that noun the one whose whole
 * name is there, wherever its words stand (`bebeği arabada taşımak için koltuk` is a child's seat). Of what is told that
 * something happened to it, who `buys` wants another one.
 */
export function chooseKinds(
  words: readonly KindWord[],
  lexicon: Lexicon,
  shared: boolean,
  buys = false,
): ChosenKinds {
  const stems = words.map((word) => word.stem);
  const named = lexicon.kindNames.find(stems).filter((one) => isMeant(one, words, lexicon.kinds));
  const several = areSeveral(named, words, lexicon, shared);
  if (several) {
    const kinds = [...new Set(named.flatMap(({ meanings }) => meanings))];
    return { kinds, several, leads: named };
  }
  // `laptop oyun` says what the laptop is for.
  const isSaidOfOther = (one: FoundPhrase) =>
    named.some(
      (other) =>
        other.to <= one.from &&
        !one.meanings.some((id) => other.meanings.includes(id)) &&
        isValueOf(one, other, words, lexicon),
    );
  const things = named.filter((one) => !isPlaced(one, words, lexicon) && !isSaidOfOther(one));
  // Who says `yeni taşındım` has moved already.
  const occasions = lexicon.occasions.find(stems).filter(({ from, to }) => to - from > 1);
  const isOccasion = (at: number) => occasions.some(({ from, to }) => from <= at && at < to);
  const suggested = kindsHintedAt(words, lexicon.hints).filter(
    ({ places, ofAnything }) => !places.every(isOccasion) && !(ofAnything && buys),
  );
  const hinted = suggested.filter(({ isSaid }) => isSaid);
  const head =
    mostWanted(things, words, lexicon.kinds) ?? (hinted.length ? undefined : named.at(-1));
  // `arabada anahtarım kaldı, kapıyı açacak birini arıyorum`: what is asked for comes before what is told.
  const isTold = head !== undefined && words[head.to - 1]?.clause?.saying === 'tells';
  const wanted = hinted.filter(({ places }) => isAsked(places, words));
  if (isTold && wanted.length) return hintedKind(wanted) ?? none;
  if (!head) {
    return (
      namedApart(stems, lexicon.kinds) ??
      headInCompany(words, suggested, lexicon) ??
      hintedKind(wanted.length ? wanted : hinted) ??
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

/** The last thing that is asked for; where none is, of which something is said, what somebody has (`arabam`), then what is told of. */
function mostWanted(
  things: readonly FoundPhrase[],
  words: readonly KindWord[],
  kinds: ReadonlyMap<string, Kind>,
): FoundPhrase | undefined {
  const isOwned = ({ from, to }: FoundPhrase) => {
    const name = words.slice(from, to).map(({ text }) => text);
    return owned.test(name.at(-1) ?? '') && !isCalled(name.join(' '), kinds);
  };
  const last = (saying: Clause['saying'], of = things) =>
    of.findLast(({ to }) => words[to - 1]?.clause?.saying === saying);
  const others = things.filter((thing) => !isOwned(thing));
  return last('asks') ?? last('says', others) ?? last('says') ?? last('tells');
}

/** Whether some words stand in a clause that asks for something. */
const isAsked = (places: readonly number[], words: readonly KindWord[]): boolean =>
  places.some((at) => words[at]?.clause?.saying === 'asks');

/** A kind and the places of the words that say it. */
type KindAt = Pick<HintedKind, 'kind' | 'places'>;

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
