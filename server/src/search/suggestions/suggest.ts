import { fold } from '@denk/shared/product/text';
import type { Suggestion } from '@denk/shared/product/wire';
import { type Kind, productPage } from '../../catalogue';
import { onceFor, readWords, spell, stemmed } from '../../language';
import { abbreviations } from '../vocabulary/abbreviations';
import { aliases } from '../vocabulary/aliases';
import type { Knowledge, SearchEngine } from '../engine/search-engine';
import { type Name, namesOf } from './names';

/** How many suggestions an answer holds. */
export const mostSuggestions = 8;
/** How many of them may be names while there are products. */
const mostBeforeProducts = 5;
/** How many are looked at, so that a choice is left once near-duplicates are gone. */
const looksAt = 40;

const serviceKind = 'service';

/** Completes what is being typed: categories, kinds, brands and products by name, best first. */
export interface Suggestions {
  suggest(text: string): Promise<Suggestion[]>;
}

/** A suggestion with what it stands for. */
interface Idea extends Name {
  readonly page?: string;
}

/** Suggestions over an engine's products and the catalogue's kinds. */
export function createSuggestions(
  engine: SearchEngine,
  kinds: ReadonlyMap<string, Kind>,
): Suggestions {
  const namesIn = onceFor((knowledge: Knowledge) => namesOf(knowledge, kinds));

  async function productsFor(folded: string): Promise<Idea[]> {
    const found = await engine.complete(folded, looksAt);
    const products = await engine.products(found.flatMap(({ id }) => id ?? []));
    const kindOf = new Map(products.map(({ id, kind }) => [id, kind]));
    return found.map(({ text, id = '' }) => ({
      text: text.slice(0, 120),
      type: 'product',
      meaning: fold(text),
      kind: kindOf.get(id),
      ...(id && { page: productPage(id) }),
    }));
  }

  async function complete(folded: string, typed: string): Promise<Suggestion[]> {
    const { table, byText } = namesIn(engine.knowledge());
    const found = table.find(folded, looksAt).flatMap(({ text }) => byText.get(text) ?? []);
    const names = distinct(inOrder(found, folded, typed));
    const products = typedFirst(await productsFor(folded), typed);
    const services = products.filter(({ kind }) => kind === serviceKind);
    const things = products.filter((product) => !services.includes(product));
    const room = Math.max(mostBeforeProducts, mostSuggestions - things.length);
    const all = [...names.slice(0, room), ...things, ...names.slice(room), ...services];
    return thingsFirst(distinct(all), kinds)
      .slice(0, mostSuggestions)
      .map(({ text, type, page }) => ({ text, type, ...(page !== undefined && { page }) }));
  }

  return {
    async suggest(text) {
      const folded = fold(text).trim();
      if (folded.length < 2) return [];
      const found = await complete(folded, text.trim().toLocaleLowerCase('tr'));
      if (found.length) return found;
      const { vocabulary } = engine.knowledge();
      const spelled = spell(readWords(folded), vocabulary);
      const respelled = fold(spelled.map(({ written }) => written).join(' '));
      for (const other of [...fullNames(folded), respelled, withoutLastWord(folded)]) {
        const close = other && other !== folded ? await complete(other, other) : [];
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

/** Names with the letters that were typed, then those that begin with the text before those that have it at a later word. */
function inOrder(found: readonly Name[], folded: string, typed: string): Name[] {
  const begins = ({ text }: Name) => (fold(text).startsWith(folded) ? 0 : 1);
  const ordered = [...found].sort((a, b) => begins(a) - begins(b));
  return typedFirst(ordered, typed);
}

/** Who types `şam` wants no Samsung first; who types without Turkish letters may want any. */
function typedFirst<One extends Name>(found: readonly One[], typed: string): One[] {
  if (!/[çğıöşü]/.test(typed)) return [...found];
  const isTyped = ({ text }: One) =>
    ` ${text.toLocaleLowerCase('tr')}`.includes(` ${typed}`) ? 0 : 1;
  return [...found].sort((a, b) => isTyped(a) - isTyped(b));
}

/** What is made for a thing comes after that thing, where both are there: one of it, at the end. */
function thingsFirst(found: readonly Idea[], kinds: ReadonlyMap<string, Kind>): Idea[] {
  const there = new Set(found.map(({ kind }) => kind));
  const isExtra = ({ kind }: Idea) => {
    const thing = kind === undefined ? null : kinds.get(kind)?.accessoryOf;
    return Boolean(thing && there.has(thing));
  };
  const things = found.filter((one) => !isExtra(one));
  const extras = found.filter(isExtra);
  return [...things.slice(0, mostSuggestions - Math.min(1, extras.length)), ...extras];
}

/** One of each meaning: who has `Buzdolabı` needs no `buz dolabı`. */
function distinct<One extends Name>(names: readonly One[]): One[] {
  const seen = new Set<string>();
  return names.filter(({ text, meaning }) => {
    const same = stemmed(text);
    const isNew = !seen.has(meaning) && !seen.has(same);
    seen.add(meaning).add(same);
    return isNew;
  });
}
