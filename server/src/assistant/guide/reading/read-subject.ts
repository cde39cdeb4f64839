import type { Kind } from '../../../catalogue';
import type { Found, SpelledWord } from '../../../language';
import { onlyKind, type Slots } from '../slots/slots';
import { findBrands } from './find-brands';
import { findValues, withoutOverlaps, type Concept, type Readable } from './find-concepts';
import type { Sentence } from './read-sentence';
import { readThings, type Things } from './read-things';
import type { Situation } from './situation';

/** What a message is about, and everything in it that has a name. */
export interface Subject extends Pick<Things, 'news' | 'meant' | 'lacking' | 'lackingToo'> {
  /** The one kind that it speaks of. */
  readonly kind: Kind | undefined;
  /** The kinds whose brands are meant: none where nothing is known. */
  readonly searched: readonly string[];
  readonly concepts: readonly Concept[];
}

/** Reads which thing a message is about, and what of it has a name: values, brands, people. */
export function readSubject(
  { text, reading, spelled }: Sentence,
  slots: Slots,
  situation: Situation,
  readable: Readable,
): Subject {
  const { knowledge, engine } = readable;
  const things = readThings(text, reading, spelled, slots, situation, readable);
  const { named, meant } = things;
  // `bugün hava nasıl`: who speaks of something else asks for nothing that is only hinted at.
  const isHint = situation.beside === true && meant.length > 0 && !meant.some(({ sure }) => sure);
  const lacking = situation.beside ? undefined : things.lacking;
  const news = lacking || isHint ? undefined : things.news;
  const kind = news ? onlyKind(news[0] ?? { kinds: [] }) : onlyKind(slots);
  const searched = kind ? [kind] : (news?.[0]?.kinds ?? slots.kinds);
  const values = kind ? findValues(spelled, kind, knowledge) : [];
  const chosen = withoutOverlaps([
    ...meant,
    ...named.filter((one) => one.is === 'recipient'),
    ...values,
    ...findBrands(reading, spelled, searched, engine),
    ...named,
  ]);
  return {
    news,
    meant,
    lacking,
    lackingToo: things.lackingToo,
    kind: knowledge.kinds.get(kind ?? ''),
    searched,
    concepts: [...chosen, ...valuesInNames(values, chosen, spelled, readable)],
  };
}

/** `elektrikli araba` names a car and says which; a kind's own noun (`elektrikli süpürge`) says no more than that. */
function valuesInNames(
  values: readonly Concept[],
  concepts: readonly Concept[],
  spelled: readonly SpelledWord[],
  { knowledge: { kindNouns } }: Readable,
): Concept[] {
  const stems = (found: Found) =>
    spelled.filter(({ from }) => from >= found.from && from < found.to).map(({ stem }) => stem);
  return values.filter((value) =>
    concepts.some(
      (one) =>
        one.is === 'kinds' &&
        value.from >= one.from &&
        value.to <= one.to &&
        // A word of what only hints at a thing (`hava çok sıcak`) wants nothing of it.
        (one.sure || !(value.is === 'values' && value.hint)) &&
        kindNouns.meaningsOf(stems(one)).length === 0,
    ),
  );
}
