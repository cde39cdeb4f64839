import { play, productsOf } from '../../../../testing/play-guide';
import { formatNumber } from '@denk/shared/product/text';

/** What the last list's products cost, and what is said to a question about them. */
async function asked(script: string) {
  const turns = await play(script);
  const list = turns.findLast(({ names }) => names.length > 0);
  const prices = productsOf(list?.names ?? []).map(({ offers }) => offers[0]?.price ?? 0);
  return { prices, text: turns.at(-1)?.text ?? '' };
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
const written = (price: number) => formatNumber(price, Number.isInteger(price) ? 0 : 2);
const phones = 'telefon 20 bin / fark etmez';
const tyres = 'lastik 20 bin / fark etmez';

test.each([
  [`${phones} / üçünü alsam ne tutar`, (of: readonly number[]) => sum(of)],
  [`${phones} / hepsi toplam kaç lira`, (of: readonly number[]) => sum(of)],
  [`${phones} / ilk ikisini alsam toplam ne kadar`, ([a = 0, b = 0]: readonly number[]) => a + b],
  [
    `${phones} / birinciyle ikinci arasında kaç lira fark var`,
    ([a = 0, b = 0]: readonly number[]) => Math.abs(a - b),
  ],
  [
    `${tyres} / dördünü alsam en ucuzundan kaç para eder`,
    (of: readonly number[]) => Math.min(...of) * 4,
  ],
  [`${tyres} / ilkinden 4 tane alsam ne kadar`, ([a = 0]: readonly number[]) => a * 4],
])('%s', async (script, expected) => {
  const { prices, text } = await asked(script);
  expect(text).toContain(`${written(expected(prices))} TL`);
});

test.each([
  ['kedi maması kısır 3000 / fark etmez / kilosu en ucuza gelen hangisi', /^Kilosu en ucuza gelen/],
  ['vitamin 1000 / fark etmez / tablet başına fiyatı ne', /^Tanesi en ucuza gelen/],
  ['vitamin 1000 / fark etmez / iki kutu alsam ne tutar', / TL × 2 = /],
  ['çikolata 300 / fark etmez / kilo fiyatları ne', /^Kilosu en ucuza gelen/],
  ['otel 30 bin / fark etmez / iki kişi toplam kaça gelir', /^2 kişi için:\n\n.* × 2 = /],
  ['ihtiyaç kredisi / fark etmez / toplam geri ödeme ne olur', / 12 × [\d.]+ TL = [\d.]+ TL/],
  // What is not told is not reckoned with.
  ['bebek bezi 1000 / fark etmez / tanesi kaça geliyor', /adede bölün/],
])('%s', async (script, answer) => {
  const { text } = await asked(script);
  expect(text).toMatch(answer);
});

test('the cheapest of each thing that was shown is summed over all lists', async () => {
  const script = 'telefon 20 bin / fark etmez / şimdi tablet 15 bin / fark etmez';
  const turns = await play(`${script} / her birinin en ucuzunu alsam toplam ne kadar`);
  const cheapest = turns
    .filter(({ names }) => names.length > 0)
    .map(({ names }) => Math.min(...productsOf(names).map(({ offers }) => offers[0]?.price ?? 0)));
  expect(cheapest).toHaveLength(2);
  expect(turns.at(-1)?.text).toContain(`${written(sum(cheapest))} TL`);
});
