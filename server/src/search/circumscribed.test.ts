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
])('“%s” is a value, said in other words', async (query, kind, meaning) => {
  const { products } = await sampleSearch.search({ query });
  const [name = '', value = ''] = meaning.split('=');
  const first = sample.byId.get(products[0]?.id ?? '');
  expect([first?.kind, first?.attributes[name]]).toEqual([kind, expect.arrayContaining([value])]);
});
