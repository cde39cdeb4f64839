const closes: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/**
 * Where a JSON value that begins with `[` or `{` ends (the position after it), reading brackets inside strings as text;
 * undefined where it does not end.
 */
export function jsonEnd(text: string, from: number): number | undefined {
  const open: string[] = [];
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') {
      inString = true;
    } else if (closes[sign]) {
      open.push(closes[sign]);
    } else if (sign === ']' || sign === '}') {
      if (open.pop() !== sign) return undefined;
      if (open.length === 0) return at + 1;
    }
  }
  return undefined;
}
