import { chatButtonSchema, type ChatButton, type ChatMessage } from '@denk/shared/product/wire';
import { join } from 'node:path';
import * as v from 'valibot';
import { createGuide } from '../src/assistant';
import { readCatalogue, type CatalogueProduct } from '../src/catalogue';
import { createEmbeddedEngine } from '../src/search';

/** The sample catalogue, and the guide over it. */
export const catalogue = readCatalogue(join(__dirname, '../../catalogue'));
export const guide = createGuide(
  createEmbeddedEngine(catalogue.products, catalogue.kinds),
  () => catalogue.knowledge,
);

/** One turn of the guide, taken apart. */
export interface Turn {
  readonly said: string;
  readonly text: string;
  readonly names: readonly string[];
  /** What the list says of each. */
  readonly lines: readonly string[];
  readonly buttons: readonly ChatButton[];
  readonly chips: readonly string[];
}

/** A reply's text, list, buttons and chips. */
export function taken(reply: string, said = ''): Turn {
  const block = /\n\n```json\n(?<json>.*)\n```$/s.exec(reply);
  const all = v.parse(v.array(chatButtonSchema), JSON.parse(block?.groups?.['json'] ?? '[]'));
  const text = block ? reply.slice(0, block.index) : reply;
  const items = [...text.matchAll(/^\d\. (.+?) - (.+)$/gm)];
  return {
    said,
    text,
    names: items.map(([, name = '']) => name),
    lines: items.map(([, , line = '']) => line),
    buttons: all.filter(({ chip }) => !chip),
    chips: all.filter(({ chip }) => chip).map(({ label }) => label),
  };
}

const played = new Map<string, Promise<readonly Turn[]>>();

/** A conversation written as `first / second / third`, turn by turn. The same is played once: the guide remembers nothing. */
export function play(script: string, query?: string): Promise<readonly Turn[]> {
  const key = JSON.stringify([script, query]);
  const turns = played.get(key) ?? playAnew(script, query);
  played.set(key, turns);
  return turns;
}

async function playAnew(script: string, query?: string): Promise<readonly Turn[]> {
  const messages: ChatMessage[] = [];
  const turns: Turn[] = [];
  for (const content of script.split(' / ')) {
    messages.push({ role: 'user', content });
    const turn = taken(await guide(messages, query), content);
    turns.push(turn);
    messages.push({ role: 'assistant', content: turn.text });
  }
  return turns;
}

/** The list that stands at the end of a conversation. */
export const lastList = (turns: readonly Turn[]): Turn | undefined =>
  turns.findLast(({ names }) => names.length > 0);

/** The products of a list, of the kind that is expected where a film has a book's title. */
export function productsOf(names: readonly string[], kind?: string): CatalogueProduct[] {
  return names.map((name) => {
    const titled = catalogue.products.filter(({ title }) =>
      [' –', ',', ':'].some((end) => title === name || title.startsWith(name + end)),
    );
    const product = titled.find((one) => one.kind === kind) ?? titled[0];
    if (!product) throw new Error(`${name} is not in the catalogue`);
    return product;
  });
}
