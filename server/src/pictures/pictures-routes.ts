import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { drawProduct, hasDrawing } from './draw-product';
import { drawSellerLogo } from './draw-seller-logo';
import { drawShareCard } from './draw-share-card';
import type { ToPng } from './to-png';

/** What the catalogue knows of a product that its picture can show. */
export interface PictureFacts {
  readonly category?: string;
  readonly brand?: string;
  /** The values of the product's attributes. */
  readonly facets?: readonly string[];
  readonly title?: string;
  /** As shown: `42.999,00 TL`. */
  readonly price?: string | undefined;
  readonly priceNote?: string | undefined;
}

export interface PicturesOptions {
  /** Without it a product's picture is chosen by its id alone. */
  readonly productFacts?: (kind: string, id: string) => PictureFacts | undefined;
  /** A seller's name; `undefined` where there is no such seller. */
  readonly sellerName?: (id: string) => string | undefined;
  /** Without it nothing is drawn for shared links. */
  readonly toPng?: ToPng | undefined;
}

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));
const fileOf = (ending: 'svg' | 'png') =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^[a-z0-9][a-z0-9._+-]{0,95}\\.${ending}$`, 'i')),
    v.transform((text) => text.slice(0, -'.svg'.length)),
  );
const productParams = v.object({ kind: name, file: fileOf('svg') });
const cardParams = v.object({ kind: name, file: fileOf('png') });
const sellerParams = v.object({ file: fileOf('svg') });

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  // A picture opened by itself runs nothing and asks for nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/** Prices on it may change. */
const cardHeaders = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * `/pictures/:kind/:seed.svg` and `/pictures/sellers/:id.svg`, and `/pictures/:kind/:id.png` for links that are shared;
 * anything unknown is a 404 in JSON.
 */
export function picturesRoutes(app: FastifyInstance, options: PicturesOptions = {}): void {
  app.get('/pictures/sellers/:file', (request, reply) => {
    const params = v.safeParse(sellerParams, request.params);
    if (!params.success) return reply.code(404).send({ error: 'no such picture' });
    const id = params.output.file;
    const seller = options.sellerName ? options.sellerName(id) : id;
    if (!seller) return reply.code(404).send({ error: 'no such seller' });
    return reply.headers(headers).send(drawSellerLogo({ name: seller, seed: id }));
  });

  app.get('/pictures/:kind/:file', async (request, reply) => {
    const card = v.safeParse(cardParams, request.params);
    if (card.success) {
      const { kind, file: id } = card.output;
      const facts = options.productFacts?.(kind, id);
      if (!facts?.title || !options.toPng) {
        return reply.code(404).send({ error: 'no such product' });
      }
      const { title, price, priceNote, ...drawn } = facts;
      const svg = drawShareCard({ picture: { kind, seed: id, ...drawn }, title, price, priceNote });
      return reply.headers(cardHeaders).send(await options.toPng(svg));
    }
    const params = v.safeParse(productParams, request.params);
    if (!params.success) return reply.code(404).send({ error: 'no such picture' });
    const { kind, file: seed } = params.output;
    const facts = options.productFacts?.(kind, seed);
    if (!facts && !hasDrawing(kind)) return reply.code(404).send({ error: 'no such kind' });
    return reply.headers(headers).send(drawProduct({ kind, seed, ...facts }));
  });
}
