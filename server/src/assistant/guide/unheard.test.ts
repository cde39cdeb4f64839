import { play } from '../../../testing/play-guide';

const last = async (script: string) => (await play(script)).at(-1);

// Courtesy, asides and what is told of oneself name no thing that is not sold.
test.each([
  'Hürmetler',
  'kızım üniversiteyi kazandı çok mutluyuz',
  'terfi aldım kutlayacağız',
  'bunu ilk defa alacağım',
  'ne edek şimdi',
  'başınızı ağrıttım',
  'gelin beğenmedi',
  'ekleyivericem',
  'çamaşır makinesi / 10 bini zor bulurum',
  'diş fırçası 2000 / şimdi ne yapıcam ben gece gece',
])('%s: nothing is said not to be sold, and nothing guessed', async (script) => {
  expect((await last(script))?.text).toMatch(/^(?!.*(?:Kataloğumuzda|olarak baktım|bütçeniz ne))/s);
});

test.each([
  ['kulak damlası', 'kulak damlası'],
  ['kartuş var mı', 'kartuş'],
  ['güneş paneli', 'güneş paneli'],
  ['avukat arıyorum', 'avukat'],
])('%s: said not to be sold', async (script, thing) => {
  expect((await last(script))?.text).toContain(`Kataloğumuzda ${thing} yok`);
});

test.each(['sivilce kremi / roaccutane satıyor musunuz', 'parol lazım'])(
  '%s: a medicine is the doctor’s',
  async (script) => {
    expect((await last(script))?.text).toMatch(/yok, üzgünüm; doktorunuza danışarak eczanelerde/);
  },
);

test.each(['ne alabilirim', '1000 liram var ne alabilirim'])(
  '%s: asked what is looked for, and nothing said of sellers',
  async (script) => {
    expect((await last(script))?.text).toMatch(/^(?!.*satıcı).*Ne arıyorsunuz\?/s);
  },
);

test.each([
  // What is said to us is no wish, and a second word says nothing without its first.
  ['tencere seti 9000 / Eksik olmayın.', /^(?!.*eksik)/i],
  ['oto koltuğu 8000 / fark etmez / doğumdan itibaren olsun', /^(?!.*“itibaren)/i],
  ['animasyon filmi / Minyonlar’ı ezberledik, onlar olmasın', /^(?!.*“minyon)/i],
  ['kasko bitiyor / daha uyguna yaptırmak istiyorum', /^(?!.*schengen)/i],
])('%s: none of it becomes a wish', async (script, says) => {
  const turn = await last(script);
  expect(turn?.text).toMatch(says);
  expect(turn?.chips.join()).toMatch(says);
});

test.each([
  ['yazıcı arıyorum / wifi olsun', /^(?!.*internet)/i],
  ['nişana güzel bir saat almak istiyorum', /Hangisine bakalım\?$/],
  ['köpeğim öldü', /\S/],
  ['sınavı kazandık çok heyecanlıyız', /^(?!.*üzüldüm)/],
])('%s: answered as it was meant', async (script, says) => {
  expect((await last(script))?.text).toMatch(says);
});

test.each([
  ['köpek maması 4500 / fark etmez / 15 kilo olsun', '15 kilo'],
  ['erkek kol saati 5000 / fark etmez / deri kordonlu olsun', 'Deri kordon'],
  ['erkek kol saati 5000 / fark etmez / deri kayışlı olsun', 'Deri kordon'],
])('%s: wished, though a shown title has the word', async (script, chip) => {
  expect((await last(script))?.chips).toContain(chip);
});

test.each([
  [
    'istanbuldan izmire otobüs / 3000 / uçak ne kadar peki',
    /1\. [^\n]*Uçak Bileti.*3\. [^\n]*Uçak Bileti/s,
  ],
  [
    'istanbuldan izmire otobüs / 3000 / pegasus olsun',
    /^Tamam, Pegasus; otobüs bileti olması şart değil.*1\. Pegasus/s,
  ],
])('%s: the newest word wins', async (script, says) => {
  expect((await last(script))?.text).toMatch(says);
});

test('what nobody knows of a list is said not to be known', async () => {
  const turn = await last('köpek maması 4500 / fark etmez / tuzsuz olsun');
  expect(turn?.text).toMatch(/^“Tuzsuz” için katalogda bilgi yok; ambalajında yazar/);
});

test.each([
  ['laptop 30 bin / fark etmez / 40a kadar çıkabilirim', 'Bütçe 40.000 TL'],
  ['kulaklık 1500 / fark etmez / 2000 yapsam daha iyisi çıkar mı', 'Bütçe 2.000 TL'],
  ['kulaklık 1500 / fark etmez / elimde 2500 var', 'Bütçe 2.500 TL'],
  ['kulaklık 1500 / fark etmez / 500 lira indirim olur mu', 'Bütçe 1.500 TL'],
  ['kulaklık arıyorum / tanesi 700', 'Bütçe 700 TL'],
  ['erkek kol saati 5000', 'Bütçe 5.000 TL'],
  ['lastik 205 55 16 / 5000 / bunlar 4 binden fazla, tanesi 4 bin', 'Bütçe 4.000 TL'],
])('%s: %s', async (script, chip) => {
  expect((await last(script))?.chips).toContain(chip);
});

test.each([
  'internet 900 tl 1000 mbps / evde 6 cihaz var',
  'televizyon 30 bin / çadır kurduk bahçeye',
])('%s: one question, and no claim to have understood', async (script) => {
  const turn = await last(script);
  expect(turn?.text).toMatch(/^(?!Anladım|Peki|Tamam)[^?]*\?$/);
  expect(turn?.buttons.length).toBeGreaterThan(1);
  expect(turn?.names).toEqual([]);
});

test.each([['kamp çadırı 8 bin / su geçirmez', 'Su geçirmez']])(
  '%s: nothing that is wished for is lost without a word',
  async (script, said) => {
    expect((await last(script))?.text).toContain(`“${said}” için katalogda bilgi yok`);
  },
);

test.each([
  ['ütü lazım / peki süpürge olsun 8 bin', /^(?!Kolay gelsin)/],
  ['muhabbet kuşu kafesi / neyse kızıma kutu oyunu bak 9 yaşında', /Kutu oyunu için bütçeniz/],
  [
    'kredi kartı / listele / puanı boşver, nakit çekimde ucuz olsun',
    /^(?!Tamam, burada bırakalım)/,
  ],
])('%s: no courtesy swallows what else is said', async (script, says) => {
  expect((await last(script))?.text).toMatch(says);
});
