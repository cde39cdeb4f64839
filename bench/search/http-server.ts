import Fastify from 'fastify';
import { createCatalogueServices } from '../../server/src/search';

/** The server under load: the search, and a bare route that answers the same bytes for the same body. */
const [catalogueDir = ''] = process.argv.slice(2);
const services = createCatalogueServices({}, catalogueDir);
const app = Fastify({ logger: false });
services.routes(app);

const answers = new Map<string, Buffer>();
app.post('/bare', async (request, reply) => {
  const { query } = request.body as { query: string };
  let answer = answers.get(query);
  if (!answer) {
    answer = Buffer.from(JSON.stringify(await services.search.search({ query })));
    answers.set(query, answer);
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(answer);
});

process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('disconnect', () => process.exit(0));
