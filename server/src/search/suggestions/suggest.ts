import { fold } from '@denk/shared/product/text';
import type { Suggestion } from '@denk/shared/product/wire';
import { categoryNames, type Kind, productPage } from '../../catalogue';
import { readWords, spell } from '../../language';
import { abbreviations } from '../vocabulary/abbreviations';
import { aliases } from '../vocabulary/aliases';
import { CompletionTable } from '../engine/completion-table';
import type { Completion, Knowledge, SearchEngine } from '../engine/search-engine';

/** How many suggestions an answer holds. */
export const mostSuggestions = 8;
/** How many of them may be single products while other kinds of names are left. */
const mostBeforeProducts = 5;
const mostPairs = 5000;
const serviceKind = 'service';
/** A brand's only product of a kind is suggested by its own name. */
const leastPair = 2;

/** Completes what is being typed: categories, kinds, brands and products by name, best first. */
export interface Suggestions {
  suggest(text: string): Promise<Suggestion[]>;
}

interface Names {
  readonly table: CompletionTable;
  /** Names of accessories, which come after the things they are for. */
  readonly accessories: ReadonlySet<string>;
  readonly types: ReadonlyMap<string, Suggestion['type']>;
}

/** Suggestions over an engine's products and the catalogue's kinds. */
export function createSuggestions(
  engine: SearchEngine,
  kinds: ReadonlyMap<string, Kind>,
): Suggestions {
  const built = new WeakMap<Knowledge, Names>();

  function namesNow(): Names {
    const knowledge = engine.knowledge();
    let names = built.get(knowledge);
    if (!names) {
      names = namesOf(knowledge, kinds);
      built.set(knowledge, names);
    }
    return names;
  }

  async function complete(folded: string): Promise<Suggestion[]> {
    const { table, types, accessories } = namesNow();
    const all = inOrder(table.find(folded, mostSuggestions), folded).map(
      ({ text }): Suggestion => ({ text, type: types.get(text) ?? 'kind' }),
    );
    const names = all.filter(({ text }) => !accessories.has(text));
    const others = all.filter(({ text }) => accessories.has(text));
    const { things, besides } = await productsNamed(folded);
    const room = Math.max(mostBeforeProducts, mostSuggestions - things.length);
    const kept = Math.max(0, mostSuggestions - (others.length ? 1 : 0));
    return distinct([
      ...[...names.slice(0, room), ...things].slice(0, kept),
      ...others,
      ...names.slice(room),
      ...besides,
    ]);
  }

  /** Products by name: things, and what comes after them: what is made for a thing, then what is done to it. */
  async function productsNamed(folded: string) {
    // What comes after shall not take the place of what it comes after.
    const found = await engine.complete(folded, 3 * mostSuggestions);
    const ids = found.flatMap(({ id }) => id ?? []);
    const kindOf = new Map((await engine.products(ids)).map(({ id, kind }) => [id, kind]));
    const isOf = (wanted: (kind: string) => boolean) =>
      found
        .filter(({ id }) => wanted((id !== undefined && kindOf.get(id)) || ''))
        .map(({ text, id }): Suggestion => ({
          text: text.slice(0, 120),
          type: 'product',
          ...(id !== undefined && { page: productPage(id) }),
        }));
    const isService = (kind: string) => kind === serviceKind;
    const isAccessory = (kind: string) => Boolean(kinds.get(kind)?.accessoryOf);
    return {
      things: isOf((kind) => !isService(kind) && !isAccessory(kind)),
      besides: [...isOf(isAccessory), ...isOf(isService)],
    };
  }

  return {
    async suggest(text) {
      const folded = fold(text).trim();
      if (folded.length < 2) return [];
      const found = await complete(folded);
      if (found.length) return found;
      const { vocabulary } = engine.knowledge();
      const spelled = spell(readWords(folded), vocabulary);
      const respelled = fold(spelled.map(({ written }) => written).join(' '));
      for (const other of [...fullNames(folded), respelled, withoutLastWord(folded)]) {
        const close = other && other !== folded ? await complete(other) : [];
        if (close.length) return close;
      }
      return [];
    },
  };
}

/** What an abbreviation stands for, or a name that is heard like what is being typed: `thy`, `şao`. */
function fullNames(folded: string): string[] {
  const long = Object.entries(abbreviations).find(([, short]) => short.includes(folded));
  const heard =
    folded.length > 2 && Object.entries(aliases).find(([name]) => name.startsWith(folded));
  return [...(long ? [long[0]] : []), ...(heard ? [heard[1]] : [])];
}

/** `parfüm k` has its first word; the second is only begun. */
const withoutLastWord = (folded: string): string =>
  /\s\S{1,2}$/.test(folded) ? folded.replace(/\s+\S+$/, '') : '';

/** Names that begin with the text before names that have it at a later word. */
function inOrder(found: readonly Completion[], folded: string): Completion[] {
  const begins = ({ text }: Completion) => (fold(text).startsWith(folded) ? 0 : 1);
  return [...found].sort((a, b) => begins(a) - begins(b) || b.weight - a.weight);
}

function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions
    .filter(({ text }) => {
      const key = fold(text);
      return seen.has(key) ? false : seen.add(key);
    })
    .slice(0, mostSuggestions);
}

function namesOf(knowledge: Knowledge, kinds: ReadonlyMap<string, Kind>): Names {
  const { brands, pairs } = knowledge;
  const types = new Map<string, Suggestion['type']>();
  const entries: Completion[] = [];
  const accessories = new Set<string>();
  const add = (text: string, type: Suggestion['type'], weight: number) => {
    if (types.has(text)) return;
    types.set(text, type);
    entries.push({ text, weight });
  };
  const sold = new Set(pairs.map(({ kind }) => kind));
  for (const kind of kinds.values()) {
    if (!sold.has(kind.id)) continue;
    add(kind.noun, 'kind', 5);
    kind.synonyms.forEach((name, at) => add(name, 'kind', 3 - at / 100));
    if (kind.accessoryOf) for (const name of [kind.noun, ...kind.synonyms]) accessories.add(name);
  }
  for (const name of Object.values(categoryNames)) add(name, 'category', 4);
  for (const { name, count } of brands.values()) add(name, 'brand', 4 + count / (count + 20));
  for (const { brandId, kind, count } of pairs.slice(0, mostPairs)) {
    const brand = brands.get(brandId)?.name;
    const noun = kinds.get(kind)?.noun;
    if (brand && noun && count >= leastPair)
      add(`${brand} ${noun}`, 'kind', 2 + count / (count + 10));
  }
  return { table: new CompletionTable(entries), types, accessories };
}
