import { parseInline, type Inline } from './parse-inline';

/** A piece of a reply as it is drawn: a paragraph of lines, or a list. Never HTML. */
export type Block =
  | { readonly type: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | {
      readonly type: 'list';
      readonly start: number | undefined;
      readonly items: readonly ListItem[];
    };

/** A list item: its own line, and the lines that belong to it. */
export interface ListItem {
  readonly lines: readonly (readonly Inline[])[];
}

/** A blank line ends a paragraph, `1.` and `-` begin list items, an indented line belongs to the item above. */
export function parseRichText(text: string): Block[] {
  return groupLines(text.split(/\r?\n/)).map((group) =>
    group.type === 'paragraph'
      ? { type: 'paragraph', lines: group.lines.map(parseInline) }
      : {
          type: 'list',
          start: group.start,
          items: group.items.map((lines) => ({ lines: lines.map(parseInline) })),
        },
  );
}

type Group =
  | { type: 'paragraph'; lines: string[] }
  | { type: 'list'; start: number | undefined; items: string[][] };

const bullet = /^\s{0,6}[-*+•]\s+(?<rest>\S.*)$/u;
const numbered = /^\s{0,6}(?:\*\*)?(?<number>\d{1,3})\\?[.)](?:\*\*)?\s+(?<rest>\S.*)$/u;
const heading = /^\s{0,3}#{1,6}\s+(?<rest>\S.*?)\s*#*$/u;
const quote = /^\s{0,3}>\s?/u;
const rule = /^\s*(?:[-*_]\s*){3,}$/u;

function groupLines(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  let gap = true;
  for (const raw of lines) {
    const line = raw.replace(quote, '');
    if (!line.trim() || rule.test(line) || /^\s*(?:`{3,}|~{3,})/.test(line)) {
      gap = true;
      continue;
    }
    addLine(groups, line, gap);
    gap = false;
  }
  return groups;
}

function addLine(groups: Group[], line: string, afterGap: boolean): void {
  const last = groups.at(-1);
  const number = numbered.exec(line)?.groups;
  const item = number ?? bullet.exec(line)?.groups;
  if (item) {
    const rest = item['rest'] ?? '';
    const start = number ? Number(number['number']) : undefined;
    if (last?.type === 'list' && (last.start === undefined) === (start === undefined)) {
      last.items.push([rest]);
    } else if (last?.type === 'list' && start === undefined && /^\s/.test(line)) {
      last.items.at(-1)?.push(rest);
    } else {
      groups.push({ type: 'list', start, items: [[rest]] });
    }
    return;
  }
  if (last?.type === 'list' && (!afterGap || /^\s{2,}/.test(line))) {
    last.items.at(-1)?.push(line.trim());
    return;
  }
  const title = heading.exec(line)?.groups?.['rest'];
  const text = title === undefined ? line.trim() : `**${title.replace(/\*\*/g, '')}**`;
  if (last?.type === 'paragraph' && !afterGap) last.lines.push(text);
  else groups.push({ type: 'paragraph', lines: [text] });
}
