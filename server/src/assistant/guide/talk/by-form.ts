import { fold } from '@denk/shared/product/text';
import {
  foldedWords,
  isFunctionWord,
  read,
  type Reading,
  stem,
  writtenIn,
} from '../../../language';
import {
  asks,
  formOf,
  hasPredicate,
  turnsDown,
  type Act,
  type Clause,
  type Form,
  type LearnedAct,
} from '../acts';
import { asksHowMuch, callsCheap, isName, says } from '../facts/content';
import { asksPriceMeant } from '../facts/price-meant';
import { fillers } from '../names/fillers';
import { pointedAt } from '../reading/pointing';
import type { Talk } from './talk';

/** A clause with what its form and the talk tell of it. */
interface Heard extends Clause, Pick<Talk, 'listed' | 'shown'> {
  readonly folded: string;
  readonly form: Form;
  readonly reading: Reading;
}

/** Whether a rule holds, and what a clause of which it does is: it stays what it seems where nothing is said. */
type Rule = readonly [holds: (heard: Heard) => boolean, act?: LearnedAct];

const points = ({ text, listed, shown }: Heard): boolean =>
  pointedAt(text, listed, shown).length > 0;
const hasList = ({ listed }: Heard): boolean => listed.length > 0;
const refuses = ({ reading }: Heard): boolean => reading.refusals.length > 0;
const refusesAs = ({ reading }: Heard, sort: Reading['refusals'][number]['kind']): boolean =>
  reading.refusals.some(({ kind }) => kind === sort);

/** What a clause is by its form before it is looked at whether it says something again. */
const first: readonly Rule[] = [
  [({ act }) => act === 'crisis'],
  [({ folded }) => leaves.test(folded), 'thanks'],
  [({ folded }) => asksHowToBuy.test(folded), 'seller'],
  [({ folded }) => asksWhetherSold.test(folded), 'seek'],
  [({ text }) => asksPriceMeant(text), 'fact'],
  // `kediye de mama lazım`
  [
    ({ act, reading }) => act === 'tell' && reading.clauses.some(({ saying }) => saying === 'asks'),
    'wish',
  ],
  [({ act, folded }) => (act === 'tell' || act === 'unclear') && likes.test(folded), 'wish'],
  [({ act, form, words }) => naming.has(act) && form === 'asks' && asksHowMuch(words), 'fact'],
  // `bu çok sade kalmaz mı`
  [
    (heard) => turnsDown.has(heard.act) && asksWhetherNot.test(heard.folded) && !refuses(heard),
    'fact',
  ],
  [({ act, text }) => naming.has(act) && weighs.test(text), 'compare'],
  // `hepsi kablosuz değil mi bunların`
  [(heard) => hasList(heard) && isItNot.test(heard.text), 'fact'],
];

/** What it is where it says nothing again; from the rule without an act on, only where there is a list. */
const then: readonly Rule[] = [
  // `2000 yapsam`, `elimde 2500 var`, `15 bine kadar olur mu`
  [
    (heard) =>
      sumsOf.test(heard.folded) &&
      read(heard.text, { asked: true }).price !== undefined &&
      !points(heard),
    'money',
  ],
  // `en ucuzunu alıcam`
  [
    (heard) =>
      naming.has(heard.act) &&
      hasList(heard) &&
      takesOne.test(heard.folded) &&
      callsCheap(heard.text),
    'accept',
  ],
  // `tavuklu hariç ne olursa`
  [
    (heard) =>
      heard.act === 'fact' && hasList(heard) && heard.form === 'open' && refusesAs(heard, 'not'),
    'refuse',
  ],
  // `tavuk alerjisi var, balıklı alalım`
  [
    (heard) =>
      heard.act === 'tell' &&
      hasList(heard) &&
      heard.reading.refusals.some(
        ({ kind, cue }) =>
          kind === 'not' && !/^(?:değil|degil|yok)/iu.test(writtenIn(heard.reading, cue)),
      ),
    'refuse',
  ],
  // `yok ferdi kaza değil`
  [
    (heard) =>
      heard.act === 'unclear' &&
      heard.likely.some((one) => turnsDown.has(one)) &&
      refusesAs(heard, 'not'),
    'refuse',
  ],
  // `altın rengi olması gerekmez`
  [(heard) => heard.act === 'unclear' && refusesAs(heard, 'indifferent'), 'leave'],
  [(heard) => givesUp.test(heard.folded) && refuses(heard), 'refuse'],
  // `205 55 16`, `ortopedik yatak`: what only names something refuses nothing.
  [
    (heard) => {
      const isWord = heard.words.some((word) => /[a-z]{3}/.test(word));
      const isNaming = heard.act === 'refuse' && !hasPredicate(heard.text) && !points(heard);
      return turnsDown.has(heard.act) && !refuses(heard) && (isNaming || !isWord);
    },
    'wish',
  ],
  [(heard) => !hasList(heard)],
  [
    ({ act, reading }) =>
      naming.has(act) &&
      reading.refusals.some((one) => one.items.every((at) => isPronoun(writtenIn(reading, at)))),
    'refuse',
  ],
  // `ilki bende var, onu çıkar`
  [(heard) => removes.test(heard.folded) && points(heard), 'refuse'],
  // `üçüncüsü orta sert, onu değiştir`
  [(heard) => heard.act !== 'other' && replaces.test(heard.folded) && points(heard), 'other'],
  // `ilk montun başka rengi var mı` asks of that one.
  [
    ({ act, form, folded }) =>
      (act === 'seek' || act === 'other') && form === 'asks' && ofOne.test(folded),
    'fact',
  ],
  // `şarjı en uzun giden`
  [({ act, folded }) => (naming.has(act) || act === 'seek') && superlative.test(folded), 'compare'],
  [
    ({ act, text }) =>
      (act === 'accept' || naming.has(act) || act === 'complain') && doubts.test(text),
    'pick',
  ],
  // `Serenad kalsın` keeps it, `adidas ya da puma` leaves a choice; `üçü de kablosuz olsun` takes none.
  [
    (heard) =>
      turnsDown.has(heard.act) &&
      !refuses(heard) &&
      ((stays.test(heard.folded) && points(heard)) || either.test(heard.folded)),
    'wish',
  ],
  // `tam boy olsun`, `üçü de kablosuz olsun`: what calls none of the shown says how it shall be.
  [
    (heard) =>
      heard.act === 'accept' &&
      heard.form === 'wishes' &&
      heard.words.some((word) => isName(word) && says(word)) &&
      (ofAll.test(heard.folded) || !points(heard)),
    'wish',
  ],
];

/** What a clause does where more than its words tells it: it says something again, or only names one of the shown. */
export function byForm(clause: Clause, { listed, shown }: Pick<Talk, 'listed' | 'shown'>): Clause {
  const { text } = clause;
  const heard: Heard = {
    ...clause,
    listed,
    shown,
    folded: fold(text),
    form: formOf(text),
    reading: read(text),
  };
  const as = (act: Act | undefined): Clause => (act ? { ...clause, act } : clause);
  const early = first.find(([holds]) => holds(heard));
  if (early) return as(early[1]);
  const again = saidAgain(clause);
  if (again) return again;
  const late = then.find(([holds]) => holds(heard));
  if (late) return as(late[1]);
  // `hiçbiri komedi değil`: that is what they shall be.
  if (turnsDown.has(clause.act) && refusesAs(heard, 'missing'))
    return { ...clause, act: 'wish', insists: true };
  return as(ofNamed(heard));
}

/** What a clause says that says it again: `mouse dedim ya`. */
function saidAgain(clause: Clause): Clause | undefined {
  const { act } = clause;
  const [, text] = insisting.exec(clause.text) ?? [];
  if (text === undefined || act === 'tell' || asks.has(act)) return undefined;
  const isRefusal = act === 'refuse' || read(text).refusals.some(({ kind }) => kind === 'not');
  return {
    ...clause,
    text,
    words: foldedWords(text),
    act: isRefusal ? 'refuse' : 'wish',
    insists: true,
  };
}

/** What a clause does that only names one of the shown: `Serenad`. */
function ofNamed({ act, likely, text, words, listed, shown }: Heard): Act | undefined {
  const mayTake = act === 'accept' || (naming.has(act) && likely.includes('accept'));
  const [one, other] = mayTake ? pointedAt(text, listed, shown) : [];
  if (!one || other) return undefined;
  const isOnlyNamed = words.every(
    (word) =>
      one.title.has(stem(word)) ||
      isFunctionWord(word) ||
      fillers.has(word) ||
      /^\d+$|^(?:ilki|(?:birinci|ikinci|ucuncu|sonuncu)s[iu]|ortadaki|sondaki)/.test(word),
  );
  if (!isOnlyNamed) return undefined;
  if (takes.test(text)) return 'accept';
  // `Bosch olsun` asks for those of a maker.
  const maker = new Set(foldedWords(one.product.brand ?? '').map(stem));
  const isMaker =
    words.some((word) => maker.has(stem(word))) &&
    words.every((word) => maker.has(stem(word)) || !one.title.has(stem(word)));
  if (isMaker) return 'wish';
  return listed.some(({ product }) => product.id === one.product.id) ? 'accept' : 'fact';
}

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
/** Who says that he takes one. */
const takesOne = /\bal(?:[iu]yor(?:um|uz)|[iu]yom|[iu]?c[ae][mz]|[ae]ca[gk]\w*|[iu]r[iu]m)\b/;
/** `bankaya bir sorayım`, `eşimle konuşalım`: who asks somebody else takes leave. */
const leaves =
  /(?<!\b(?:size|sana|san?a da|size de))(?:(?<!\bd)[ae]) (?:d[ae] )?(?:b[iu]r? )?(?:sor|danis|konus|gorus)(?:[ae]y[iu]m|[ae]l[iu]m|[ae]r[iu]m|[ae]r[iu]z|[iu]r[iu]m|[iu]r[iu]z|[iu]p)\b/;
/** `jenga 6 yaş, o olmaz`: what was named before is refused. */
export const isPronoun = (text: string): boolean =>
  /^(?:o|bu|on(?:u|lar[ıi]?)|bun(?:u|lar[ıi]?))(?:\s+\S+)?$/iu.test(text);
const isItNot = /(?<!\p{L})değil mi(?!\p{L})/iu;
const removes = /\b(?:on(?:u|lari)|bun(?:u|lari)|s[iu]n[iu]|[iu]y[iu]) (?:cikar|kaldir|sil)\w*/;
const replaces = /\bdegistir\w*|\byerine (?:bas|onu|sun|dah)\w*/;
const superlative = /\ben \w+ \w{2,}[ae]n[iu]?$/;
const ofOne = /\b(?:ilk|birinci|ikinci|ucuncu|sonuncu)\w*(?: \w+)?(?:[iu]n|d[ae])\b/;
/** What says of a figure that it is what one would spend. */
const sumsOf =
  /\d.*\b(?:yap(?:sa[mk]|al[iu]m)|ver(?:sem|sek|irim|iriz)|(?:cik(?:ar)?|koy)(?:sa[mk]))\b|\b(?:elimde|cebimde) \d.*\bvar$|\d.* kadar (?:(?:ol|bulun)\w+ m[iu]|(?:var|yok) m[iu]|(?:in|dus|kal)\w+)/;
/** `siyahtan sıkıldım`, `vazgeçtim kişisel gelişimden` */
const givesUp = /\b(?:sikil|bik|usan|vazgec)(?:di|ti|iyor)/;
/** `alıyorum`, `tamam`: more than naming it. */
const takes = /(?<!\p{L})(?:al|tamam|güzel|beğen|o zaman|iyi|peki|karar ver|seçt)/iu;
/** `ilki kalsın`, in folded words. */
export const stays = /\b(?:kals[iu]n|dursun)(?:lar)?\b/;
/** What leaves a choice. */
const either = /\b(?:ya ?da|veya|yahut)\b/;
const ofAll = /^(?:ucu(?:nun)?|hepsi(?:nin)?|tumu) /;

/** Who asks whether it is not so turns nothing down. */
const asksWhetherNot = /\w{2,}m[ae]z(?:l[ae]r)? ?m[iu]\b/;
/** `nereden alıcam bunu` */
export const asksHowToBuy =
  /\b(?:nere?(?:de|den)|nasil) (?:\w+ )?(?:al(?!ip)[iu]?\w*|satin al\w*|siparis \w+|bulur\w*)\b/;
/** `kask satıyor musunuz`, `bot bulunur mu sizde` */
export const asksWhetherSold =
  /\bsat(?:[iu]yo\w*|[aei]r\w*|[iu]l[iu]yo\w*) ?m[iu]|\bbulun(?:ur|uyo\w*) m[iu]/;
