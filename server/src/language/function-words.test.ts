import { isColour, isFunctionWord } from '.';

test.each(
  'genisliginde boyunda istiyorum isterim ariyorum ariyom alacagim alcam alayim alsam almali oner onerir onerisi bakiyorum bulabilir misin icin fiyatlari modelleri var ve bana bir en iyisi olsun lazim bakarmisiniz olurmu varmiydi'.split(
    ' ',
  ),
)('%s describes nothing', (word) => expect(isFunctionWord(word)).toBe(true));

test.each(
  'araba alet aran bakim bakir verem vermut oltu olta etek etli elma aralik sekiz arama istakoz bulut bulgur secme telefon hafif markali'.split(
    ' ',
  ),
)('%s does', (word) => expect(isFunctionWord(word)).toBe(false));

test.each(['siyah', 'kirmizisi', 'beyaz', 'gri'])('%s is a colour', (word) =>
  expect(isColour(word)).toBe(true),
);
