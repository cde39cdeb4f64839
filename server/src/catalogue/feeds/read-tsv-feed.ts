import { mostFieldLength, mostFields, UnreadableFeed, type FeedRow } from './feed-row';

const mostLineLength = 1024 * 1024;

/** Reads a Google Merchant TSV line by line: the first line names the columns. Throws `UnreadableFeed`. */
export async function* readTsvFeed(pieces: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  let columns: readonly string[] | undefined;
  let line = 0;
  for await (const text of linesOf(pieces)) {
    line += 1;
    if (!text.trim()) continue;
    const cells = text.split('\t').slice(0, mostFields).map(unquote);
    if (!columns) {
      columns = cells.map((cell) =>
        cell.replace(/^g:/i, '').trim().toLowerCase().replace(/ /g, '_'),
      );
      if (!columns.includes('id') || !columns.includes('title')) {
        throw new UnreadableFeed('ilk satırda id ve title sütunları yok', line);
      }
      continue;
    }
    const fields = new Map<string, string>();
    cells.forEach((cell, at) => {
      const name = columns?.[at];
      if (name && cell) fields.set(name, cell.slice(0, mostFieldLength));
    });
    yield { line, fields };
  }
}

function unquote(cell: string): string {
  const quoted = /^"([\s\S]*)"$/.exec(cell.trim())?.[1];
  return (quoted === undefined ? cell : quoted.replaceAll('""', '"')).trim();
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    let from = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', from)) {
      yield rest.slice(from, end).replace(/\r$/, '');
      from = end + 1;
    }
    rest = rest.slice(from);
    if (rest.length > mostLineLength) throw new UnreadableFeed('satır çok uzun');
  }
  if (rest) yield rest;
}
