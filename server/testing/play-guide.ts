import { chatButtonSchema, type ChatMessage } from '@denk/shared/product/wire';
import { join } from 'node:path';
import * as v from 'valibot';
import { readCatalogue } from '../src/catalogue';
import { createGuide, guideCatalogue } from '../src/assistant/guide';
import type { GuideProduct } from '../src/assistant/guide/guide-catalogue';

/** The sample catalogue as the guide knows it. */
export const catalogue = guideCatalogue(readCatalogue(join(__dirname, '../../catalogue')));

/** The guide over the sample catalogue. */
export const guide = createGuide(catalogue);

/** One turn of the guide, taken apart. */
export function taken(reply: string) {
  const block = /\n\n```json\n(?<json>.*)\n```$/s.exec(reply);
  const buttons = v.parse(v.array(chatButtonSchema), JSON.parse(block?.groups?.['json'] ?? '[]'));
  const text = block ? reply.slice(0, block.index) : reply;
  const names = [...text.matchAll(/^\d\. (.+)$/gm)].map(([, name = '']) => name);
  return { text, buttons, names };
}

/** Plays a conversation written as `first / second / third` and checks every turn's manners. */
export function play(script: string, query?: string) {
  const messages: ChatMessage[] = [];
  const asked: string[] = [];
  let turn = taken('');
  for (const content of script.split(' / ')) {
    messages.push({ role: 'user', content });
    turn = taken(guide(messages, query));
    expect(guide(messages, query)).toBe(guide(messages, query));
    const spoken = turn.text.replace(/^\d\. .+$/gm, '').replace(/“[^”]*”/g, 'x');
    expect(spoken.match(/[.?!]+(?=\s|$)/g)?.length ?? 0).toBeLessThanOrEqual(2);
    expect([0, 3]).toContain(turn.names.length);
    if (turn.text.includes('?')) {
      expect(asked).not.toContain(turn.text);
      asked.push(turn.text);
    }
    messages.push({ role: 'assistant', content: turn.text });
  }
  expect(asked.length).toBeLessThanOrEqual(4);
  return { ...turn, questions: asked.length };
}

/** The products of a list, of the kind that is expected where a film has a book's title. */
export function productsOf(names: readonly string[], kind?: string): GuideProduct[] {
  return names.map((name) => {
    const titled = catalogue.products.filter(({ title }) => title === name);
    const product = titled.find((one) => one.kind === kind) ?? titled[0];
    if (!product) throw new Error(`${name} is not in the catalogue`);
    return product;
  });
}
