import type { ChatMessage } from '@denk/shared/product/wire';
import { countQuestions, isCompleteReply } from './completeness';

const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });

describe('countQuestions', () => {
  test.each<[string, ChatMessage[], number]>([
    ['nothing said', [], 0],
    ['a question of the visitor', [user('Telefon var mı?')], 0],
    ['two questions in one message', [assistant('Ne arıyorsunuz? Bütçeniz nedir?')], 1],
    ['a statement', [assistant('Bütçenizi yazabilirsiniz.')], 0],
    [
      'a talk',
      [
        user('telefon'),
        assistant('Bütçeniz nedir?'),
        user('20 bin'),
        assistant('Kamera mı, pil mi?'),
      ],
      2,
    ],
  ])('%s', (_, messages, count) => expect(countQuestions(messages)).toBe(count));
});

describe('isCompleteReply', () => {
  const three = 'Önerilerim:\n1. Samsung A55\n2. Xiaomi 14T\n3. Apple iPhone 16';
  test.each([
    ['a numbered list', three, 0, true],
    ['a list of two', '1. Samsung A55\n2. Xiaomi 14T', 2, true],
    ['one numbered line', '1. Samsung A55 güzel bir seçenek.', 2, false],
    ['second hand', '2. el ürünlere de bakabiliriz.', 2, false],
    ['a list of questions', '1. Bütçeniz nedir?\n2. Marka tercihiniz var mı?', 1, false],
    ['budget after three questions', 'Bütçenize uygun ürünler arıyorum.', 3, false],
    ['budget after four questions', 'Bütçenize uygun ürünler arıyorum.', 4, true],
    ['preference after four, in capitals', 'TERCİHLERİNİZİ not aldım.', 4, true],
    ['four questions, neither word', 'Biraz daha anlatın.', 4, false],
    ['five questions and a budget word', 'Bütçeniz tamam.', 5, true],
  ])('%s', (_, text, questionsAsked, complete) =>
    expect(isCompleteReply({ text, questionsAsked, cutShort: false })).toBe(complete),
  );

  test('a list cut at the length limit is not complete', () =>
    expect(isCompleteReply({ text: three, questionsAsked: 4, cutShort: true })).toBe(false));
});
