import type { Page, Route } from '@playwright/test';

/** Where searches are asked. */
export const service = '**/functions/v1/search-products';
/** What the service says. */
export const answer = (products: readonly unknown[], rest = {}) => ({
  success: true,
  products,
  query: '',
  total_results: products.length,
  ...rest,
});
/** A product as the service tells it. */
export const phone = (at: number, rest = {}) => ({
  id: String(at),
  title: `Telefon ${at}`,
  image: '',
  source: `Satıcı ${at % 90}`,
  price: `${1000 + at},00 TL`,
  priceValue: 1000 + at,
  link: `https://www.example.com/${at}`,
  ...rest,
});
export const phones = (count: number) => Array.from({ length: count }, (_, at) => phone(at));

/** Lets a stand-in answer every search; the query and how often it was called go with it. */
export async function serve(
  page: Page,
  reply: (query: string, call: number, route: Route) => Promise<void> | object,
): Promise<void> {
  let calls = 0;
  await page.route(service, async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    const json = reply(query, calls++, route);
    if (json instanceof Promise) await json;
    else await route.fulfill({ json });
  });
}
