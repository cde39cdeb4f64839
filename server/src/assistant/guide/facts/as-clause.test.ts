import { placesOf } from '../names/places';
import { asClause } from './as-clause';

test.each([
  ['beyaz iz bırakıyor mu ilki', 'beyaz iz bırakıp bırakmadığı'],
  ['deniz suyuna dayanır mı', 'deniz suyuna dayanıp dayanmadığı'],
  ['kefil istiyorlar mı', 'kefil isteyip istemedikleri'],
  ['modem veriyorlar mı', 'modem verip vermedikleri'],
  ['pille mi çalışıyor', 'pille çalışıp çalışmadığı'],
  ['astarı çıkıyor mu', 'astarının çıkıp çıkmadığı'],
  ['montaj dahil mi', 'montajın dahil olup olmadığı'],
  ['cam silme dahil mi bunlara', 'cam silmenin dahil olup olmadığı'],
  ['yorumlar gerçek mi', 'yorumların gerçek olup olmadığı'],
  ['kurulum ücreti var mı', 'kurulum ücreti olup olmadığı'],
  ['kullanması zor olmaz mı', 'kullanması zor olup olmayacağı'],
  ['kaç bölüm', 'kaç bölüm olduğu'],
  ['içinde kaç soru var', 'içinde kaç soru olduğu'],
  ['toz torbası kaç litre', 'toz torbasının kaç litre olduğu'],
  ['kaç saat gidiyor şarjı', 'şarjının kaç saat gittiği'],
  ['kaç günde biter bu iş', 'işin kaç günde bittiği'],
  ['hepsi indüksiyon uyumlu değil mi', 'indüksiyon uyumlu olup olmadığı'],
  ['yatar pozisyona geliyor mu', 'yatar pozisyona gelip gelmediği'],
  ['taahhüt bitince ne oluyor', 'taahhüt bitince ne olduğu'],
  ['hangisi daha sağlam', 'hangisinin daha sağlam olduğu'],
  ['hangisinin ekranı büyük', 'hangisinin ekranının daha büyük olduğu'],
  ['faizi en düşük hangisi', 'hangisinin faizinin en düşük olduğu'],
])('“%s” is told within a sentence as “%s”', (text, clause) =>
  expect(asClause(text, undefined)).toBe(clause),
);

test.each([
  ['beyaz iz bırakıyor mu ilki', 'ilkinin beyaz iz bırakıp bırakmadığı'],
  ['birincisi denize ne kadar uzak', 'ilkinin denize ne kadar uzak olduğu'],
  ['havuz var mı ilkinde', 'ilkinde havuz olup olmadığı'],
])('“%s” is told of the one that it points at', (text, clause) =>
  expect(asClause(text, placesOf([0], 3))).toBe(clause),
);

test.each([
  'param garanti altında mı',
  'tencerenin dibi yandı nasıl çıkar',
  'ne sevdiğini bilmiyorum',
  'yazarı yaşıyor mu',
  'okumak paralı mı',
  'malzeme onlardan mı',
  'OLED ne demek',
  'salak mısın bu yazlık değil mi',
  'beyaz iz birakiyor mu',
  'bunu beğenmedim',
  'yıkanabiliyor mu',
  'alayım mı sence',
])('“%s” is turned into no clause', (text) => expect(asClause(text, undefined)).toBeUndefined());
