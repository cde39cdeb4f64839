import { acts, type LearnedAct } from './act';
import { classify, learn } from './learn';
import { readActs, sureEnough } from './read-acts';
import { sentencesOf, sources, type Sentence, type Source } from './table';

const strangers: readonly Source[] = [
  'fifth round',
  'sixth round',
  'seventh round',
  'ninth round',
  'twelfth round',
  'thirteenth round',
];
/** Kinds of acts of which each says what is looked for. */
const saying: ReadonlySet<string> = new Set<LearnedAct>(['wish', 'money', 'tell']);

interface Judged {
  readonly sentence: Sentence;
  readonly act: LearnedAct;
  readonly certainty: number;
}

/** Judges a stranger's clauses by what was learned from all others. */
function judged(stranger: Source): readonly Judged[] {
  const others = sources.filter((source) => source !== stranger).flatMap(sentencesOf);
  const known = learn(others, acts);
  return sentencesOf(stranger).map((sentence) => {
    const chances = classify(sentence.features, known);
    const [[act, chance] = ['wish', 0] as const] = chances;
    const together = chances.reduce((sum, [one, p]) => sum + (saying.has(one) ? p : 0), 0);
    return { sentence, act, certainty: saying.has(act) ? together : chance };
  });
}

const share = (part: readonly unknown[], of: readonly unknown[]) => part.length / of.length;
const isRight = ({ sentence, act }: Judged) => sentence.label === act;

describe('what a clause does, as a stranger says it whose sentences were not learned from', () => {
  const all = strangers.flatMap(judged);
  const sure = all.filter(({ certainty }) => certainty >= sureEnough);

  it('is known of most clauses and mostly right', () => {
    expect(share(sure, all)).toBeGreaterThan(0.85);
    expect(share(sure.filter(isRight), sure)).toBeGreaterThan(0.85);
    expect(share(all.filter(isRight), all)).toBeGreaterThan(0.79);
  });

  it('rarely takes what is not wanted for a wish', () => {
    const unwanted = sure.filter(({ sentence }) => /refuse|complain/.test(sentence.label));
    const wished = unwanted.filter(({ act }) => saying.has(act));
    expect(share(wished, unwanted)).toBeLessThan(0.2);
  });
});

describe('a message', () => {
  const shown = { listed: ['Beurer BM 28 Tansiyon Aleti', 'Omron M2 Tansiyon Aleti'] };
  const before = { listed: [], asked: 'budget' };

  it.each([
    ['Beurer’i alayım o zaman', shown, ['accept']],
    ['Omron olmasın, başka ne var?', shown, ['refuse', 'other']],
    ['hangisi daha sessiz, sence hangisini alayım', shown, ['compare', 'pick']],
    ['tamam Omron’u alıyorum da kargosu kaç günde gelir', shown, ['accept', 'seller']],
    ['ben onu demedim ki! bataryası kaç saat gidiyor', shown, ['complain', 'fact']],
    ['çok pahalı bunlar, daha ucuzu yok mu', shown, ['cheaper']],
    ['fark etmez ama 3 bini geçmesin', before, ['leave', 'money']],
    ['yazılım', before, ['wish']],
    ['yaşamak istemiyorum', before, ['crisis']],
    ['başım dönüyor, hangi ilacı içeyim', before, ['health', 'health']],
  ])('is taken apart: %s', (message, said, expected) => {
    expect(readActs(message, said).map(({ act }) => act)).toEqual(expected);
  });

  it('keeps its clauses as they were written, and where', () => {
    const message = 'Hayır, Omron var dedim.  Onu çıkar; 2.500 lirayı geçmesin';
    const clauses = readActs(message, shown);
    expect(clauses.map(({ text }) => text)).toEqual([
      'Hayır, Omron var dedim.',
      'Onu çıkar',
      '2.500 lirayı geçmesin',
    ]);
    for (const { text, from, to } of clauses) expect(message.slice(from, to)).toBe(text);
  });

  it('without a word has no clause', () => {
    expect(readActs(' … !? ', shown)).toEqual([]);
  });
});
