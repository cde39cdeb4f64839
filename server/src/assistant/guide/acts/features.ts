import { fold } from '@denk/shared/product/text';
import { isOrdinaryWord, stem } from '../../../language';

/** A name of a shown product in the table of sentences. */
const written = '‹ürün›';
/** The same as it is learned. */
const shown = '@';

/** A clause’s words as they are learned: folded, digits as `#`, the names of shown products as one. */
export function wordsOf(text: string, listed: readonly string[] = []): readonly string[] {
  const names = tellingStems(listed);
  const said = text.replaceAll(written, ` ${shown}`).replace(/(?<=\d)[.,](?=\d)/g, '');
  const words = fold(said).matchAll(/(?:@|[\p{L}\p{N}]+)(?:['’]\p{L}+)?|\?/gu);
  return [...words].flatMap(({ 0: word }) => {
    const [base = '', ending] = word.split(/['’]/);
    const isName = names.has(stem(base)) && !isOrdinaryWord(base);
    const own = isName ? shown : base.replace(/\d+/g, '#');
    return ending ? [own, `'${ending}`] : [own];
  });
}

/** Stems of names that tell one of the shown from the others. */
function tellingStems(listed: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of listed) {
    const stems = new Set((fold(name).match(/[\p{L}\p{N}]{3,}/gu) ?? []).map(stem));
    for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const common = Math.max(2, listed.length);
  return new Set([...counts].filter(([, count]) => count < common).map(([one]) => one));
}

const smallestPiece = 3;
const greatestPiece = 4;

/** What is learned from a clause: its words, pairs of neighbours, pieces of words, and how it begins and ends. */
export function featuresOf(words: readonly string[], isListed: boolean): readonly string[] {
  const found = new Set<string>();
  const row = ['<', ...words, '>'];
  row.forEach((word, at) => {
    found.add(word);
    if (at > 0) found.add(`${row[at - 1] ?? ''} ${word}`);
    const padded = `_${word}_`;
    for (let size = smallestPiece; size <= greatestPiece; size += 1)
      for (let from = 0; from + size <= padded.length; from += 1)
        found.add(`~${padded.slice(from, from + size)}`);
  });
  const spoken = words.filter((word) => word !== '?');
  const last = spoken.at(-1) ?? '';
  const place = isListed ? 'listed' : 'unlisted';
  found
    .add(`first ${spoken[0] ?? ''}`)
    .add(`last ${last}`)
    .add(`last ~${last.slice(-3)}`);
  found.add(`length ${Math.min(4, Math.ceil(Math.log2(spoken.length + 1)))}`);
  return [...found.add(place).add(`${place} ${last}`)];
}
