import { stem, type Found, type Reading } from '../../language';
import type { Lexicon } from '../vocabulary/lexicon';
import type { Vocabulary } from '../../language';
import type { Refused } from './intent';
import { readMeaning } from './named-values';

/** What a query refuses, the places of the words that say so, and words that are asked for in place of others. */
export interface ReadRefusals {
  readonly without: readonly Refused[];
  readonly taken: ReadonlySet<number>;
  /** Place → folded word: `gluten içermeyen` is `glutensiz`. */
  readonly instead: ReadonlyMap<number, string>;
}

const longestName = 3;

/** Reads what a query refuses, as far as its names reach: `yıllık ücreti olmasın`, `samsung hariç`, `komedi değil`. */
export function readRefused(
  reading: Reading,
  lexicon: Lexicon,
  vocabulary: Vocabulary,
): ReadRefusals {
  const without: Refused[] = [];
  const taken = new Set<number>();
  const instead = new Map<number, string>();
  const take = ({ from, to }: Found) => {
    for (let at = from; at < to; at += 1) taken.add(at);
  };
  for (const { kind, items, cue, wanted, lacks } of reading.refusals) {
    if (kind === 'without') {
      // `sütsüz` is at least not `Sütlü`, where a kind has no value of its own for it.
      const valuesOf = (name: string) => lexicon.valueNames.meaningsOf([name]).map(readMeaning);
      const own = valuesOf(reading.words[cue.from]?.stem ?? '');
      const values = valuesOf(stem(`${lacks}li`)).filter(
        (value) => !own.some((one) => one.kind === value.kind),
      );
      if (values.length) without.push({ stems: [], values });
      continue;
    }
    take(cue);
    if (kind === 'missing') continue;
    for (const given of items) {
      const item = withoutShared(given, wanted, reading);
      const name = nameWithin(item, reading, lexicon);
      take(name);
      if (kind === 'indifferent') continue;
      const stems = reading.words.slice(name.from, name.to).map((word) => word.stem);
      const [only = '', ...more] = stems;
      const lacking = more.length
        ? undefined
        : [`${only}siz`, `${only}suz`].find((one) => vocabulary.has(one));
      if (lacking !== undefined) instead.set(name.from, lacking);
      else without.push(refused(stems, lexicon));
    }
  }
  return { without, taken, instead };
}

/** `kırmızı elbise değil siyah elbise` refuses the red, not the dress. */
function withoutShared(item: Found, wanted: Found | undefined, { words }: Reading): Found {
  const stems = new Set(words.slice(wanted?.from ?? 0, wanted?.to ?? 0).map((word) => word.stem));
  let { to } = item;
  while (to - 1 > item.from && stems.has(words[to - 1]?.stem ?? '')) to -= 1;
  return { from: item.from, to };
}

/** The words of an item that name something: the longest name that it ends with, else its last word. */
function nameWithin({ from, to }: Found, { words }: Reading, lexicon: Lexicon): Found {
  for (let length = Math.min(longestName, to - from); length > 1; length -= 1) {
    const stems = words.slice(to - length, to).map((word) => word.stem);
    const books = [lexicon.brandNames, lexicon.valueNames, lexicon.kindNames];
    if (books.some((book) => book.meaningsOf(stems).length)) return { from: to - length, to };
  }
  return { from: to - 1, to };
}

function refused(stems: readonly string[], lexicon: Lexicon): Refused {
  const [brand] = lexicon.brandNames.meaningsOf(stems);
  return {
    stems: stems.map(stem),
    ...(brand !== undefined && { brand }),
    values: lexicon.valueNames.meaningsOf(stems).map(readMeaning),
  };
}
