import { fold } from '@denk/shared/product/text';
import { foldedWords } from '../../../language';
import { nameOf } from '../facts/table';
import { pointedAt } from '../reading/pointing';
import {
  hearMessage,
  isOfTrouble,
  learnedSense,
  type Clause,
  type Heard,
  type Setting,
} from '../sense';
import { actOfCommand, type Command } from './commands';
import { besideShown } from './beside-shown';
import { cutAnew, isThing, namingThose, refuses, willDo } from './spans';
import type { Hearing, Talk } from './talk';

/** What a message does, clause by clause; a button of ours says it by itself. */
export function clausesOf(
  message: string,
  command: Command | undefined,
  talk: Talk,
  hearing: Hearing,
): readonly Clause[] {
  const act = command && actOfCommand[command];
  if (command !== undefined) return act ? [{ text: message, act, certainty: 1, heard: [] }] : [];
  const setting: Setting =
    talk.listed.length > 0 ? 'list' : talk.pending !== undefined ? 'asked' : 'start';
  return withoutPraise(hearMessage(message, setting, learnedSense.get()))
    .map((clause) => asTrouble(clause, hearing))
    .flatMap((clause) => withSettled(clause, talk))
    .map(asParting)
    .map((clause) => (talk.slots.later.length > 0 ? asNext(clause) : clause))
    .map((clause) => asTaking(clause, { ...talk, message }))
    .map((clause) => cutAnew(clause, hearing))
    .map(asFunds)
    .map((clause) => surely(clause, talk.listed.length === 0, hearing))
    .map((clause) =>
      /^(?:want|tell|next)$/.test(clause.act) ? namingThose(clause, talk, hearing) : clause,
    )
    .map(insisting)
    .map((clause) => besideShown(clause, talk, hearing));
}

const ofNext =
  /^\W*(?:(?:tamam|peki|simdi|hadi) )*(?:siradaki|sonraki)\w*(?: urun\w*)?(?: (?:gec|bak|gel)\w*)?\W*$/;

/** `sıradaki`, where another thing waits. */
const asNext = (clause: Clause): Clause =>
  ofNext.test(fold(clause.text)) ? { ...clause, act: 'next', certainty: 1, heard: [] } : clause;

/** `siparişim gelmedi, kargo telefonu açmıyor` wishes for no telephone. */
const asTrouble = (clause: Clause, { ears }: Hearing): Clause => {
  const { text, act, heard } = clause;
  const isWish =
    act === 'want' && heard.some((one) => one.role === 'K+' && isThing(one.text, ears));
  return !/^(?:self|cheaper|dearer)$/.test(act) &&
    !isWish &&
    foldedWords(text).length > 1 &&
    isOfTrouble(text)
    ? { ...clause, act: 'seller', certainty: 1, heard: [] }
    : clause;
};

/** Whether somebody has trouble with what he bought. */
export const isInTrouble = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ act, text }) => act === 'seller' && isOfTrouble(text));

const asksAway = /\b(?:cikar|kaldir|sil)\w* m[iu]s[iu]n/;
/** `azizleri izledik`, `suç ve cezayı okumuştum` */
const done =
  /\b(?:izle|oku|seyret|bitir|oyna)(?:[dt][iu][mk]|m[iu]st[iu][mk])(?: (?:zaten|ben|biz|(?:ilk|birinci|ikinci|ucuncu|sonuncu)\w*))?\W*$/;
const decides =
  /\b(?:tercih ed\w*|karar (?:ver|kil)\w*|(?:al|tut|ac|sec|gid|kap)[iu]yor(?:um|uz)|(?:al|tut|ac|sec|gid|kap|izle|oku)(?!m[ae])\w*?(?:[ae]c[ae]g[iu][mz]|[ae]y[iu]m|[ae]l[iu]m))\W*$/;
/** `sony olsun` of what was just told of, or with what ends a talk; `kulaklıklardan ikincisi olsun` */
const shallBe = /(?<!d[ae]ha \w+ )\bolsun\W*$/;
/** `tamam, ikincisi kalsın` */
const stays = /\bkalsin\W*$/;
const ends = /\b(?:tamam|ok|hadi|o zaman|bari|tesekkur\w*|sag ?ol\w*|eyvallah|eyw|tsk|thx|bye)\b/;

/** `tamam ilki, dönüş de pazar akşamı`: what is settled before something else is said. */
const settled =
  /^\W*(?:tamam\w*|tmm|ok|okey|olur|hadi|anlastik)(?: (?:o zaman|madem|simdi))? (?:ilk|birinci|ikinci|ucuncu|sonuncu)(?:s?[iu])?(?:n[iu])?(?: olan\w?)?(?=\s*(?:[,.!;]|$))/;

function withSettled(clause: Clause, { listed }: Talk): readonly Clause[] {
  const { text, act, heard } = clause;
  const end = settled.exec(fold(text))?.[0].length ?? 0;
  if (end === 0 || listed.length === 0 || act === 'accept') return [clause];
  const said = text.slice(0, end);
  const taken: Clause = {
    text: said,
    act: 'accept',
    certainty: 1,
    heard: [{ role: 'P+', text: said, from: 0, to: end, margin: 99 }],
  };
  const from = end + (/^[\s,.!;]*/.exec(text.slice(end))?.[0].length ?? 0);
  const rest = heard
    .filter((one) => one.from >= from)
    .map((one): Heard => ({ ...one, from: one.from - from, to: one.to - from }));
  return from < text.length ? [taken, { ...clause, text: text.slice(from), heard: rest }] : [taken];
}

const praise = /\b(?:guzel|iyi|hos|fena deg|begen|sev[dm]|ilginc|cazip|mantikl|uygun|sik|super)\w*/;
const takes = /\b(?:al|sec|tut|ol(?:sun|ur)|kalsin|karar)\w*/;

/** `ikincisi güzelmiş, gerçek deri mi`: who praises one and asks on has not taken it. */
const withoutPraise = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause) => {
    const text = fold(clause.text);
    const isPraise = clause.act === 'accept' && praise.test(text) && !takes.test(text);
    return isPraise && clauses.some(({ act }) => /^(?:ask|seller|compare|pick|why)$/.test(act))
      ? { ...clause, act: 'tell' }
      : clause;
  });

/** `ikincisi olsun`, `bunu alayım` takes one of the shown; what somebody has seen or read he refuses. */
function asTaking(clause: Clause, talk: Talk): Clause {
  const { listed, shown, spoken, message, replies } = talk;
  const { text, heard, act } = clause;
  const pointed = listed.length > 0 ? pointedAt(text, listed, shown) : [];
  const isOfOne = () => pointed.length === 1;
  const all = { from: 0, to: text.length, text, margin: 99 };
  // `Lingokids’i çıkarır mısınız`
  const isDone = done.test(fold(text));
  if ((asksAway.test(fold(text)) || isDone) && isOfOne())
    return { ...clause, act: 'other', certainty: 1, heard: [{ role: 'P-', ...all }] };
  const [only, ...more] = heard;
  if (isDone && only && more.length === 0 && /^[VP]/.test(only.role) && pointed.length === 0)
    return { ...clause, act: 'want', heard: [{ ...only, role: 'V-', margin: all.margin }] };
  const isOfCompared = () =>
    pointed.some(
      (one) =>
        spoken.some(({ product }) => product.id === one.product.id) ||
        replies.at(-1)?.includes(`• ${nameOf(one)}:`),
    );
  const isByMaker = () =>
    foldedWords(pointed[0]?.product.brand ?? '').some((word) => foldedWords(text).includes(word));
  const isOnlyPointing = heard.length > 0 && heard.every(({ role }) => role === 'P+');
  const isDecided = () =>
    decides.test(fold(text)) ||
    (stays.test(fold(text)) && ends.test(fold(message)) && isOnlyPointing) ||
    (shallBe.test(fold(text)) &&
      (isOnlyPointing || isOfCompared() || (ends.test(fold(message)) && isByMaker())));
  const isOfThing = heard.some(({ role }) => /^(?:K\+|[VP]-)$/.test(role));
  return /^(?:want|tell|thanks)$/.test(act) && isOfOne() && !isOfThing && isDecided()
    ? { ...clause, act: 'accept', certainty: 1, heard: [{ role: 'P+', ...all }] }
    : clause;
}

const farewell =
  /\b(?:hayirli (?:isler|gunler|aksamlar|geceler)|kolay gelsin|iyi (?:gunler|aksamlar|geceler|calismalar|haftasonlari)|gorusuruz|hosca ?kal\w*|eksik olma\w*|bye|bb)\b/;

/** `tamamdır hayırlı işler` takes nothing, and `eksik olmayın` lacks nothing. */
function asParting(clause: Clause): Clause {
  const said = farewell.exec(fold(clause.text));
  if (clause.act === 'greet' || !said) return clause;
  const isWithin = ({ from, to }: Heard) => from >= said.index && to <= said.index + said[0].length;
  const heard = clause.heard.filter((one) => !isWithin(one));
  return heard.some(({ role }) => role.endsWith('+'))
    ? clause
    : { ...clause, act: 'thanks', certainty: 1, heard };
}

/** What is less sure than this is taken for nothing: a false wish spoils every list that follows. */
const leastMargin: Readonly<Record<string, number>> = {
  'V+': 9,
  'K+': 9,
  'V-': 12,
  'K-': 12,
  'R+': 9,
  'P-': 8,
  'M+': 5,
};

/** `Samsung olsun` wants what it names; there is nothing else in it. */
const isAllOf = ({ act, text, heard }: Clause, role: Heard['role']): boolean =>
  act === 'want' && role === 'V+' && heard.length === 1 && foldedWords(text).length < 4;

/** A sum with its unit is one, however it is said. */
const asMoney = /\d *(?:bin|tl|lira|milyon|₺)/;

/** `900 bin var elde`: what somebody has he may spend. */
const asFunds = (clause: Clause): Clause => ({
  ...clause,
  heard: clause.heard.map((one): Heard => {
    const isHad = /^\W*(?:para\w* )?var\b(?! m[iu])/.test(fold(clause.text.slice(one.to)));
    return one.role === 'M0' && isHad && asMoney.test(fold(one.text))
      ? { ...one, role: 'M+' }
      : one;
  }),
});

/** `kitap 300`: a sum right behind the thing. */
const isBehindThing = ({ heard }: Clause, { text, from }: Heard): boolean =>
  /^\d{3,}$/.test(text.trim()) &&
  heard.some(({ role, to }) => role === 'K+' && from > to && from - to < 2);

/** What nothing in its clause refuses is refused only where that was surely heard: `gri sıkıcı`. */
const leastUnsaid = 15;

/** Before there is a list little can be spoilt. */
const early = 0.3;

/** `Samsung olmazsa Xiaomi`: the first of two that will do. */
const failing = /^\s*(?:olmazsa|olmuyorsa|yoksa|bulunmazsa)(?!\p{L})/u;

/** `2 tane alacağım` points at no second. */
const counted = /^ ?(?:tane|adet|paket|kutu|koli|cift)\b/;

/** `fiat egea istemem`, `tüylü olanı istemem`: who says so of what stands right before refuses that. */
const denied = /^(?: olan(?:i|lari))? (?:istem(?:em|iyor\w*|ez\w*)|olmasin|olmaz)(?!\p{L})/u;

/** `otobüs de olur uçak da` */
const isSecondOfTwo = ({ text }: Clause, { from, to }: Heard): boolean =>
  /\bd[ae] ol(?:ur|abilir),? $/.test(fold(text.slice(0, from))) &&
  /^ d[ae](?!\p{L})/u.test(fold(text.slice(to)));

/** `bedenini bilmiyorum` refuses nothing. */
const notKnown = /^\s*(?:bilm|emin degil|hatirlam)/;

/** Without what was hardly heard; what is a thing's whole name was. */
const surely = (clause: Clause, isFirst: boolean, { ears }: Hearing): Clause => ({
  ...clause,
  heard: clause.heard.filter((one) => {
    const { role, margin, text, to } = one;
    return (
      (role === 'V+' && failing.test(fold(clause.text.slice(to)))) ||
      (/^[VM]\+$/.test(role) && willDo.test(fold(clause.text.slice(to)))) ||
      (role === 'M+' && (asMoney.test(fold(text)) || isBehindThing(clause, one))) ||
      isAllOf(clause, role) ||
      (role === 'K+' && isThing(text, ears)) ||
      (/^V[+-]$/.test(role) && isMaker(text, ears)) ||
      (/^[VP]-$/.test(role) && denied.test(fold(clause.text.slice(to)))) ||
      (role.endsWith('+') && isSecondOfTwo(clause, one)) ||
      (!(role.startsWith('P') && counted.test(fold(clause.text.slice(to)))) &&
        margin >= (leastMargin[role] ?? 0) * (isFirst ? early : 1) &&
        (!/^[VP]-$/.test(role) || margin >= leastUnsaid || refuses.test(fold(clause.text))) &&
        !(/^[VK]-$/.test(role) && notKnown.test(fold(clause.text.slice(to)))))
    );
  }),
});

/** Whether words are a maker's name and nothing more. */
const isMaker = (text: string, ears: Hearing['ears']): boolean => {
  const { makers, words } = ears.understand(text);
  return makers.length > 0 && makers.every(({ at }) => at.to - at.from === words.length);
};

const saying = /\b(?:dedim|demistim|diyorum|dedik)\b/;
const insisted = { K: 'K+', M: 'M+', V: 'V+', P: 'V+', R: 'R+' } as const;

/** `lego dedim`: what was said before is said again. */
function insisting(clause: Clause): Clause {
  const { text, heard, act } = clause;
  const at = saying.exec(fold(text))?.index;
  if (at === undefined || parting.has(act)) return clause;
  const isBefore = ({ to }: Heard) => to <= at && text.slice(to, at).trim() === '';
  if (!heard.some(isBefore)) return clause;
  return {
    ...clause,
    act: 'want',
    heard: heard.map((one): Heard =>
      isBefore(one) ? { ...one, role: insisted[one.role.charAt(0) as keyof typeof insisted] } : one,
    ),
  };
}

const parting: ReadonlySet<Clause['act']> = new Set(['thanks', 'stop', 'greet']);

/** Acts that say nothing of how the thing shall be. */
export const silent: ReadonlySet<Clause['act']> = new Set([
  'ask',
  'compare',
  'pick',
  'why',
  'seller',
  'outside',
  'self',
  'health',
]);
