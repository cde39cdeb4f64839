import { fold } from '@denk/shared/product/text';
import { queryWords } from '../../language';
import type { SearchEngine } from '../engine/search-engine';
import type { Lexicon } from '../vocabulary/lexicon';
import { isOtherThing } from '../vocabulary/other-things';
import type { Intent } from '../understanding/understand';
import type { Vocabulary } from '../vocabulary/vocabulary';

const most = 4;

/** Close queries that do find something, for an answer that is empty or merely close. */
export async function closeQueries(
  intent: Intent,
  query: string,
  parts: {
    readonly engine: SearchEngine;
    readonly lexicon: Lexicon;
    readonly vocabulary: Vocabulary;
  },
): Promise<string[]> {
  const { engine, lexicon, vocabulary } = parts;
  const kinds = intent.kinds.flatMap((id) => lexicon.kinds.get(id) ?? []);
  const brand = intent.brand === undefined ? undefined : lexicon.brands.get(intent.brand);
  const ideas: string[] = [];
  for (const kind of kinds) {
    if (brand !== undefined) ideas.push(`${brand} ${kind.noun}`);
    ideas.push(kind.plural);
  }
  if (brand !== undefined) ideas.push(brand);
  for (const { stem, written } of intent.words) {
    const known = vocabulary.has(stem) ? [stem] : closeWords(stem, written, vocabulary);
    for (const word of known) {
      const names = lexicon.kindNames.find([word])[0]?.meanings ?? [];
      ideas.push(...names.flatMap((id) => lexicon.kinds.get(id)?.plural ?? []));
      ideas.push(vocabulary.written(word) ?? word);
    }
  }
  const seen = new Set([fold(query)]);
  const close: string[] = [];
  for (const idea of ideas) {
    const folded = fold(idea);
    if (close.length >= most || seen.has(folded) || idea.length < 3) continue;
    seen.add(folded);
    if (kinds.length || (await finds(engine, idea))) close.push(idea);
  }
  return close;
}

/** Words that may have been meant; a thing that the catalogue lacks was not meant otherwise. */
function closeWords(stem: string, written: string, vocabulary: Vocabulary): string[] {
  if (isOtherThing(stem)) return [];
  return vocabulary.near(fold(written), written.length < 8 ? 1 : 2).slice(0, 2);
}

async function finds(engine: SearchEngine, text: string): Promise<boolean> {
  const words = queryWords(fold(text)).map(({ stem }) => ({ stem, prefix: false }));
  const found = await engine.find({
    words,
    match: 'all',
    phrases: [],
    where: { musts: [] },
    prefer: [],
    most: 1,
  });
  return found.length > 0;
}
