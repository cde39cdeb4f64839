import { firstHeard, isHeardAs, soundsOf } from './by-ear';

test.each([
  ['macbook', 'makbuk'],
  ['air', 'eyr'],
  ['air', 'er'],
  ['watch', 'vac'],
  ['max', 'maks'],
  ['plus', 'plas'],
  ['wheels', 'vils'],
  ['skechers', 'sikecirs'],
  ['dynamight', 'dinamayt'],
  ['galaxy', 'gelaksi'],
  ['dyson', 'daysin'],
  ['quest', 'kuest'],
  ['samsonite', 'samsonayt'],
  ['fluence', 'fuluans'],
  ['kindle', 'kindil'],
])('“%s” may be spelt “%s” by ear', (name, heard) => {
  expect(isHeardAs(heard, soundsOf(name))).toBe(true);
  expect(firstHeard(name)).toContain(heard.charAt(0));
});

test.each([
  ['canon', 'nikon'],
  ['asus', 'acer'],
  ['max', 'mask'],
  ['plus', 'plan'],
])('“%s” is never heard as “%s”', (name, other) =>
  expect(isHeardAs(other, soundsOf(name))).toBe(false),
);
