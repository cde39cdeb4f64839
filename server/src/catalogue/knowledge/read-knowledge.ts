import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PhraseBook } from '../../language';
import { resolveAttribute, vocabularySchema } from './attribute';
import type { FileProblem } from './file-problem';
import { readKind, type Kind } from './kind';
import { makeKnowledge, type Knowledge } from './knowledge';

const ending = '.kind.json';
const names = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty('is empty'))), v.minLength(1, 'is empty'));
const occasionsSchema = v.array(v.strictObject({ words: names, kinds: names }));
const elsewhereSchema = v.array(v.strictObject({ words: names, where: v.string() }));

/**
 * Reads what a folder says of kinds: `<kind>.kind.json` each, `attributes.json` with the attributes they share,
 * `occasions.json` with the wide words, and `elsewhere.json` with where others sell what is no kind. What does not fit is
 * left out and listed, with the file and the path in it.
 */
export function readKnowledge(directory: string): {
  readonly knowledge: Knowledge;
  readonly problems: readonly FileProblem[];
} {
  const problems: FileProblem[] = [];
  const read = <T>(file: string, parse: (json: unknown) => T): T | undefined => {
    try {
      return parse(JSON.parse(readFileSync(join(directory, file), 'utf8')));
    } catch (error) {
      problems.push({ file, line: 0, reason: whereAndWhy(error) });
      return undefined;
    }
  };
  const files = readdirSync(directory).sort();
  const optional = <T>(file: string, parse: (json: unknown) => T) =>
    files.includes(file) ? read(file, parse) : undefined;

  const vocabulary = optional('attributes.json', (json) => v.parse(vocabularySchema, json)) ?? {};
  const kinds = new Map<string, Kind>();
  for (const file of files.filter((name) => name.endsWith(ending))) {
    const kind = read(file, (json) => readKind(json, vocabulary));
    if (!kind) continue;
    if (`${kind.id}${ending}` === file) kinds.set(kind.id, kind);
    else problems.push({ file, line: 0, reason: `id: is “${kind.id}”, not the file's name` });
  }
  const occasions = optional('occasions.json', (json) => v.parse(occasionsSchema, json)) ?? [];
  occasions.forEach((occasion, at) => {
    for (const id of occasion.kinds.filter((one) => !kinds.has(one))) {
      problems.push({ file: 'occasions.json', line: 0, reason: `${at}.kinds: no kind “${id}”` });
    }
  });
  const attributes = new Map(
    Object.entries(vocabulary)
      .filter(([, { label, values }]) => label !== undefined && values !== undefined)
      .map(([name]) => [name, resolveAttribute(name, {}, vocabulary)]),
  );
  const elsewhere = new PhraseBook();
  for (const { words, where } of optional('elsewhere.json', (json) =>
    v.parse(elsewhereSchema, json),
  ) ?? [])
    for (const word of words) elsewhere.add(word, where);
  return { knowledge: makeKnowledge(kinds, attributes, occasions, elsewhere), problems };
}

/** `attributes.swimwear_type.values.bikini: is empty` */
function whereAndWhy(error: unknown): string {
  if (!v.isValiError(error)) return error instanceof Error ? error.message : String(error);
  const [issue] = error.issues;
  const path = v.getDotPath(issue);
  return `${path === null ? '' : `${path}: `}${issue.message}`;
}
