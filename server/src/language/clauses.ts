import { isVerb, verbStems } from './ordinary-words';
import { smallNumeral } from './numerals';
import type { Found, Word } from './words';

/**
 * What a clause does with the things in it. `asks`: they are wanted (`… lazım`, `… arıyorum`, `… var mı`). `says`: it says
 * how they shall be, or has no verb. `tells`: what happened or is the case (`telefonum bozuldu`, `evde tablet var`).
 * `describes`: it goes with the noun after it (`tablet satan`). `aside`: with another clause (`tablet alırken`, `çünkü …`).
 */
export type Saying = 'asks' | 'says' | 'tells' | 'describes' | 'aside';

/** A stretch of a text that ends with its verb. */
export interface Clause extends Found {
  readonly saying: Saying;
  /** The place of that verb, where it has one. */
  readonly verb?: number;
}

const question = /^m[iu](?:s[iu]n\w*|y[iu]\w*|d[iu]r)?$/;
const stop = /[.!?;…]/;
/** What the rest of its clause is only a reason for, or is said against. */
const because = /^(?:cunku|zira)$/;
const needed =
  /^(?:lazim\w*|gerek(?:li|iyo\w*|ir|iyordu)?|ihtiya[ck]\w*|oner\w*|tavsiye\w*|eksik\w*|yeter(?:li)?|sart|nerede\w*|goster\w*|listele\w*|gonder\w*|yolla\w*|cagir\w*|d[iu]yor(?:um|uz))$/;
/** Verbs of wanting and looking, in the forms that somebody uses who wants something now. */
const asked =
  /^(?:ist[ei]|ar[ai]|bak[ai]?|al[ai]?|dusun[ue]?|sec|bul[ua]?|sor[ua]?|edin[ie])(?:[iu]?yo(?:r(?:[iu]m|uz|du[mk]|d[iu]k)|m|z)|[ae]?c[ae](?:g[iu]m|g[iu]z|m|z|k|k?t[iu][mk])|(?:y?[ae]y[iu]m|y?[ae]l[iu]m|s[ae][mk])|r[iu]m|r[iu]z|[ae]b[iu]l\w*|m[ae]l[iu]y[iu]m)$/;
const told =
  /(?:[dt][iu](?:m|k|n|n[iu]z|l[ae]r)?|m[iu]s(?:[iu]m|[iu]z|t[iu]\w*|l[ae]r\w*)?|[iu]yo(?:r\w*|m|z)?|[aeiu]r(?:[iu]m|[iu]z|l[ae]r)?|m[ae]z(?:l[ae]r)?)$/;
/** While, after, as, because. */
const attached =
  /(?:ken|[iu]p|[iu]nc[ae]|[ae]r[ae]k|m[ae]d[ae]n|[dt][iu][kg](?:[ct][ae]n?|[iu]\w*))$/;
const describing = /(?:[ae]n|[ae]c[ae]g[iu]m[iu]z)$/;

/** What is done, as a noun: `almayı`, `izlemek`. */
const doing = /m[ae](?:k|y[iuae]|n[iu]n|kt[ae]n?)?$/;

/** What a word makes of the clause that it ends; undefined where it ends none. */
function sayingOf(text: string, next: string): Saying | undefined {
  const isAsked = question.test(next);
  if (/^(?:var|yok)(?:d[iu]|m[iu]s)?$/.test(text)) return isAsked ? 'asks' : 'tells';
  if (needed.test(text) || asked.test(text)) return 'asks';
  if (/^(?:ol(?:ur|abil)|(?:ol|kal)(?:m[ae])?s[iu]n)/.test(text)) return 'says';
  // An order that stands alone is a noun more often: `saç`.
  const isForm = verbStems(text).length > 0 && isVerb(text) && !doing.test(text);
  if (!isForm || smallNumeral(text) !== undefined) return undefined;
  if (isAsked) return 'asks';
  if (attached.test(text) || next === 'diye') return 'aside';
  if (describing.test(text)) return 'describes';
  return told.test(text) ? 'tells' : 'says';
}

/** Parts a text into clauses, each up to its verb; together they cover all words. `taken` words are no verbs: `20 bin`. */
export function readClauses(
  words: readonly Word[],
  taken: ReadonlySet<number> = new Set(),
): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const end = (to: number, saying: Saying, verb?: number) => {
    const isReason = because.test(words[from]?.text ?? '');
    if (to > from) clauses.push({ from, to, verb, saying: isReason ? 'aside' : saying });
    from = to;
  };
  words.forEach(({ text, before }, at) => {
    if (at < from) return;
    if (because.test(text) || (at > from && stop.test(before))) end(at, 'says');
    const next = words[at + 1]?.text ?? '';
    const saying = taken.has(at) ? undefined : sayingOf(text, next);
    if (saying) end(question.test(next) ? at + 2 : at + 1, saying, at);
  });
  end(words.length, 'says');
  return clauses;
}

/** The clause that a word stands in. */
export const clauseOf = (at: number, clauses: readonly Clause[]): Clause | undefined =>
  clauses.find(({ to }) => at < to);
