import { chancesOf, foldedWords } from '../../language';
import { sample } from '../../../testing/sample-search';
import { learnedStories, learnStories, toldBy, type Stories } from './stories';

const every = 4;
const leastWords = 5;
const { kinds } = sample;

const likeliest = (text: string, stories: Stories): string | undefined => {
  const said = foldedWords(text).map((word) => toldBy(word, stories));
  const chances = chancesOf(said, stories.labels.length);
  return stories.labels[chances.indexOf(Math.max(...chances))];
};

test('of stories that were kept from it, nine of ten tell it their kind', () => {
  const isHeld = (text: string, at: number) =>
    at % every === 0 && foldedWords(text).length >= leastWords;
  const rest = [...kinds.values()].map((kind) => ({
    ...kind,
    told: kind.told.filter((text, at) => !isHeld(text, at)),
  }));
  const held = [...kinds.values()].flatMap(({ id, told }) =>
    told.filter(isHeld).map((text) => ({ id, text })),
  );
  const stories = learnStories(new Map(rest.map((kind) => [kind.id, kind])));
  const missed = held.filter(({ id, text }) => likeliest(text, stories) !== id);
  const isKept = missed.length <= held.length / 10;
  expect({ isKept, missed: isKept ? [] : missed }).toEqual({ isKept: true, missed: [] });
}, 60_000);

test.each([
  ['misafir gelince açılıp üstünde iki kişi uyusun', 'sofa'],
  ['minik doğdu gece sızdırmasın poposu kızarıyor', 'diaper'],
  ['elim titriyor doktor her sabah kolundan ölç yaz dedi', 'blood-pressure-monitor'],
  ['dükkana usta lazım musluk bütün gece damlıyor', 'service'],
])('“%s” tells of %s', (text, kind) => {
  expect(likeliest(text, learnedStories.get(kinds))).toBe(kind);
});
