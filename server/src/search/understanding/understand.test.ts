import { join } from 'node:path';
import { readCatalogue } from '../../catalogue';
import { createEmbeddedEngine } from '../engine/embedded-engine';
import { makeLexicon } from '../vocabulary/lexicon';
import { understand } from './understand';

const { kinds, products, knowledge } = readCatalogue(join(__dirname, '../../../../catalogue'));
const { brands, vocabulary } = createEmbeddedEngine(products, kinds).knowledge();
const lexicon = makeLexicon(knowledge, new Map([...brands].map(([id, { name }]) => [id, name])));
const read = (query: string) => understand(query, lexicon, vocabulary);

describe('a query is understood', () => {
  test.each([
    ['telefon', ['smartphone']],
    ['iPhone’un kılıfı', ['phone-case']],
    ['telefon kılıfı', ['phone-case']],
    ['Film & Dizi', ['movie', 'series']],
    ['bilgisayar', ['desktop', 'laptop']],
    ['iphone 15', []],
    ['tansiyonumu ölçecek bir şey', ['blood-pressure-monitor']],
    ['mil kazandıran kart', ['credit-card']],
    ['kapıda kaldım', ['service']],
    ['kedi kumu', []],
    ['online eğitim', ['online-course']],
    ['yatak olan çekyat', ['sofa']],
    ['eve internet bağlatacağım çocuklar oyun oynuyor', ['internet-plan']],
    ['klimam bozuldu', ['service']],
    ['dask yaptırmam lazım', ['insurance']],
    ['Ev & Yaşam', []],
    ['otel villa', ['hotel']],
    ['telefonumun şarj aleti bozuldu', ['charger']],
    ['komik bir film olsun iki saati geçmesin', ['movie']],
    ['korku filmi değil gerilim', ['movie']],
    ['doğa belgeseli izlemelik', ['documentary']],
    ['5g telefon katlanır olmasın', ['smartphone']],
    ['buzdolabı bozuldu yenisini alacağım', ['refrigerator']],
    ['ütüm bozuldu yenisini alacağım', []],
    ['çamaşır makinası bozuldu acil yenisi lazım', ['washing-machine']],
    ['kombi bozuldu yeni usta lazım', ['service']],
    ['buzdolabım bozuldu tamirci arıyorum', ['service']],
    ['paramı vadeliye koymak istiyorum', ['deposit']],
    ['klima montaj', ['service']],
    ['buzdolabı tamirci', ['service']],
    ['halı yıkatma', ['service']],
    ['camları sildirmek istiyorum', ['service']],
    ['eve internet bağlatacağım', ['internet-plan']],
    ['işitme cihazı', []],
    ['bebeğin altı gece hep sızdırıyor', ['diaper']],
    ['yatıya gelenler yerde yatıyor, gece açılıp üstünde uyunsun', ['sofa']],
    ['dask yaptırma', ['insurance']],
    ['mutfak dolabı yaptırmak', ['service']],
    ['klima takan yer', ['service']],
    ['evimi boyayacak biri', ['service']],
    ['bilgisayar satan yer', ['desktop', 'laptop']],
    ['sürekli seyahat eden biri için bavul', ['luggage']],
    ['bodrumda kalacak yer arıyorum', ['hotel']],
    ['yemek masasının üstüne tavandan sarkan şık bir şey bakıyoruz', ['lighting']],
    ['redmi note 14 pro plus', []],
    ['iphone 17 pro max 256', []],
  ])('“%s” names the kinds %j', (query, expected) =>
    expect([...read(query).kinds].sort()).toEqual(expected),
  );

  test.each([
    ['Teknoloji', 'technology'],
    ['Güzellik & Kişisel Bakım', 'beauty'],
    ['Tatil & Seyahat', 'travel'],
    ['samsung', undefined],
  ])('“%s” names the category %s', (query, expected) =>
    expect(read(query).category).toBe(expected),
  );

  test.each([
    ['samsung telefon', 'samsung'],
    ['youtube için kamera', undefined],
    ['ARÇELİK buzdolabı', 'arcelik'],
    ['new balance ayakkabı', 'new_balance'],
    ['rayban gözlük', 'ray_ban'],
    ['telefon', undefined],
  ])('“%s” names the brand %s', (query, expected) => expect(read(query).brand).toBe(expected));

  test.each([
    ['telefon, samsung olmasın', 'smartphone', 'samsung'],
    ['hafif laptop, hp olmasın', 'laptop', 'hp'],
    ['kamerası iyi telefon, xiaomi hariç', 'smartphone', 'xiaomi'],
    ['kablosuz kulaklık, jbl istemiyorum', 'headphones', 'jbl'],
  ])('“%s” wants a %s and refuses %s alone', (query, kind, brand) => {
    const { kinds: wanted, without } = read(query);
    expect([...wanted]).toContain(kind);
    expect(without.map((refused) => refused.brand)).toEqual([brand]);
  });

  test.each([
    ['ucuz telefon', { cheap: true, dear: false, byPrice: false, best: false }],
    ['en iyi kulaklık', { cheap: false, dear: false, byPrice: false, best: true }],
    ['en ucuz telefon', { cheap: true, dear: false, byPrice: true, best: false }],
    ['lüks otel', { cheap: false, dear: true, byPrice: false, best: false }],
    ['telefon', { cheap: false, dear: false, byPrice: false, best: false }],
  ])('“%s” wants %j', (query, preferences) => expect(read(query).preferences).toEqual(preferences));

  test.each([
    ['oyun konsolu', { kind: 'gaming', name: 'product_type', value: 'console' }],
    ['çiçeksi parfüm', { kind: 'perfume', name: 'scent_preferences', value: 'floral' }],
    ['korku filmi', { kind: 'movie', name: 'genre-preference', value: 'horror' }],
    ['granit tencere', { kind: 'cookware', name: 'material', value: 'granite' }],
    ['kapsül kahve makinesi', { kind: 'coffee-machine', name: 'machine_type', value: 'capsule' }],
    ['annem için parfüm', { kind: 'perfume', name: 'gender', value: 'female' }],
    ['salonum 25 metrekare klima', { kind: 'air-conditioner', name: 'room_size', value: 'medium' }],
    [
      'yedi kişiyiz araba lazım',
      { kind: 'car', name: 'passenger_capacity', value: 'seven_seater' },
    ],
    ['windows yüklü laptop', { kind: 'laptop', name: 'operating_system', value: 'windows' }],
    ['bir buçuk yaşında yeğenime oyuncak', { kind: 'toy', name: 'age', value: 'baby' }],
    ['18 aylık bebeğe oyuncak', { kind: 'toy', name: 'age', value: 'baby' }],
    ['oyun kolu', { kind: 'gaming', name: 'product_type', value: 'gamepad' }],
    ['iki kişi yatacağız yatak', { kind: 'mattress', name: 'size', value: 'double' }],
    ['5 kişilik aileye bulaşık makinesi', { kind: 'dishwasher', name: 'capacity', value: 'large' }],
    ['otomatik vites araba', { kind: 'car', name: 'transmission', value: 'automatic' }],
  ])('“%s” names the value %j', (query, value) => expect(read(query).values).toContainEqual(value));

  test.each([
    ['gitar', ['guitar']],
    ['powerbank', ['power_bank']],
    ['oyun konsolu joystick', ['gamepad']],
    ['otel', []],
    ['tencere', ['pot', 'pot_set', 'pressure_cooker']],
    ['Tencere ve Tavalar', []],
    ['Konser ve Tiyatro', []],
    ['tava', ['pan']],
    ['otel villa', ['villa']],
    ['klima montajı', []],
  ])('“%s” is the sort %j', (query, sorts) =>
    expect(read(query).sorts.map(({ value }) => value)).toEqual(sorts),
  );

  test.each([
    ['telefon ve kulaklık', ['smartphone', 'headphones'], true],
    ['laptop çantası', ['handbag'], false],
    ['çamaşır makinesi bulaşık makinesi', ['washing-machine', 'dishwasher'], true],
    ['telefon kılıfı', ['phone-case'], false],
    ['erkek ve kadın kol saati', ['watch'], false],
    ['süpürge robotu', ['robot-vacuum'], false],
    ['diz üstü bilgisayar', ['laptop'], false],
    ['monitör', [], false],
    ['tansiyon monitörü', ['blood-pressure-monitor'], false],
    ['klimam bozuldu', ['service'], false],
    ['arabamı sigortalatmak istiyorum', ['insurance'], false],
    ['araba kullanırken güneş gözüme giriyor', ['sunglasses'], false],
    ['evde fiber internet taktırmak istiyorum', ['internet-plan'], false],
    ['hassas cilt için krem', ['skincare'], false],
    ['golden retriever maması', ['dog-food'], false],
    ['kamerası iyi telefon', ['smartphone'], false],
    ['wifi klima', ['air-conditioner'], false],
    ['parke ustası', ['service'], false],
    ['tank', [], false],
    ['tencere arıyorum bulaşık makinesi için', ['cookware'], false],
    ['tablet arıyorum oyun konsolu olsun', ['tablet'], false],
    ['klima soğutur mu', ['air-conditioner'], false],
    ['klimam soğutmuyor', ['service'], false],
  ])('“%s” asks for %j', (query, kindIds, several) =>
    expect(read(query)).toMatchObject({ kinds: kindIds, several }),
  );

  test.each([
    ['iphone olmayan telefon', ['iphon'], ['telefon']],
    ['kablolu olmayan kulaklık', ['kablol'], ['kulaklik']],
    ['gluten içermeyen makarna', [], ['glutensiz', 'makarn']],
  ])('“%s” leaves out %j', (query, without, stems) => {
    const intent = read(query);
    expect(intent.without.map(({ stems: refused }) => refused.join(' '))).toEqual(without);
    expect(intent.words.map(({ stem }) => stem)).toEqual(stems);
  });

  test.each([
    ['ne okusam', ['book']],
    ['nereye gidelim', ['tour']],
    ['bu akşam ne izlesek', ['movie', 'series']],
  ])('“%s” is a question for %j', (query, kindIds) =>
    expect([...read(query).kinds].sort()).toEqual(kindIds),
  );

  test.each([
    ['samsung telefon modelleri ve fiyatları', ['samsung', 'telefon']],
    ['kişi başı kapadokya turu', ['kapadokya', 'turu']],
    ['bana ucuz bir laptop öner', ['laptop']],
    ['fiyat', []],
  ])('“%s” is searched by %j', (query, words) =>
    expect(read(query).words.map(({ written }) => written.toLowerCase())).toEqual(words),
  );

  test.each([
    ['yazlıkta buzdolabı', 'yazlikta'],
    ['oğluma tablet', 'ogluma'],
    ['doğum günü için tablet', 'dogum'],
    ['acil tablet', 'acil'],
  ])('of “%s” one word is only said around the thing', (query, word) =>
    expect(read(query).words.find(({ text }) => text === word)?.aside).toBe(true),
  );

  test.each([
    ['rizede otel', 'rizede'],
    ['kişi başı kapadokya turu', 'kapadokya'],
    ['izmirde tiyatro', 'izmirde'],
  ])('of “%s” the place tells which thing is meant', (query, word) =>
    expect(read(query).words.find(({ text }) => text === word)?.aside).toBe(false),
  );

  test.each([
    ['yavru kedimize mama', 'yavru'],
    ['yeni başlayanlar için keman', 'keman'],
    ['lahmacun', 'lahmacun'],
    ['kadın trençkot', 'trenckot'],
  ])('“%s” has to be that sort of its kind', (query, word) => {
    const intent = read(query);
    expect(intent.kinds).toHaveLength(1);
    expect(intent.words.find(({ text }) => text === word)?.optional).toBe(false);
  });

  test.each([
    ['koşu badı', ['treadmill']],
    ['bulaşık mainesi', ['dishwasher']],
    ['kulakık', ['headphones']],
  ])('“%s” is read as a name that is one slip away', (query, kinds) =>
    expect(read(query)).toMatchObject({ kinds, corrected: [expect.anything()] }),
  );

  test.each([
    ['katlanıp elde taşınan bisiklet', []],
    ['noise cancelling headphone', []],
    ['oyuncakk', []],
    ['yoka matı', ['yoka']],
    ['samsun a56', ['samsun']],
    ['samsun otobüs bileti', []],
    ['iksboks', ['iksboks']],
    ['kasio saat', ['kasio']],
  ])('of “%s” what is shown as corrected is %j', (query, expected) =>
    expect(read(query).corrected.map(({ written }) => written)).toEqual(expected),
  );

  test('words that named the kind do not have to be carried, others do', () =>
    expect(read('2024 korku filmleri').words.map(({ stem, optional }) => [stem, optional])).toEqual(
      [
        ['2024', false],
        ['kork', false],
        ['film', true],
      ],
    ));
});
