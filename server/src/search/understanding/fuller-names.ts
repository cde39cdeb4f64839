import type { Found, FoundPhrase } from '../../language';
import type { Kind } from '../../catalogue';
import { namesByHead } from './kind-words';

/** A fuller name that ends with the last noun that is any name's head, else with the head's: `espresso içmek için makine`. */
export function lastName(
  head: FoundPhrase,
  stems: readonly string[],
  kinds: ReadonlyMap<string, Kind>,
  others: readonly Found[] = [],
) {
  for (let at = stems.length - 1; at >= head.to; at -= 1) {
    // What is named after the head was found to be no thing of its own.
    if (others.some(({ from, to }) => from <= at && at < to)) continue;
    const found = fullerName({ meanings: [], from: at, to: at + 1 }, stems, kinds);
    if (found) return found;
  }
  return fullerName(head, stems, kinds);
}

/** The longest name of another kind that ends with the head's noun and whose other words are in the query, too. */
function fullerName(head: FoundPhrase, stems: readonly string[], kinds: ReadonlyMap<string, Kind>) {
  const length = head.to - head.from;
  const found = (namesByHead(kinds).get(stems[head.to - 1] ?? '') ?? [])
    .filter(
      (name) =>
        name.stems.length > length &&
        (head.meanings.length > 1 || !head.meanings.includes(name.kind)) &&
        name.stems.every((one) => stems.includes(one)),
    )
    .sort((a, b) => b.stems.length - a.stems.length)[0];
  return found && { kind: found.kind, places: found.stems.map((one) => stems.indexOf(one)) };
}
