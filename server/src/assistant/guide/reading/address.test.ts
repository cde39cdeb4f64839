import { withoutAddress } from './address';

test.each([
  ['robot süpürge istiyorum kedi tüyü için gardaş', 'robot süpürge istiyorum kedi tüyü için'],
  [
    'selamün aleyküm yeğenim, bizim salon 28 metrekare',
    'selamün aleyküm , bizim salon 28 metrekare',
  ],
  ['klima lazım yeğenim 40 bin', 'klima lazım 40 bin'],
  ['no frost mu bunlar kızım', 'no frost mu bunlar'],
  ['abi yatak bakıyorum', 'yatak bakıyorum'],
  ['hi, telefon arıyorum', 'telefon arıyorum'],
  ['kızım ben okuma yazma bilmem', 'ben okuma yazma bilmem'],
  ['üçüncüsünü alıyorum komutanım', 'üçüncüsünü alıyorum'],
  ['kızım için tablet', 'kızım için tablet'],
  ['abime saat', 'abime saat'],
  ['yeğenim 7 yaşında', 'yeğenim 7 yaşında'],
  ['annem istiyor', 'annem istiyor'],
  ['usta', 'usta'],
])('“%s” without whom it addresses', (text, left) => expect(withoutAddress(text)).toBe(left));
