import type { Kind } from '../../../catalogue';
import { askKind, budgetQuestion, questionsFor } from '../names/question-texts';

/** What an assistant's message left in the conversation. */
export interface Replied {
  /** Names of a numbered list of two or more. */
  readonly listed: readonly string[];
  /** Names that were told side by side with no list: `• iPhone 15: 49.999 TL`. */
  readonly compared: readonly string[];
  /** Names of what was left, where there were too few for a list: `• iPhone 15 - 49.999 TL`. */
  readonly left: readonly string[];
  /** What it asked for: `kind`, `budget` or an attribute. */
  readonly asked?: string | undefined;
}

const numbered = /^[\s>*_#]*\d{1,2}\.[*_]*\s+(\S.*)$/;

/** Reads an assistant's own words, or a model's that spoke before. */
export function readReply(text: string, kind: Kind | undefined): Replied {
  const listed = listedIn(text);
  const compared = [...text.matchAll(/^• (.+?): \d/gm)].map(([, name = '']) => name);
  const left = [...text.matchAll(/^• (.+?) - \d/gm)].map(([, name = '']) => name);
  return { listed, compared, left, asked: listed.length > 0 ? undefined : askedIn(text, kind) };
}

/** The names of a numbered list of two or more, in order. */
export function listedIn(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).flatMap((line) => numbered.exec(line)?.[1] ?? []);
  const items = lines.filter((line) => !line.trimEnd().endsWith('?')).map(nameOf);
  return items.length > 1 ? items : [];
}

const nameOf = (line: string): string =>
  (line.replace(/\*+|`+|__+/g, '').split(/\s[-–—]\s|:\s/)[0] ?? '').trim().slice(0, 120);

function askedIn(text: string, kind: Kind | undefined): string | undefined {
  if (!text.includes('?')) return undefined;
  if (budgetQuestion.test(text)) return 'budget';
  const attribute = Object.keys(kind?.attributes ?? {}).find(
    (name) => kind && questionsFor(name, kind).some((question) => text.includes(question)),
  );
  return attribute ?? (askKind.test(text) ? 'kind' : undefined);
}
