/** A run of text: plain, bold, or a link to an http(s) address. */
export interface Inline {
  readonly text: string;
  readonly bold?: true;
  readonly href?: string;
}

const token =
  /\*\*(?<bold>[^*\n]+(?:\*(?!\*)[^*\n]*)*)\*\*|__(?<under>[^_\n]+)__|\[(?<label>[^\]\n]{1,200})\]\((?<target>[^()\s]{1,2000}(?:\([^()\s]*\)[^()\s]*)?)\)|(?<address>https?:\/\/[^\s<>"'“”]{1,2000})|`(?<code>[^`\n]+)`|(?<![\p{L}\p{N}*])\*(?<italic>[^*\s][^*\n]*)\*(?![\p{L}\p{N}*])/gu;

/** Reads bold, links and bare addresses out of one line; italics and code lose their marks. */
export function parseInline(line: string): Inline[] {
  const runs: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(token)) {
    push(runs, line.slice(from, match.index));
    const { bold, under, label, target, address, code, italic } = match.groups ?? {};
    from = match.index + match[0].length;
    if (bold !== undefined || under !== undefined) {
      for (const run of parseInline(bold ?? under ?? '')) runs.push({ ...run, bold: true });
    } else if (label !== undefined && target !== undefined) {
      const href = httpAddress(target);
      const text = plain(label);
      runs.push(href ? { text, href } : { text });
    } else if (address !== undefined) {
      const shown = address.replace(/[.,;:!?)\]*]+$/, '');
      const href = httpAddress(shown);
      runs.push(href ? { text: shown, href } : { text: shown });
      push(runs, address.slice(shown.length));
    } else {
      push(runs, code ?? italic ?? '');
    }
  }
  push(runs, line.slice(from));
  return runs;
}

/** The address where it is http(s), else undefined: `javascript:`, `data:` and relative links stay text. */
export function httpAddress(target: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const { protocol, href } = new URL(target);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

function push(runs: Inline[], text: string): void {
  // A pair of stars without its partner is a bold run still being written.
  const shown = text.replace(/\*\*/g, '').replace(/\\(?=[*_`[\]().#>-])/g, '');
  if (shown) runs.push({ text: shown });
}

const plain = (label: string) => label.replace(/\*\*|__|`/g, '');
