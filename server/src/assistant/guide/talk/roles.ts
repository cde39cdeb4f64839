import { fold } from '@denk/shared/product/text';
import { foldedWords, isFunctionWord, read, stem, writtenIn } from '../../../language';
import type { Kind } from '../../../catalogue';
import {
  courtesies,
  formOf,
  hasPredicate,
  readActs,
  type Act,
  type Clause,
  type LearnedAct,
} from '../acts';
import { advised } from '../facts/advice';
import { asksHowMuch, isName, says } from '../facts/content';
import { asksPriceMeant } from '../facts/price-meant';
import { nameOf } from '../facts/table';
import { fillers } from '../names/fillers';
import { pointedAt } from '../reading/pointing';
import { onlyKind } from '../slots/slots';
import { actOfCommand, type Command } from './commands';
import type { Talk } from './talk';

/** What asks something of the shown products. */
export const asks: ReadonlySet<Act> = new Set(['fact', 'compare', 'pick', 'why']);
/** What turns something down. */
export const turnsDown: ReadonlySet<Act> = new Set(['refuse', 'complain']);
/** What says how another list shall differ. */
export const asksForOthers: ReadonlySet<Act> = new Set(['cheaper', 'dearer', 'other']);
/** What has nothing to do with what is looked for: nothing is ever read from it. */
const beside: ReadonlySet<Act> = new Set([
  'seller',
  'outside',
  'self',
  'greet',
  'thanks',
  'mood',
  'crisis',
]);
/** What says, once products were shown, what they shall be. */
const wishing: ReadonlySet<Act> = new Set(['wish', 'money', 'seek']);

/** Who says again what was said: `mouse dedim ya`, `205 55 16 işte ne soruyorsun`. What was said is the wish. */
const insisting =
  /^(.+?)[\s,]+(?:(?:de(?:miş)?dim|demiştim|demistim|diyorum|diyom|dedik|diyoruz|söyledim|soyledim|yazdım|yazdim)(?:\s+(?:ya+|yaa+|ki|ama|ben|size|sana|zaten|işte|iste|en başta|başta))*[\s.!…]*|işte(?:\s+(?:ne|niye|neden)\s.*)?)$/iu;
/** `tavuklu mu somonlu mu olsun` */
const weighs = /\p{L} m[ıiuü](?!\p{L}).*\p{L} m[ıiuü](?!\p{L})/iu;
/** Who asks whether to take it takes nothing yet. */
const doubts =
  /(?:\p{L}(?:yım|yim|sam|sem) m[ıiuü]|(?<!\p{L})(?:acaba|emin değil\p{L}*|emin olama\p{L}*|kararsız\p{L}*))[\s?.!]*$/iu;
/** `oğlum dinozor seviyor` tells and asks. */
const likes = /\bsev(?:er|iyor)(?:ler|lar)?$/;
/** What may be meant where one of the shown is only named: `Serenad olsun o zaman`. */
const naming: ReadonlySet<Act> = new Set(['wish', 'money', 'tell', 'unclear']);

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
    read.every(mayBeAsked) &&
    advised(text, kind) !== undefined
  )
    return [wholeClause(text, 'fact')];
  const isOfDoctor = ofDoctor.test(fold(text));
  const clauses = read.map((clause) =>
    isOfDoctor && formOf(clause.text) === 'asks'
      ? { ...clause, act: 'health' as const }
      : !asksWhetherSold.test(fold(clause.text)) && asksAdvice(clause, kind)
        ? { ...clause, act: 'fact' as const }
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

/** Who says that he takes one. */
const takesOne = /\bal(?:[iu]yor(?:um|uz)|[iu]yom|[iu]?c[ae][mz]|[ae]ca[gk]\w*|[iu]r[iu]m)\b/;

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

/** What a clause does where more than its words tells it: it says something again, or only names one of the shown. */
function byForm(clause: Clause, { listed, shown }: Talk): Clause {
  const { act, text, likely, words } = clause;
  if (act === 'crisis') return clause;
  if (leaves.test(fold(text))) return { ...clause, act: 'thanks' };
  if (asksHowToBuy.test(fold(text))) return { ...clause, act: 'seller' };
  if (asksWhetherSold.test(fold(text))) return { ...clause, act: 'seek' };
  if (asksPriceMeant(text)) return { ...clause, act: 'fact' };
  const reading = read(text);
  // `kediye de mama lazım`
  const isAsking = reading.clauses.some(({ saying }) => saying === 'asks');
  if (act === 'tell' && isAsking) return { ...clause, act: 'wish' };
  if ((act === 'tell' || act === 'unclear') && likes.test(fold(text)))
    return { ...clause, act: 'wish' };
  if (naming.has(act) && formOf(text) === 'asks' && asksHowMuch(words))
    return { ...clause, act: 'fact' };
  if (naming.has(act) && weighs.test(text)) return { ...clause, act: 'compare' };
  // `hepsi kablosuz değil mi bunların`
  if (listed.length > 0 && /(?<!\p{L})değil mi(?!\p{L})/iu.test(text))
    return { ...clause, act: 'fact' };
  const [, again] = insisting.exec(text) ?? [];
  if (again !== undefined && act !== 'tell' && !asks.has(act)) {
    const isRefusal = act === 'refuse' || read(again).refusals.some(({ kind }) => kind === 'not');
    return {
      ...clause,
      text: again,
      words: foldedWords(again),
      act: isRefusal ? 'refuse' : 'wish',
      insists: true,
    };
  }
  // `2000 yapsam`, `elimde 2500 var`
  if (sumsOf.test(fold(text)) && read(text, { asked: true }).price)
    return { ...clause, act: 'money' };
  // `en ucuzunu alıcam`
  if (
    naming.has(act) &&
    listed.length > 0 &&
    takesOne.test(fold(text)) &&
    /\b(?:en )?(?:ucuz|uygun)/.test(fold(text))
  )
    return { ...clause, act: 'accept' };
  const { refusals } = reading;
  // `tavuklu hariç ne olursa`
  if (
    act === 'fact' &&
    listed.length > 0 &&
    formOf(text) === 'open' &&
    refusals.some(({ kind }) => kind === 'not')
  )
    return { ...clause, act: 'refuse' };
  // `yok ferdi kaza değil`
  if (
    act === 'unclear' &&
    likely.some((one) => turnsDown.has(one)) &&
    refusals.some(({ kind }) => kind === 'not')
  )
    return { ...clause, act: 'refuse' };
  // `altın rengi olması gerekmez`
  if (act === 'unclear' && refusals.some(({ kind }) => kind === 'indifferent'))
    return { ...clause, act: 'leave' };
  if (givesUp.test(fold(text)) && refusals.length > 0) return { ...clause, act: 'refuse' };
  // `205 55 16`, `ortopedik yatak`: what only names something refuses nothing.
  const isWord = words.some((word) => /[a-z]{3}/.test(word));
  const isNaming =
    act === 'refuse' && !hasPredicate(text) && pointedAt(text, listed, shown).length === 0;
  if (turnsDown.has(act) && refusals.length === 0 && (isNaming || !isWord))
    return { ...clause, act: 'wish' };
  if (listed.length === 0) return clause;
  if (
    naming.has(act) &&
    refusals.some((one) => one.items.every((at) => isPronoun(writtenIn(reading, at))))
  )
    return { ...clause, act: 'refuse' };
  // `ilki bende var, onu çıkar`
  if (removes.test(fold(text)) && pointedAt(text, listed, shown).length > 0)
    return { ...clause, act: 'refuse' };
  // `üçüncüsü orta sert, onu değiştir`
  if (act !== 'other' && replaces.test(fold(text)) && pointedAt(text, listed, shown).length > 0)
    return { ...clause, act: 'other' };
  // `ilk montun başka rengi var mı` asks of that one.
  if ((act === 'seek' || act === 'other') && formOf(text) === 'asks' && ofOne.test(fold(text)))
    return { ...clause, act: 'fact' };
  // `şarjı en uzun giden`
  if ((naming.has(act) || act === 'seek') && superlative.test(fold(text)))
    return { ...clause, act: 'compare' };
  if ((act === 'accept' || naming.has(act) || act === 'complain') && doubts.test(text))
    return { ...clause, act: 'pick' };
  // `Serenad kalsın` keeps it, `adidas ya da puma` leaves a choice; `üçü de kablosuz olsun` takes none.
  const isKept = stays.test(fold(text)) && pointedAt(text, listed, shown).length > 0;
  if (turnsDown.has(act) && refusals.length === 0 && (isKept || either.test(fold(text))))
    return { ...clause, act: 'wish' };
  // `tam boy olsun`, `üçü de kablosuz olsun`: what calls none of the shown says how it shall be.
  if (
    act === 'accept' &&
    formOf(text) === 'wishes' &&
    words.some((word) => isName(word) && says(word)) &&
    (ofAll.test(fold(text)) || pointedAt(text, listed, shown).length === 0)
  )
    return { ...clause, act: 'wish' };
  // `hiçbiri komedi değil`: that is what they shall be.
  if (turnsDown.has(act) && refusals.some(({ kind }) => kind === 'missing'))
    return { ...clause, act: 'wish', insists: true };
  const [one, other] =
    (naming.has(act) && likely.includes('accept')) || act === 'accept'
      ? pointedAt(text, listed, shown)
      : [];
  const isOnlyNamed = words.every(
    (word) =>
      one?.title.has(stem(word)) === true ||
      isFunctionWord(word) ||
      fillers.has(word) ||
      /^\d+$|^(?:ilki|(?:birinci|ikinci|ucuncu|sonuncu)s[iu]|ortadaki|sondaki)/.test(word),
  );
  // `Bosch olsun` asks for those of a maker.
  const maker = new Set(foldedWords(one?.product.brand ?? '').map(stem));
  const isMaker =
    words.some((word) => maker.has(stem(word))) &&
    words.every((word) => maker.has(stem(word)) || !one?.title.has(stem(word)));
  if (!one || other || !isOnlyNamed) return clause;
  if (takes.test(text)) return { ...clause, act: 'accept' };
  const isThere = listed.some(({ product }) => product.id === one.product.id);
  return { ...clause, act: isMaker ? 'wish' : isThere ? 'accept' : 'fact' };
}

/** `jenga 6 yaş, o olmaz`: what was named before is refused. */
export const isPronoun = (text: string): boolean =>
  /^(?:o|bu|on(?:u|lar[ıi]?)|bun(?:u|lar[ıi]?))(?:\s+\S+)?$/iu.test(text);
const removes = /\b(?:on(?:u|lari)|bun(?:u|lari)|s[iu]n[iu]|[iu]y[iu]) (?:cikar|kaldir|sil)\w*/;
const replaces = /\bdegistir\w*|\byerine (?:bas|onu|sun|dah)\w*/;
const superlative = /\ben \w+ \w{2,}[ae]n[iu]?$/;
const ofOne = /\b(?:ilk|birinci|ikinci|ucuncu|sonuncu)\w*(?: \w+)?(?:[iu]n|d[ae])\b/;
/** What says of a figure that it is what one would spend. */
const sumsOf =
  /\d.*\b(?:yap(?:sa[mk]|al[iu]m)|ver(?:sem|sek|irim|iriz)|(?:cik(?:ar)?|koy)(?:sa[mk]))\b|\b(?:elimde|cebimde) \d.*\bvar$/;
/** `siyahtan sıkıldım`, `vazgeçtim kişisel gelişimden` */
const givesUp = /\b(?:sikil|bik|usan|vazgec)(?:di|ti|iyor)/;
/** `alıyorum`, `tamam`: more than naming it. */
const takes = /(?<!\p{L})(?:al|tamam|güzel|beğen|o zaman|iyi|peki|karar ver|seçt)/iu;
/** `ilki kalsın`, in folded words. */
export const stays = /\b(?:kals[iu]n|dursun)(?:lar)?\b/;
/** What leaves a choice. */
const either = /\b(?:ya ?da|veya|yahut)\b/;
const ofAll = /^(?:ucu(?:nun)?|hepsi(?:nin)?|tumu) /;

/** `nereden alıcam bunu` */
export const asksHowToBuy =
  /\b(?:nere?(?:de|den)|nasil) (?:\w+ )?(?:al(?!ip)[iu]?\w*|satin al\w*|siparis \w+|bulur\w*)\b/;
/** `kask satıyor musunuz`, `bot bulunur mu sizde` */
const asksWhetherSold =
  /\bsat(?:[iu]yo\w*|[aei]r\w*|[iu]l[iu]yo\w*) ?m[iu]|\bbulun(?:ur|uyo\w*) m[iu]/;
/** `doktora gitmesem olur mu` */
const ofDoctor = /\b(?:doktora|hekime|eczaciya|hastaneye)\b/;
/** `bankaya bir sorayım`, `eşimle konuşalım`: who asks somebody else takes leave. */
const leaves =
  /(?<!\b(?:size|sana|san?a da|size de))(?:(?<!\bd)[ae]) (?:d[ae] )?(?:b[iu]r? )?(?:sor|danis|konus|gorus)(?:[ae]y[iu]m|[ae]l[iu]m|[ae]r[iu]m|[ae]r[iu]z|[iu]r[iu]m|[iu]r[iu]z|[iu]p)\b/;
const mostBareWords = 2;
const fairlySure = 0.4;
/**
 * What is not sure, once products were shown, by its form: a question asks what it likely asks, anything else is a wish if it
 * says something new.
 */
export function settled(clause: Clause, { listed, shown }: Talk, saysNews: () => boolean): Clause {
  const { act, likely, text, certainty } = clause;
  if (act !== 'unclear' && act !== 'tell') return clause;
  const [first] = likely;
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

/** Whether wishes are read from a clause; before there is a list, a question tells what is looked for, too. */
export const mayWish = ({ act }: Clause, hasList: boolean): boolean =>
  hasList ? wishing.has(act) : !beside.has(act);
