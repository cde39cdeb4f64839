import { fold } from '@denk/shared/product/text';
import type { Clause, Heard } from '../sense';
import { turnTo } from '../slots/change';
import { emptySlots, type Slots } from '../slots/slots';
import { errandsOf, isSurelyLacking, lackingOf, saidOfFirst, waitingFor } from './errands';
import { guessedOf } from './guessed';
import { namesIn } from './named';
import { presentOf } from './present';
import type { Hearing, Lacking, Talk } from './talk';
import { thingsTold } from './things';

/** What a message is about. */
export interface Subject {
  readonly slots: Slots;
  /** What it asks for that is not sold. */
  readonly lacking: Lacking | undefined;
  /** Whether the thing was guessed from what was told of it. */
  readonly guessed: boolean;
  /** Words that seemed to name a thing and say something of the present one. */
  readonly ofPresent: readonly Heard[];
  /** Questions that ask after the thing: `ona kasko baksak ne tutar`. */
  readonly sought: readonly Clause[];
  /** What of the message is said of the thing that it leads to. */
  readonly clauses: readonly Clause[];
  /** What it asks for beside and is not sold, as it was written. */
  readonly missing: readonly string[];
}

const instead = /\b(?:vazgec|yerine|degil|aslinda|bos ?ver|neyse)/;
/** Reads which things a message asks for, and for whom. */
export async function subjectOf(
  talk: Talk,
  clauses: readonly Clause[],
  hearing: Hearing,
): Promise<Subject> {
  const { slots, turn, message } = talk;
  const { ears, knowledge } = hearing;
  const present = await presentOf(talk, hearing);
  const { named, ofPresent, refused, spoken, people, isOneself, sought } = await namesIn(
    talk,
    clauses,
    present,
    hearing,
  );
  const [only] = people;
  const result = (next: Slots, more: Partial<Subject> = {}): Subject => ({
    slots: next,
    lacking: undefined,
    guessed: false,
    ofPresent,
    sought,
    clauses,
    missing: [],
    ...more,
  });
  const ofFirst = saidOfFirst(named, hearing);
  const { errands, told } = errandsOf(
    named.filter(({ heard }) => !ofFirst.includes(heard)),
    talk,
    clauses,
    { people, isOneself },
    hearing,
  );
  const [asked] = errands;
  // What waits is for whom it was asked for.
  const first = asked?.recipient
    ? asked
    : (slots.later.find((one) => one.kinds.join() === asked?.kinds.join()) ?? asked);
  if (first) {
    const missing = lackingOf(named);
    const more = { clauses: told, missing, ofPresent: [...ofPresent, ...ofFirst] };
    const stays = present.kind !== undefined && first.kinds.includes(present.kind);
    const isSameFor = !first.recipient || first.recipient.label === slots.recipient?.label;
    if (stays && isSameFor && errands.length === 1) return result(slots, more);
    const kinds = stays ? [present.kind] : first.kinds;
    const isSameSum = /\bayni (?:fiyat|butce|para)/.test(fold(message));
    const isInstead = talk.listed.length === 0 || refused.length > 0 || instead.test(fold(message));
    const next = turnTo(
      slots,
      [{ ...first, kinds }, ...waitingFor(talk, first), ...errands.slice(1)],
      knowledge.kinds,
      isInstead,
    );
    return result(isSameSum ? { ...next, budget: slots.budget } : next, more);
  }
  const lacks = named.find(isSurelyLacking)?.thing;
  if (lacks) {
    const isKnownOf = lacks.where !== undefined || lacks.near.length > 0;
    const meant = isKnownOf || present.kind ? undefined : await thingsTold(message, ears);
    if (meant && meant.kinds.length > 0)
      return result(turnTo(slots, [{ kinds: meant.kinds, recipient: only }], knowledge.kinds), {
        guessed: !meant.isNamed,
      });
    const { said, near, where } = lacks;
    return result(slots, { lacking: { said, near, where, turn } });
  }
  // `yaş mama değil kuru` stays with what it refuses a sort of.
  const isOfSort = clauses.some(({ heard }) => heard.some(({ role }) => role === 'V+'));
  // … and `fransız arabası istemiyorum` with what it does.
  const isAll = clauses.some(({ heard }) =>
    heard.some(({ role, text }) => role === 'K-' && present.isKindName(text)),
  );
  if (present.kind && refused.includes(present.kind) && !isOfSort && isAll)
    return result({ ...emptySlots, recipient: slots.recipient, unwanted: slots.unwanted });
  // `kızım için değil, kendim için`
  if (isOneself && slots.recipient)
    return result({
      ...slots,
      recipient: undefined,
      wanted: slots.wanted.filter(({ said }) => said !== slots.recipient?.said),
    });
  const forWhom =
    only && only.label !== slots.recipient?.label
      ? turnTo(slots, [{ kinds: slots.kinds, recipient: only }], knowledge.kinds)
      : slots;
  const guess = await guessedOf(talk, clauses, forWhom, spoken, present, hearing);
  return result(guess.slots, guess);
}
