import type { Option } from './question';

/** Writes options briefly: value → label, or value → [label, hint]. The id of an option is its value. */
export function choices(
  labels: Readonly<Record<string, string | readonly [label: string, hint: string]>>,
): Option[] {
  return Object.entries(labels).map(([value, text]) =>
    typeof text === 'string'
      ? { id: value, value, label: text }
      : { id: value, value, label: text[0], hint: text[1] },
  );
}
