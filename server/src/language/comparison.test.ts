import { read, writtenIn } from '.';

test.each([
  ['daha hafif olsun', ['more hafif']],
  ['en hafif laptop', ['most hafif']],
  ['airpods benzeri kulaklık', ['like airpods']],
  ['iphone 15 gibi', ['like 15']],
  ['iphone mu samsung mu', ['versus iphone & samsung']],
  ['iphone 15’ten büyük telefon', []],
  ['egedan büyük', ['than egedan & büyük']],
  ['en iyi telefon', []],
  ['en ucuz telefon', []],
])('“%s” compares %j', (text, expected) => {
  const reading = read(text);
  const said = reading.comparisons.map(
    ({ relation, of, and }) =>
      `${relation} ${writtenIn(reading, of)}${and ? ` & ${writtenIn(reading, and)}` : ''}`,
  );
  expect(said).toEqual(expected);
});
