import { fold } from '@denk/shared/product/text';
import { fromSpoken } from './spoken';

test.each([
  ['istiyom', 'istiyorum'],
  ['alıom', 'alıyorum'],
  ['bakıyoz', 'bakıyoruz'],
  ['geliyo', 'geliyor'],
  ['alcam', 'alacağım'],
  ['alıcam', 'alacağım'],
  ['alcm', 'alacağım'],
  ['gelcm', 'geleceğim'],
  ['okuycam', 'okuyacağım'],
  ['gidicez', 'gideceğiz'],
  ['almıcam', 'almayacağım'],
  ['olcak', 'olacak'],
  ['diil', 'değil'],
  ...['salıncak', 'oyuncak', 'hocam', 'kocam', 'bahçem', 'tansiyon', 'radyo', 'bıçak', 'sıcak'].map(
    (word) => [word, word],
  ),
])('“%s” is written “%s”', (spoken, written) =>
  expect(fromSpoken(fold(spoken ?? ''))).toBe(fold(written ?? '')),
);
