import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldedWords, stem } from '../../language';
import { readKnowledge } from './read-knowledge';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'denk-knowledge-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const colour = {
  label: 'Renk',
  question: 'Hangi rengi istersiniz?',
  values: { black: { label: 'Siyah', words: ['kara'] }, white: 'Beyaz', red: 'Kırmızı' },
};
const kettle = {
  id: 'kettle',
  noun: 'Su Isıtıcı',
  plural: 'Su Isıtıcılar',
  category: 'home',
  synonyms: ['kettle'],
  attributes: { color: { values: ['black', 'white'] } },
};

const write = (file: string, json: unknown) =>
  writeFileSync(join(folder, file), typeof json === 'string' ? json : JSON.stringify(json));

function read(files: Readonly<Record<string, unknown>>) {
  for (const [file, json] of Object.entries(files)) write(file, json);
  return readKnowledge(folder);
}

const stemsOf = (text: string) => foldedWords(text).map(stem);

describe('an attribute that kinds share', () => {
  test('is described once, and a kind says which values it has', () => {
    const { knowledge, problems } = read({
      'attributes.json': { color: colour },
      'kettle.kind.json': kettle,
    });
    expect(problems).toEqual([]);
    expect(knowledge.kinds.get('kettle')?.attributes['color']).toMatchObject({
      label: 'Renk',
      question: 'Hangi rengi istersiniz?',
      choice: 'one',
      nature: 'fact',
      importance: 'helpful',
      asked: 'later',
      values: { black: 'Siyah', white: 'Beyaz' },
      words: { black: ['kara'], white: [] },
    });
    expect(Object.keys(knowledge.attributes.get('color')?.values ?? {})).toHaveLength(3);
  });

  test('is all there where a kind only names it, and is changed where a kind says otherwise', () => {
    const { knowledge } = read({
      'attributes.json': { color: colour },
      'kettle.kind.json': {
        ...kettle,
        attributes: {
          color: {},
          body: { like: 'color', label: 'Gövde rengi', values: { red: {}, steel: 'Çelik' } },
        },
      },
    });
    const attributes = knowledge.kinds.get('kettle')?.attributes;
    expect(Object.keys(attributes?.['color']?.values ?? {})).toEqual(['black', 'white', 'red']);
    expect(attributes?.['body']).toMatchObject({
      label: 'Gövde rengi',
      values: { red: 'Kırmızı', steel: 'Çelik' },
    });
  });

  test('is known by any text as a name: nothing is inherited', () => {
    const { knowledge } = read({
      'attributes.json': { color: colour },
      'kettle.kind.json': kettle,
    });
    const attributes = knowledge.kinds.get('kettle')?.attributes;
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(attributes?.[name]).toBeUndefined();
      expect(attributes?.['color']?.values[name]).toBeUndefined();
    }
  });
});

test('what people tell of a kind says which of its values they mean', () => {
  const { knowledge, problems } = read({
    'attributes.json': { color: colour },
    'kettle.kind.json': {
      ...kettle,
      told: ['çay demleyeceğim, {color=black|is göstermeyen} bir şey', 'su kaynamıyor'],
    },
  });
  expect(problems).toEqual([]);
  expect(knowledge.kinds.get('kettle')).toMatchObject({
    told: ['çay demleyeceğim, is göstermeyen bir şey', 'su kaynamıyor'],
    attributes: { color: { hints: { black: ['is göstermeyen'], white: [] } } },
  });
});

describe('a mistake in a file', () => {
  test.each([
    ['no JSON', '{', /JSON/],
    ['another id', { ...kettle, id: 'pot' }, /^id: is “pot”, not the file's name$/],
    ['no noun', { ...kettle, noun: '' }, /^noun: is empty$/],
    ['a strange key', { ...kettle, nouns: 'x' }, /^nouns: /],
    ['a strange category', { ...kettle, category: 'kitchen' }, /^category: is not one of/],
    [
      'an attribute nobody describes',
      { ...kettle, attributes: { power: {} } },
      /^attributes\.power: no label, here or in attributes\.json$/,
    ],
    [
      'a value nobody names',
      { ...kettle, attributes: { color: { values: ['black', 'pink'] } } },
      /^attributes\.color\.values\.pink: no label/,
    ],
    [
      'an empty label',
      { ...kettle, attributes: { power: { label: 'Güç', values: { high: '' } } } },
      /^attributes\.power\.values\.high: is empty$/,
    ],
    [
      'a likeness to nothing',
      { ...kettle, attributes: { body: { like: 'colour', label: 'Gövde' } } },
      /^attributes\.body\.like: no “colour” in attributes\.json$/,
    ],
    [
      'a fixed value that is none',
      { ...kettle, fixed: { color: ['pink'] } },
      /^fixed\.color: no value “pink”$/,
    ],
    [
      'a mark of a value that is none',
      { ...kettle, told: ['{color=pink|pembe} olsun'] },
      /^told: no value “color=pink”$/,
    ],
    [
      'a mark that is not closed',
      { ...kettle, told: ['{color=black|kara olsun'] },
      /^told\.0: a mark is \{attribute=value\|words\}$/,
    ],
    [
      'advice that is too long',
      { ...kettle, advice: [{ asked: ['kireç'], says: 'a'.repeat(221) }] },
      /^advice\.0\.says: /,
    ],
    [
      'a question that two advices answer',
      {
        ...kettle,
        advice: [
          { asked: ['Kireç'], says: 'Sirkeyle çıkar.' },
          { asked: ['kireç'], says: 'Ayda bir temizlenir.' },
        ],
      },
      /^advice: asks the same twice$/,
    ],
  ])('is one line with file and path: %s', (_, json, reason) => {
    const { knowledge, problems } = read({
      'attributes.json': { color: colour },
      'kettle.kind.json': json,
    });
    expect(knowledge.kinds.size).toBe(0);
    expect(problems).toEqual([
      { file: 'kettle.kind.json', line: 0, reason: expect.stringMatching(reason) as string },
    ]);
  });

  test('in an occasion names the kind that is not there', () =>
    expect(
      read({
        'attributes.json': { color: colour },
        'kettle.kind.json': kettle,
        'occasions.json': [{ words: ['çeyiz'], kinds: ['kettle', 'pan'] }],
      }).problems,
    ).toEqual([{ file: 'occasions.json', line: 0, reason: '0.kinds: no kind “pan”' }]));
});

describe('what is known', () => {
  const known = () =>
    read({
      'attributes.json': { color: colour },
      'kettle.kind.json': {
        ...kettle,
        hints: ['çay suyu'],
        verbs: ['demlesem'],
        attributes: { color: { values: { black: { hints: ['kir göstermeyen'] }, white: {} } } },
      },
      'occasions.json': [{ words: ['çeyiz', 'yeni ev'], kinds: ['kettle'] }],
    }).knowledge;

  test.each([
    ['su ısıtıcıları', 'kindNames', 'kettle'],
    ['kettle', 'kindNames', 'kettle'],
    ['demlesem', 'kindNames', 'kettle'],
    ['çay suyu', 'kindHints', 'kettle'],
    ['çeyiz', 'occasionNames', 'kettle'],
    ['kara', 'valueNames', 'kettle color=black'],
    ['beyaz eşya', 'categoryNames', 'home'],
  ] as const)('finds “%s” in %s', (text, book, meaning) =>
    expect(known()[book].find(stemsOf(text))[0]?.meanings).toEqual([meaning]),
  );

  test('reads what only hints at a value where the kind is known', () => {
    const hint = stemsOf('kir göstermeyen');
    expect(known().valueNames.find(hint)).toEqual([]);
    expect(known().valueWords('kettle').find(hint)[0]?.meanings).toEqual(['color=black']);
  });
});
