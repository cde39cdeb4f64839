import { catalogue } from '../../../../testing/play-guide';
import { advised } from './advice';

const says = (kind: string, question: string): string | undefined => {
  const known = catalogue.knowledge.kinds.get(kind);
  return known && advised(question, known);
};

test.each([
  ['tyre', 'kışın yaz lastiğiyle gezilir mi', /soğukta sertleşir/],
  ['tyre', 'kaç senede bir değiştirmek gerekiyor', /1,6 mm/],
  ['perfume', 'bu kokular kaç saat kalıyor', /3–5, EDP 5–8 saat/],
  ['insurance', 'zorunlu olan hangisiydi, kasko mu trafik mi?', /zorunlu olan trafik sigortasıdır/],
  ['insurance', 'kasko ne işe yarıyor', /kasko kendi aracınızın/],
  ['washing-machine', '9 kilo dört kişiye yeter mi', /3–4 kişiye 8–9 kg/],
  ['air-conditioner', 'filtreyi kaç ayda bir temizleyeceğiz', /iki üç haftada bir/],
  ['vitamin', 'K vitamini olmayan hangisi', /Kan sulandırıcı/],
  ['vitamin', 'coumadin kullanıyorum alabilir miyim', /doktorunuza, eczacınıza/],
  ['cat-food', 'bu reçete maması mı', /veteriner hekim/],
  ['service', 'malzemeyi kim getiriyor', /ev sahibinden/],
  ['deposit', 'banka batarsa param ne olur', /TMSF/],
  ['tv', '3 metreden kaç inç izlenir', /65–75 inç/],
  ['smartphone', 'tuşlu telefon kime uyar', /Yalnız konuşacak olana/],
  ['skincare', 'güneş kremi de şart mı', /olmazsa olmazdır/],
  ['suncare', 'çocuğa da sürülür mü', /6 aydan küçük bebek/],
  ['tyre', 'dört mevsim alsam olmaz mı erzuruma gidiyom', /kış lastiğinin yerini tutmaz/],
  ['cat-food', 'yaş mama mı versem kuru mu', /ikisini birlikte vermek/],
  ['air-conditioner', 'her sene gaz bastırmak gerekir mi', /kaçak yoksa bitmez/],
  ['hotel', 'köpeğimi de getirebilir miyim', /küçük ırkı ek ücretle/],
  ['phone-case', 'şeffaflar bi süre sonra sararıyor mu', /zamanla sararır/],
  ['smartphone', '5g li almaya gerek var mı', /4\.5G yeter/],
  ['washing-machine', 'çok gürültü yapıyor mu', /70–80 dB/],
  ['tour', 'otobüs nereden kalkıyor', /Kalkış noktası/],
])('what sellers of a %s know answers “%s”', (kind, question, answer) =>
  expect(says(kind, question)).toMatch(answer),
);

test.each([
  ['tyre', 'hangisini alayım'],
  ['smartphone', 'bunlar ne kadar'],
  ['perfume', 'ikincisi daha güzel sanki'],
  ['cat-food', 'kilosu en ucuza gelen hangisi'],
  ['laptop', 'başka göster'],
  ['vitamin', 'teşekkürler'],
  ['hotel', 'iki kişi toplam ne tutar'],
  ['sofa', 'bunu beğenmedim'],
  ['internet-plan', 'modem beyaz mı'],
  ['smartwatch', 'kordonu metal mi'],
  ['laptop', 'ikinciyle üçüncüyü karşılaştırır mısın'],
  ['loan', 'aralarındaki fark ne'],
  ['haircare', 'kaç ml ilki'],
  ['tour', 'rehber Türkçe konuşuyor mu'],
  ['watch', 'hangisi takım elbiseyle daha şık durur'],
  ['tent', 'yağmurda içerde mangal yakılır mı'],
  ['sport-shoe', 'tabanı kaydırır mı'],
])('nothing that sellers of a %s know is dragged in for “%s”', (kind, text) =>
  expect(says(kind, text)).toBeUndefined(),
);

test('every wording leads to its own advice, or to one that has the same words', () => {
  const lost = [...catalogue.knowledge.kinds.values()].flatMap((kind) =>
    kind.advice.flatMap(({ asked }) =>
      asked.every((one) => advised(one, kind) === undefined) ? [`${kind.id}: ${asked[0]}`] : [],
    ),
  );
  expect(lost).toEqual([]);
});
