import { read } from './read';

test.each([
  [
    'telefonum bozuldu bana uygun bir laptop lazım',
    'tells: telefonum bozuldu | asks: bana uygun bir laptop lazim',
  ],
  [
    'klima almak istiyorum çünkü vantilatör yetmedi',
    'asks: klima almak istiyorum | aside: cunku vantilator yetmedi',
  ],
  ['araba kullanırken müzik dinliyorum', 'aside: araba kullanirken | tells: muzik dinliyorum'],
  ['gürültü engelleyen kulaklık', 'describes: gurultu engelleyen | says: kulaklik'],
  ['evde tablet var', 'tells: evde tablet var'],
  ['tablet var mı', 'asks: tablet var mi'],
  ['koşu bandı alacağım', 'asks: kosu bandi alacagim'],
  ['müze kartı', 'says: muze karti'],
  [
    'eşim dizi izliyor. Bana kitap önerir misiniz',
    'tells: esim dizi izliyor | asks: bana kitap onerir misiniz',
  ],
  ['20 bin liram var', 'tells: 20 bin liram var'],
  // What echoes a word says no more than it.
  ['internet minternet olmasın', 'says: internet olmasin'],
  ['telefon melefon lazım', 'asks: telefon lazim'],
  ['kasa masa', 'says: kasa masa'],
  ['su mu', 'says: su mu'],
])('the clauses of “%s”', (text, clauses) => {
  const { words, clauses: found } = read(text);
  const said = found.map(
    ({ saying, from, to }) =>
      `${saying}: ${words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ')}`,
  );
  expect(said.join(' | ')).toBe(clauses);
});
