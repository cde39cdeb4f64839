import { PhraseBook } from '../language';
import type { Kind } from './kind';
import { kindVerbs } from './knowledge/kind-verbs';

/** What kinds are called, by their ids: nouns, plurals, synonyms and the verbs that say one needs them. */
export function makeKindNames(kinds: ReadonlyMap<string, Kind>): PhraseBook {
  const names = new PhraseBook();
  for (const kind of kinds.values()) {
    for (const name of [kind.noun, kind.plural, ...kind.synonyms]) names.add(name, kind.id);
    for (const verb of kindVerbs[kind.id] ?? []) names.add(verb, kind.id);
    for (const part of kind.noun.split(/ ve /)) names.add(part, kind.id);
  }
  return names;
}
