import { documentStems } from '../../language';
import names from './abbreviations.json';

/** Names as titles write them, folded → how people shorten them, or what else they say. */
export const abbreviations: Readonly<Record<string, readonly string[]>> = names;

const shortened = Object.entries(abbreviations).map(
  ([name, short]) => [` ${name} `, short.flatMap(documentStems)] as const,
);

/** The short names of what a title's folded words name. */
export function abbreviationsIn(phrase: string): string[] {
  const text = ` ${phrase} `;
  return shortened.flatMap(([name, short]) => (text.includes(name) ? short : []));
}
