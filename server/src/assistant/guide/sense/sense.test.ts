import { hearMessage } from './hear';
import { learnSense } from './learned';
import messages from './messages.json';
import { learnedSense } from './sense';
import { exampleOf, type Example, type Role, type Setting } from './sentence';

const examples = messages.map(exampleOf);
const every = 4;

/** What a role comes to: whether a word is wanted, refused, shown, money, a person, or nothing of these. */
const kindOf = (role: Role | undefined): string =>
  role === undefined || role.endsWith('0') ? '' : role.replace(/^[KV]/, 'X');

test('no message is written down twice', () => {
  expect(messages.length - new Set(messages).size).toBe(0);
});

test('messages that it was not taught are heard right, most words of them and half of them to the last word', () => {
  const sense = learnSense(examples.filter((_, at) => at % every !== 0));
  const held = examples.filter((_, at) => at % every === 0);
  const counts = held.map((example) => {
    const { words, right } = rightIn(example, sense);
    return { words, right, isWhole: words === right };
  });
  const sum = (of: (one: (typeof counts)[number]) => number) =>
    counts.reduce((all, one) => all + of(one), 0);
  expect(sum(({ right }) => right) / sum(({ words }) => words)).toBeGreaterThan(0.8);
  expect(sum(({ isWhole }) => Number(isWhole)) / held.length).toBeGreaterThan(0.42);
}, 300_000);

function rightIn({ parts, setting }: Example, sense: ReturnType<typeof learnSense>) {
  const message = parts.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).join(' ');
  const meant = parts.flatMap(({ tokens, spans }) =>
    tokens.map(({ text }, at) => ({
      text,
      kind: kindOf(spans.find(({ from, to }) => at >= from && at < to)?.role),
    })),
  );
  let from = 0;
  const heard = hearMessage(message, setting, sense).flatMap((clause) => {
    const start = message.indexOf(clause.text, from);
    from = start + clause.text.length;
    return clause.heard.map((one) => ({ ...one, from: start + one.from, to: start + one.to }));
  });
  let at = 0;
  const words = meant
    .map(({ text, kind }) => {
      const place = message.indexOf(text, at);
      at = place + text.length;
      const found = heard.find((one) => place >= one.from && place < one.to);
      return { text, isRight: kindOf(found?.role) === kind };
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return { words: words.length, right: words.filter(({ isRight }) => isRight).length };
}

test.each<[Setting, string, readonly string[]]>([
  ['start', 'buzdolabı lazım 30 bine kadar', ['K+ buzdolabı', 'M+ 30 bine kadar']],
  ['list', 'ikincisi kaç kilo', ['P+ ikincisi']],
  ['list', 'samsung olmasın', ['V- samsung']],
  ['asked', 'siyah olsun', ['V+ siyah']],
  ['start', 'babama kol saati arıyorum', ['R+ babama', 'K+ kol saati']],
])('with %s “%s” tells what its words stand for', (setting, message, roles) => {
  const heard = hearMessage(message, setting, learnedSense.get()).flatMap((one) => one.heard);
  expect(heard.map(({ role, text }) => `${role} ${text}`)).toEqual(roles);
});

test.each<[Setting, string, string]>([
  ['list', 'süper teşekkürler', 'thanks'],
  ['list', 'ikincisini alıyorum', 'accept'],
  ['list', 'daha ucuzu var mı', 'cheaper'],
  ['list', 'aralarındaki fark ne', 'compare'],
  ['list', 'neden bunları önerdin', 'why'],
  ['list', 'başka göster', 'other'],
  ['list', 'kargo kaç günde gelir', 'seller'],
  ['asked', 'fark etmez', 'leave'],
])('with %s “%s” does %s', (setting, message, act) => {
  expect(hearMessage(message, setting, learnedSense.get()).map((one) => one.act)).toEqual([act]);
});

test.each(['want {K+ klima}', 'start\tklima', 'start\t[wish] klima', 'start\t[want] {X+ klima}'])(
  'a line that is none is refused: %s',
  (line) => {
    expect(() => exampleOf(line)).toThrow(line);
  },
);
