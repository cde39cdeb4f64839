import type { Example, Part, Span, Token } from './sentence';

type Words = readonly Token[];

/** Far from one another, so that neighbours in the table do not stand in for each other. */
const step = 7919;
const ending = 2;

/** What words have in common with those that may stand for them. */
function formOf({ role }: Span, words: Words): string {
  const last = words.at(-1)?.form ?? '';
  const hasFigure = words.some(({ form }) => form.includes('#'));
  return `${role.charAt(0)} ${hasFigure ? '#' : ''} ${last.length > ending + 1 ? last.slice(-ending) : last}`;
}

/**
 * Messages again, with other things and properties in the places of theirs, so that what surrounds a word teaches more than
 * the word: `{K+ klimayı} göster` as `{K+ parfümü} göster`. What replaces another has its role, its ending, and a figure where
 * it has one. The same messages give the same.
 */
export function exchanged(examples: readonly Example[]): readonly Example[] {
  const likes = new Map<string, Words[]>();
  for (const part of examples.flatMap(({ parts }) => parts))
    for (const span of part.spans) {
      const words = part.tokens.slice(span.from, span.to);
      const key = formOf(span, words);
      const others = likes.get(key);
      if (others) others.push(words);
      else likes.set(key, [words]);
    }
  let turn = 0;
  const another = (span: Span, words: Words): Words => {
    const others = likes.get(formOf(span, words)) ?? [];
    turn += step;
    return /^[KV]/.test(span.role) ? (others[turn % others.length] ?? words) : words;
  };
  const exchange = ({ act, tokens, spans }: Part): Part => {
    const words: Token[] = [];
    const moved: Span[] = [];
    let at = 0;
    for (const span of spans) {
      words.push(...tokens.slice(at, span.from));
      const from = words.length;
      words.push(...another(span, tokens.slice(span.from, span.to)));
      moved.push({ role: span.role, from, to: words.length });
      at = span.to;
    }
    return { act, tokens: [...words, ...tokens.slice(at)], spans: moved };
  };
  return examples
    .filter(({ parts }) => parts.some(({ spans }) => spans.length > 0))
    .map(({ setting, parts }) => ({ setting, parts: parts.map(exchange) }));
}
