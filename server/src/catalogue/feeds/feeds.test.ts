import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readCatalogue } from '../read-catalogue';
import { startStub } from '../../../testing/stub-upstream';
import { cutLongText } from './cut-long-text';
import { createFeedFiles, feedRevision, readFeedProducts } from './feed-files';
import { importCatalogue, type ImportProgress, type SkippedRow } from './import-catalogue';
import { openFeed } from './open-feed';

const { knowledge } = readCatalogue(join(__dirname, '../../../../catalogue'));
let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'denk-feeds-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function* inPieces(text: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function load(feed: string | Uint8Array, seller?: string, day?: string) {
  const skipped: SkippedRow[] = [];
  const progress: ImportProgress[] = [];
  const result = await importCatalogue({
    bytes: inPieces(feed),
    source: 'magaza',
    seller,
    day,
    knowledge,
    sink: createFeedFiles(dataDir),
    onSkipped: (row) => skipped.push(row),
    onProgress: (now) => progress.push({ ...now }),
  });
  return { result, skipped, progress };
}

async function stored() {
  const products = [];
  for await (const product of readFeedProducts(dataDir)) products.push(product);
  return products;
}

const googleXml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>Mağaza</title><link>https://www.magaza.com</link>
<item>
  <g:id>A-1</g:id><g:title><![CDATA[Samsung Galaxy S24 <b>128 GB</b>]]></g:title>
  <g:description>İyi &amp; güzel</g:description>
  <g:link>https://www.magaza.com/s24?a=1&amp;b=2</g:link>
  <g:image_link>https://www.magaza.com/s24.jpg</g:image_link>
  <g:price>42.999,90 TL</g:price><g:availability>in stock</g:availability>
  <g:brand>Samsung</g:brand><g:product_type>Elektronik &gt; Cep Telefonu</g:product_type>
  <g:shipping><g:price>0 TRY</g:price></g:shipping>
</item>
<item><g:id>A-2</g:id><g:title>Yok satılan</g:title><g:link>https://www.magaza.com/2</g:link>
  <g:price>10 TRY</g:price><g:availability>out of stock</g:availability></item>
<item><g:id>A-3</g:id><g:title>Dolar</g:title><g:link>https://www.magaza.com/3</g:link>
  <g:price>10.00 USD</g:price></item>
<item><g:id>A-4</g:id><g:title>Bağlantısız</g:title><g:link>javascript:alert(1)</g:link>
  <g:price>10 TRY</g:price></item>
<item><g:id>A-1</g:id><g:title>Aynı kimlik</g:title><g:link>https://www.magaza.com/5</g:link>
  <g:price>10 TRY</g:price></item>
<item><g:id>A-6</g:id><g:title>Fiyatsız</g:title><g:link>https://www.magaza.com/6</g:link></item>
<item><g:id>A-7</g:id><g:title>Kadın Parfümü Gül 50 ml</g:title><g:link>https://www.magaza.com/7</g:link>
  <g:price>1299.90 TRY</g:price><g:sale_price>999.90 TRY</g:sale_price></item>
</channel></rss>`;

describe('a Google Merchant feed', () => {
  test('in XML becomes products; bad entries are skipped with line and reason', async () => {
    const { result, skipped } = await load(googleXml, 'Mağaza');
    expect(result).toEqual({ read: 7, imported: 2, skipped: 4, unavailable: 1, removed: 0 });
    expect(skipped).toEqual([
      { line: 15, reason: 'the price is not in TL: “10.00 USD”' },
      { line: 17, reason: 'the link cannot be used: “javascript:alert(1)”' },
      { line: 19, reason: 'the id is there a second time' },
      { line: 21, reason: 'the price cannot be read: “”' },
    ]);
    expect(await stored()).toMatchObject([
      {
        id: 'magaza-a-1',
        title: 'Samsung Galaxy S24 128 GB',
        description: 'İyi & güzel',
        kind: 'smartphone',
        category: 'technology',
        brandId: 'samsung',
        sample: false,
        image: 'https://www.magaza.com/s24.jpg',
        offers: [
          {
            sellerId: 'magaza',
            seller: 'Mağaza',
            price: 42999.9,
            link: 'https://www.magaza.com/s24?a=1&b=2',
          },
        ],
      },
      { kind: 'perfume', offers: [{ price: 999.9 }] },
    ]);
  });

  test('in TSV, quoted cells and a gzip included', async () => {
    const tsv = [
      'id\ttitle\tlink\tprice\tavailability\tbrand',
      '1\t"Bosch ""Serie 4"" Bulaşık Makinesi"\thttps://m.com/1\t"21.499,00 TL"\tin_stock\tBosch',
      '2\tEksik',
      '',
      '3\tTermos\thttps://m.com/3\t149,5\tin stock\t',
    ].join('\r\n');
    for (const feed of [tsv, gzipSync(tsv)]) {
      const { result, skipped } = await load(feed);
      expect(result).toMatchObject({ read: 3, imported: 2, skipped: 1 });
      expect(skipped).toEqual([{ line: 3, reason: 'the link cannot be used: “”' }]);
      expect(await stored()).toMatchObject([
        {
          title: 'Bosch "Serie 4" Bulaşık Makinesi',
          kind: 'dishwasher',
          offers: [{ price: 21499, seller: 'm.com' }],
        },
        { title: 'Termos', brand: 'Termos', offers: [{ price: 149.5 }] },
      ]);
    }
  });
});

describe('a Cimri feed', () => {
  const cimri = `<MerchantItems><MerchantItem><merchantItemId>9</merchantItemId><brand>Arçelik</brand>
<model>270560 EI</model><itemTitle>Arçelik 270560 EI Buzdolabı</itemTitle>
<itemUrl>https://m.com/9</itemUrl><pricePlusTax>54.999,00</pricePlusTax><stockStatus>1</stockStatus>
<itemImageUrl>https://m.com/9.jpg</itemImageUrl></MerchantItem>
<MerchantItem><merchantItemId>10</merchantItemId><itemTitle>Tükenmiş</itemTitle>
<itemUrl>https://m.com/10</itemUrl><pricePlusTax>1</pricePlusTax><stockStatus>0</stockStatus></MerchantItem>
</MerchantItems>`;

  test('becomes products', async () => {
    const { result } = await load(cimri);
    expect(result).toMatchObject({ imported: 1, unavailable: 1 });
    expect(await stored()).toMatchObject([
      { id: 'magaza-9', kind: 'refrigerator', brandId: 'arcelik', offers: [{ price: 54999 }] },
    ]);
  });

  test('in ISO-8859-9 keeps its Turkish letters', async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-9"?>${cimri}`;
    const latin5: Readonly<Record<string, number>> = {
      ğ: 0xf0,
      Ğ: 0xd0,
      ı: 0xfd,
      İ: 0xdd,
      ş: 0xfe,
      Ş: 0xde,
    };
    const bytes = Uint8Array.from(text, (letter) => latin5[letter] ?? letter.charCodeAt(0));
    await load(bytes);
    expect((await stored())[0]?.title).toBe('Arçelik 270560 EI Buzdolabı');
  });
});

describe('an import', () => {
  const line = (id: number) => `${id}\tÜrün ${id}\thttps://m.com/${id}\t10 TL\n`;
  const feed = (...ids: number[]) => `id\ttitle\tlink\tprice\n${ids.map(line).join('')}`;

  test('again updates and removes', async () => {
    await load(feed(1, 2, 3));
    const { result } = await load(feed(2, 4).replace('Ürün 2', 'Yeni ad'));
    expect(result).toMatchObject({ imported: 2, removed: 2 });
    expect((await stored()).map(({ title }) => title)).toEqual(['Yeni ad', 'Ürün 4']);
  });

  test('keeps what it saw of each product’s price, day by day', async () => {
    const at = (price: string) => feed(1, 2).replace('10 TL', price);
    await load(at('12 TL'), undefined, '2026-01-01');
    await load(at('11 TL'), undefined, '2026-01-02');
    await load(at('9,50 TL'), undefined, '2026-01-02');
    const [changed, same] = await stored();
    expect(changed?.prices).toEqual([
      { day: '2026-01-01', price: 12 },
      { day: '2026-01-02', price: 9.5 },
    ]);
    expect(same?.prices?.map(({ price }) => price)).toEqual([10, 10]);
  });

  test.each([
    ['broken XML', '<rss><item><id>1</id>', /the XML is broken/],
    ['no product', '<rss></rss>', /there is no product that can be used/],
    ['only bad rows', feed().concat('1\tx\ty\tz\n'), /there is no product that can be used/],
    ['another table', 'a\tb\n1\t2', /columns id and title/],
    ['nothing', '  \n', /the file is empty/],
    ['a strange encoding', '<?xml version="1.0" encoding="uydurma"?><rss/>', /unknown encoding/],
  ])('of %s changes nothing', async (_, text, reason) => {
    await load(feed(1, 2));
    await expect(load(text)).rejects.toThrow(reason);
    expect(await stored()).toHaveLength(2);
    expect(readdirSync(join(dataDir, 'catalogue', 'feeds'))).toEqual(['magaza.jsonl']);
  });

  test('cut off on its way changes nothing', async () => {
    await load(feed(1, 2));
    const cut = async function* () {
      yield new TextEncoder().encode(feed(7));
      throw new Error('connection reset');
    };
    const half = importCatalogue({
      bytes: cut(),
      source: 'magaza',
      knowledge,
      sink: createFeedFiles(dataDir),
      onSkipped: () => undefined,
      onProgress: () => undefined,
    });
    await expect(half).rejects.toThrow('connection reset');
    expect((await stored()).map(({ id }) => id)).toEqual(['magaza-1', 'magaza-2']);
  });

  test('tells how far it is', async () => {
    const { progress } = await load(feed(...Array.from({ length: 1200 }, (_, id) => id + 1)));
    expect(progress.map(({ imported }) => imported)).toEqual([500, 1000, 1200]);
  });

  test('of a long feed holds only what is under way', async () => {
    const many = async function* () {
      yield new TextEncoder().encode('id\ttitle\tlink\tprice\n');
      for (let id = 0; id < 5000; id += 50) {
        const lines = Array.from({ length: 50 }, (_, at) => line(id + at));
        yield new TextEncoder().encode(lines.join(''));
      }
    };
    let largest = 0;
    const held: number[] = [];
    await importCatalogue({
      bytes: many(),
      source: 'uzun',
      knowledge,
      sink: {
        begin: () =>
          Promise.resolve({
            seenBefore: () => Promise.resolve(new Map()),
            write: (products) => {
              largest = Math.max(largest, products.length);
              held.push(products.length);
              return Promise.resolve();
            },
            commit: () => Promise.resolve({ removed: 0 }),
            abort: () => Promise.resolve(),
          }),
        list: () => Promise.resolve([]),
        remove: () => Promise.resolve(false),
        close: () => Promise.resolve(),
      },
      onSkipped: () => undefined,
      onProgress: () => undefined,
    });
    expect(largest).toBeLessThanOrEqual(500);
    expect(held.reduce((sum, one) => sum + one, 0)).toBe(5000);
  });

  test('is noticed by a server that is running', async () => {
    const before = await feedRevision(dataDir);
    await load(feed(1));
    expect(await feedRevision(dataDir)).not.toBe(before);
  });
});

describe('a feed is opened', () => {
  test('from a file, by its name', async () => {
    const path = join(dataDir, 'Şık Mağaza.xml');
    writeFileSync(path, googleXml);
    const { source, bytes } = await openFeed(path);
    expect(source).toBe('sik-magaza');
    // Read to its end: a stream that is left open looks for its file once the folder is gone.
    let text = '';
    for await (const piece of bytes) text += new TextDecoder().decode(piece);
    expect(text).toBe(googleXml);
    await expect(openFeed(join(dataDir, 'yok.xml'))).rejects.toThrow(/there is no file/);
  });

  test('from an address', async () => {
    const stub = await startStub();
    stub.answer = ({ url }) => ({ status: url.pathname === '/yok' ? 404 : 200, json: ['feed'] });
    const { bytes } = await openFeed(`${stub.base}/feed.xml`);
    let text = '';
    for await (const piece of bytes) text += new TextDecoder().decode(piece);
    expect(text).toBe('["feed"]');
    await expect(openFeed(`${stub.base}/yok`)).rejects.toThrow('the address answered 404');
    await stub.close();
    await expect(openFeed(`${stub.base}/feed.xml`)).rejects.toThrow(/the address cannot be reached/);
  });
});

describe('a hostile row is refused or cut, with a reason, and the others are imported', () => {
  const item = (id: string, fields: string) =>
    `<item><g:id>${id}</g:id><g:title>Salıncak ${id}</g:title><g:link>https://m.com/${id}</g:link>${fields}</item>`;
  const xml = (items: string) => `<?xml version="1.0"?><rss><channel>${items}</channel></rss>`;
  const fine = item('1', '<g:price>10 TL</g:price>');

  test.each([
    ['a negative price', '<g:price>-10 TL</g:price>', /^fiyat olamaz: “-10 TL”$/],
    ['an absurd price', '<g:price>99999999999999 TL</g:price>', /^fiyat olamaz/],
  ])('%s', async (_, fields, reason) => {
    const { result, skipped } = await load(xml(item('2', fields) + fine));
    expect(result.imported).toBe(1);
    expect(skipped.map((row) => row.reason)).toEqual([expect.stringMatching(reason) as string]);
  });

  test('a picture that is not https is left out, and said', async () => {
    const picture = '<g:price>10 TL</g:price><g:image_link>http://m.com/a.jpg</g:image_link>';
    const { skipped } = await load(xml(item('2', picture)));
    expect((await stored())[0]?.image).toBeUndefined();
    expect(skipped).toMatchObject([{ imported: true, reason: expect.stringMatching(/https/) as string }]);
  });

  test('a title in broken UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('<rss><channel><item><g:id>2</g:id><g:title>Sal'),
      Buffer.from([0xfd, 0xff]),
      Buffer.from(`</g:title><g:link>https://m.com/2</g:link><g:price>5</g:price></item>${fine}</channel></rss>`),
    ]);
    const { result, skipped } = await load(bytes);
    expect(result.imported).toBe(1);
    expect(skipped.map((row) => row.reason)).toEqual(['the title is broken or too long']);
  });

  test('a node of many megabytes costs no more memory than any other', async () => {
    async function* endless(): AsyncGenerator<string> {
      yield '<rss><channel><item><g:id>2</g:id><g:title>Uzun</g:title><g:description><![CDATA[';
      for (let at = 0; at < 40; at += 1) yield 'a'.repeat(1024 * 1024);
      yield ']]></g:description></item></channel></rss>';
    }
    let longest = 0;
    let sent = 0;
    for await (const piece of cutLongText(endless())) {
      longest = Math.max(longest, piece.length);
      sent += piece.length;
    }
    expect(longest).toBeLessThan(100_000);
    expect(sent).toBeLessThan(100_000);
  });

  test('text between tags comes through whole, however it is cut into pieces', async () => {
    const text = xml(`<!-- a > b -->${fine}<item><g:title><![CDATA[a < b ]] > c]]></g:title></item>`);
    async function* single(): AsyncGenerator<string> {
      for (const letter of text) yield letter;
    }
    let out = '';
    for await (const piece of cutLongText(single())) out += piece;
    expect(out).toBe(text);
  });
});

describe('the folder of feeds', () => {
  const folder = () => join(dataDir, 'catalogue', 'feeds');

  test('loses what an import left that was broken off long ago, and nothing younger', async () => {
    await load(googleXml);
    const [old, young] = ['.magaza.1.draft', '.magaza.2.draft'].map((name) => join(folder(), name));
    for (const draft of [old, young]) writeFileSync(draft ?? '', '{');
    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(old ?? '', twoHoursAgo, twoHoursAgo);
    await load(googleXml);
    expect(readdirSync(folder()).filter((name) => name.endsWith('.draft'))).toEqual([
      '.magaza.2.draft',
    ]);
  });

  test('takes two imports of one feed at once, whole', async () => {
    await Promise.all([load(googleXml), load(googleXml)]);
    const once = await stored();
    await load(googleXml);
    expect(await stored()).toEqual(once);
  });

  test('with a feed that cannot be read still has the others', async () => {
    await load(googleXml);
    mkdirSync(join(folder(), 'bozuk.jsonl'));
    expect((await stored()).length).toBeGreaterThan(0);
  });
});

test('a whitespace bomb is read without being kept', async () => {
  const spaces = ' '.repeat(64 * 1024);
  async function* bomb() {
    const text = new TextEncoder().encode(spaces);
    const [head = '', tail = ''] = googleXml.split('</channel>');
    yield new TextEncoder().encode(head);
    for (let piece = 0; piece < 400; piece += 1) yield text;
    yield new TextEncoder().encode(`<item><g:id>B-1</g:id><g:title>`);
    for (let piece = 0; piece < 400; piece += 1) yield text;
    yield new TextEncoder().encode(`</g:title></item></channel>${tail}`);
  }
  const before = process.memoryUsage().rss;
  const result = await importCatalogue({
    bytes: bomb(),
    source: 'bomba',
    knowledge,
    sink: createFeedFiles(dataDir),
    onSkipped: () => undefined,
    onProgress: () => undefined,
  });
  expect(result.imported).toBeGreaterThan(0);
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
}, 30_000);
