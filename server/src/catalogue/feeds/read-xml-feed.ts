import { SaxesParser } from 'saxes';
import { mostFieldLength, mostFields, UnreadableFeed, type FeedFormat, type FeedRow } from './feed-row';

/** Which elements hold an entry, by format. */
const entryNames: Readonly<Record<string, FeedFormat>> = {
  item: 'google-xml',
  entry: 'google-xml',
  merchantitem: 'cimri-xml',
};

/** An entry with the format it was found in. */
export interface XmlRow extends FeedRow {
  readonly format: FeedFormat;
}

/**
 * Reads Google Merchant RSS/Atom and Cimri XML entry by entry; only the entry under way is held.
 * Throws `UnreadableFeed` with the line where the XML is broken.
 */
export async function* readXmlFeed(pieces: AsyncIterable<string>): AsyncGenerator<XmlRow> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  let ready: XmlRow[] = [];
  let entry: { format: FeedFormat; line: number; fields: Map<string, string> } | undefined;
  let depth = 0;
  let field = '';
  let text = '';
  let broken: UnreadableFeed | undefined;

  parser.on('error', (error) => {
    broken ??= new UnreadableFeed(`the XML is broken: ${error.message}`, parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    if (!entry) {
      const format = entryNames[local];
      if (format) entry = { format, line: parser.line, fields: new Map() };
      depth = 0;
      return;
    }
    depth += 1;
    if (depth === 1) {
      field = local;
      text = typeof attributes.href === 'string' ? attributes.href : '';
    }
  });
  const addText = (piece: string) => {
    if (entry && depth === 1 && text.length < mostFieldLength) {
      text += piece.slice(0, mostFieldLength - text.length);
    }
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (!entry) return;
    if (depth === 0) {
      ready.push(entry);
      entry = undefined;
      return;
    }
    if (depth === 1 && text.trim() && entry.fields.size < mostFields && !entry.fields.has(field)) {
      entry.fields.set(field, text.trim());
    }
    depth -= 1;
  });

  for await (const piece of pieces) {
    parser.write(piece);
    if (broken) throw broken;
    yield* ready;
    ready = [];
  }
  parser.close();
  if (broken) throw broken;
  yield* ready;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
