import type { ChatMessage } from '@denk/shared/product/wire';
import type { Knowledge } from '../../catalogue';
import { foldedWords, stem } from '../../language';
import type { SearchEngine } from '../../search';
import { judge } from './proposing/choose';
import { factsLine, listName, optionOf } from './proposing/line';
import { rangeOf } from './proposing/price-range';
import { productsNamed, sampleOf, shelfFor } from './proposing/shelf';
import { termsOf, type Option } from './proposing/terms';
import { replay } from './talk/replay';
import { onlyKind, type Slots } from './slots/slots';

/** A product as a model is told of it. */
export interface DeskProduct {
  readonly name: string;
  readonly brand: string;
  /** TL, the cheapest offer. */
  readonly price: number;
  /** What it meets and what it misses: `14.299 TL, 5.110 mAh; 5G yok`. */
  readonly facts: string;
}

/** What a model may ask about the catalogue. */
export interface Desk {
  /** The products that fit a conversation best, at most eight; prices in TL. */
  fitting(
    messages: readonly ChatMessage[],
    query?: string,
    price?: { readonly min?: number | undefined; readonly max?: number | undefined },
  ): Promise<readonly DeskProduct[]>;
  /** What the catalogue says of a product of this name; undefined where it has none. */
  details(name: string): Promise<
    | {
        readonly name: string;
        readonly price: number;
        readonly specs: Readonly<Record<string, string>>;
      }
    | undefined
  >;
}

const most = 8;

/** The catalogue for a model that speaks: it reads what was said as the embedded guide does, and chooses as it would. */
export function createDesk(engine: SearchEngine, knowledgeNow: () => Knowledge): Desk {
  return {
    async fitting(messages, query, price) {
      const knowledge = knowledgeNow();
      const { slots: said } = await replay(messages, query, engine, knowledge);
      const slots = price ? { ...said, budget: { said: '', turn: 0, ...price } } : said;
      const kind = knowledge.kinds.get(onlyKind(slots) ?? slots.kinds[0] ?? '');
      if (!kind) return (await carrying(messages.at(-1)?.content ?? '', engine)).map(asTold);
      const all = await sampleOf(kind.id, engine);
      const range = rangeOf(
        slots.budget,
        all.map((option) => option.price),
      );
      const terms = termsOf(slots, kind, range);
      const shelf = (await shelfFor(slots, kind, range, engine)).map((option) =>
        judge(option, terms, range),
      );
      return shelf
        .filter((one) => isFree(one, slots))
        .sort((a, b) => Number(b.exact) - Number(a.exact) || b.fit - a.fit)
        .slice(0, most)
        .map((one) => ({ ...asTold(one), facts: factsLine(one, kind) }));
    },
    async details(name) {
      const wanted = foldedWords(name).map(stem);
      const found = (await productsNamed([name], [], engine)).find(({ title }) =>
        wanted.every((word) => title.has(word)),
      );
      if (!found) return undefined;
      const { title, specs } = found.product;
      return {
        name: listName(title),
        price: found.price,
        specs: Object.fromEntries(specs.slice(0, 10).map((spec) => [spec.name, spec.value])),
      };
    },
  };
}

const isFree = ({ missing, product }: ReturnType<typeof judge>, { unwanted }: Slots): boolean =>
  !missing.some(({ of }) => of === 'refusal') && !unwanted.includes(product.title);

const asTold = ({ product, price }: Option): DeskProduct => ({
  name: listName(product.title),
  brand: product.brand,
  price,
  facts: `${price} TL`,
});

/** Products of any kind by words of their names. */
async function carrying(text: string, engine: SearchEngine): Promise<Option[]> {
  const candidates = await engine.find({
    words: foldedWords(text).map((word) => ({ stem: stem(word), prefix: false })),
    match: 'all',
    phrases: [],
    where: { musts: [] },
    prefer: [],
    most,
  });
  return candidates.flatMap(optionOf);
}
