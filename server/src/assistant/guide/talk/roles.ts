import { fold } from '@denk/shared/product/text';
import { foldedWords } from '../../../language';
import type { Kind } from '../../../catalogue';
import {
  asks,
  asksForOthers,
  courtesies,
  formOf,
  hasPredicate,
  readActs,
  turnsDown,
  type Act,
  type Clause,
  type LearnedAct,
} from '../acts';
import { advised } from '../facts/advice';
import { askedOfSeller } from '../facts/sellers';
import { nameOf } from '../facts/table';
import { placesOf, pointedAt } from '../reading/pointing';
import { onlyKind } from '../slots/slots';
import { asksWhetherSold, byForm } from './by-form';
import { actOfCommand, type Command } from './commands';
import type { Talk } from './talk';

/** A message's clauses with what each does; a button of ours says it by itself. */
export function clausesOf(
  text: string,
  command: Command | undefined,
  talk: Talk,
  kind: Kind | undefined,
): readonly Clause[] {
  const { listed, pending, slots } = talk;
  const act = command && actOfCommand[command];
  if (command !== undefined) return act ? [wholeClause(text, act)] : [];
  const said = { listed: listed.map(nameOf), asked: pending, kind: onlyKind(slots) };
  const read = readActs(text, said);
  // `yaş mama mı versem kuru mu` is one question.
  if (
    kind &&
    read.length > 1 &&
    !/[?!.;\n](?=.*\p{L})/su.test(text) &&
    read.some(({ text: one }) => formOf(one) === 'asks') &&
    (read.every(mayBeAsked) || /\bne demek\b/.test(fold(text))) &&
    advised(text, kind) !== undefined
  )
    return [wholeClause(text, 'fact')];
  const isOfDoctor = ofDoctor.test(fold(text));
  const clauses = read.map((clause) =>
    isOfDoctor && formOf(clause.text) === 'asks'
      ? { ...clause, act: 'health' as const }
      : !asksWhetherSold.test(fold(clause.text)) && asksAdvice(clause, kind)
        ? { ...clause, act: 'fact' as const }
        : kind && isOfSeller(clause, kind)
          ? { ...clause, act: 'seller' as const }
          : byForm(clause, talk),
  );
  // `her gün kullanabilir miyim? ilkini`: what only points goes with the question before it.
  const isRest = ({ act, text: one }: Clause, at: number) =>
    act === 'accept' &&
    asks.has(clauses[at - 1]?.act ?? 'accept') &&
    formOf(one) === 'open' &&
    !hasPredicate(one) &&
    pointedAt(one, talk.listed, talk.shown).length > 0;
  // `yok boşver, samsung olsun` gives up what was said before, and takes none of the shown.
  const isChange = clauses[0]?.act === 'stop' && clauses.length > 1;
  return clauses.map((clause, at) =>
    isRest(clause, at)
      ? { ...clause, act: 'tell' }
      : isChange && clause.act === 'accept' && !/(?<!\p{L})al/iu.test(clause.text)
        ? { ...clause, act: 'wish' }
        : clause,
  );
}

const wholeClause = (text: string, act: LearnedAct): Clause => ({
  text,
  from: 0,
  to: text.length,
  act,
  certainty: 1,
  likely: [act],
  words: foldedWords(text),
});

/** `doktora gitmesem olur mu` */
const ofDoctor = /\b(?:doktora|hekime|eczaciya|hastaneye)\b/;
/** What may ask something of a kind that its sellers know, whatever its words are like: `montaj dahil mi`. */
const mayAsk: ReadonlySet<Act> = new Set([
  'seller',
  'health',
  'outside',
  'self',
  'tell',
  'mood',
  'complain',
  'unclear',
]);
/** Who asks whether there is one wants to see it. */
const asksForOne =
  /(?<!\b(?:gerek|luzum|ihtiya[cç]|zarari?|sakincasi) )\b(?:var|yok) m[iu](?:dir|ydi)?\b|\boner/;
/** `öğrenciye indirim yapar mısınız`: what the seller answers, and no wish. */
const isOfSeller = ({ act, text }: Clause, kind: Kind): boolean =>
  act !== 'fact' &&
  act !== 'compare' &&
  /(?:^|\P{L})m[iu]|\b(?:kac|ne zaman|nasil)\b/u.test(fold(text)) &&
  askedOfSeller(text, kind) !== undefined;
const mayBeAsked = ({ act, text }: Clause): boolean => {
  const form = formOf(text);
  return form === 'asks' || (form === 'open' && (asks.has(act) || mayAsk.has(act)));
};

const asksAdvice = ({ act, text }: Clause, kind: Kind | undefined): boolean => {
  const folded = fold(text);
  return (
    kind !== undefined &&
    (mayAsk.has(act) || ((act === 'wish' || act === 'seek') && !asksForOne.test(folded))) &&
    formOf(text) === 'asks' &&
    advised(text, kind) !== undefined
  );
};

const mostBareWords = 2;
const fairlySure = 0.4;
const quiteSure = 0.75;
/** What one says beside what is looked for: what is none of that surely may as well be a wish. */
const beside: ReadonlySet<Act> = new Set(['accept', 'stop', 'thanks', 'greet', 'mood', 'outside']);
const open: ReadonlySet<Act> = new Set(['unclear', 'tell']);
/** `Sony olur mu`, `Bodrum da olabilir`: what would do, or will; `aynı anda içsem olur mu` asks whether one may. */
const wouldDo =
  /(?<!(?<!\bol)s[ae][mkn]? )\bol(?:ur|abilir)(?: m[iu]\w*| fark etm\w+| \w+ d[ae])?$/;
const mayBeWished: ReadonlySet<Act> = new Set(['fact', 'leave', 'accept', 'unclear']);

/** Whether what a clause does depends on whether it says something new. */
export const isUnsettled = (clause: Clause): boolean => open.has(clause.act) || mayBeWish(clause);

const mayBeWish = ({ act, certainty, text }: Clause): boolean =>
  (beside.has(act) && certainty < quiteSure) || (mayBeWished.has(act) && wouldDo.test(fold(text)));

/**
 * What is not sure, once products were shown, by its form: a question asks what it likely asks, anything else is a wish if it
 * says something new.
 */
export function settled(clause: Clause, { listed, shown }: Talk, saysNews: () => boolean): Clause {
  const { act, likely, text, certainty } = clause;
  const [first] = likely;
  const isOfNone =
    / d[ae] ol(?:ur|abilir)\b/.test(fold(text)) || placesOf(text, shown, false).length === 0;
  if (mayBeWish(clause) && isOfNone && saysNews()) return { ...clause, act: 'wish' };
  if (!open.has(act)) return clause;
  const isOfShown = act === 'unclear' && pointedAt(text, listed, shown).length > 0;
  if (first && asksForOthers.has(first) && certainty >= fairlySure)
    return { ...clause, act: first };
  if (formOf(text) === 'asks')
    return { ...clause, act: likely.find((one) => asks.has(one) || one === 'seek') ?? 'fact' };
  // What is said of one of the shown, and what may turn something down, wishes for nothing; `sütlü` alone does.
  const isBare = clause.words.length <= mostBareWords;
  const mayTurnDown = first !== undefined && turnsDown.has(first);
  if ((isBare || !(mayTurnDown || isOfShown)) && saysNews()) return { ...clause, act: 'wish' };
  return act === 'unclear' && first && courtesies.has(first) ? { ...clause, act: first } : clause;
}
