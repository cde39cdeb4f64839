import { fold } from '@denk/shared/product/text';
import { fromSpoken } from './spoken';

/** What a clause does: a closed set, one act for every way an answer can differ. */
export const acts = [
  /** Says what is looked for, or how it shall or shall not be. */
  'want',
  /** Tells circumstances: whom it is for, what happened. */
  'tell',
  /** Asks whether there is one like that. */
  'seek',
  'cheaper',
  'dearer',
  'other',
  /** Asks a fact, or an opinion on facts. */
  'ask',
  'compare',
  /** Wants us to choose. */
  'pick',
  'why',
  'accept',
  'stop',
  'next',
  /** Asks what the seller answers for: delivery, return, stock. */
  'seller',
  'outside',
  'self',
  'greet',
  'thanks',
  'complain',
  /** Leaves the choice to us. */
  'leave',
  'mood',
  'health',
] as const;

export type Act = (typeof acts)[number];

/**
 * What words stand for: a thing (K), a property (V), money (M), a shown product (P), a person (R); wanted or meant (+),
 * refused (-), or only spoken of (0).
 */
export const roles = [
  ...(['K+', 'K-', 'K0', 'V+', 'V-', 'V0', 'M+', 'M0', 'P+', 'P-', 'R+', 'R0'] as const),
] as const;

export type Role = (typeof roles)[number];

/** What was said before a message: nothing was shown yet, something was just asked, or three products stand there. */
export const settings = ['start', 'asked', 'list'] as const;
export type Setting = (typeof settings)[number];

/** A word or a mark of a text, and its place there in UTF-16 units. */
export interface Token {
  readonly text: string;
  /** Folded, as it is written and not as it is spoken, digits as `#`. */
  readonly form: string;
  readonly from: number;
  readonly to: number;
}

const token = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** The words and marks of a text. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map(({ 0: written, index }) => ({
    text: written,
    form: fromSpoken(fold(written)).replace(/\d/g, '#'),
    from: index,
    to: index + written.length,
  }));

/** Tokens in a row that stand for one thing; `to` is the first outside. */
export interface Span {
  readonly role: Role;
  readonly from: number;
  readonly to: number;
}

/** A part of a message that does one thing. */
export interface Part {
  readonly act: Act;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
}

/** A message whose parts and roles somebody has written down. */
export interface Example {
  readonly setting: Setting;
  readonly parts: readonly Part[];
}

const clause = /\[(\w+)\]([^[]*)/g;
const marked = /\{(\S+) ([^{}]+)\}|[^{}]+/g;

/** Reads a line of the table: `list⇥[ask] {P+ ikincisi} pille mi çalışıyor [thanks] sağ ol`. Throws on what is none. */
export function exampleOf(line: string): Example {
  const [setting = '', text = ''] = line.split('\t');
  if (!isOneOf(settings, setting)) throw new Error(`no setting: ${line}`);
  const parts = [...text.matchAll(clause)].map(([, act = '', said = '']): Part => {
    if (!isOneOf(acts, act)) throw new Error(`no act ${act}: ${line}`);
    const tokens: Token[] = [];
    const spans: Span[] = [];
    for (const [whole, role, words] of said.matchAll(marked)) {
      const from = tokens.length;
      tokens.push(...tokensOf(words ?? whole));
      if (role === undefined) continue;
      if (!isOneOf(roles, role)) throw new Error(`no role ${role}: ${line}`);
      spans.push({ role, from, to: tokens.length });
    }
    return { act, tokens, spans };
  });
  if (parts.length === 0) throw new Error(`no clause: ${line}`);
  return { setting, parts };
}

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);
