import type { Kind } from '../../../catalogue';
import {
  foldedWords,
  isProperName,
  isSomebody,
  isVerb,
  stem,
  stemOfHaving,
  verbStems,
  writtenIn,
  type Found,
} from '../../../language';
import type { Intent, IntentWord } from '../../../search';
import { tidy } from '../names/tidy';
import { isBentAlone, isTrait, standsAlone } from '../names/thing-name';
import type { Option } from '../proposing/terms';
import type { Wish } from '../slots/slots';
import { isModel, isOfPlaces } from './names';
import { isSmall } from './small';
import { overlap } from './wishes';

/** What a text is looked through for conditions with. */
export interface Looking {
  readonly turn: number;
  readonly sample: readonly Option[];
  /** Whether words are said of what is looked for, and do not only tell something. */
  readonly isWished: (said: string) => boolean;
  /** Things that are asked for, as they were written. */
  readonly things: readonly string[];
}

/** Conditions that no value of the kind is, and where they stand. */
export interface Conditions {
  readonly wanted: readonly Wish[];
  readonly read: readonly Found[];
}

/** What says of the words before it that they are how the thing shall be, folded. */
const demands =
  /^(?:ols[au]n\w*|olabilir|olur|olan\w*|olmal[iu]\w*|olac[ae]k\w*|laz[iı]?m|sart|isti\w+|tercih\w*|sev(?:er|iyor)\w*)$/;

/**
 * What is left of a text and yet surely is a condition: figures side by side (`205 55 16`), a trait (`videolu`), a place where
 * places matter, or what is a value of other things (`kadın yazar`), where that is demanded, said of the thing, or all that an
 * answer says. Nothing else is taken for one.
 */
export function readConditions(
  { words, without, reading, head }: Intent,
  kind: Kind,
  taken: readonly Found[],
  { turn, sample, isWished, things }: Looking,
): Conditions {
  const names = [kind.noun, kind.plural, ...kind.synonyms, ...things];
  const own = new Set(names.flatMap(foldedWords).map(stem));
  const letters = reading.sizes.filter((size) => size.letters !== undefined);
  const figures = reading.sizes.filter((size) => size.letters === undefined);
  const sized = letters.filter((size) => taken.some((place) => overlap(place, size)));
  // `tavuksuz` leaves out what is `tavuklu`; `kokusuz`, where nothing is said to smell, is a trait.
  const refused = without.flatMap(({ at, stems, values }) =>
    isTrait(reading.words[at.from]?.text ?? '') &&
    stems.length === 0 &&
    values.every((value) => value.kind !== kind.id)
      ? []
      : at,
  );
  const closed = [...taken, ...figures, ...sized, ...refused];
  const typed = ({ at }: IntentWord) => reading.words[at.from]?.text ?? '';
  const carried = ({ stem: one, text }: IntentWord) =>
    [one, stemOfHaving(text) ?? one].find((form) => sample.some(({ stems }) => stems.has(form)));
  const runs = runsOf(
    words.filter(
      ({ at, text, optional, aside, stem: one }) =>
        !optional &&
        !aside &&
        !own.has(one) &&
        !isSmall(text) &&
        !isModel({ text }) &&
        !reading.money.has(at.from) &&
        !closed.some((place) => overlap(place, at)) &&
        !(isTrait(text) && without.some((one) => one.at.from === at.to)),
    ),
    (word) => !/[,;]/.test(reading.words[word.at.from]?.before ?? ''),
  );
  // `kolay kurulan`
  const isDoneAt = (place: number): boolean => {
    const text = reading.words[place]?.text ?? '';
    return /(?:[ae]n|bilir)$/.test(text) && isVerb(text) && !isSmall(text);
  };
  // `kravatsız gezmez`, `tatlı bir çocuk`: how somebody is or does something.
  const isOfSomebody = ({ at }: IntentWord): boolean => {
    const after = /^bir?$/.test(reading.words[at.to]?.text ?? '') ? 1 : 0;
    const { text = '', before = ',' } = reading.words[at.to + after] ?? {};
    const isDoing =
      verbStems(text).length > 0 &&
      !/s[iu]n$/.test(text) &&
      !demands.test(text) &&
      !isDoneAt(at.to);
    return !/[,;.]/.test(before) && (isSomebody(text) || isDoing);
  };
  const isSure = (word: IntentWord): boolean =>
    (isTrait(typed(word)) && !isOfSomebody(word)) ||
    letters.some((size) => overlap(size, word.at) && writtenIn(reading, size).length > 1) ||
    (isDoneAt(word.at.to) && !word.isName) ||
    (carried(word) === undefined && isOfPlaces(kind) && isProperName(word.text));
  // `sıcak tutan`, `kayak montu`: what does it, or the thing itself, goes with the word before it.
  const reach = (to: number, some: readonly IntentWord[]): number => {
    const isThing = head !== undefined && words[head.from]?.at.from === to;
    const isTold = isThing && some.some((word) => isTrait(typed(word)));
    if (isDoneAt(to)) return to + 1;
    return isThing && !isTold ? (words[head.to - 1]?.at.to ?? to) : to;
  };
  // `su geçirmez`, `suya dayanıklı`, `yan tekerli`: what stands before it says of what.
  const isOpenAt = (place: number): boolean => {
    const [word, one] = [reading.words[place - 1], reading.words[place]];
    if (!word || !one || /[,;.]/.test(one.before)) return false;
    const isFree = !taken.some((other) => overlap(other, { from: place - 1, to: place }));
    const isPart = words.every(({ at, aside }) => at.to !== place || aside) && !isSmall(word.text);
    return isFree && (/m[ae]z$/.test(one.text) || (isTrait(one.text) && isPart));
  };
  const found = runs.flatMap((run) => {
    const isMeant = (word: IntentWord, at: number): boolean => {
      const next = run[at + 1];
      if (isFigure(word)) return isFigure(run[at - 1]) || isFigure(next);
      // `bel destekli`
      const isPartOfTrait =
        next !== undefined && isTrait(typed(next)) && carried(word) === undefined;
      return isSure(word) || isPartOfTrait;
    };
    return runsOf(
      run.filter(isMeant),
      (word, before) => isFigure(word) === isFigure(before),
    ).flatMap((some) => {
      const at = { from: some[0]?.at.from ?? 0, to: some.at(-1)?.at.to ?? 0 };
      const from = isOpenAt(at.from) ? at.from - 1 : at.from;
      const said = writtenIn(reading, { from, to: reach(at.to, some) });
      const stems = some.map(carried);
      const isTold = stems.every((one) => one !== undefined);
      // `android uyumlu` says no more than `android`, and a part alone nothing: `şarjı`.
      const isRest = !isTold && taken.some(({ to }) => to === at.from);
      // `bodrum olmasın çok kalabalık` says why.
      const isReason =
        /^(?:cok|fazla|asiri)$/.test(reading.words[at.from - 1]?.text ?? '') &&
        reading.refusals.some(({ cue }) => cue.to < at.from);
      const isNone = isBentAlone(said) || isRest || isReason;
      if (!isWished(said) || !standsAlone(said) || isNone) return [];
      return [{ at, said, stems: isTold ? stems : [] }];
    });
  });
  return {
    wanted: found.map(({ said, stems }) => ({
      label: tidy(said),
      anyOf: [],
      words: stems,
      said,
      turn,
    })),
    read: found.map(({ at }) => at),
  };
}

const isFigure = (word: IntentWord | undefined): boolean => /^\d+\+?$/.test(word?.text ?? '');

/** Words that stand side by side, as far as each goes on with the one before it. */
function runsOf(
  words: readonly IntentWord[],
  goesOn: (word: IntentWord, before: IntentWord) => boolean,
): readonly (readonly IntentWord[])[] {
  const runs: IntentWord[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before?.at.to === word.at.from && goesOn(word, before)) run?.push(word);
    else runs.push([word]);
  }
  return runs;
}
