import { classify, isVerb } from '../../../language';
import { actOf, bordersOf, rolesOf } from './features';
import { roleOf, spansOf, type Sense } from './learned';
import { tokensOf, type Act, type Role, type Setting, type Span, type Token } from './sentence';
import { margins, tagged } from './tagger';

/** Words of a message with what they stand for. */
export interface Heard {
  readonly role: Role;
  /** As it was written. */
  readonly text: string;
  /** Its place in the clause's text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** How much surer it is than the likeliest other reading; half of what is at 15 is wrong, hardly any of what is at 40. */
  readonly margin: number;
}

/** A part of a message that does one thing. */
export interface Clause {
  /** As it was written. */
  readonly text: string;
  readonly act: Act;
  /** 0–1: how sure the act is. */
  readonly certainty: number;
  readonly heard: readonly Heard[];
}

/** Takes a message apart into clauses, in their order, with what each does and what its words stand for. */
export function hearMessage(message: string, setting: Setting, sense: Sense): readonly Clause[] {
  const tokens = tokensOf(message);
  if (tokens.length === 0) return [];
  const borders = tagged(bordersOf(tokens, setting), sense.borders);
  const groups: Token[][] = [];
  tokens.forEach((token, at) => {
    const open = groups.at(-1);
    const begins = (borders[at] === 1 && !endsClause(tokens, at)) || isAfterWish(tokens, at);
    if (!open || begins || endsSentence(tokens, at)) groups.push([token]);
    else open.push(token);
  });
  let before: Act | '<' = '<';
  return groups
    .filter((group) => group.some(({ form }) => /[\p{L}#]/u.test(form)))
    .map((group): Clause => {
      const [[act, certainty] = ['want', 0] as const] = classify(
        actOf(group, setting, before),
        sense.acts,
      );
      const features = rolesOf(group, act, setting, before);
      const labels = tagged(features, sense.roles);
      const sure = margins(features, labels, sense.roles, meansAlike);
      const spans = spansOf(labels);
      before = act;
      const start = group[0]?.from ?? 0;
      return {
        text: message.slice(start, group.at(-1)?.to),
        act,
        certainty,
        heard: parted(joined(whole(spans, group), group), group).map(
          ({ role, from, to }): Heard => {
            const [first, last] = [group[from]?.from ?? 0, group[to - 1]?.to ?? 0];
            const own = sure.slice(from, to);
            return {
              role,
              text: message.slice(first, last),
              from: first - start,
              to: last - start,
              margin: own.reduce((sum, one) => sum + one, 0) / own.length,
            };
          },
        ),
      };
    });
}

/** `ağır` `kokmasın`: what shall not be begins no clause behind what it shall not be like. */
const endsClause = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.form ?? '';
  return /m[ae]sin$/.test(tokens[at]?.form ?? '') && /^\p{L}+$/u.test(before) && !isVerb(before);
};

/** What a finite verb ends with: `geçirmesin`, `alalım`, `istiyorum`, `çıkarır mısınız`. */
const finite =
  /(?:..s[iu]n(?:[iu]z)?|..[ae]l[iu]m|..[ae]y[iu]m|[iu]yor(?:um|uz|sun|lar)?|[ae]ca(?:k|g[iu]m|giz)|m[iu]s[iu]n(?:[iu]z)?)$/;

/** `su geçirmesin, kolay kurulsun` are two wishes; what follows a verb and a comma says something else. */
const isAfterWish = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.form === ',' && finite.test(tokens[at - 2]?.form ?? '');

/** A mark between two words ends a sentence, but for the one of `2. olan`. */
const endsSentence = (tokens: readonly Token[], at: number): boolean => {
  const [before, mark] = [tokens[at - 2], tokens[at - 1]];
  return (
    mark !== undefined &&
    /^[.!?;…]$/.test(mark.form) &&
    !(mark.form === '.' && /#$/.test(before?.form ?? ''))
  );
};

/** Whether it makes no difference which of two labels a word has: the catalogue tells a thing from a property. */
function meansAlike(one: number, other: number): boolean {
  const kindOf = (label: number) => roleOf(label)?.replace(/^[KV]/, 'X').replace(/^.0$/, '') ?? '';
  return kindOf(one) === kindOf(other);
}

const caseEnding = /^(?:y?[iuae]|(?:s[iu])?n?[iu]n?[iuae]?)$/;

/** A word and its ending are one: `İzmir'e`. */
function whole(spans: readonly Span[], tokens: readonly Token[]): readonly Span[] {
  const touches = (at: number) => tokens[at - 1]?.to === tokens[at]?.from;
  const isMark = (at: number) => /^['’]$/.test(tokens[at]?.form ?? '') && touches(at);
  // `2yi`
  const isOfFigure = (at: number) =>
    touches(at) && /#$/.test(tokens[at - 1]?.form ?? '') && caseEnding.test(tokens[at]?.form ?? '');
  const isEnding = (at: number) => isMark(at) || (isMark(at - 1) && touches(at)) || isOfFigure(at);
  const pastEnding = (at: number): number => (isEnding(at) ? pastEnding(at + 1) : at);
  return spans
    .map((span) => ({ ...span, from: pastEnding(span.from), to: pastEnding(span.to) }))
    .filter(({ from, to }) => from < to);
}

/** A figure with what bounds it is one: `70 cm’den` `geniş olmasın`. */
function joined(spans: readonly Span[], tokens: readonly Token[]): readonly Span[] {
  return spans.reduce<Span[]>((all, span) => {
    const open = all.at(-1);
    const isOf =
      open?.role === span.role &&
      open.to === span.from &&
      tokens.slice(open.from, open.to).some(({ form }) => form.includes('#'));
    return isOf ? [...all.slice(0, -1), { ...open, to: span.to }] : [...all, span];
  }, []);
}

const joint = /^(?:ve|veya|ya|da|de|ile|yahut|,|\/)$/;

/** `siyah ve beyaz` are two things that are said alike. */
const parted = (spans: readonly Span[], tokens: readonly Token[]): readonly Span[] =>
  spans.flatMap((span) => {
    const isFigure = tokens.slice(span.from, span.to).some(({ form }) => form.includes('#'));
    if (!/^[VKRP]/.test(span.role) || isFigure) return [span];
    const parts: Span[] = [];
    let from = span.from;
    for (let at = span.from; at <= span.to; at += 1) {
      const isEnd = at === span.to || joint.test(tokens[at]?.form ?? '');
      if (!isEnd) continue;
      if (at > from) parts.push({ ...span, from, to: at });
      from = at + 1;
    }
    return parts;
  });
