import type { Kind } from '../../../catalogue';
import { onlyKind, type Slots } from '../slots/slots';
import type { Concept, Readable } from './find-concepts';
import type { Places } from './read-names';
import type { Sentence } from './read-sentence';
import { readThings, type Things } from './read-things';
import type { Situation } from './situation';

/** What a message is about, and where it says so. */
export interface Subject extends Pick<Things, 'news' | 'meant' | 'lacking' | 'lackingToo'>, Places {
  /** The one kind that it speaks of. */
  readonly kind: Kind | undefined;
  /** The kinds whose brands are meant: none where nothing is known. */
  readonly searched: readonly string[];
}

/** Reads which thing a message is about. */
export function readSubject(
  { reading }: Sentence,
  slots: Slots,
  situation: Situation,
  readable: Readable,
): Subject {
  const things = readThings(reading, slots, situation, readable);
  const { named, meant } = things;
  // `bugün hava nasıl`: who speaks of something else asks for nothing that is only hinted at.
  const isHint = situation.beside === true && meant.length > 0 && !meant.some(({ sure }) => sure);
  const lacking = situation.beside ? undefined : things.lacking;
  const news = lacking || isHint ? undefined : things.news;
  const kind = news ? onlyKind(news[0] ?? { kinds: [] }) : onlyKind(slots);
  const isCalled = (one: Concept) => one.is === 'kinds' && one.called === true;
  const isOther = (one: Concept) =>
    one.is !== 'kinds' || kind === undefined || !one.kinds.includes(kind);
  const isHinting = (one: Concept) => one.is === 'kinds' && !one.sure && one.kinds.length === 1;
  return {
    news,
    meant,
    lacking,
    lackingToo: things.lackingToo,
    kind: readable.knowledge.kinds.get(kind ?? ''),
    searched: kind ? [kind] : (news?.[0]?.kinds ?? slots.kinds),
    called: named.filter(isCalled),
    hinting: named.filter(isHinting),
    taken: named,
    apart: named.filter(isOther),
  };
}
