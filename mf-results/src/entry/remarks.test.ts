import { remarksOf } from './remarks';

const names = ['Samsung Galaxy A16', 'OPPO A40'];

test.each([
  [
    '1. Samsung Galaxy A16 - 9.799 TL, 5.000 mAh\n2. OPPO A40 - 7.999 TL; 5G yok\n\nHazırlanıyor...',
    ['', '9.799 TL, 5.000 mAh', '7.999 TL; 5G yok'],
  ],
  [
    '“lila” için katalogda bilgi bulamadım. En yakın iki telefon:\n\n1. Samsung Galaxy A16 - 9.799 TL\n2. OPPO A40',
    ['“lila” için katalogda bilgi bulamadım. En yakın iki telefon:', '9.799 TL', ''],
  ],
  ['1. **Samsung Galaxy A16** – pili uzun\n2. OPPO A40', ['', 'pili uzun', '']],
  ['2. OPPO A40: hafif\n1. Samsung Galaxy A16 (9.799 TL)', ['', '(9.799 TL)', 'hafif']],
  ['Samsung Galaxy A16 ve OPPO A40 uygun.', ['', '', '']],
  ['', ['', '', '']],
])('what %j says of all and of each name', (proposal, said) => {
  const { before, each } = remarksOf(names, proposal);
  expect([before, ...each]).toEqual(said);
});
