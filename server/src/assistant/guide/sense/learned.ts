import { learn, type Learned } from '../../../language';
import { exchanged } from './exchanged';
import { actOf, bordersOf, rolesOf } from './features';
import { acts, roles, type Act, type Example, type Role, type Span, type Token } from './sentence';
import { learnRows, type Row, type Tagger } from './tagger';

/** What the table of messages teaches: where clauses begin, what each does, and what its words stand for. */
export interface Sense {
  readonly borders: Tagger;
  readonly acts: Learned<Act>;
  readonly roles: Tagger;
}

const rounds = 5;

/** Learns from messages that somebody has taken apart. */
export function learnSense(examples: readonly Example[]): Sense {
  return {
    borders: learnRows(examples.map(borderRow), 2, rounds),
    acts: learn(
      examples.flatMap(({ parts, setting }) =>
        parts.map(({ act, tokens }, at) => ({
          label: act,
          features: actOf(tokens, setting, parts[at - 1]?.act ?? '<'),
        })),
      ),
      acts,
    ),
    roles: learnRows(
      [...examples, ...exchanged(examples)].flatMap(({ parts, setting }) =>
        parts.map(({ act, tokens, spans }, at): Row => ({
          features: rolesOf(tokens, act, setting, parts[at - 1]?.act ?? '<'),
          labels: labelsOf(tokens, spans),
        })),
      ),
      1 + roles.length * 2,
      rounds,
    ),
  };
}

function borderRow({ parts, setting }: Example): Row {
  const tokens = parts.flatMap((part) => part.tokens);
  return {
    features: bordersOf(tokens, setting),
    labels: parts.flatMap((part) => part.tokens.map((_, at) => Number(at === 0))),
  };
}

/** 0 outside; of each role one for its first word and one for the others. */
function labelsOf(tokens: readonly Token[], spans: readonly Span[]): number[] {
  return tokens.map((_, at) => {
    const span = spans.find(({ from, to }) => at >= from && at < to);
    return span ? 1 + roles.indexOf(span.role) * 2 + Number(at > span.from) : 0;
  });
}

/** The role that a label stands for; none outside. */
export const roleOf = (label: number): Role | undefined => roles[(label - 1) >> 1];

/** Labels → spans. What goes on without having begun begins there. */
export function spansOf(labels: readonly number[]): Span[] {
  const spans: { role: Role; from: number; to: number }[] = [];
  labels.forEach((label, at) => {
    if (label === 0) return;
    const role = roleOf(label);
    if (role === undefined) return;
    const open = spans.at(-1);
    const goesOn = (label - 1) % 2 === 1 && open?.to === at && open.role === role;
    if (goesOn) open.to = at + 1;
    else spans.push({ role, from: at, to: at + 1 });
  });
  return spans;
}
