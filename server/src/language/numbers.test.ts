import { readNumbers, readWords } from '.';

const read = (text: string) =>
  readNumbers(readWords(text))
    .map(({ min, max }) => (min === max ? String(min) : `${min}-${max}`))
    .join(' ');

test.each([
  ['kırk bin', '40000'],
  ['60k', '60000'],
  ['altı yedi bin lira', '6000-7000'],
  ['yirmi beş bine kadar', '25000'],
  ['bir buçuk milyon', '1500000'],
  ['yarım milyon', '500000'],
  ['2 buçuk milyon', '2500000'],
  ['1.299,90 TL', '1299.9'],
  ['1,299.90', '1299.9'],
  ['20.000', '20000'],
  ['20 000 tl', '20000'],
  ['20bin', '20000'],
  ['onbeşbin', '15000'],
  ['on beş bin', '15000'],
  ['iki bin beş yüz', '2500'],
  ['2 bin 500', '2500'],
  ['1 milyon 200 bin', '1200000'],
  ['3 bin beş yüz', '3500'],
  ['beş bin altı', '5000'],
  ['beş bin altı yüz', '5600'],
  ['altı bin', '6000'],
  ['on on beş bin', '10000-15000'],
  ['yirmi otuz bin', '20000-30000'],
  ['üç dört yüz lira', '300-400'],
  ['bin dokuz yüz seksen dört', '1984'],
  ['₺5000', '5000'],
  ['1,5 milyon', '1500000'],
  ['1 milyon 200 bin', '1200000'],
  ['45 bn', '45000'],
  ['2 milyon 50 bine', '2050000'],
  ['yirmi bin', '20000'],
  ['on binlik', '10000'],
  ['iphone 15 128 gb', '15'],
  ['altın kolye', ''],
  ['onu biri aldı', ''],
])('“%s” says %s', (text, numbers) => expect(read(text)).toBe(numbers));
