import { categoryNames, categoryWords, namesOf, valuesOf, type Kind } from '../../catalogue';
import type { VocabularyBuilder } from '../../language';

/** Has a vocabulary know the words that name categories and what is done with things, whether or not a product carries them. */
export function knowNames(builder: VocabularyBuilder, kinds: ReadonlyMap<string, Kind>): void {
  for (const [id, name] of Object.entries(categoryNames)) {
    builder.know([name, ...(categoryWords[id] ?? [])].join(' · '));
  }
  for (const kind of kinds.values()) {
    for (const name of namesOf(kind)) builder.name(name);
    for (const { names } of valuesOf(kind)) builder.written(names.join(' · '));
  }
}
