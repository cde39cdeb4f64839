import { play } from '../../../../testing/play-guide';

test.each([
  ['tablet 15 bin / listele / öğretmene indirim yapıyorlar mı', /indirim/i],
  ['valiz / listele / kırmızısı stokta var mı', /Stok/],
  ['tencere / listele / eski tenceremin kapağını ayrıca satıyor musunuz', /yetkili servis/],
  ['klima / listele / kargoya kaç günde veriliyor', /teslim günü/],
  ['bavul / listele / eski bavulumun tekerleği sizde bulunur mu', /ya da satıcısıdır\.$/],
  ['parfüm / listele / hediye paketi oluyor mu', /hediye paket/i],
])(
  'what only the seller knows is told in one sentence, and the list stays: %s',
  async (script, said) => {
    const last = (await play(script)).at(-1);
    expect(last?.names).toEqual([]);
    expect(last?.text).toMatch(said);
  },
);

test('the same is not told twice', async () => {
  const turns = await play(
    'tost makinesi / koltuk / listele / indirim olur mu / yılbaşında kampanya yapılır mı',
  );
  const [first, second] = turns.slice(-2);
  expect(second?.text).not.toBe(first?.text);
});
