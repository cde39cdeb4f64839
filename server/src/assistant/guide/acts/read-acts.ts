import { foldedWords, madeAhead } from '../../../language';
import type { Act, Clause, LearnedAct, Said } from './act';
import { acts } from './act';
import { clausesIn, hasPredicate } from './clauses';
import { dangerIn } from './danger';
import { featuresOf, wordsOf } from './features';
import { formOf, mayDo } from './form';
import { classify, learn, type Learned } from './learn';
import { sentencesOf, sources } from './table';

/** Below it an act is not taken for known, and one asks. */
export const sureEnough = 0.5;
/** Nobody is sent to a doctor by a guess. */
const quiteSure = 0.7;
/** What is read alike: each of them says what is looked for. */
const saying: ReadonlySet<Act> = new Set(['wish', 'money', 'tell']);
/** What is said to us and not of a product: each of them is only kind. */
export const courtesies: ReadonlySet<Act> = new Set(['greet', 'thanks']);

/** What the table teaches: two thirds of a second where it has to be learned now. */
export const learnedActs = madeAhead('acts', () => learn(sources.flatMap(sentencesOf), acts));

/** Takes a message apart into clauses, in their order, and tells what each does. */
export function readActs(message: string, said: Said): readonly Clause[] {
  return clausesIn(message).map((part) => ({
    ...part,
    ...judge(part.text, said, learnedActs.get()),
    words: foldedWords(part.text),
  }));
}

/** What one clause does, and how sure that is. */
export function judge(
  text: string,
  { listed, asked }: Said,
  known: Learned<LearnedAct>,
): Pick<Clause, 'act' | 'certainty' | 'likely'> {
  // Before there is a list, a question tells what is looked for.
  const form = listed.length > 0 ? formOf(text) : 'open';
  const chances = allowed(
    classify(featuresOf(wordsOf(text, listed), listed.length > 0), known),
    (act) => mayDo(form, act),
  );
  const [[best, chance] = ['wish', 0] as const] = chances;
  const alike = [saying, courtesies].find((some) => some.has(best));
  const certainty = alike
    ? chances.reduce((sum, [act, one]) => sum + (alike.has(act) ? one : 0), 0)
    : chance;
  const likely = chances.slice(0, 2).map(([act]) => act);
  const danger = dangerIn(text);
  if (danger) return { act: danger, certainty: 1, likely };
  const saysShall = form === 'wishes' || form === 'refuses';
  const isElse = saysShall && (courtesies.has(best) || best === 'stop');
  if (certainty >= (best === 'health' || isElse ? quiteSure : sureEnough))
    return { act: best, certainty, likely };
  if (saysShall) return { act: 'wish', certainty, likely };
  // Where nothing was shown, or where something bare answers a question (`yazılım`), what is looked for is said.
  const said = listed.length === 0 ? likely.find((one) => saying.has(one)) : undefined;
  const isBareAnswer = asked !== undefined && !hasPredicate(text);
  return { act: said ?? (isBareAnswer ? 'wish' : 'unclear'), certainty, likely };
}

/** What remains likely where only some acts can be. */
function allowed(
  chances: ReturnType<typeof classify<LearnedAct>>,
  may: (act: LearnedAct) => boolean,
): ReturnType<typeof classify<LearnedAct>> {
  const some = chances.filter(([act]) => may(act));
  const sum = some.reduce((all, [, chance]) => all + chance, 0);
  return some.map(([act, chance]) => [act, chance / sum] as const);
}
