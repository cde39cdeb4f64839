import type { Candidate } from '../vocabulary/indexed-product';
import { type Reading, writtenIn } from '../../language';
import { meaningOf } from '../ranking/coverage';
import type { Intent, IntentWord } from '../understanding/intent';
import type { Found } from '../ranking/find-in-stages';
import type { Ranked } from '../ranking/rank';

/** How much of a query's meaning the best product must carry for any to be shown. */
const leastShare = 0.45;
/** A query of so many words that names no kind is all one thing. */
const fewWords = 2;
/** What a thing has or lacks tells of it, and is no part of its name: `şekerli tatlı`. */
const isWith = /(?:l[iu](?:s[iu])?|s[iu]z)$/;

/** How well an answer fits its query. */
export interface Fit {
  /** `none`: too little of what was meant is there for any product to be shown. */
  readonly fit: 'exact' | 'close' | 'none';
  /** What no shown product carries, as the visitor wrote it. */
  readonly unmatched: readonly string[];
  /** What a product misses, as the visitor wrote it. */
  missing(candidate: Candidate): readonly string[];
}

/** Says how well what was found fits what was asked for. */
export function fitOf({ ranked, intent, relaxed, isFamily }: Found, shown: readonly Ranked[]): Fit {
  const [best] = ranked;
  const isUndone = ({ doneBy }: IntentWord, { candidate }: Ranked) =>
    doneBy?.includes(candidate.product.kind) === false;
  const told = intent.words.filter(
    (word) => isTold(word) || (best && isUndone(word, best) && word === intent.words.at(-1)),
  );
  const absent = told.filter((word) =>
    shown.every((one) => isUndone(word, one) || one.coverage.missing.includes(word)),
  );
  const unmatched = writtenTogether(absent, intent.reading);
  const missed = new Map(shown.map(({ candidate, coverage }) => [candidate, coverage.missing]));
  const missing = (candidate: Candidate) =>
    writtenTogether(
      (missed.get(candidate) ?? []).filter((word) => told.includes(word)),
      intent.reading,
    );
  if (!best || !isShown({ ranked, intent, isFamily })) return { fit: 'none', unmatched, missing };
  const isKind = intent.kinds.length === 0 || intent.kinds.includes(best.candidate.product.kind);
  const exact =
    isKind &&
    absent.length === 0 &&
    !best.coverage.missing.some((word) => told.includes(word)) &&
    !relaxed;
  return { fit: exact ? 'exact' : 'close', unmatched, missing };
}

/** Whether enough of what was meant is there for any product to be shown. */
function isShown({
  ranked: [best],
  intent,
  isFamily,
}: Pick<Found, 'ranked' | 'intent' | 'isFamily'>): boolean {
  return (
    best !== undefined &&
    !isOfNone(best, intent) &&
    ((best.coverage.share >= leastShare && !isHalf(best, intent)) ||
      isFamily ||
      isThing(best, intent))
  );
}

/** Whether only what is done or happened hints at a kind, and it is done to nothing that a product speaks of: `burnum tıkandı`. */
function isOfNone({ coverage }: Ranked, { words, isKindHinted }: Intent): boolean {
  const objects = words.filter((word) => isTold(word) && !word.optional);
  return (
    isKindHinted &&
    words.length <= fewWords &&
    objects.length > 0 &&
    objects.every((word) => coverage.missing.includes(word))
  );
}

/** Whether a product has but one of a few words that name neither kind nor category: a book on a `tüfek` is no `av tüfeği`. */
function isHalf(
  { coverage }: Ranked,
  { words, kinds, isKindHinted, category, brand }: Intent,
): boolean {
  const isNamed = kinds.length > 0 ? !isKindHinted : category !== undefined;
  if (isNamed || brand !== undefined) return false;
  const told = words.filter(isTold);
  return (
    told.length <= fewWords &&
    told.some((word) => !isWith.test(word.text) && coverage.missing.includes(word))
  );
}

/** Whether a product is the thing that was named, whatever else it lacks. */
const isThing = ({ candidate, coverage }: Ranked, intent: Intent): boolean => {
  const { head } = meaningOf(intent);
  if (!head || !intent.kinds.includes(candidate.product.kind)) return false;
  if (head.optional) return !coverage.missing.includes(head);
  // A sort that is not there leaves its kind: `keman`.
  const at = intent.words.indexOf(head);
  return intent.head !== undefined && at >= intent.head.from && at < intent.head.to;
};

/** Verbs and what is said only around the thing are not held against an answer. */
const isTold = ({ aside }: IntentWord): boolean => !aside;

/** Words as they were written, those side by side as one: `43 numara`. */
function writtenTogether(words: readonly IntentWord[], reading: Reading): string[] {
  const places: { from: number; to: number }[] = [];
  for (const { at } of [...words].sort((a, b) => a.at.from - b.at.from)) {
    const last = places.at(-1);
    if (last && at.from <= last.to) last.to = Math.max(last.to, at.to);
    else places.push({ from: at.from, to: at.to });
  }
  return places.map((place) => writtenIn(reading, place));
}
