import type { Clause, FoundPhrase } from '../../language';
import type { Kind } from '../../catalogue';
import type { Lexicon } from '../vocabulary/lexicon';
import { kindsHintedAt, valuesHintedAt, type HintedKind } from '../vocabulary/hints';
import { lastName } from './fuller-names';
import { isMeant, isPlaced, type KindWord } from './kind-places';
import { isCalled, namesByHead, speaksOf } from './kind-words';
import { readMeaning } from './named-values';
import { areSeveral, isValueOf } from './several-kinds';
import { kindTold, mostTold, type ToldKind } from './told-kind';
import {
  type ChosenKinds,
  headInCompany,
  hintedKind,
  ledBy,
  namedApart,
  none,
} from './unnamed-kinds';

/** Whoever says fewer words asks for something, and tells no story. */
const leastOfStory = 5;

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
  const wanted = mostWanted(things, words, lexicon.kinds);
  // Where several things are named, one of them is what is asked for.
  const isAskedFor =
    wanted &&
    (named.length > 1 ||
      wanted.to === words.length ||
      words[wanted.to - 1]?.clause?.saying === 'asks');
  const told =
    isAskedFor || !isStory(words, lexicon)
      ? undefined
      : kindTold(words, lexicon, (places) => !places.every(isOccasion));
  const isTellingOf = ({ meanings }: FoundPhrase) => told && meanings.includes(told.kind);
  // What names it and is merely told of leads no further: `eldeki tencerelerin hiçbiri olmadı`.
  const isMentioned = ({ to }: FoundPhrase) =>
    /^(?:tells|aside)$/.test(words[to - 1]?.clause?.saying ?? '');
  if (told && named.filter(isTellingOf).every(isMentioned)) return toldOf(told, words, lexicon);
  const head = wanted ?? named.findLast(isTellingOf) ?? (hinted.length ? undefined : named.at(-1));
  // `arabada anahtarım kaldı, kapıyı açacak birini arıyorum`: what is asked for comes before what is told.
  const isTold = head !== undefined && words[head.to - 1]?.clause?.saying === 'tells';
  const asking = hinted.filter(({ places }) => isAsked(places, words));
  if (isTold && asking.length) return hintedKind(asking) ?? none;
  if (!head) {
    return (
      namedApart(stems, lexicon.kinds) ??
      (asking.length ? undefined : headInCompany(words, lexicon)) ??
      hintedKind(asking.length ? asking : hinted) ??
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
  const meanings = special ? [special.kind] : narrowed(head, words, lexicon);
  const leads = special
    ? special.places.map((at) => ({ meanings, from: at, to: at + 1 }))
    : [{ ...head, meanings }];
  return { kinds: meanings, several: false, leads, head: { from: head.from, to: head.to } };
}

/** Whether somebody tells at length what is the matter, and does not merely name a brand and its model. */
const isStory = (words: readonly KindWord[], { brandNames }: Lexicon): boolean =>
  words.length >= leastOfStory &&
  (words.some(({ clause }) => clause?.verb !== undefined) ||
    !brandNames.find(words.map((word) => word.stem)).length);

/** A kind that a story is about; what names a value of it is said of the thing, and does not lead to it. */
function toldOf(
  { kind, places }: ToldKind,
  words: readonly KindWord[],
  lexicon: Lexicon,
): ChosenKinds {
  const stems = words.map((word) => word.stem);
  const values = [
    ...lexicon.valueNames
      .find(stems)
      .filter(({ meanings }) => meanings.some((meaning) => readMeaning(meaning).kind === kind))
      .map(({ from, to }) => places.filter((at) => from <= at && at < to)),
    ...valuesHintedAt(words, lexicon.hints, [kind]).map((value) => value.places),
  ].flat();
  const apart = namedApart(stems, lexicon.kinds);
  if (apart?.kinds.includes(kind)) return apart;
  const leads = places.filter((at) => !values.includes(at));
  return { ...ledBy(kind, leads.length ? leads : places), hinted: true };
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
  words: readonly KindWord[],
  lexicon: Lexicon,
): readonly string[] {
  if (meanings.length < 2) return meanings;
  const told = mostTold(meanings, words, lexicon, (places) =>
    places.every((at) => at < from || at >= to),
  );
  return told.length ? told : meanings;
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
