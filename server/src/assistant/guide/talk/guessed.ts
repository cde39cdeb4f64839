import { fold } from '@denk/shared/product/text';
import { foldedWords, stem } from '../../../language';
import { isLoss, type Clause } from '../sense';
import { turnTo } from '../slots/change';
import type { Slots } from '../slots/slots';
import { isInTrouble } from './clauses';
import { spokenOf } from './named';
import { asWritten, type Present } from './present';
import type { Hearing, Lacking, Talk } from './talk';
import { thingCalled, thingsTold } from './things';

/** What may say that something is needed without naming it. */
const needing: ReadonlySet<Clause['act']> = new Set([
  'want',
  'tell',
  'seek',
  'ask',
  'compare',
  'pick',
  'health',
  'mood',
]);
const fairlySure = 0.5;
/** Of so few kinds the first is likely the one. */
const mostLikely = 3;

/** What a message was taken to be about. */
interface Guess {
  readonly slots: Slots;
  readonly lacking?: Lacking;
  /** Whether it is only likely. */
  readonly guessed?: boolean;
}

/** What a message is about that names nothing: an answer to which thing it shall be, or what it tells of. */
export async function guessedOf(
  talk: Talk,
  clauses: readonly Clause[],
  /** The slots, for whom it is said now to be. */
  forWhom: Slots,
  spoken: readonly string[],
  present: Present,
  hearing: Hearing,
): Promise<Guess> {
  const { slots, message, pending, turn } = talk;
  const { ears, knowledge } = hearing;
  // Who has trouble with an order asks for nothing else.
  if (present.kind !== undefined || talk.lacking || isInTrouble(clauses)) return { slots: forWhom };
  const turned = (kinds: readonly string[]) =>
    turnTo(forWhom, [{ kinds, recipient: forWhom.recipient }], knowledge.kinds);
  if (pending === 'kind' || slots.kinds.length > 1) {
    const answer = await answerOf(talk, clauses, forWhom, hearing);
    if (answer) return answer;
  }
  // Who is worried or sad is sold nothing that was not asked for.
  if (
    isLoss(fold(message)) ||
    clauses.some(({ act, certainty }) => /^(?:health|mood)$/.test(act) && certainty > 0.4)
  )
    return { slots: forWhom };
  const [last] = spoken.slice(-1);
  const owned = last === undefined ? undefined : await thingCalled(last, ears);
  if (owned && owned.kinds.length > 0)
    return { slots: turned(spokenOf(owned, message, ears)), guessed: true };
  if (owned?.where !== undefined) return { slots: forWhom, lacking: { ...owned, turn } };
  const told = clauses
    .filter(({ act, certainty }) => needing.has(act) || certainty < fairlySure)
    .map(withoutAside)
    .filter(Boolean)
    .join(', ');
  const plain = await thingsTold(told, ears);
  const { kinds, isNamed } = plain.kinds.length > 0 ? plain : await thingsTold(message, ears);
  const where = ears.elsewhere.find(foldedWords(message).map(stem)).at(-1);
  if (where && !isNamed) {
    const said = asWritten(message, where);
    return { slots: forWhom, lacking: { said, near: [], where: where.meanings[0], turn } };
  }
  return kinds.length > 0
    ? { slots: turned(spokenOf({ said: '', kinds }, message, ears)), guessed: !isNamed }
    : { slots: forWhom };
}

/** A bare answer to which thing it shall be: `Parfüm`. */
async function answerOf(
  { slots, pending }: Talk,
  clauses: readonly Clause[],
  forWhom: Slots,
  { ears, knowledge }: Hearing,
): Promise<Guess | undefined> {
  const said = clauses.map(withoutAside).filter(Boolean).join(', ');
  const isNone = clauses.some(({ heard }) => heard.some(({ role }) => role.endsWith('-')));
  const answer = said && !isNone ? await thingCalled(said, ears) : undefined;
  // Who says how it shall be is not asked again what it is, where it is likely.
  const isToldOf =
    pending === 'kind' &&
    slots.kinds.length <= mostLikely &&
    clauses.some(
      ({ act, heard }) => act !== 'ask' && heard.some(({ role }) => /^V[+-]/.test(role)),
    );
  const [chosen] = slots.kinds.filter((id) => answer?.kinds.includes(id));
  const kinds = chosen ? [chosen] : answer?.isNamed || !isToldOf ? (answer?.kinds ?? []) : [];
  if (kinds.length > 0)
    return {
      slots: turnTo(forWhom, [{ kinds, recipient: forWhom.recipient }], knowledge.kinds),
    };
  const isLeft = isToldOf || clauses.some(({ act }) => act === 'leave' || act === 'pick');
  if (isLeft && slots.kinds[0]) return { slots: { ...forWhom, kinds: slots.kinds.slice(0, 1) } };
  return slots.kinds.length > 0 ? { slots: forWhom } : undefined;
}

/** What a clause says beside sums and people. */
const withoutAside = ({ text, heard }: Clause): string =>
  heard
    .filter(({ role }) => role === 'M+' || role === 'R+')
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .trim();
