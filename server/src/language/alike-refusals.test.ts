import { withAlikeRefusals } from './alike-refusals';
import { read, writtenIn } from './read';

const named: Readonly<Record<string, string>> = {
  telefon: 'kind',
  laptop: 'kind',
  tablet: 'kind',
  samsung: 'brand',
  xiaomi: 'brand',
  hp: 'brand',
  hafif: 'weight',
  kırmızı: 'color',
  siyah: 'color',
};

/** What a text refuses, item by item, where its last words name what stands above. */
function refused(text: string): string[] {
  const reading = read(text);
  const { refusals } = withAlikeRefusals(reading, (item) => {
    const [last = ''] = writtenIn(reading, item).split(' ').slice(-1);
    return [named[last]].flatMap((sort) => sort ?? []);
  });
  return refusals.flatMap(({ items }) => items.map((item) => writtenIn(reading, item)));
}

test.each([
  ['telefon, samsung olmasın', ['samsung']],
  ['kamerası iyi telefon, samsung olmasın', ['samsung']],
  ['kamerası iyi telefon, samsung, xiaomi olmasın', ['samsung', 'xiaomi']],
  ['hafif laptop, hp olmasın', ['hp']],
  ['hafif, hp olmasın', ['hp']],
  ['laptop, kapaklı olmasın', ['kapaklı']],
  ['samsung ve xiaomi olmasın', ['samsung', 'xiaomi']],
  ['kırmızı, siyah olmasın', ['kırmızı', 'siyah']],
  ['telefon, tablet istemiyorum', ['telefon', 'tablet']],
  ['fındık, fıstık yemiyorum', ['fındık', 'fıstık']],
])('“%s” refuses %j', (text, expected) => expect(refused(text)).toEqual(expected));
