import type { Kind } from '../../../catalogue';
import type { Found, SpelledWord } from '../../../language';
import { onlyKind, type Slots } from '../slots/slots';
import { saidBeside } from './asides';
import { findBrands } from './find-brands';
import { findValues, withoutOverlaps, type Concept, type Readable } from './find-concepts';
import { pointsAtList } from './pointing';
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

const wanting = /\b(?:lazim|ari(?:yor|yoruz|yorum|yom)\w*|bak(?:iyor|ali)\w*|oner(?:ir|in)?\b)/;

/** `montaj dahil mi`, but not `tablet mi alsam`, `ütü var mı`. */
const asksYesOrNo =
  /^(?!.*\b(?:var m[iu]|m[iu]\b.+\bm[iu]|al\w*|bak\w*|oner\w*|ist\w*)\b).*\bm[iu]\b/;

/** Reads which thing a message is about, and what of it has a name: values, brands, people. */
export function readSubject(
  { text, folded, reading, spelled, aside, isQuestion }: Sentence,
  slots: Slots,
  situation: Situation,
  readable: Readable,
): Subject {
  const { knowledge, engine } = readable;
  const things = readThings(text, reading, spelled, slots, situation, readable);
  const { named, meant } = things;
  // `bugün hava nasıl`: who speaks of something else asks for nothing that is only hinted at.
  const isElsewhere = aside !== undefined && aside !== 'greeting';
  const lacking = isElsewhere || (situation.listed && isQuestion) ? undefined : things.lacking;
  const onlyHints = meant.length > 0 && !meant.some(({ sure }) => sure);
  const isHint =
    isElsewhere &&
    (!saidBeside.has(aside) || aside === 'health') &&
    onlyHints &&
    !wanting.test(folded);
  // `2. olana montaj dahil mi`: what is asked of the list is no other errand.
  const isAboutList =
    situation.listed === true && isQuestion && (pointsAtList(text) || asksYesOrNo.test(folded));
  const news = lacking || isHint || isAboutList ? undefined : things.news;
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
