import {
  hardened,
  isRoot,
  isVerb,
  nounRests,
  stem,
  type Found,
  type Reading,
  type Vocabulary,
  type Word,
} from '../../language';
import { kindsHintedAt, valuesHintedAt } from '../vocabulary/hints';
import { brandNamed, type Lexicon } from '../vocabulary/lexicon';
import type { Refused } from './intent';
import { readMeaning, valuesCalled } from './named-values';

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
  for (const { kind, items, from, cue, wanted, lacks } of reading.refusals) {
    // `lavabodan su gitmiyor` is what is the matter.
    const said = kindsHintedAt(reading.words.slice(from, cue.to), lexicon.hints);
    if (said.some(({ places }) => places.length > 1 && places.includes(cue.to - 1 - from)))
      continue;
    // `çocuk kabul etmeyen` is what a value is called.
    const own = lexicon.valueNames.find(reading.words.slice(from, cue.to).map((word) => word.stem));
    if (own.some((name) => name.to - name.from > 1 && name.to > cue.from - from)) continue;
    if (kind === 'without') {
      // `sütsüz` is at least not `Sütlü`, and `bluetoothsuz` not `Bluetooth`, where a kind has no value of its own for it.
      const [lacking, having] = [reading.words[cue.from]?.stem ?? '', stem(`${lacks}li`)];
      const own = valuesCalled([lacking], lexicon);
      const values = [having, stem(lacks ?? '')]
        .flatMap((one) => valuesCalled([one], lexicon))
        .filter((value) => !own.some((one) => one.kind === value.kind));
      const isOwn = own.length > 0 || vocabulary.has(lacking);
      const stems = !isOwn && vocabulary.has(having) ? [having] : [];
      if (values.length || stems.length) without.push({ stems, values, at: cue });
      // `fındıksız` is no slip for the `fındıklı` that it refuses.
      if (!isOwn && values.length) take(cue);
      continue;
    }
    take(cue);
    if (kind === 'missing') continue;
    const names = items.flatMap((given) =>
      isOtherThing(given, wanted, reading, lexicon)
        ? [given]
        : namesWithin(withoutShared(given, wanted, reading, lexicon), reading, lexicon),
    );
    for (const name of names) {
      // Of `büyük çamaşır makinesine gerek yok` the machine is wanted.
      if (kind === 'indifferent' && isThingSaid(name, items, reading, lexicon)) {
        taken.add(name.from - 1);
        continue;
      }
      take(name);
      if (kind === 'indifferent') continue;
      const words = reading.words.slice(name.from, name.to);
      const lacking = words.length > 1 ? undefined : lackingOf(words[0]?.text ?? '', vocabulary);
      if (lacking !== undefined) instead.set(name.from, lacking);
      else without.push({ ...refused(words, lexicon), at: name });
    }
  }
  return { without, taken, instead };
}

/** Whether a name is that of a thing which is described in its item: only how it is does not matter then. */
const isThingSaid = (
  { from, to }: Found,
  items: readonly Found[],
  { words }: Reading,
  { kindNames }: Lexicon,
): boolean =>
  items.some((item) => item.from < from && from < item.to) &&
  isRoot(words[from - 1]?.text ?? '') &&
  !isVerb(words[from - 1]?.text ?? '') &&
  kindNames.meaningsOf(words.slice(from, to).map((word) => word.stem)).length > 0;

/** `kablosuz mouse değil kulaklık` refuses all of the thing, for another is wanted in its place. */
function isOtherThing(
  item: Found,
  wanted: Found | undefined,
  { words }: Reading,
  { kindNames }: Lexicon,
): boolean {
  if (!wanted) return false;
  const kindsIn = ({ from, to }: Found) =>
    kindNames.find(words.slice(from, to).map((word) => word.stem));
  const refusedKinds = kindsIn(item).filter(({ to }) => to === item.to - item.from);
  const others = kindsIn(wanted).flatMap(({ meanings }) => meanings);
  return (
    others.length > 0 &&
    refusedKinds.length > 0 &&
    refusedKinds.every(({ meanings }) => !meanings.some((id) => others.includes(id)))
  );
}

/** `kırmızı elbise değil siyah elbise` refuses the red, not the dress. */
function withoutShared(
  item: Found,
  wanted: Found | undefined,
  { words }: Reading,
  { kindNames }: Lexicon,
): Found {
  // … and `çamaşır makinesi değil bulaşık makinesi` another thing.
  if (kindNames.meaningsOf(words.slice(item.from, item.to).map((word) => word.stem)).length > 0)
    return item;
  const stems = new Set(words.slice(wanted?.from ?? 0, wanted?.to ?? 0).map((word) => word.stem));
  let { to } = item;
  while (to - 1 > item.from && stems.has(words[to - 1]?.stem ?? '')) to -= 1;
  return { from: item.from, to };
}

/** What an item names: its last name, and the brands that stand right before it (`samsung lg hariç`). */
function namesWithin(item: Found, reading: Reading, lexicon: Lexicon): readonly Found[] {
  const name = nameWithin(item, reading, lexicon);
  const before = reading.words[name.from - 1]?.stem ?? '';
  return name.from > item.from && brandNamed([before], lexicon) !== undefined
    ? [...namesWithin({ from: item.from, to: name.from }, reading, lexicon), name]
    : [name];
}

/** The words of an item that name something: the longest name that it ends with, else its last word. */
function nameWithin({ from, to }: Found, { words }: Reading, lexicon: Lexicon): Found {
  const books = [lexicon.brandNames, lexicon.valueNames, lexicon.kindNames];
  for (let length = Math.min(longestName, to - from); length > 1; length -= 1) {
    const stems = words.slice(to - length, to).map((word) => word.stem);
    if (books.some((book) => book.meaningsOf(stems).length)) return { from: to - length, to };
  }
  const [taste, thing] = to - from > 1 ? words.slice(to - 2, to) : [];
  const kinds = lexicon.kindNames.meaningsOf([thing?.stem ?? '']);
  // `korku filmi değil` refuses the taste and not the film, `taahhüde girmek istemiyorum` the first.
  // … and of two sorts the last: `mayo bikini olmasın`.
  const valuesOf = (word: Word | undefined) => valuesCalled([word?.stem ?? ''], lexicon);
  const own = valuesOf(thing);
  const isOfThing = valuesOf(taste).some(
    ({ kind, name }) =>
      kinds.includes(kind) && !own.some((one) => one.kind === kind && one.name === name),
  );
  // … and of `telefon katlanır olmasın` the value.
  return isOfThing || (taste && own.length === 0 && isVerb(thing?.text ?? ''))
    ? { from: to - 2, to: to - 1 }
    : { from: to - 1, to };
}

/** The word for what has none of a thing: `taahhüdü`, `taahhüt` → `taahhütsüz`. */
const lackingOf = (text: string, vocabulary: Vocabulary): string | undefined =>
  [text, ...nounRests(text)]
    .flatMap((rest) => [`${hardened(rest)}siz`, `${hardened(rest)}suz`])
    .find((one) => vocabulary.has(one));

function refused(words: readonly Word[], lexicon: Lexicon): Omit<Refused, 'at'> {
  const stems = words.map((word) => word.stem);
  const brand = brandNamed(stems, lexicon);
  const named = lexicon.valueNames.meaningsOf(stems);
  // `wifi olmayan` refuses what it merely suggests, too.
  const hinted = valuesHintedAt(words, lexicon.hints, [...lexicon.kinds.keys()]).filter(
    ({ places }) => places.length === words.length,
  );
  const meanings = [...named, ...hinted.map(({ meaning }) => meaning)];
  return {
    stems: stems.map(stem),
    brand,
    values: meanings.map(readMeaning),
  };
}
