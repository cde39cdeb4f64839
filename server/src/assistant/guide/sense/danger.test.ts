import { dangerIn, isUrgent } from './danger';

test.each([
  'artık hiçbir şeyin anlamı yok gibi geliyor',
  'hayatın bir anlamı kalmadı',
  'ölsem kimse fark etmez zaten',
  'ölmek istiyorum',
  'ölmeyi düşünüyorum bazen',
  'keşke hiç doğmasaydım',
  'yaşamaktan yoruldum',
  'hayattan bıktım',
  'yaşamak çok zor geliyor',
  'uyuyamıyorum, yaşamak bile zor geliyor',
  'yaşamak artık bana çok ağır geliyor',
  'yaşama sevincim kalmadı',
  'yaşamam için bir neden kalmadı',
  'yok olup gitsem',
  'ölüp gitsem keşke',
  'her şeyi bitirmek istiyorum',
  'kendimi asacağım',
  'kendime zarar vermek istiyorum',
  'eşim beni dövüyor',
  'I want to die',
])('somebody is in danger: %s', (message) => expect(dangerIn(message)).toBe('crisis'));

test.each([
  'pili ölmesin yeter',
  'bu telefon olsam almazdım',
  'hiçbiri anlamlı değil',
  'kahve istemiyorum artık',
  'bu kulaklıktan bıktım',
  'hayatı anlatan bir roman',
  'bu evde yaşamak için perde lazım',
  'ölümsüz bir klasik',
  'kendimi kesmeyen tıraş bıçağı',
  'yoruldum bakmaktan, siz önerin',
  'her şeyi bitiren bir süpürge',
])('nobody is: %s', (message) => expect(dangerIn(message)).toBeUndefined());

test.each([
  'annem sabah bayıldı',
  'göğsüm sıkışıyor',
  'göğsümde bir baskı var sabahtan beri',
  'sol kolum da uyuştu',
  'babamın yüzü kaydı, konuşamıyor',
  'ayağa kalkınca gözlerim kararıyor',
  'nefes alamıyorum',
])('waits for no shop: %s', (message) => {
  expect(dangerIn(message)).toBe('health');
  expect(isUrgent(message)).toBe(true);
});

test.each([
  'başım ağrıyor',
  'reçeteli mi bu',
  'bayıldım bu renge',
  'göğüs cebi olsun',
  'bu baskı tişört olsun',
  'kolum uzun, ona göre',
])('is no emergency: %s', (message) => expect(isUrgent(message)).toBe(false));
