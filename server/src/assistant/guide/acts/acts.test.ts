import { acts, type LearnedAct } from './act';
import { clausesIn } from './clauses';
import { learn } from './learn';
import { learnActs, readActs, sureEnough } from './read-acts';
import { sentencesOf, sources, type Sentence, type Source } from './table';

const strangers: readonly Source[] = ['fifth round', 'sixth round', 'seventh round'];
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
    const chances = known.classify(sentence.features);
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
    if (process.env['ACTS_TABLE']) console.log(tableOf(all));
    expect(share(sure, all)).toBeGreaterThan(0.85);
    expect(share(sure.filter(isRight), sure)).toBeGreaterThan(0.83);
    expect(share(all.filter(isRight), all)).toBeGreaterThan(0.78);
  });

  it('rarely takes what is not wanted for a wish', () => {
    const unwanted = sure.filter(({ sentence }) => /refuse|complain/.test(sentence.label));
    const wished = unwanted.filter(({ act }) => saying.has(act));
    expect(share(wished, unwanted)).toBeLessThan(0.2);
  });
});

/** Figures for people: `ACTS_TABLE=1`. */
function tableOf(all: readonly Judged[]): string {
  const rows = acts.map((act) => {
    const own = all.filter(({ sentence }) => sentence.label === act);
    const unsure = own.filter(({ certainty }) => certainty < sureEnough);
    const wrong = own.filter((one) => !isRight(one) && one.certainty >= sureEnough);
    const taken = [...new Set(wrong.map((one) => one.act))]
      .map((other) => `${other} ${wrong.filter((one) => one.act === other).length}`)
      .sort((a, b) => Number(b.split(' ')[1]) - Number(a.split(' ')[1]));
    return `| ${act} | ${own.length} | ${own.length - unsure.length - wrong.length} | ${unsure.length} | ${taken.join(', ')} |`;
  });
  const sure = all.filter(({ certainty }) => certainty >= sureEnough);
  return [
    `all ${share(all.filter(isRight), all)}`,
    `coverage ${share(sure, all)}, right ${share(sure.filter(isRight), sure)}`,
    ...strangers.map((one) => {
      const own = all.filter(({ sentence }) => sentence.source === one);
      const known = own.filter(({ certainty }) => certainty >= sureEnough);
      return `${one}: ${own.length}, all ${share(own.filter(isRight), own)}, coverage ${share(known, own)}, right ${share(known.filter(isRight), known)}`;
    }),
    ...rows,
  ].join('\n');
}
void clausesIn;
void learnActs;
void readActs;
