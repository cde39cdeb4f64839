import { accusative, withoutMarks } from '../../testing/forms';
import { sampleSearch } from '../../testing/sample-search';

/** Everyday things that no kind of the sample is, many of them named by a word that a kind is named by, too. */
const things = `
  traktör lastiği, akvaryum balığı, yazıcı toneri, at eyeri, diş teli, bahçe hortumu, çim biçme makinesi, tornavida seti,
  boya fırçası, yorgan, battaniye, duş başlığı, klozet kapağı, ütü, saç kurutma makinesi, tırnak makası, çöp poşeti,
  çamaşır suyu, diş macunu, işitme cihazı, tekerlekli sandalye, hasta yatağı, bisiklet kaskı, şişme bot, can yeleği,
  uyku tulumu, mangal, çaydanlık, tost makinesi, mikrodalga fırın, su ısıtıcı, bıçak seti, saklama kabı, streç film,
  yemek masası, bar taburesi, kitaplık, ayakkabılık, çalışma masası, tv ünitesi, mama sandalyesi, bebek telsizi,
  okul çantası, kurşun kalem, silgi, hesap makinesi, yazı tahtası, hafıza kartı, ekran kartı, web kamerası, pikap iğnesi,
  gitar teli, dikiş makinesi, fermuar, örgü şişi, iç çamaşırı, eldiven, kravat, cüzdan, şemsiye, gelinlik, eşofman, terlik,
  kaynak makinesi, motor yağı, fren balatası, motosiklet kaskı, römork, bilardo masası, tenis raketi, futbol topu,
  kuş kafesi, köpek kulübesi, süt sağma makinesi, çimento, radyatör, güneş paneli, yazar kasa, kartvizit, antibiyotik,
  nargile, çakmak, çay, masa`
  .split(',')
  .map((thing) => thing.trim());

test.each(['ücretsiz kredi kartı', 'bedava dil kursu', 'yıllık ücreti olmayan kart'])(
  '“%s”: what nothing has is never told to be met',
  async (query) => {
    const { fit, unmatched = [] } = await sampleSearch.search({ query });
    expect(fit).not.toBe('exact');
    expect(unmatched).not.toEqual([]);
  },
);

test.each<[string, (thing: string) => string]>([
  ['alone', (thing) => thing],
  ['without Turkish letters', withoutMarks],
  ['as what is looked for', (thing) => `${accusative(thing)} arıyorum`],
  ['for somebody', (thing) => `kardeşim için ${thing} lazım`],
  ['by its price', (thing) => `en ucuz ${thing} fiyatları`],
])('what is not sold is told, said %s', async (_, say) => {
  const untold: string[] = [];
  for (const thing of things) {
    const answer = await sampleSearch.search({ query: say(thing) });
    const { fit, products: shown, corrected = [] } = answer;
    if ((shown.length && fit === 'exact') || corrected.length) {
      untold.push(`${say(thing)} → ${shown[0]?.title ?? ''}`);
    }
  }
  const isKept = untold.length <= things.length * 0.05;
  expect({ isKept, untold: isKept ? [] : untold }).toEqual({ isKept: true, untold: [] });
});

test.each(['araç buzdolabı', 'hibrit yatak', 'lego arabalı set', 'router', 'yazıcı'])(
  '“%s” is not told to be met by something that shares a word',
  async (query) => {
    const { fit, corrected = [] } = await sampleSearch.search({ query });
    expect(fit).not.toBe('exact');
    expect(corrected).toEqual([]);
  },
);

test.each(
  `saç ektirmek istiyorum, arabamı boyatacağım, diş beyazlatma yaptırmak, kaş aldırmak, telefonumun ekranını değiştirtmek,
  saçımı kestireceğim, gözümü çizdirmek istiyorum, laptop bataryası değiştirmek`.split(/,\s+/),
)('“%s” asks for what nobody does here, and is told so', async (query) => {
  const { fit, products: shown } = await sampleSearch.search({ query });
  expect(shown.length === 0 || fit === 'close').toBe(true);
});

test.each([
  ['death note izle', 'Death Note'],
  ['naruto izlemek istiyorum', 'Naruto'],
  ['sefiller oku', 'Sefiller – Victor Hugo'],
  ['interstellar izle', 'Yıldızlararası'],
])('“%s” leads to “%s”, whatever kind it is', async (query, title) => {
  const { products: shown } = await sampleSearch.search({ query });
  expect(shown[0]?.title).toBe(title);
});

test.each(['cenaze çiçeği', 'av tüfeği', 'fotokopi kâğıdı', 'ütü masası', 'düğün davetiyesi'])(
  '“%s”: what shares but one word with the thing is not shown',
  async (query) => {
    const { fit, products: shown } = await sampleSearch.search({ query });
    expect({ fit, shown: shown.length }).toEqual({ fit: 'none', shown: 0 });
  },
);

test('a category that is called by two words is shown whole', async () => {
  const { fit, products: shown } = await sampleSearch.search({ query: 'güzellik ve bakım' });
  expect(fit).not.toBe('none');
  expect(shown.length).toBeGreaterThan(0);
});
