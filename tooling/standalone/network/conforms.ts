import * as v from 'valibot';

/**
 * What is wrong with a value that goes over the wire, in one line; undefined where nothing is. Stricter than reading it:
 * what a reader would silently replace or drop is a fault in whoever writes it.
 */
export function faultOf(schema: v.GenericSchema, value: unknown): string | undefined {
  const sent: unknown = onTheWire(value);
  const read = v.safeParse(schema, sent);
  if (!read.success) return v.summarize(read.issues);
  const at = firstDifference(sent, onTheWire(read.output), '');
  return at === undefined ? undefined : `${at || 'the whole'} is not in the contract`;
}

const onTheWire = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

function firstDifference(sent: unknown, read: unknown, path: string): string | undefined {
  if (!isObject(sent) || !isObject(read)) return Object.is(sent, read) ? undefined : path;
  for (const name of new Set([...Object.keys(sent), ...Object.keys(read)])) {
    const found = firstDifference(sent[name], read[name], path ? `${path}.${name}` : name);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
