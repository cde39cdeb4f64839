import { play } from '../../../testing/play-guide';

const told = (script: string) => play(script).then((turns) => turns.at(-1)?.text);

describe('the course of a talk', () => {
  test.each([
    // What is left out, and what stays.
    [
      'çamaşır makinesi 9 kg 30 bin / bulaşık makinesi de lazım 25 bin / listele / yok bulaşık kalsın, kayınvalidem alıyormuş',
      /^Tamam, o kalsın\. .*çamaşır makinesi/s,
    ],
    [
      'buzdolabı no frost 40 bin / yanına ocak da lazım / neyse buzdolabı kalsın',
      /^Tamam, o kalsın/,
    ],
    // What is refused.
    ['ikinci el araba 900 bin / fiat egea istemem', /Egea olmasın/],
    [
      'robot süpürge 15 bin / fark etmez / bu markayı sevmiyorum ikinciyi değiştirin',
      /^Tamam, \p{L}+ olmasın; ikincisini/u,
    ],
  ])('%s', async (script, says) => {
    expect(await told(script)).toMatch(says);
  });
});
