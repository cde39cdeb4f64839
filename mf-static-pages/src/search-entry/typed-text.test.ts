import { firstText, nextText, visibleText, type TypedText } from './typed-text';

const phrases = ['İğne', 'Şu'];

function run(steps: number): string[] {
  let text: TypedText = firstText(phrases);
  const seen = [visibleText(text, phrases)];
  for (let step = 0; step < steps; step++) {
    const next = nextText(text, phrases);
    text = next.text;
    seen.push(`${next.after} ${visibleText(text, phrases)}`);
  }
  return seen;
}

test('the full phrase stays two seconds, goes letter by letter, and the next one is typed', () => {
  expect(run(8)).toEqual([
    'İğne',
    '2000 İğn',
    '50 İğ',
    '50 İ',
    '50 ',
    '500 Ş',
    '100 Şu',
    '2000 Ş',
    '50 ',
  ]);
});

test('after the last phrase comes the first again', () => {
  expect(run(13).slice(9)).toEqual(['500 İ', '100 İğ', '100 İğn', '100 İğne', '2000 İğn']);
});
