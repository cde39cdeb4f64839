import { gzipSync } from 'node:zlib';
import { cutLongText } from './cut-long-text';
import { decodeText } from './decode-text';
import { mostFieldLength, mostFields } from './feed-row';
import { readTsvFeed } from './read-tsv-feed';
import { readXmlFeed } from './read-xml-feed';

async function* pieces<T extends string | Uint8Array>(whole: T, size: number): AsyncGenerator<T> {
  for (let at = 0; at < whole.length; at += size) yield whole.slice(at, at + size) as T;
}

async function joined(texts: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const text of texts) {
    expect(text).not.toBe('');
    all.push(text);
  }
  return all.join('');
}

/** The rows as plain objects, however small the pieces come. */
async function rowsOf<Row extends { line: number; fields: ReadonlyMap<string, string> }>(
  read: (texts: AsyncIterable<string>) => AsyncIterable<Row>,
  text: string,
  size = 5,
) {
  const rows: object[] = [];
  for await (const { fields, ...row } of read(pieces(text, size))) {
    rows.push({ ...row, ...Object.fromEntries(fields) });
  }
  return rows;
}

/** What a connection gives that is lost after the first words. */
async function* brokenOff<T>(beginning: T): AsyncGenerator<T> {
  yield beginning;
  await Promise.resolve();
  throw new Error('connection reset');
}

describe('bytes become text', () => {
  const text = 'id\ttitle\nİğne “şık” ürün ✓\n'.repeat(20);
  const bytes = new TextEncoder().encode(text);

  test.each([
    ['as they are', bytes],
    ['from gzip', gzipSync(bytes)],
  ])('%s, however they are cut', async (_, given) => {
    for (const size of [1, 3, 200, 10_000]) {
      expect(await joined(decodeText(pieces(given, size)))).toBe(text);
    }
  });

  test('that ends amid a letter says so', async () => {
    const cut = new TextEncoder().encode('Elbiseş').slice(0, -1);
    expect(await joined(decodeText(pieces(cut, 4)))).toBe('Elbise\uFFFD');
  });

  test('none where there are none', async () => {
    expect(await joined(decodeText(pieces(new Uint8Array(), 1)))).toBe('');
  });

  test.each([
    [[0x1f, 0x20, 0x41], '\u001f A'],
    [[0x41, 0x8b], 'A\uFFFD'],
  ])('that only half looks like gzip', async (given, expected) => {
    expect(await joined(decodeText(pieces(Uint8Array.from(given), 1)))).toBe(expected);
  });

  test('that a broken gzip gives none of is told', async () => {
    const cut = gzipSync(bytes).subarray(0, 40);
    await expect(joined(decodeText(pieces(cut, 8)))).rejects.toThrow(/^gzip cannot be unpacked: /);
  });

  test.each([
    ['as they are', bytes],
    ['from gzip', gzipSync(bytes)],
  ])('%s, until the connection breaks', async (_, given) => {
    await expect(joined(decodeText(brokenOff(given)))).rejects.toThrow('connection reset');
  });

  test('in the encoding that its own declaration names, and no other', async () => {
    const latin = (head: string) => Buffer.from(`${head}\xfd`, 'latin1');
    const read = (head: string) => joined(decodeText(pieces(latin(head), 7)));
    expect(await read(' <?xml version="1.0" encoding="ISO-8859-9"?>')).toMatch(/ı$/);
    expect(await read("<?xml encoding='windows-1254'?>")).toMatch(/ı$/);
    expect(await read('<a/><?xml encoding="ISO-8859-9"?>')).toMatch(/\uFFFD$/);
    expect(await read('<a encoding="ISO-8859-9"/>')).toMatch(/\uFFFD$/);
  });
});

describe('text too long for any field', () => {
  const most = 64 * 1024;
  const cut = (text: string, size = 1000) => joined(cutLongText(pieces(text, size)));

  test.each([
    ['a tag', '<a b="c">d</a>'],
    ['a comment with a sign of its own', '<!-- a > b < c -- d --><a/>'],
    ['what is no markup', '<a><![CDATA[x < y ]] > z]]></a>'],
    ['none', ''],
    ['a letter', 'a'],
    ['a begun tag', '<a'],
    ['a sign at the end', 'abc<'],
  ])('leaves %s as it is, however it is cut', async (_, text) => {
    for (const size of [1, 2, 3, 5, 100]) expect(await cut(text, size)).toBe(text);
  });

  test('is marked where it was cut, and only there', async () => {
    expect(await cut(`<a>${'x'.repeat(most)}</a>`)).toBe(`<a>${'x'.repeat(most)}</a>`);
    for (const more of [1, 5000]) {
      expect(await cut(`<a>${'x'.repeat(most + more)}</a>`)).toBe(
        `<a>${'x'.repeat(most)}\uFFFD</a>`,
      );
    }
  });

  test('is counted anew after each tag', async () => {
    const text = `<a>${'x'.repeat(most)}</a><b>${'y'.repeat(most)}</b>`;
    expect(await cut(text)).toBe(text);
  });

  test('a tag without an end is refused, one that ends in time is not', async () => {
    const tag = (length: number) => `<a b="${'x'.repeat(length - 7)}">`;
    expect(await cut(tag(most))).toBe(tag(most));
    await expect(cut(`${tag(most + 100)}</a>`)).rejects.toThrow('a tag is too long');
    const many = tag(most - 100).repeat(3);
    expect(await cut(many)).toBe(many);
  });
});

describe('a table', () => {
  test('names its columns in its first line that says something', async () => {
    const table = '\n\t\t\nG:ID\tg:Title\tgoogle product category\n1\t Bir \tEv\n';
    expect(await rowsOf(readTsvFeed, table)).toEqual([
      { line: 4, id: '1', title: 'Bir', google_product_category: 'Ev' },
    ]);
  });

  test.each(['id\tprice', 'title\tprice', 'big:id\ttitle'])(
    'without id and title in it is refused: %j',
    async (head) => {
      await expect(rowsOf(readTsvFeed, `${head}\n1\t2`)).rejects.toThrow(
        'line 1: the first line has no columns id and title',
      );
    },
  );

  test.each(['id,title,price', 'id;title;price'])('divided otherwise says so: %s', async (head) => {
    await expect(rowsOf(readTsvFeed, `${head}\n1,2,3`)).rejects.toThrow(
      'line 1: the first line has one column only: columns are divided by tabs',
    );
  });

  test('loses its quotes cell by cell, stray ones not at all', async () => {
    const table = ['id\ttitle\tlink', '1\t "a ""b"" c" \t', '2\t"a\tb"', '3\t5" ekran\t', '\t\t'];
    expect(await rowsOf(readTsvFeed, table.join('\n'))).toEqual([
      { line: 2, id: '1', title: 'a "b" c' },
      { line: 3, id: '2', title: '"a', link: 'b"' },
      { line: 4, id: '3', title: '5" ekran' },
    ]);
  });

  test('has cells beyond its columns, and long ones, cut off', async () => {
    const [row] = await rowsOf(readTsvFeed, `id\ttitle\n1\t${'x'.repeat(6000)}\tmore`, 5000);
    expect(row).toEqual({ line: 2, id: '1', title: 'x'.repeat(mostFieldLength) });
  });

  test('with an endless line is refused', async () => {
    const endless = `id\ttitle\n1\t${'x'.repeat(1024 * 1024 + 1)}\n`;
    await expect(rowsOf(readTsvFeed, endless, 100_000)).rejects.toThrow('the line is too long');
  });

  test('that breaks off on its way says how', async () => {
    const read = rowsOf(() => readTsvFeed(brokenOff('id\ttitle\n1\ta\n')), '');
    await expect(read).rejects.toThrow('connection reset');
  });
});

describe('entries of an XML feed', () => {
  test('are those of each format, with their own fields, once', async () => {
    const xml = `<feed><title>Mağaza</title><link href="https://m.com"/>
<entry><g:id> 1 </g:id><g:Title>Bir</g:Title><link href="https://m.com/1" rel="x"/>
<g:shipping>kargo<g:price>5 TL</g:price>ücreti</g:shipping><g:id>2</g:id><g:brand>  </g:brand></entry>
<MerchantItem><merchantItemId>3</merchantItemId></MerchantItem>
stray<item><id><![CDATA[4 & ]]>5</id></item></feed>`;
    expect(await rowsOf(readXmlFeed, xml)).toEqual([
      {
        format: 'google-xml',
        line: 2,
        id: '1',
        title: 'Bir',
        link: 'https://m.com/1',
        shipping: 'kargoücreti',
      },
      { format: 'cimri-xml', line: 4, merchantitemid: '3' },
      { format: 'google-xml', line: 5, id: '4 & 5' },
    ]);
  });

  test('have long fields cut, and fields beyond bearing left out', async () => {
    const long = `<item><id>1</id><title>${'x'.repeat(mostFieldLength - 1)}yz</title></item>`;
    expect(await rowsOf(readXmlFeed, long, 999)).toEqual([
      { format: 'google-xml', line: 1, id: '1', title: `${'x'.repeat(mostFieldLength - 1)}y` },
    ]);
    const many = Array.from({ length: mostFields + 5 }, (_, at) => `<f${at}>x</f${at}>`).join('');
    const [row = {}] = await rowsOf(readXmlFeed, `<item>${many}</item>`, 999);
    expect(Object.keys(row)).toHaveLength(mostFields + 2);
  });

  test.each([
    ['<rss><item><id>1</id></rss>', /^line 1: the XML is broken: /],
    ['<rss>\n<item>\n<id>1</id>', /^line 3: the XML is broken: /],
    ['düz yazı', /the XML is broken/],
  ])('of broken XML are refused with the line: %j', async (xml, reason) => {
    await expect(rowsOf(readXmlFeed, xml)).rejects.toThrow(reason);
  });
});
