import Fastify from 'fastify';
import type { ServerResponse } from 'node:http';
import { chatRoutes, type ChatSettings } from '.';
import type { Desk } from './guide';
import {
  done,
  eventStream,
  piece,
  startProviderStub,
  type ProviderStub,
} from '../../testing/provider-stub';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const names = ['Samsung Galaxy A26', 'Xiaomi Redmi Note 14', 'HONOR X7c', 'OPPO A40'];
const products = names.map((name, at) => ({
  name,
  brand: name.split(' ')[0] ?? '',
  price: 10_000 + at,
  facts: `${10 + at}.000 TL, 5.000 mAh`,
}));

/** A catalogue of four telephones. */
const desk = {
  fitting: jest.fn<ReturnType<Desk['fitting']>, Parameters<Desk['fitting']>>(async () => products),
  details: jest.fn<ReturnType<Desk['details']>, Parameters<Desk['details']>>(async (name) => {
    const found = products.find((product) => product.name === name);
    return found && { name, price: found.price, specs: { Batarya: '5.000 mAh' } };
  }),
};

beforeEach(() => {
  desk.fitting.mockClear();
  desk.details.mockClear();
});

interface Sent {
  readonly tools?: readonly unknown[];
  readonly stream_options?: unknown;
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | null;
    readonly tool_call_id?: string;
  }[];
}
const sent = (stub: ProviderStub) => stub.asked.map(({ body }) => body as Sent);

async function conversation(settings: Partial<ChatSettings> = {}) {
  const stub = await startProviderStub();
  const app = Fastify();
  closing.push(stub.close, () => app.close());
  await chatRoutes(app, {
    model: 'm',
    maxTokensField: 'max_tokens',
    fallbackToGuide: false,
    baseUrl: stub.baseUrl,
    guide: (messages) => `Rehber: ${messages.at(-1)?.content ?? ''}`,
    desk,
    ...settings,
  });
  const ask = async (body: object = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/chat/completions',
      payload: { messages: [{ role: 'user', content: 'telefon 15 bin' }], ...body },
    });
    return answer;
  };
  const says = async (): Promise<string> =>
    (await ask()).json<{ choices: [{ message: { content: string } }] }>().choices[0].message
      .content;
  return { stub, ask, says };
}

/** The service's answers, one after another; the last one again and again. */
const script =
  (...answers: readonly string[]) =>
  (response: ServerResponse, attempt: number) =>
    response.writeHead(200, eventStream).end((answers[attempt - 1] ?? answers.at(-1) ?? '') + done);

const speech = (text: string) =>
  [...(text.match(/[^]{1,5}/g) ?? [])].map((part) => piece(part)).join('') +
  piece(undefined, 'stop');

const delta = (tool_calls: readonly object[]) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls }, finish_reason: null }] })}\n\n`;

/** A call in parts, as services send it: the name first, its arguments in pieces. */
const call = (name: string, written: string) =>
  delta([{ index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }]) +
  [...(written.match(/[^]{1,4}/g) ?? [])]
    .map((part) => delta([{ index: 0, function: { arguments: part } }]))
    .join('') +
  piece(undefined, 'tool_calls');

const list = (...items: readonly string[]) =>
  `Size uygun olanlar:\n${items.map((item, at) => `${at + 1}. ${item}`).join('\n')}\nHazırlanıyor...`;
const good = list(...names.slice(0, 3));

test('a model searches the catalogue with a call that comes in parts', async () => {
  const { stub, says } = await conversation();
  stub.answer = script(
    call('search_products', '{"query":"pili uzun telefon","max_price":15000}'),
    speech(good),
  );
  expect(await says()).toBe(good);
  expect(desk.fitting).toHaveBeenLastCalledWith(
    [{ role: 'user', content: 'pili uzun telefon' }],
    undefined,
    { min: undefined, max: 15_000 },
  );
  const [, second] = sent(stub);
  const answer = second?.messages.at(-1);
  expect(answer).toMatchObject({ role: 'tool', tool_call_id: 'call_1' });
  expect(answer?.content).toContain('Samsung Galaxy A26');
});

test.each([
  ['no JSON', 'search_products', '{"query":', /query gerekli/],
  ['another shape', 'search_products', '{"query":7}', /query gerekli/],
  ['a tool that is not there', 'buy', '{}', /böyle bir araç yok/],
  ['a product that is not there', 'product_details', '{"name":"Nokia 3310"}', /böyle bir ürün yok/],
  ['a product that is', 'product_details', '{"name":"HONOR X7c"}', /5\.000 mAh/],
])('%s in a call is told to the model', async (_, name, written, told) => {
  const { stub, says } = await conversation();
  stub.answer = script(call(name, written), speech('Bütçeniz ne kadar?'));
  expect(await says()).toBe('Bütçeniz ne kadar?');
  expect(sent(stub)[1]?.messages.at(-1)?.content).toMatch(told);
});

test('a model that only ever calls is bounded, and the best three are said for it', async () => {
  const { stub, says } = await conversation();
  stub.answer = script(call('search_products', '{"query":"telefon"}'));
  expect(await says()).toMatch(/1\. Samsung Galaxy A26 - .*\n2\. Xiaomi.*\n3\. HONOR/);
  expect(sent(stub).map(({ tools }) => tools !== undefined)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('a name that the catalogue lacks is asked for once more, and never shown', async () => {
  const { stub, says } = await conversation();
  stub.answer = script(speech(list('Nokia 9999 Ultra', ...names.slice(0, 2))), speech(good));
  const text = await says();
  expect(text).not.toContain('Nokia');
  expect(text).toContain('1. Samsung Galaxy A26\n2. Xiaomi Redmi Note 14\n3. HONOR X7c');
  expect(text.match(/Size uygun olanlar/g)).toHaveLength(1);
  expect(sent(stub)[1]?.messages.at(-1)?.content).toContain('Nokia 9999 Ultra');
});

test('one that is lacking again is replaced by what fits, with a word about it', async () => {
  const { stub, says } = await conversation();
  stub.answer = script(speech(list('Nokia 9999 Ultra', ...names.slice(0, 2))));
  const text = await says();
  expect(text).toContain('1. HONOR X7c - 12.000 TL, 5.000 mAh');
  expect(text).toContain('“Nokia 9999 Ultra” katalogda olmadığı için yerine “HONOR X7c” geldi.');
  expect(sent(stub)).toHaveLength(2);
});

test('where nothing else fits it is marked', async () => {
  const { stub, says } = await conversation();
  desk.fitting.mockResolvedValueOnce([]);
  stub.answer = script(speech(list('Nokia 9999 Ultra', ...names.slice(0, 2))));
  expect(await says()).toContain('1. Nokia 9999 Ultra - katalogda bulamadım');
});

test('a service that refuses tools is asked without them from then on, with what fits', async () => {
  const { stub, says } = await conversation();
  stub.answer = (response, attempt) => {
    if (attempt > 1) return void script(speech(good))(response, attempt);
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end('{"error":{"message":"tools are not supported"}}');
  };
  expect(await says()).toBe(good);
  expect(await says()).toBe(good);
  expect(sent(stub).map(({ tools }) => tools !== undefined)).toEqual([true, false, false]);
  expect(sent(stub)[1]?.messages[0]?.content).toContain('OPPO A40 (13.000 TL');
});

test('what it cost is passed on to whoever asks for it', async () => {
  const { stub, ask } = await conversation();
  const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
  stub.answer = script(speech('Bütçeniz?') + `data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  expect((await ask()).json<{ usage: unknown }>().usage).toEqual(usage);
  const streamed = await ask({ stream: true, stream_options: { include_usage: true } });
  expect(streamed.payload).toContain(`"choices":[],"usage":${JSON.stringify(usage)}`);
  expect(sent(stub)[1]?.stream_options).toEqual({ include_usage: true });
  expect((await ask({ stream: true })).payload).not.toContain('usage');
});

describe('a model that only reads', () => {
  const reading = () => conversation({ understanding: 'provider' });

  test('fills slots, and the guide answers', async () => {
    const { stub, says } = await reading();
    stub.answer = script(
      speech(
        'Tamam: [{"thing":"telefon","for":"annem","max":15000,"wants":["uzun pil"],"refusedBrands":["Apple"]}]',
      ),
    );
    expect(await says()).toBe(
      'Rehber: telefon, annem için, en fazla 15000 TL, uzun pil olsun, Apple olmasın',
    );
  });

  test.each([
    ['no JSON', 'Merhaba!'],
    ['half of it', '[{"thing":"tel'],
    ['another shape', '[{"thing":["telefon"]}]'],
    ['nothing', '[{}]'],
  ])('%s: the guide reads what was said', async (_, text) => {
    const { stub, says } = await reading();
    stub.answer = script(speech(text));
    expect(await says()).toBe('Rehber: telefon 15 bin');
  });

  test('that is not there: the guide reads what was said', async () => {
    const { stub, says } = await reading();
    stub.answer = (response) => response.writeHead(401).end('{}');
    expect(await says()).toBe('Rehber: telefon 15 bin');
  });
});
