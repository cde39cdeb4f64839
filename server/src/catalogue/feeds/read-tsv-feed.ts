import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { mostFieldLength, mostFields, UnreadableFeed, type FeedRow } from './feed-row';

const mostLineLength = 1024 * 1024;

/** Reads a Google Merchant TSV line by line: the first line names the columns. Throws `UnreadableFeed`. */
export async function* readTsvFeed(pieces: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  // A cell's quotes are taken off one by one: with a stray one, a feed would lose all that follows.
  const records = pipeline(
    Readable.from(pieces),
    parse({
      delimiter: '\t',
      quote: null,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: mostLineLength,
    }),
    // What fails is thrown where the records are read.
    () => undefined,
  );
  let columns: readonly string[] | undefined;
  try {
    for await (const one of records) {
      const { record, info } = one as { record: string[]; info: { lines: number } };
      const line = info.lines;
      const cells = record.slice(0, mostFields).map(unquote);
      if (!cells.some(Boolean)) continue;
      if (!columns) {
        columns = cells.map((cell) => cell.replace(/^g:/i, '').toLowerCase().replace(/ /g, '_'));
        if (!columns.includes('id') || !columns.includes('title')) {
          throw new UnreadableFeed(
            cells.length === 1 && /[,;]/.test(cells[0] ?? '')
              ? 'the first line has one column only: columns are divided by tabs, not by commas or semicolons'
              : 'the first line has no columns id and title',
            line,
          );
        }
        continue;
      }
      const fields = new Map<string, string>();
      for (const [at, cell] of cells.entries()) {
        const name = columns[at];
        if (name && cell) fields.set(name, cell.slice(0, mostFieldLength));
      }
      yield { line, fields };
    }
  } catch (error) {
    if (error instanceof CsvError) {
      const tooLong = error.code === 'CSV_MAX_RECORD_SIZE';
      throw new UnreadableFeed(tooLong ? 'the line is too long' : error.message);
    }
    throw error;
  }
}

function unquote(cell: string): string {
  const quoted = /^"([\s\S]*)"$/.exec(cell.trim())?.[1];
  return (quoted === undefined ? cell : quoted.replaceAll('""', '"')).trim();
}
