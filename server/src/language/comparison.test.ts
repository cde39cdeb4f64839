import { read, writtenIn } from '.';

test.each([
  ['airpods benzeri kulaklık', ['like airpods']],
  ['iphone 15 gibi', ['like 15']],
  ['iphone mu samsung mu', ['versus iphone']],
  ['iphone 15’ten büyük telefon', []],
  ['iphone mu', []],
  ['en ucuz telefon', []],
])('“%s” compares %j', (text, expected) => {
  const reading = read(text);
  const said = reading.comparisons.map(
    ({ relation, of }) => `${relation} ${writtenIn(reading, of)}`,
  );
  expect(said).toEqual(expected);
});
