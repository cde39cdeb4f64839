import { fold } from '@denk/shared/product/text';
import {
  clauseOf,
  documentStems,
  foldedWords,
  isOrdinaryWord,
  type Found,
  type FoundPhrase,
  type PhraseBook,
  type Reading,
  type SpelledWord,
} from '../../language';
import { boundOf } from '../../catalogue';
import { valuesHintedAt } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import type { AskedWords } from './asked-words';
import { chooseKinds } from './choose-kinds';
import type { KindWord } from './kind-places';
import { type FoundValue, sizesIn, valuesIn, valuesWithHead } from './found-values';
import type { Intent } from './intent';
import { type NamedValue, readMeaning, sortsOf } from './named-values';
import type { ChosenKinds } from './unnamed-kinds';

/** Whom or what for: `annem için`, `hediye olarak`. */
export const purpose = /^(?:icin|diye|olarak|kadar|gore)$/;

const joining = /^(?:ve|veya|ya|yahut|hem|ile|arti|and)$/;

/** How many come together: `dambıl takımı`. */
export const together = /^(?:takim|set)i?$/;

/** What a query names, and which of its asked words do. */
export interface NamedThings {
  readonly named: Pick<
    Intent,
    | 'kinds'
    | 'head'
    | 'isKindHinted'
    | 'rivals'
    | 'several'
    | 'hinted'
    | 'sorts'
    | 'category'
    | 'brand'
    | 'makers'
  >;
  /** The words that name the kind or the category by themselves: `kurutmalı | çamaşır makinesi`; none of a mere sort. */
  readonly cores: readonly Found[];
  /** The phrases that name kind, category and brand. */
  readonly names: readonly Found[];
  readonly values: readonly FoundValue[];
}

/** Finds what the asked words name: a category or kinds, a brand, and values of those kinds. */
export function namedThings(
  { asked, spelled, stems, places }: AskedWords,
  reading: Reading,
  lexicon: Lexicon,
  within?: string,
): NamedThings {
  const { words: all } = reading;
  const after = (at: number) => all[places[at]?.to ?? -1]?.text ?? '';
  // A slip's endings say nothing: `kışlk` is read as `kışlık`.
  const textOf = (word: SpelledWord, at: number) =>
    word.how === 'corrected' ? fold(word.written) : (asked[at]?.word.text ?? word.stem);
  const kindWords = spelled.map((word, at) => {
    const place = places[at];
    const clause = clauseOf(place?.from ?? 0, reading.clauses);
    // `bir koltuk bakıyoruz` counts no seats.
    const isCount = ({ from, to, value }: Reading['sizes'][number]) =>
      from < (place?.from ?? 0) &&
      to === place?.to &&
      !(value === 1 && clause?.saying === 'asks' && clause.verb === to);
    return {
      stem: word.stem,
      text: textOf(word, word.to - 1),
      followedBy: after(at),
      clause,
      isUnit: reading.sizes.some(isCount),
      isListed:
        /[,;&/+]/.test(all[place?.from ?? 0]?.before ?? '') ||
        joining.test(all[(place?.from ?? 0) - 1]?.text ?? ''),
    };
  });
  const buys = reading.clauses.some(
    ({ saying, from, to, verb = -1 }) =>
      saying === 'asks' &&
      // `yenisi lazım`
      (/^al/.test(all[verb]?.text ?? '') ||
        all.slice(from, to).some(({ text }) => /^yeni/.test(text))),
  );
  const chosen =
    within === undefined
      ? chooseKinds(kindWords, lexicon, buys)
      : onlyWithin(within, stems, lexicon);
  const { head } = chosen;
  const isSaidAround = (to: number) =>
    purpose.test(after(to - 1)) || kindWords[to - 1]?.clause?.saying === 'tells';
  // A category counts where no kind is named, or where its name of several words is the whole query.
  const isOverHead = ({ from, to }: Found) =>
    !head || (to - from === stems.length && head.to - head.from < stems.length);
  const categories = within === undefined ? lexicon.categoryNames.find(stems) : [];
  const category = categories.findLast((one) => !isSaidAround(one.to) && isOverHead(one));
  const kinds = category ? [] : chosen.kinds;
  const leads = category ? [category] : chosen.leads;
  // Who films for YouTube buys nothing of it.
  const brands = lexicon.brandNames
    .find(stems)
    .filter(({ to }) => !purpose.test(after(to - 1)))
    .filter((one) => isWritten(one, kindWords, lexicon));
  const [brand] = brands;
  const hintedValues = valuesHintedAt(kindWords, lexicon.hints, kinds);
  const said = valuesIn(
    spelled.map((word) => ({ stem: word.stem, text: textOf(word, word.from) })),
    lexicon,
  );
  const isUnnamed = !category && !kinds.length;
  const hinted = isUnnamed ? onlyHinted(stems, said, lexicon) : undefined;
  // Where nothing else is asked for, `animasyon` and `romantik komedi` are said of all that may be one.
  const sayers = stems.map(
    (_, at) =>
      new Set(said.flatMap(({ value, from, to }) => (from <= at && at < to ? value.kind : []))),
  );
  const isOpen =
    !kinds.length &&
    new Set(said.map(({ value }) => value.kind)).size > 1 &&
    [...(sayers[0] ?? [])].some((kind) => sayers.every((kinds) => kinds.has(kind)));
  const sized = sizesIn(reading, places, kinds, lexicon);
  // `65 inçten küçük` names no `65 inç`.
  const isBounded = reading.sizes.some((size) => boundOf(size, reading) !== 'exact');
  const isSized = ({ value, from, to }: FoundValue) =>
    isBounded &&
    sized.some(
      (one) =>
        one.from >= from &&
        one.to <= to &&
        one.value.kind === value.kind &&
        one.value.name === value.name,
    );
  const named = [
    ...said.filter((one) => !isSized(one)),
    ...(within === undefined ? [] : valuesWithHead(stems, within, lexicon)),
  ].filter(
    ({ value, from, to }) =>
      (isOpen || value.kind === hinted || kinds.includes(value.kind)) &&
      // All of them are `otel`, whatever they are besides.
      !lexicon.kindNouns.meaningsOf(stems.slice(from, to)).includes(value.kind),
  );
  const suggested = hintedValues
    .flatMap(({ meaning, places: own }) =>
      own.map((at): FoundValue => ({
        value: readMeaning(meaning),
        from: at,
        to: at + 1,
        isHint: true,
      })),
    )
    .filter(({ from }) => !named.some((one) => one.from === from));
  // `yavru kedimize mama`: what stands apart in a name is still said of the thing.
  const isApart = ({ from, to }: Found) =>
    leads.length > 1 &&
    to < (leads.at(-1)?.to ?? 0) &&
    named.some((one) => one.from === from && one.to === to);
  // A thing that is called by its maker's name is the maker's: `lego arabalı set`.
  const isMaker = (one: Found) => brands.some(({ from, to }) => from < one.to && to > one.from);
  const isNext = (at: number) => leads[0]?.from === at && places[at - 1]?.to === places[at]?.from;
  // In `klima montajı` the air conditioner says more than what joiners do, too.
  const isToldOtherwise = ({ kind, name }: NamedValue) =>
    named.some(
      ({ value, from, to }) =>
        value.kind === kind &&
        value.name === name &&
        // `oyun konsolu joystick` names two things, the last of which is meant.
        !(isNext(to) && lexicon.kindNames.meaningsOf(stems.slice(from, to)).includes(kind)) &&
        leads.every((lead) => from < lead.from || from >= lead.to),
    );
  const isPartOfValue = (lead: Found) =>
    named.some(({ from, to }) => from < lead.from && to >= lead.to);
  const isLead = (at: number) => leads.some(({ from, to }) => from <= at && at < to);
  const stemsOf = ({ from, to }: Found) => stems.slice(from, to);
  const allStems = all.map((word) => word.stem);
  const kindNames = chosen.several
    ? leads.map((lead) => ({ meanings: lead.meanings, stems: stemsOf(lead) }))
    : [{ meanings: kinds, stems: leads.flatMap(stemsOf) }];
  const saidSorts = category ? [] : sortsOf(kindNames, allStems, lexicon);
  const sorts = saidSorts.filter((sort) => !isToldOtherwise(sort));
  const makers = brands.flatMap(({ meanings: [id], from, to }) => {
    const at = { from: places[from]?.from ?? 0, to: places[to - 1]?.to ?? 0 };
    return id === undefined ? [] : [{ brand: id, at }];
  });
  // What happened says which sort is needed, too: `kapıda kaldım`.
  const happened = (chosen.hinted ? hintedValues : [])
    .filter(({ places: own }) => own.some((at) => isLead(at)))
    .map(({ meaning }) => readMeaning(meaning));
  const ofKind = {
    head: chosen.head,
    isKindHinted: chosen.hinted === true,
    rivals: chosen.rivals ?? [],
    several: chosen.several,
    sorts: [...sorts, ...happened],
  };
  const ofCategory = { isKindHinted: false, rivals: [], several: false, sorts: [] };
  return {
    named: {
      ...(category ? ofCategory : ofKind),
      kinds,
      hinted,
      category: category && (category.meanings[0] ?? ''),
      brand: brand?.meanings[0],
      makers,
    },
    // A dish that hints at a kind is what is asked for (`lahmacun`), and so is what is done with what the sort is told by.
    cores:
      (chosen.isNoun === true && leads.length === 1) ||
      (saidSorts.length > 0 && sorts.length === 0 && leads.some(isPartOfValue))
        ? []
        : leads
            .flatMap((lead) => coreOf(lead, stems, lexicon))
            .filter((core) => !isApart(core) && !isMaker(core)),
    names: brand ? [...leads, brand] : leads,
    values: [...named, ...suggested, ...sized],
  };
}

/** What is shorter and a word besides says no brand. */
const leastBrand = 3;

/** Whether a word that means something besides is the brand's name as it stands: `çantası` is no form of `Cantu`, and the `gözlük camı` none of `Cam`. */
function isWritten(
  { meanings: [id = ''], from, to }: FoundPhrase,
  words: readonly KindWord[],
  { brands }: Lexicon,
): boolean {
  const [name = '', more] = foldedWords(brands.get(id) ?? '');
  const text = words[from]?.text ?? '';
  if (more !== undefined || to - from > 1 || !isOrdinaryWord(text)) return true;
  return name.length >= leastBrand && text === name;
}

/** The one kind that a word is said of; else the one that is sold by itself and has values of several words that are said: `bursadan istanbula`. */
function onlyHinted(
  stems: readonly string[],
  said: readonly FoundValue[],
  lexicon: Lexicon,
): string | undefined {
  const only = (kinds: readonly string[]) => (new Set(kinds).size === 1 ? kinds[0] : undefined);
  const told = said
    .filter(({ from, to }) => to - from > 1)
    .map(({ value }) => value.kind)
    .filter((id) => !lexicon.kinds.get(id)?.accessoryOf);
  return only(stems.flatMap((one) => lexicon.kindHintedBy(one) ?? [])) ?? only(told);
}

/** Of one kind that is talked of already, what names it. */
function onlyWithin(kind: string, stems: readonly string[], lexicon: Lexicon): ChosenKinds {
  const leads = lexicon.kindNames
    .find(stems)
    .flatMap((found) => (found.meanings.includes(kind) ? [{ ...found, meanings: [kind] }] : []));
  const last = leads.at(-1);
  const head = last && { head: { from: last.from, to: last.to } };
  return { kinds: [kind], several: false, leads, ...head };
}

function coreOf(
  { from, to, meanings }: FoundPhrase,
  stems: readonly string[],
  lexicon: Lexicon,
): Found[] {
  const areIn = (book: PhraseBook, start: number) => {
    const named = book.meaningsOf(stems.slice(start, to));
    return meanings.every((kind) => named.includes(kind));
  };
  if (areIn(lexicon.kindNouns, from)) return [{ from, to }];
  for (let start = to - 1; start > from; start -= 1) {
    if (areIn(lexicon.kindNames, start) && !areIn(lexicon.sortNames, start)) {
      return [{ from: start, to }];
    }
  }
  if (!areIn(lexicon.sortNames, from)) return [{ from, to }];
  // An `almanca kursu` need not be called a course.
  const isOfNoun = meanings.every(
    (kind) => documentStems(lexicon.kinds.get(kind)?.noun ?? '').at(-1) === stems[to - 1],
  );
  return isOfNoun && to - from > 1 ? [{ from: to - 1, to }] : [];
}
