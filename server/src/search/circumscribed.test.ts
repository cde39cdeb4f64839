import { sample, sampleSearch } from '../../testing/sample-search';

test.each([
  ['bagaja vermeden yanıma alabileceğim valiz', 'luggage', 'size=cabin'],
  ['saçımı boyattım rengi akmasın diye şampuan', 'haircare', 'hair_need=coloured'],
  ['biri dönünce öteki uyanmasın yatak', 'mattress', 'core=pocket'],
  ['yağmurda ayağım su almasın spor ayakkabı', 'sport-shoe', 'technology=waterproof'],
  ['uçağa binebilen bebek arabası', 'stroller', 'stroller_type=cabin'],
  ['eşimle ikimizin de ölçümünü tutan tansiyon aleti', 'blood-pressure-monitor', 'users=several'],
  [
    'balkonum yok, çamaşır asacak yerim de yok, çamaşır makinesi',
    'washing-machine',
    'features=dryer',
  ],
  ['aktarma çekemem istanbul berlin uçak', 'flight-bus', 'stops=direct'],
  ['prize bağlı kalmadan süpürge', 'vacuum-cleaner', 'vacuum_type=cordless'],
  ['çocuklar eğlensin diye mini kulübü olan otel', 'hotel', 'special_requirements=child_friendly'],
  ['bluetoothsuz bilekten tansiyon aleti', 'blood-pressure-monitor', 'connectivity=none'],
  ['45 cm genişliğinde bulaşık makinesi', 'dishwasher', 'width=w45'],
  ['çanta suni deri olmasın hakiki deri çapraz', 'handbag', 'bag_type=crossbody'],
  ['legonun dinozorlusu', 'toy', 'theme=dinosaur'],
  ['12 metrekare oda için klima', 'air-conditioner', 'room_size=small'],
  ['magsafe özellikli şeffaf iphone 16 pro kılıfı', 'phone-case', 'phone_model=iphone_16_pro'],
  ['büyükbabam tuşlu telefondan vazgeçmiyor', 'smartphone', 'device_type=feature_phone'],
  ['xbox series s 1 tb', 'gaming', 'family=xbox'],
  ['200 megadan aşağısı kurtarmaz fiber internet', 'internet-plan', 'connection_type=fiber'],
])('“%s” is a value, said in other words', async (query, kind, meaning) => {
  const { products } = await sampleSearch.search({ query });
  const [name = '', value = ''] = meaning.split('=');
  const first = sample.byId.get(products[0]?.id ?? '');
  expect([first?.kind, first?.attributes[name]]).toEqual([kind, expect.arrayContaining([value])]);
});
