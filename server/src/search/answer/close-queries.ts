import { fold } from '@denk/shared/product/text';
import { readWords } from '../../language';
import type { SearchEngine } from '../engine/search-engine';
import type { Intent } from '../understanding/intent';
import type { Lexicon } from '../vocabulary/lexicon';

const most = 4;

/** Close queries that do find something, for an answer that is empty or merely close. */
export async function closeQueries(
  intent: Intent,
  query: string,
  {
    engine,
    lexicon,
  }: {
    readonly engine: SearchEngine;
    readonly lexicon: Lexicon;
  },
): Promise<string[]> {
  const sold = new Set(engine.knowledge().pairs.map(({ kind }) => kind));
  const kinds = intent.kinds.flatMap((id) => (sold.has(id) ? (lexicon.kinds.get(id) ?? []) : []));
  const brand = intent.brand === undefined ? undefined : lexicon.brands.get(intent.brand);
  const ideas: string[] = [];
  for (const kind of kinds) {
    if (brand !== undefined) ideas.push(`${brand} ${kind.noun}`);
    ideas.push(kind.plural);
  }
  if (brand !== undefined) ideas.push(brand);
  for (const { stem } of kinds.length ? [] : intent.words) {
    const named = lexicon.kindNames.meaningsOf([stem]);
    for (const id of named.length ? named : [lexicon.kindHintedBy(stem) ?? '']) {
      ideas.push(lexicon.kinds.get(id)?.plural ?? '');
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

async function finds(engine: SearchEngine, text: string): Promise<boolean> {
  const words = readWords(text).map(({ stem }) => ({ stem, prefix: false }));
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
