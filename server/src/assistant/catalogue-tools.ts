import * as v from 'valibot';
import type { Desk } from './guide';

/** What a model may call, in OpenAI's protocol. */
export const toolDefinitions = [
  {
    type: 'function' as const,
    function: {
      name: 'search_products',
      description: 'Katalogda ürün arar; yalnız burada bulunan ürünler önerilebilir.',
      parameters: {
        type: 'object',
        properties: {
          query: { type: 'string', description: 'Türkçe arama: ürün, marka, özellikler, kime' },
          min_price: { type: 'number', description: 'TL' },
          max_price: { type: 'number', description: 'TL' },
        },
        required: ['query'],
      },
    },
  },
  {
    type: 'function' as const,
    function: {
      name: 'product_details',
      description: 'Bir ürünün fiyatını ve teknik özelliklerini verir.',
      parameters: {
        type: 'object',
        properties: { name: { type: 'string', description: 'Ürünün katalogdaki adı' } },
        required: ['name'],
      },
    },
  },
];

/** A call that a model made; its arguments as it wrote them. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
const searchSchema = v.object({
  query: shortText,
  min_price: v.nullish(v.number()),
  max_price: v.nullish(v.number()),
});
const detailsSchema = v.object({ name: shortText });

/** Letters of one answer: eight products with what they meet need no more. */
const longestAnswer = 2000;

/** Answers a model's call as JSON; what it wrote wrongly is told to it and never thrown. */
export async function answerCall(call: ToolCall, desk: Desk): Promise<string> {
  return JSON.stringify(await resultOf(call, desk)).slice(0, longestAnswer);
}

async function resultOf({ name, arguments: written }: ToolCall, desk: Desk): Promise<unknown> {
  if (name === 'search_products') {
    const asked = v.safeParse(searchSchema, parsed(written));
    if (!asked.success) return { error: 'query gerekli: {"query": "…", "max_price": 20000}' };
    const { query, min_price: min, max_price: max } = asked.output;
    const price =
      min != null || max != null ? { min: min ?? undefined, max: max ?? undefined } : undefined;
    return { products: await desk.fitting([{ role: 'user', content: query }], undefined, price) };
  }
  if (name === 'product_details') {
    const asked = v.safeParse(detailsSchema, parsed(written));
    if (!asked.success) return { error: 'name gerekli: {"name": "…"}' };
    return (await desk.details(asked.output.name)) ?? { error: 'katalogda böyle bir ürün yok' };
  }
  return { error: 'böyle bir araç yok; search_products ve product_details var' };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
