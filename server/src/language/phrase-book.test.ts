import { PhraseBook, stem } from '.';

test('a phrase is found by its stems, the longest one first', () => {
  const book = new PhraseBook();
  book.add('telefon', 'phone');
  book.add('telefon kılıfı', 'case');
  book.add('kılıf', 'case');
  const find = (text: string) =>
    book.find(text.split(' ').map(stem)).map(({ meanings, from, to }) => [...meanings, from, to]);
  expect(find('kirmizi telefonlarin kiliflari')).toEqual([['case', 1, 3]]);
  expect(find('telefon ve kilif')).toEqual([
    ['phone', 0, 1],
    ['case', 2, 3],
  ]);
});
