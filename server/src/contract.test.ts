import { join } from 'node:path';
import { Registry } from 'prom-client';
import Fastify from 'fastify';
import { contractExamples } from '../../tooling/contract/examples';
import { faultsOf, requestOf } from '../../tooling/contract/expect-example';
import { readEnvironment } from './environment';
import { services } from './services';

const app = Fastify();
let origin = '';

beforeAll(async () => {
  const { mounts } = services(
    readEnvironment({}),
    join(__dirname, '../../catalogue'),
    new Registry(),
  );
  for (const mount of mounts) await mount(app);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

describe('the server answers as the contract says, and as scenarios do:', () => {
  test.each(contractExamples)('$says', async (example) => {
    expect(await faultsOf(example, await fetch(requestOf(example, origin)))).toEqual([]);
  });
});
