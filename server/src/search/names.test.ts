import { namesOf } from '../catalogue';
import { foldedWords, stem } from '../language';
import { accusative, dative, withoutMarks } from '../../testing/forms';
import { sample, sampleSearch } from '../../testing/sample-search';

const { kinds } = sample;

const keyOf = (name: string) => foldedWords(name).map(stem).join(' ');

/** Every name of a kind, in small letters, and all kinds that are called so. */
function named(): Map<string, ReadonlySet<string>> {
  const kindsByKey = new Map<string, Set<string>>();
  const names = new Set<string>();
  for (const kind of kinds.values()) {
    const verbs = new Set(kind.verbs);
    for (const name of namesOf(kind).filter((one) => !verbs.has(one))) {
      kindsByKey.set(keyOf(name), (kindsByKey.get(keyOf(name)) ?? new Set()).add(kind.id));
      names.add(name.toLocaleLowerCase('tr'));
    }
  }
  return new Map([...names].map((name) => [name, kindsByKey.get(keyOf(name)) ?? new Set()]));
}

// Each name is said in two or three of these ways.
test.each([
  ['as it stands', (name: string) => name, 0.998, 0],
  ['without Turkish letters', withoutMarks, 0.998, 1],
  ['as what is looked for', (name: string) => `${accusative(name)} arıyorum`, 0.985, 2],
  ['as what is looked at', (name: string) => `${withoutMarks(dative(name))} bakıyodum`, 0.98, 0],
  ['for somebody', (name: string) => `annem için ${name} lazım ucuz olsun`, 0.99, 1],
  ['in a question', (name: string) => `iyi bir ${withoutMarks(name)} onerir misiniz`, 0.99, 2],
  ['in one word', (name: string) => withoutMarks(name.replaceAll(' ', '')), 0.985, 0],
])('names of every kind are found %s', async (_, said, least, third) => {
  const missed: string[] = [];
  const all = [...named()].filter((_, at) => at % 3 === third);
  for (const [name, ids] of all) {
    const query = said(name);
    const { products: found } = await sampleSearch.search({ query, filters: { limit: 1 } });
    if (!ids.has(found[0]?.kind ?? '')) missed.push(query);
  }
  const share = 1 - missed.length / all.length;
  expect({ isKept: share >= least, missed: share >= least ? [] : missed }).toEqual({
    isKept: true,
    missed: [],
  });
});

test.each([
  ['doğa belgeseli', 'exact', /Ahtapot|Gezegen|İmparator|Tiny World/],
  ['lipstick', 'exact', /Lipstick|Ruj/],
  ['mascara', 'exact', /Maskara/],
  ['exercise bike', 'exact', /Bisikleti/],
  ['almanca kursu', 'exact', /Almanca|Duolingo|Memrise|Babbel/],
  ['deri kordonlu saat', 'exact', /Fossil|Bambino/],
  ['cep saati', 'close', /./],
  ['oscarlı film', 'exact', /./],
  ['sanal kart', 'close', /./],
])('“%s” says a sort: only what is one answers it wholly', async (query, fit, title) => {
  const answer = await sampleSearch.search({ query });
  expect(answer.fit).toBe(fit);
  expect(answer.products[0]?.title).toMatch(title);
});

test.each([
  ['kanepe', /kanepe/iu],
  ['salona kanepe', /kanepe/iu],
])('%s: what is called so itself comes before others of its kind', async (query, title) => {
  const { products } = await sampleSearch.search({ query });
  expect(products[0]?.title).toMatch(title);
});

test.each([
  ['istanbul–antalya uçak', /İstanbul–Antalya/],
  ['bursadan istanbula otobüs', /Bursa–İstanbul/],
  ['kapalı kadın mayo bikini olmasın', /Mayo/],
  ['oled tv 55', /55/],
  ['mac book air m4', /MacBook Air/],
  ['koşuyu bırakmak istemiyorum bir koşu ayakkabısı olsun', /Koşu/],
  ['iphone 17 pro max 256', /Pro Max 256/],
  ['antalya her şey dahil 5 yıldız', /./],
  ['istanbul ankara otobüs 2+1 koltuk', /İstanbul–Ankara/],
  ['petek temizletmek', /Petek/],
  ['eşyaları taşıtmak', /Eşya/],
  ['ikinci el araba alacağım taşıt kredisi', /Taşıt/],
  ['ev alıyoruz konut kredisi', /Konut/],
  ['hepa filtreli torbasız süpürge', /./],
  ['20 bin mah powerbank', /20000/],
  ['kadın elbise', /Elbise/],
  ['kız arkadaşıma çapraz çanta', /Çapraz/],
])('“%s” is answered by such things first', async (query, title) => {
  const { products, fit } = await sampleSearch.search({ query, filters: { limit: 3 } });
  expect(fit).toBe('exact');
  for (const one of products) expect(one.title).toMatch(title);
});

test.each([
  ['delongi magnifica', /^De’Longhi Magnifica/],
  ['new balans 530', /^New Balance 530/],
  ['lego teçnic 42163', /^LEGO Technic 42163/],
  ['dior savaj', /^Dior Sauvage/],
  ['makbuk eyr m2', /^Apple MacBook Air/],
  ['iphone 16 plas', /^Apple iPhone 16 Plus/],
  ['hot vils araba', /^Hot Wheels/],
  ['sikeçırs dinamayt', /^Skechers Dynamight/],
  ['rjuj', /Ruj$/],
  ['dji osmo poket 3', /^DJI Osmo Pocket 3/],
  ['çiko best friend pro', /^Chicco Best Friend/],
  ['mişlen crossclimate', /^Michelin CrossClimate/],
  ['prima', /^Prima /],
  ['kasyo ci şok', /^Casio G-Shock/],
  ['el ci klima', /^LG DualCool/],
  ['haç pi laptop', /^HP /],
  ['lö kröze döküm tencere', /^Le Creuset/],
  ['nü balans 530', /^New Balance 530/],
  ['reno klio', /^Renault Clio/],
  ['galaksi vaç 7', /^Samsung Galaxy Watch7/],
  ['aypet eyır m3', /^Apple iPad Air/],
  ['fuci film', /^Fujifilm/],
])('“%s” is heard as a name', async (query, title) => {
  const { products } = await sampleSearch.search({ query, filters: { limit: 1 } });
  const [{ brand = '', title: own = '' } = {}] = products;
  expect(own.startsWith(brand) ? own : `${brand} ${own}`).toMatch(title);
});

// Which thing is meant where words stand side by side, and where they lead to one.
test.each([
  ['omzu çantası siyah', 'handbag'],
  ['haftasonu ankarada tiyatroya gidelim diyoruz', 'concert-theatre'],
  ['orta boy köpeğimizi kısırlaştırdık, veteriner diyet mama verin dedi', 'dog-food'],
  ['yaşlı köpeğimin dişleri döküldü yumuşak bir mama', 'dog-food'],
  ['satranç takımı', 'board-game'],
  ['biyotinli şampuan', 'haircare'],
  ['taşınabilir klima', 'air-conditioner'],
  ['yaşlanma karşıtı krem', 'skincare'],
  ['isofixli koltuk', 'baby-car-seat'],
  ['paragraf kitabı', 'exam-prep'],
  ['harici ekran kartlı kasa 32 gb ram', 'desktop'],
  ['lego arabalı set', 'toy'],
  ['izmirden istanbula uçakla gidiş', 'flight-bus'],
  ['portföy', 'handbag'],
  [
    'Tek başıma yaşıyorum, haftada bir yıkıyorum, büyük çamaşır makinesine gerek yok',
    'washing-machine',
  ],
  ['espresso içmeden ayılamıyorum', 'coffee'],
  ['ekran gözlüğü', 'eyeglasses'],
  ['cep bataryası', 'charger'],
])('“%s” is a %s', async (query, kind) => {
  const { products } = await sampleSearch.search({ query, filters: { limit: 1 } });
  expect(sample.byId.get(products[0]?.id ?? '')?.kind).toBe(kind);
});

test('a model that its family lacks leaves the family, and nothing else with that number', async () => {
  const { products, fit } = await sampleSearch.search({ query: 'iphone 5' });
  expect(fit).toBe('close');
  expect(products[0]?.title).toMatch(/iPhone/);
});
