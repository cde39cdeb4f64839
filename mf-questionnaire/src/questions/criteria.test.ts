import { deviceWishSchema } from '@denk/shared/product/handoff';
import { criterionSchema } from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';
import beauty from '../question-sets/beauty';
import film from '../question-sets/film';
import perfume from '../question-sets/perfume';
import technology from '../question-sets/technology';
import { answerInWords, fittingAnswers, isAnswered } from './answers';
import { criteriaOf, staysOnDevice } from './criteria';
import { deviceWishesOf } from './device-wishes';
import type { Question, QuestionSet } from './question';

describe('what answers ask of products', () => {
  test('a price range and a type must be met, tastes are wishes, in the order asked', () => {
    const criteria = criteriaOf(perfume, {
      budget: 'moderate',
      gender: 'female',
      scent_preferences: ['vanilla', 'floral'],
    });
    expect(criteria).toEqual([
      {
        id: 'gender',
        label: 'Kimin için: Kadın',
        strength: 'must',
        test: { type: 'attribute', name: 'gender', anyOf: ['female', 'unisex'] },
      },
      {
        id: 'scent_preferences',
        label: 'Koku: Çiçeksi, Vanilya',
        strength: 'wish',
        test: {
          type: 'attribute',
          name: 'scent_preferences',
          anyOf: ['floral', 'vanilla'],
          asked: [
            { label: 'Çiçeksi', anyOf: ['floral'] },
            { label: 'Vanilya', anyOf: ['vanilla'] },
          ],
        },
      },
      {
        id: 'budget',
        label: 'Bütçe: 1.000–2.500 TL',
        strength: 'must',
        test: { type: 'price', min: 1000, max: 2500 },
      },
    ]);
  });

  test('“no preference” asks for nothing, and does not hide what was named beside it', () => {
    expect(criteriaOf(technology, { brand_preference: ['no_preference'] })).toEqual([]);
    expect(
      criteriaOf(technology, { brand_preference: ['samsung', 'no_preference'] }),
    ).toMatchObject([{ label: 'Marka: Samsung', test: { type: 'brand', anyOf: ['samsung'] } }]);
    expect(criteriaOf(film, { 'duration-preference': 'flexible' })).toEqual([]);
  });

  test('skin, allergies and pregnancy give no criterion; the rest of the same answer does', () => {
    const criteria = criteriaOf(beauty, {
      skin_type: 'oily',
      skin_concerns: ['acne'],
      special_needs: ['pregnancy', 'allergies', 'vegan'],
    });
    expect(criteria).toMatchObject([
      { id: 'special_needs', label: 'Özel ihtiyaç: Vegan', test: { anyOf: ['vegan'] } },
    ]);
    expect(JSON.stringify(criteria)).not.toMatch(/pregnancy|Hamile|allerg|Alerji|oily|acne/);
  });

  test('what stays on the device is handed over as wishes of the browser’s own', () => {
    const wishes = deviceWishesOf(beauty, {
      skin_type: 'oily',
      skin_concerns: ['acne', 'none'],
      special_needs: ['pregnancy', 'vegan'],
      age_group: 'teens',
    });
    expect(wishes).toEqual([
      { id: 'skin_type', label: 'Cilt tipi: Yağlı', attribute: 'skin_type', anyOf: ['oily'] },
      {
        id: 'skin_concerns',
        label: 'Cilt sorunu: Akne ve sivilce',
        attribute: 'skin_concerns',
        anyOf: ['acne'],
      },
      {
        id: 'special_needs',
        label: 'Özel ihtiyaç: Hamilelik veya emzirme',
        attribute: 'special_needs',
        anyOf: ['pregnancy'],
        avoid: { attribute: 'cautions', anyOf: ['pregnancy'], label: 'Hamilelikte önerilmez' },
      },
    ]);
    expect(v.safeParse(v.array(deviceWishSchema), wishes).success).toBe(true);
  });

  test('every answer of every kind fits the wire contract, the longest label too', () => {
    const everything = Object.fromEntries(
      technology.questions.map((question) => [
        question.id,
        'options' in question
          ? question.type === 'checkbox'
            ? question.options.map(({ value }) => value)
            : (question.options.at(-1)?.value ?? '')
          : '',
      ]),
    );
    const criteria = criteriaOf(technology, everything);
    expect(v.safeParse(v.array(criterionSchema), criteria).success).toBe(true);
    expect(criteria.find(({ id }) => id === 'important_features')?.label).toMatch(/ ve \d diğer$/);
  });

  test('an unknown value asks for nothing', () => {
    expect(criteriaOf(perfume, { gender: 'robot', other: 'x', budget: '' })).toEqual([]);
  });
});

describe('answered', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['   ', false],
    [[], false],
    ['floral', true],
    [['floral'], true],
    [0, true],
  ])('%j → %s', (answer, expected) => expect(isAnswered(answer)).toBe(expected));
});

const texts = { name: 'Soru', title: 'Soru?', description: 'Açıklama.' };
const note: Question = { ...texts, id: 'note', type: 'text' };
const amount: Question = { ...texts, id: 'amount', type: 'range', unit: 'TL' };
const [gender, scents, , budget] = perfume.questions as readonly [
  Question,
  Question,
  Question,
  Question,
];

test.each([
  [gender, 'female', 'Kadın'],
  [scents, ['woody', 'floral'], 'Çiçeksi, Odunsu'],
  [budget, 'niche', '5.000 TL ve üzeri'],
  [note, ' az bilinen ', 'az bilinen'],
  [amount, 40, '40 TL'],
  [scents, [], ''],
  [gender, undefined, ''],
])('an answer in words', (question, answer, words) =>
  expect(answerInWords(question, answer)).toBe(words),
);

test('answers that no longer fit the questions are dropped', () => {
  const stored = {
    gender: 'robot',
    scent_preferences: ['floral', 'gone'],
    budget: 'niche',
    note: 1,
    amount: 3,
  };
  expect(fittingAnswers([...perfume.questions, note, amount], stored)).toEqual({
    budget: 'niche',
    amount: 3,
  });
});

test('a question tells whether its answers stay on the device', () => {
  const where = (set: QuestionSet, id: string) => {
    const question = set.questions.find((one) => one.id === id);
    return question && staysOnDevice(set, question);
  };
  expect(where(beauty, 'skin_type')).toBe('all');
  expect(where(beauty, 'special_needs')).toBe('some');
  expect(where(perfume, 'gender')).toBe('none');
});
