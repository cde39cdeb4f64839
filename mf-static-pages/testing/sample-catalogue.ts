import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const folder = join(__dirname, '../../catalogue');

const kindSchema = v.object({
  id: v.string(),
  noun: v.string(),
  plural: v.string(),
  category: v.string(),
  topic: v.nullish(v.string(), null),
  synonyms: v.array(v.string()),
  sorts: v.optional(v.array(v.string()), []),
  priceNote: v.nullish(v.string(), null),
});

/** A kind of the sample catalogue, as the tests compare our texts with it. */
export type SampleKind = v.InferOutput<typeof kindSchema>;

/** All kinds of the embedded sample catalogue. */
export function sampleKinds(): readonly SampleKind[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.kind.json'))
    .map((file) => v.parse(kindSchema, JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

/** A kind's lines as records by column name. */
export function sampleLines(kind: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(join(folder, `${kind}.tsv`), 'utf8')
    .split(/\r?\n/)
    .filter(Boolean);
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
