import { join } from 'node:path';
import Fastify from 'fastify';
import { SaxesParser } from 'saxes';
import { readCatalogue } from '../catalogue';
import {
  cataloguePictures,
  drawProduct,
  drawSellerLogo,
  hasDrawing,
  picturesRoutes,
  pngMaker,
} from '.';
import { drawings, fallbacks } from './drawings';
import { drawShareCard } from './draw-share-card';
import { monogram } from './draw-seller-logo';

const catalogue = join(__dirname, '../../../catalogue');
const { kinds: known } = readCatalogue(catalogue);
const kinds = [...known.keys()];

/** The names of all elements, or the parser's complaint. */
function elementsOf(svg: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => names.push(tag.name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
  return names;
}

const allowed = new Set('svg style g rect circle ellipse path text linearGradient stop'.split(' '));

function expectSafe(svg: string) {
  expect(elementsOf(svg).filter((name) => !allowed.has(name))).toEqual([]);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|href|url\((?!#)|@import|\son\w+=/i,
  );
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(Buffer.byteLength(svg)).toBeLessThan(3000);
}

describe('a product’s picture', () => {
  test.each(kinds)('%s has a drawing of its own', (kind) => {
    expect(hasDrawing(kind)).toBe(true);
  });

  test('no two kinds look the same', () => {
    const pictures = Object.keys(drawings).map((kind) => drawProduct({ kind, seed: 'aynı' }));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test.each(Object.keys(drawings))('%s is small, well formed and asks for nothing', (kind) => {
    const brand = `<script>"&'&&&&&&&&`;
    for (let i = 0; i < 16; i++) expectSafe(drawProduct({ kind, seed: `urun-${i}`, brand }));
  });

  test.each(kinds)('%s can show each of its attribute values', (kind) => {
    const attributes = known.get(kind)?.attributes ?? {};
    const values = Object.values(attributes).flatMap((attribute) => Object.keys(attribute.values));
    for (const value of values) expectSafe(drawProduct({ kind, seed: 'x', facets: [value] }));
  });

  test('is the same for the same seed and varies between seeds', () => {
    const draw = (seed: string) => drawProduct({ kind: 'perfume', seed });
    expect(draw('a')).toBe(draw('a'));
    const seen = new Set(Array.from({ length: 20 }, (_, i) => draw(`parfüm-${i}`)));
    expect(seen.size).toBeGreaterThan(8);
  });

  test('shows the genre it is given', () => {
    const draw = (genre: string) => drawProduct({ kind: 'movie', seed: 'film', facets: [genre] });
    const genres = ['horror', 'comedy', 'romance', 'science-fiction', 'history', 'crime'];
    expect(new Set(genres.map(draw)).size).toBe(genres.length);
  });

  test.each([
    ['Dolce & Gabbana', 'Dolce &amp; Gabban'],
    ['L\'Oréal "X"', 'L&#39;Oréal &quot;X&quot;'],
    ['<b>Şık</b>', '&lt;b&gt;Şık&lt;/b&gt;'],
    ['A\u0000B\uD800C', 'ABC'],
  ])('writes the brand %s as text', (brand, written) => {
    expect(drawProduct({ kind: 'dog-food', seed: 'mama', brand })).toContain(`>${written}<`);
  });

  test.each(Object.keys(fallbacks))(
    'an unknown kind of %s gets its category’s picture',
    (category) => {
      expectSafe(drawProduct({ kind: 'bilinmeyen', category, seed: 'x' }));
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])('%s is no kind', (kind) => {
    expect(hasDrawing(kind)).toBe(false);
    expectSafe(drawProduct({ kind, category: kind, seed: 'x' }));
  });

  test('changes in the dark', () => {
    for (const kind of Object.keys(drawings)) {
      expect(drawProduct({ kind, seed: 'x' })).toContain('@media (prefers-color-scheme:dark){.');
    }
  });
});

describe('a seller’s tile', () => {
  test.each([
    ['Media Markt', 'MM'],
    ['hepsiburada', 'H'],
    ['n11', 'N11'],
    ['İdefix', 'İ'],
    ['çiçeksepeti', 'Ç'],
    ['', '?'],
  ])('of %s says %s', (name, letters) => {
    expect(monogram(name)).toBe(letters);
    expectSafe(drawSellerLogo({ name, seed: name }));
  });
});

describe('the sample catalogue’s pictures', () => {
  const read = readCatalogue(catalogue);
  const app = Fastify();
  picturesRoutes(app, cataloguePictures(read));
  afterAll(() => app.close());

  test('are all under 3 kB', () => {
    const { productFacts } = cataloguePictures(read);
    const large = read.products.filter(({ kind, id }) => {
      const picture = drawProduct({ kind, seed: id, ...productFacts?.(kind, id) });
      return Buffer.byteLength(picture) >= 3000;
    });
    expect(large).toEqual([]);
  });

  test('are found at the addresses that products and sellers name', async () => {
    const onePerKind = new Map(read.products.map(({ kind, image }) => [kind, image ?? '']));
    const sellers = Object.keys(read.sellers).map((id) => `/pictures/sellers/${id}.svg`);
    const missing: string[] = [];
    for (const url of [...onePerKind.values(), ...sellers]) {
      const response = await app.inject({ url });
      if (response.statusCode !== 200) missing.push(url);
    }
    expect(missing).toEqual([]);
  });

  test('an unknown seller has none', async () => {
    expect((await app.inject('/pictures/sellers/__proto__.svg')).statusCode).toBe(404);
  });
});

describe('the card beside a shared link', () => {
  const read = readCatalogue(catalogue);
  const app = Fastify();
  const toPng = pngMaker(join(__dirname, '../../fonts'));
  picturesRoutes(app, { ...cataloguePictures(read), toPng });
  afterAll(() => app.close());

  const [product] = read.products;
  const address = product?.image?.replace('.svg', '.png') ?? '';

  test('is a PNG as large as messengers like it', async () => {
    const { statusCode, headers, rawPayload } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('says what it is, what it costs and that it is a sample', () => {
    const card = drawShareCard({
      picture: { kind: 'perfume', seed: 'x' },
      title: 'Dior <J’adore> Infinissime',
      price: '6.499,00 TL',
      priceNote: 'aylık',
    });
    for (const said of [
      'Dior &lt;J’adore&gt;',
      'Infinissime',
      '6.499,00 TL',
      'aylık',
      'Örnek katalog',
    ]) {
      expect(card).toContain(said);
    }
  });

  test('breaks a long title into four lines at most', () => {
    const title = 'Çok uzun bir ürün adı '.repeat(12);
    const card = drawShareCard({ picture: { kind: 'perfume', seed: 'x' }, title });
    expect(card.match(/font-size="40" fill="#12211f">(?!denk)/g)).toHaveLength(4);
    expect(card).toContain('…</text>');
  });

  test('of no product is a 404', async () => {
    expect((await app.inject('/pictures/smartphone/yok.png')).statusCode).toBe(404);
  });
});

describe('the pictures’ addresses', () => {
  const app = Fastify();
  picturesRoutes(app, {
    productFacts: (_, id) => (id === 'mama-1' ? { brand: 'Tarçın' } : undefined),
    sellerName: (id) => (id === 'trendyol' ? 'Trendyol' : undefined),
  });
  afterAll(() => app.close());

  test.each(['/pictures/smartphone/phone-s24.svg', '/pictures/sellers/trendyol.svg'])(
    '%s is an SVG that browsers keep',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expectSafe(body);
    },
  );

  test('a product’s brand comes from the catalogue', async () => {
    expect((await app.inject('/pictures/cat-food/mama-1.svg')).body).toContain('>Tarçın<');
  });

  test.each([
    '/pictures/yok/1.svg',
    '/pictures/sellers/yok.svg',
    '/pictures/smartphone/1.png',
    '/pictures/smartphone/%2e%2e%2fgizli.svg',
    '/pictures/smartphone/%3Cscript%3E.svg',
    '/pictures/__proto__/1.svg',
  ])('%s is a 404 in JSON', async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });
});
