import type { CatalogueProduct, Kind } from '../../server/src/catalogue';
import { brandIdOf } from '../../server/src/catalogue';

/** A repeatable source of numbers from 0 up to 1. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const syllables =
  'ar ba ce de el fa ga ha il ka la ma na or pa ra sa ta un va ya ze bi ci di fi gi ki li mi ni pi ri si ti vi zi çe şo gü kö'.split(
    ' ',
  );
const brandCount = 234;

type Numbers = () => number;

const pick = <Item>(items: readonly Item[], next: Numbers): Item =>
  items[Math.floor(next() * items.length)] as Item;

const word = (next: Numbers, most: number) =>
  Array.from({ length: 2 + Math.floor(next() * (most - 1)) }, () => pick(syllables, next)).join('');

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

/**
 * Products as a large shop has them: 234 brands, the real kinds with their attributes, a long tail of model names,
 * and 15 of 100 titles in capitals or without Turkish letters. The same for the same number.
 */
export function* generateProducts(
  count: number,
  kinds: readonly Kind[],
): Generator<CatalogueProduct> {
  const next = numbersFrom(1);
  const brands = Array.from({ length: brandCount }, () => capital(word(next, 3)));
  const series = Array.from({ length: 400 }, () => capital(word(next, 3)));
  for (let at = 0; at < count; at += 1) {
    const kind = pick(kinds, next);
    const brand = brands[Math.floor(next() ** 2 * brandCount)] as string;
    const model = `${pick(series, next)} ${capital(word(next, 4)).slice(0, 2).toUpperCase()}${100 + Math.floor(next() * 9000)}`;
    const size = next() < 0.4 ? ` ${pick([64, 128, 256, 512], next)} GB` : '';
    let title = `${brand} ${model}${size} ${kind.noun}`;
    const style = next();
    if (style < 0.08) title = title.toLocaleUpperCase('tr');
    else if (style < 0.15)
      title = title.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
    const price = Math.round(50 + next() ** 3 * 60_000);
    yield {
      id: `${kind.id}-${at}`,
      kind: kind.id,
      category: kind.category,
      ...(kind.contentType && { contentType: kind.contentType }),
      brand,
      brandId: brandIdOf(brand),
      title,
      rating: Math.round(36 + next() * 13) / 10,
      reviewCount: Math.floor(next() ** 4 * 20_000),
      offers: ['trendyol', 'hepsiburada', 'n11'].map((sellerId, step) => ({
        sellerId,
        seller: sellerId,
        price: price + step * 10,
        link: `https://www.example.com/${at}`,
      })),
      attributes: attributesOf(kind, next),
      specs: [],
      sample: true,
    };
  }
}

function attributesOf(kind: Kind, next: Numbers): Record<string, readonly string[]> {
  const attributes: Record<string, readonly string[]> = { ...kind.fixed };
  for (const [name, { values }] of Object.entries(kind.attributes).slice(0, 4)) {
    attributes[name] = [pick(Object.keys(values), next)];
  }
  return attributes;
}

/** Queries as visitors write them for such a catalogue: kinds, brands, models, prices, suffixes and errors. */
export function generateQueries(
  count: number,
  products: readonly CatalogueProduct[],
  kinds: ReadonlyMap<string, Kind>,
  seed: number,
): string[] {
  const next = numbersFrom(seed);
  const typo = (text: string) => {
    const at = 1 + Math.floor(next() * Math.max(1, text.length - 2));
    return text.slice(0, at) + text.slice(at + 1);
  };
  return Array.from({ length: count }, (_, at) => {
    const product = pick(products, next);
    const noun = kinds.get(product.kind)?.noun ?? '';
    const synonym = pick(kinds.get(product.kind)?.synonyms ?? [noun], next);
    const words = product.title.split(' ');
    const asked = [
      () => noun,
      () => `${product.brand} ${synonym}`,
      () => words.slice(0, 3).join(' '),
      () => `${words[1]} ${words[2]}`,
      () => `${typo(product.brand)} ${noun}`,
      () => typo(synonym),
      () => `${synonym} ${Math.ceil((product.offers[0]?.price ?? 100) / 1000)} bin altı`,
      () => `"${product.brand} ${words[1]}"`,
      () => `ucuz ${noun.toLocaleUpperCase('tr')}`,
      () => `${product.brand} ${words[1]} modelleri`,
    ];
    return (asked[at % asked.length] as () => string)();
  });
}

/** Beginnings of what visitors write, three letters and longer. */
export function generateBeginnings(queries: readonly string[]): string[] {
  return queries.map((query, at) => query.replaceAll('"', '').slice(0, 3 + (at % 8)));
}
