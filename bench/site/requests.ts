import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ask, Client } from './client';

/** A visitor's request, with what kind it is. */
export interface UsualAsk extends Ask {
  readonly kind: 'page' | 'search' | 'suggestion' | 'file' | 'picture' | 'chat' | 'product';
}

const json = { 'content-type': 'application/json' };
const page = { accept: 'text/html' };

/** What visitors ask for, as often as they do: a page with its files, searches, suggestions, a chat now and then. */
export async function usualRequests(root: string, client: Client): Promise<UsualAsk[]> {
  const queries = readFileSync(join(root, 'bench/search/held-out-queries.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[1] ?? [])
    .filter((_, index) => index % 12 === 0);
  const products = await someProducts(client);
  const pages = [
    '/',
    '/search',
    '/kategoriler',
    '/about',
    '/contact',
    '/ai-chat',
    ...queries.slice(0, 8).map((query) => `/results?q=${encodeURIComponent(query)}`),
    ...queries.slice(8, 12).map((query) => `/questionnaire?q=${encodeURIComponent(query)}`),
    ...products.slice(0, 8).map(({ id }) => `/product/${encodeURIComponent(id)}`),
  ];
  const home = await client.ask({ path: '/', headers: { ...page, 'accept-encoding': 'identity' } });
  if (home.status !== 200) throw new Error(`the home page was answered ${home.status}`);
  const files = [
    ...new Set(home.body.toString().match(/\/modules\/[^"'\s]+?\.(?:js|css|woff2)/g) ?? []),
  ];
  return [
    ...pages.map((path): UsualAsk => ({ kind: 'page', path, headers: page })),
    ...files.map((path): UsualAsk => ({ kind: 'file', path })),
    ...queries.slice(0, 30).map((query): UsualAsk => ({
      kind: 'search',
      path: '/functions/v1/search-products',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query, filters: { limit: 24 } }),
    })),
    ...queries.slice(0, 20).map((query): UsualAsk => ({
      kind: 'suggestion',
      path: `/api/suggestions?q=${encodeURIComponent(query.slice(0, 5))}`,
    })),
    ...products.slice(0, 15).map(({ id }): UsualAsk => ({
      kind: 'product',
      path: `/api/products/${encodeURIComponent(id)}`,
    })),
    ...products.slice(0, 10).map(({ id, kind }): UsualAsk => ({
      kind: 'picture',
      path: `/pictures/${kind}/${encodeURIComponent(id)}.svg`,
    })),
    ...queries.slice(0, 6).map((query): UsualAsk => ({
      kind: 'chat',
      path: '/v1/chat/completions',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ messages: [{ role: 'user', content: query }], stream: true }),
    })),
  ];
}

async function someProducts(client: Client) {
  const { body } = await client.ask({
    path: '/functions/v1/search-products',
    method: 'POST',
    headers: { ...json, 'accept-encoding': 'identity' },
    body: JSON.stringify({ query: 'telefon', filters: { limit: 20 } }),
  });
  const said = JSON.parse(body.toString()) as { products: { id: string; kind: string }[] };
  return said.products;
}

/** The same request as another visitor's. */
export const asVisitor = <One extends Ask>(ask: One, visitor: number): One => ({
  ...ask,
  headers: {
    ...ask.headers,
    'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  },
});
