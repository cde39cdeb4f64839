import { fold } from '@denk/shared/product/text';
import { type Clause, type FoundPhrase } from '../../language';
import { type HintedKind, kindsHintedAt, valuesHintedAt } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import { lastName } from './fuller-names';
import { forIt, isMeant, isPlaced, type KindWord } from './kind-places';
import { speaksOf } from './kind-words';
import { valuesSaidOf } from './named-values';
import { areSeveral, isValueOf } from './several-kinds';
import { kindTold, mostTold, rivalsOf, sayingOf, type ToldKind } from './told-kind';
import {
  type ChosenKinds,
  headInCompany,
  hintedKind,
  kindOfValues,
  lastNoun,
  ledBy,
  namedApart,
  none,
} from './unnamed-kinds';

/** Whoever says fewer words asks for something, and tells no story; where no thing is named, with a verb so many do. */
const [leastOfStory, leastUnnamed] = [5, 3];

/**
 * Chooses the kind by the head of what is asked for and by everything else that is said: the last kind that is named as
 * the thing itself (`telefon için kılıf` is a case), and of the kinds whose names end with that noun the one whose whole
 * name is there, wherever its words stand (`bebeği arabada taşımak için koltuk` is a child's seat). Of what is told that
 * something happened to it, who `buys` wants another one.
 */
export function chooseKinds(
  words: readonly KindWord[],
  lexicon: Lexicon,
  buys: boolean,
): ChosenKinds {
  const stems = words.map(({ stem }) => stem);
  const named = namedBy(words, stems, lexicon);
  const isTelling = besideOccasions(words, lexicon);
  const first = chosenBy(words, named, isTelling, lexicon, buys);
  // Of two things that are named the sentence itself says which is wanted, unless it only says how one shall be.
  const others = named.filter(
    ({ from, to, meanings }) =>
      first.hinted !== true &&
      words[to - 1]?.clause?.saying !== 'says' &&
      !meanings.some((id) => first.kinds.includes(id)) &&
      !first.leads.some((lead) => lead.from < to && lead.to > from),
  );
  const isBeside = (at: number) => !others.some(({ from, to }) => from <= at && at < to);
  const told = isStory(words, first.kinds.length === 0)
    ? kindTold(first, words, lexicon, (places) => isTelling(places) && places.some(isBeside))
    : undefined;
  const chosen = told ? toldOf(told, words, lexicon) : first;
  const isGuess = chosen.hinted === true || sayingOf(chosen, words) === 'tells';
  return isGuess ? { ...chosen, rivals: rivalsOf(chosen.kinds, words, lexicon) } : chosen;
}

/** What is named or hinted at, whatever all the words tell of. */
function chosenBy(
  words: readonly KindWord[],
  named: readonly FoundPhrase[],
  isTelling: (places: readonly number[]) => boolean,
  lexicon: Lexicon,
  buys: boolean,
): ChosenKinds {
  const { kinds } = lexicon;
  const stems = words.map(({ stem }) => stem);
  if (areSeveral(named, words, lexicon)) {
    const all = [...new Set(named.flatMap(({ meanings }) => meanings))];
    return { kinds: all, several: true, leads: named };
  }
  // `laptop oyun` says what the laptop is for.
  const suggested = kindsHintedAt(words, lexicon.hints);
  const others = [
    ...named,
    // … and `otobüs 2+1 koltuk` how one sits in it.
    ...suggested.map(({ kind, places: [from = 0] }) => ({ meanings: [kind], from, to: from + 1 })),
  ];
  const isSaidOfOther = (one: FoundPhrase) =>
    others.some(
      (other) =>
        other.to <= one.from &&
        !isApart(other, one, words) &&
        !one.meanings.some((id) => other.meanings.includes(id)) &&
        isValueOf(one, other, words, lexicon),
    );
  const hinted = suggested.filter(
    ({ places, isSaid, ofAnything }) => isSaid && isTelling(places) && !(ofAnything && buys),
  );
  const wanted = mostWanted(
    named.filter(
      (one) => !isPlaced(one, words, lexicon) && !isSaidOfOther(one) && !isWide(one, named, words),
    ),
    words,
  );
  const head = wanted ?? (hinted.length ? undefined : named.findLast((one) => !isSaidOfOther(one)));
  if (!head) {
    const noun = lastNoun(words);
    return (
      namedApart(stems, kinds) ??
      deedOn({ meanings: [], from: noun, to: noun + 1 }, stems, hinted, lexicon) ??
      headInCompany(words, lexicon) ??
      hintedKind(hinted) ??
      none
    );
  }
  const { from, to } = head;
  const deed = deedOn(head, stems, hinted, lexicon);
  if (deed) return { ...deed, head: { from, to } };
  const fuller = lastName(head, stems, kinds, named);
  if (fuller) return { ...ledBy(fuller.kind, fuller.places), head: { from, to } };
  const other = kindOfValues(head, words, lexicon);
  if (other) return { ...ledBy(other, [to - 1]), head: { from, to } };
  // `golden retriever maması`, `bilgisayar başında gözlük`: of what a name may mean, what the rest speaks for.
  const told = mostTold(head.meanings, words, lexicon, (places) =>
    places.every((at) => at < from || at >= to),
  );
  const meanings = told.length ? told : head.meanings;
  return { kinds: meanings, several: false, leads: [{ ...head, meanings }], head: { from, to } };
}

/** Whether words at some places tell of a thing: who says `yeni taşındım` has moved already. */
function besideOccasions(
  words: readonly KindWord[],
  { occasions }: Lexicon,
): (places: readonly number[]) => boolean {
  const said = occasions
    .find(words.map(({ stem }) => stem))
    .filter(({ from, to }) => to - from > 1);
  return (places) => !places.every((at) => said.some(({ from, to }) => from <= at && at < to));
}

/** What names something; of `tiyatroya gidelim` the verb says no more than the thing. */
function namedBy(
  words: readonly KindWord[],
  stems: readonly string[],
  { kindNames, kinds }: Lexicon,
): readonly FoundPhrase[] {
  const named = kindNames.find(stems).filter((one) => isMeant(one, words, kinds));
  const isDeed = ({ from, to, meanings }: FoundPhrase) =>
    to - from === 1 &&
    meanings.every((id) => kinds.get(id)?.verbs.some((verb) => fold(verb) === words[from]?.text));
  const things = named.filter((one) => !isDeed(one));
  return things.length ? things : named;
}

/** `doğa belgeseli izlemelik`: without a verb what names several kinds says less than what names another one. */
const isWide = (
  { meanings, to }: FoundPhrase,
  named: readonly FoundPhrase[],
  words: readonly KindWord[],
): boolean =>
  meanings.length > 1 &&
  words[to - 1]?.clause?.verb === undefined &&
  named.some((other) => other.meanings.length === 1 && !meanings.includes(other.meanings[0] ?? ''));

/** Whether a thing is asked for in a clause of its own, or behind what the other is for: `haber izlemek için televizyon`. */
const isApart = (other: FoundPhrase, one: FoundPhrase, words: readonly KindWord[]): boolean => {
  const [before, own] = [words[other.to - 1]?.clause, words[one.to - 1]?.clause];
  return (
    (own?.saying === 'asks' && own !== before) ||
    words.slice(other.to - 1, one.from).some(({ followedBy }) => forIt.test(followedBy))
  );
};

/** Whether somebody tells at length what is the matter. */
const isStory = (words: readonly KindWord[], isUnnamed: boolean): boolean =>
  words.filter(({ text }) => !/^\d/.test(text)).length >= leastOfStory ||
  (isUnnamed &&
    words.length >= leastUnnamed &&
    words.some(({ clause }) => clause?.verb !== undefined));

/** A kind that a story is about; what names a value of it is said of the thing, and does not lead to it. */
function toldOf(
  { kind, places }: ToldKind,
  words: readonly KindWord[],
  lexicon: Lexicon,
): ChosenKinds {
  const values = [
    ...valuesSaidOf(
      [kind],
      words.map(({ stem }) => stem),
      lexicon,
    ).map(({ from, to }) => places.filter((at) => from <= at && at < to)),
    ...valuesHintedAt(words, lexicon.hints, [kind]).map((value) => value.places),
  ].flat();
  const leads = places.filter((at) => !values.includes(at));
  return { ...ledBy(kind, leads.length ? leads : places), hinted: true };
}

/** The last thing that is asked for; where none is, of which something is said, then what is told of. */
function mostWanted(
  things: readonly FoundPhrase[],
  words: readonly KindWord[],
): FoundPhrase | undefined {
  const last = (saying: Clause['saying']) =>
    things.findLast(({ to }) => words[to - 1]?.clause?.saying === saying);
  // `ikinci el araba alacağım, taşıt kredisi`
  const ending = things.findLast(
    ({ to }) => to === words.length && words[to - 1]?.clause?.verb === undefined,
  );
  return ending ?? last('asks') ?? last('says') ?? last('tells');
}

/** What is to be done with the thing that is named, which is another kind's: `klimam bozuldu`, `arabamı sigortalatmak`. */
function deedOn(
  { from, to, meanings }: FoundPhrase,
  stems: readonly string[],
  hinted: readonly HintedKind[],
  lexicon: Lexicon,
): ChosenKinds | undefined {
  const categories = meanings.map((id) => lexicon.kinds.get(id)?.category);
  const deed = hinted.find(({ kind, places, isVerb, ofAnything }) => {
    if (categories.includes(lexicon.kinds.get(kind)?.category)) return false;
    const isOnIt = isVerb && places.includes(from) && places.some((at) => at >= to);
    // Somebody repairs a `klima`, nobody a `dask`.
    const isHandled = stems.slice(from, to).every((one) => speaksOf(kind, one, lexicon));
    return ofAnything ? isHandled && places.every((at) => at >= to) : isOnIt;
  });
  return deed && { ...ledBy(deed.kind, deed.places), hinted: true };
}
