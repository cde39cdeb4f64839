import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Kind } from './knowledge/kind';
import type { Sellers } from './sellers';
import { productDetail } from './product-detail';
import { CatalogueUnavailable, type ProductSource } from './product-source';
import { productPage, wireProduct } from './wire-product';

const idSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const idsSchema = v.pipe(
  v.object({ ids: v.pipe(v.string(), v.maxLength(8000)) }),
  v.transform(({ ids }) => ids.split(',').filter(Boolean)),
  v.array(idSchema),
  v.maxLength(50),
);

/** Seconds after which products that are away may be asked for again. */
const retryAfter = 5;

/** How many similar products a product page shows. */
const similarProducts = 4;

/** What the product routes work on. */
export interface ProductRouteParts {
  readonly source: ProductSource;
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly sellers: Sellers;
}

/** `GET /api/products/:id`, `/api/products?ids=a,b` and `/api/product-paths`. */
export function productRoutes(app: FastifyInstance, parts: ProductRouteParts): void {
  const { source, kinds, sellers } = parts;
  void app.register((scope, _, done) => {
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof CatalogueUnavailable)) throw error;
      request.log.warn({ reason: error.message }, 'products without an engine');
      return reply
        .code(503)
        .header('retry-after', retryAfter)
        .send({ error: 'Ürünler şu anda yüklenemiyor' });
    });

    scope.get('/api/product-paths', async () => ({
      paths: (await source.ids()).map(productPage),
      indexed: (await source.ids('real')).map(productPage),
    }));

    scope.get('/api/products', async (request, reply) => {
      const ids = v.safeParse(idsSchema, request.query);
      if (!ids.success) return reply.code(400).send({ error: 'ids en çok 50 ürün adı olmalı' });
      const products = await source.products(ids.output);
      return { products: products.map((one) => wireProduct(one, kinds.get(one.kind))) };
    });

    scope.get('/api/products/:id', async (request, reply) => {
      const { success, output } = v.safeParse(v.object({ id: idSchema }), request.params);
      const [product] = success ? await source.products([output.id]) : [];
      if (!product) return reply.code(404).send({ error: 'Ürün bulunamadı' });
      const similar = await source.similar(product, similarProducts);
      return productDetail(product, { kind: kinds.get(product.kind), sellers, similar });
    });
    done();
  });
}
