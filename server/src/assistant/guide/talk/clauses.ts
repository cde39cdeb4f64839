import { fold } from '@denk/shared/product/text';
import { foldedWords, isFunctionWord, isOrdinaryWord, isVerb, stem } from '../../../language';
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
import { onlyKind } from '../slots/slots';
import { degreeIn } from './degrees';
import { cutAnew, isThing } from './spans';
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
  return inOneQuestion(hearMessage(message, setting, learnedSense.get()), talk, hearing)
    .map((clause) => asTrouble(clause, hearing))
    .map(asParting)
    .map((clause) => asTaking(clause, talk))
    .map((clause) => cutAnew(clause, hearing))
    .map((clause) => surely(clause, talk.listed.length === 0, hearing))
    .map((clause) => insisting(clause, hearing))
    .map((clause) => asAsked(clause, talk))
    .map((clause) => asShown(clause, talk, hearing))
    .map((clause) => asSought(clause, talk, hearing))
    .map((clause) => asMore(clause, talk));
}

/** `daha güçlüsü`, `biraz daha küçük olabilir`, `daha sessizi yok mu` wish for more of it, `ilki daha hafif mi` asks. */
function asMore(clause: Clause, { listed }: Talk): Clause {
  const { text, act } = clause;
  const isAsking = /\bm[iu]\b/.test(fold(text).replace(/\b(?:var|yok) m[iu]\b/, ' '));
  const isMore =
    listed.length > 0 &&
    /^(?:dearer|other|seek|want|ask|compare)$/.test(act) &&
    /\bdaha\b/.test(fold(text)) &&
    !isAsking &&
    !question.test(fold(text).replace(/\b(?:var|yok) m[iu]\b\??/, ' ')) &&
    degreeIn(text, false, listed) !== undefined;
  return isMore
    ? {
        ...clause,
        act: 'want',
        heard: [{ role: 'V+', text, from: 0, to: text.length, margin: 99 }],
      }
    : clause;
}

/** `brit olan ördekli demiş tavuk yağı var mı içinde`: what runs into a question about the shown wishes for nothing. */
function inOneQuestion(
  clauses: readonly Clause[],
  { listed }: Talk,
  { ears }: Hearing,
): readonly Clause[] {
  const wishes = (text: string) =>
    ears
      .read(text)
      .clauses.some(
        ({ saying, verb }) => saying === 'asks' || (saying === 'says' && verb !== undefined),
      );
  return clauses.map((clause, at) => {
    const runsOn =
      listed.length > 0 &&
      clause.act === 'want' &&
      clauses[at + 1]?.act === 'ask' &&
      /[\p{L}\p{N}]$/u.test(clause.text) &&
      !wishes(clause.text);
    return runsOn ? { ...clause, act: 'ask' } : clause;
  });
}

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

const taking =
  /^\W*(?:d[ae] |o zaman )?(?:aldim|al[iu]?yo\w*|al(?:ay|i?y|al|ic|c|acag)[iu]m|sectim|sec(?:iyo|eyim)\w*)(?!\p{L})(?! m[iu]| değil)/u;

/** `yok kulaklık kalsın. ilkini aldım` takes it, whatever was said before. */
function asTaking(clause: Clause, { listed, shown }: Talk): Clause {
  const { text, heard, act } = clause;
  const isTaken = ({ role, text: said, to }: Heard) =>
    role.startsWith('P') &&
    taking.test(fold(text.slice(to))) &&
    pointedAt(said, listed, shown).length > 0;
  return listed.length > 0 && act !== 'accept' && act !== 'ask' && heard.some(isTaken)
    ? {
        ...clause,
        act: 'accept',
        certainty: 1,
        heard: heard.map((one): Heard => (isTaken(one) ? { ...one, role: 'P+' } : one)),
      }
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

/** `kitap 300`: a sum right behind the thing. */
const isBehindThing = ({ heard }: Clause, { text, from }: Heard): boolean =>
  /^\d{3,}$/.test(text.trim()) &&
  heard.some(({ role, to }) => role === 'K+' && from > to && from - to < 2);

/** Before there is a list little can be spoilt. */
const early = 0.3;

/** `Samsung olmazsa Xiaomi`: the first of two that will do. */
const failing = /^\s*(?:olmazsa|olmuyorsa|yoksa|bulunmazsa)(?!\p{L})/u;

/** `bedenini bilmiyorum` refuses nothing. */
const notKnown = /^\s*(?:bilm|emin degil|hatirlam)/;

/** Without what was hardly heard; what is a thing's whole name was. */
const surely = (clause: Clause, isFirst: boolean, { ears }: Hearing): Clause => ({
  ...clause,
  heard: clause.heard.filter((one) => {
    const { role, margin, text, to } = one;
    return (
      (role === 'V+' && failing.test(fold(clause.text.slice(to)))) ||
      (role === 'M+' && (asMoney.test(fold(text)) || isBehindThing(clause, one))) ||
      isAllOf(clause, role) ||
      (role === 'K+' && isThing(text, ears)) ||
      (/^V[+-]$/.test(role) && isMaker(text, ears)) ||
      (margin >= (leastMargin[role] ?? 0) * (isFirst ? early : 1) &&
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
function insisting(clause: Clause, { ears }: Hearing): Clause {
  const { text, heard, act } = clause;
  const at = saying.exec(fold(text))?.index;
  if (at === undefined || parting.has(act)) return clause;
  const isBefore = ({ to }: Heard) => to <= at && text.slice(to, at).trim() === '';
  const [word] = /(\p{L}+)\s*$/u.exec(text.slice(0, at)) ?? [];
  const said = word?.trim() ?? '';
  const from = at - (word?.length ?? 0);
  const known = () => {
    const { kinds, makers, words } = ears.understand(said);
    return kinds.length + makers.length > 0 || words.some(({ values }) => values.length > 0);
  };
  const isThing = said !== '' && isPlainNoun(said) && known();
  const again: readonly Heard[] = heard.some(isBefore)
    ? heard.map((one): Heard =>
        isBefore(one)
          ? { ...one, role: insisted[one.role.charAt(0) as keyof typeof insisted] }
          : one,
      )
    : isThing && heard.every((one) => one.to <= from || one.from >= at)
      ? [
          ...heard.filter((one) => one.to <= from),
          { role: 'V+', text: said, from, to: from + said.length, margin: sayingAgain },
          ...heard.filter((one) => one.from >= at),
        ]
      : heard;
  return again === heard ? clause : { ...clause, act: 'want', heard: again };
}

/** Enough for a wish, not enough to turn to another thing. */
const sayingAgain = 14;
const parting: ReadonlySet<Clause['act']> = new Set(['thanks', 'stop', 'greet']);

/** `istemiyorum dedim` and `yok dedim` name nothing. */
const isPlainNoun = (said: string): boolean =>
  !isFunctionWord(fold(said), said) &&
  !isVerb(fold(said)) &&
  !/^(?:degil|yok|var|evet|hayir|tamam|ya|iste|bile|\w*m[iu]yo\w*)$/.test(fold(said));

const question =
  /(?:^|\s)m[iu](?:dir|ydi|yim|yiz|sin\w*)?(?=\s|$|[?.,!])|\b(?:kac|nasil|neden|niye|ne kadar|ne zaman|nere\w*|hangi\w*|ne demek|nedir)\b|\?/;
/** `kablosuz istemiyorum dedim mi sana` */
const rhetorical = /\b(?:de|iste)(?:me)?d[iu]m m[iu]/;
const request =
  /\b(?:oner|bak|goster|bul|onerir|gosterir|bulur|sun|cikar|olur|var|yok|lazim|istiyor\w*) ?(?:m[iu]\w*|misin\w*)\b|\bne (?:oner|al|izle|yap|oku)\w*/;

const out = /\b(?:cikar(?!im|abil)\w*|kaldir\w*|sil(?:in|er)?)\b/;
const wouldDo = /\bol(?:ur|abilir) ?m[iu]\b|\b(?:var|yok) ?m[iu]\b/;
const unsure: ReadonlySet<Clause['act']> = new Set(['seller', 'outside']);

/** `en ucuzu`, `puanı yüksek olan`: which of the three that is. */
const ofThree =
  /^(?:peki |ya )?(?:en (?:ucuz|uygun|hesapli|pahali)\w*|(?:puan|begeni|yorum)\w* (?:en )?(?:yuksek|iyi|cok)\w*)(?: (?:hangisi|olan[iu]?))?\W*$/;

/** Of the shown one asks, whatever the question's words are like. */
function asAsked(clause: Clause, { listed }: Talk): Clause {
  const text = fold(clause.text);
  const isAsking = question.test(text.replace(rhetorical, ' ')) && !request.test(text);
  const mayBe =
    clause.act === 'want' ||
    clause.act === 'tell' ||
    (unsure.has(clause.act) && clause.certainty < 0.6);
  // `hangisi daha kaliteli`
  const isOfThree =
    /\bhangi(?:si|ler)/.test(text) &&
    /^(?:dearer|other)$/.test(clause.act) &&
    clause.certainty < 0.8;
  if (listed.length > 0 && (isOfThree || ofThree.test(text))) return { ...clause, act: 'compare' };
  // `10 bine olur mu`
  // `ilk ikisini karşılaştırsana`
  if (listed.length > 0 && /\b(?:karsilastir|kiyasla)\w*/.test(text) && clause.act !== 'compare')
    return { ...clause, act: 'compare', heard: clause.heard.map(pointing) };
  const isOfSum =
    /^(?:ask|compare|pick|seller|want)$/.test(clause.act) &&
    clause.heard.some(
      ({ role, text: sum, to }) =>
        role === 'M+' &&
        (/\b(?:olsa|olur|alti|altinda|kadar)\b/.test(fold(sum)) ||
          /^\W*(?:olsa|ol(?:ur|abilir) m[iu]|var m[iu]|bulunur)/.test(fold(clause.text.slice(to)))),
    );
  if (isOfSum) return { ...clause, act: 'want' };
  if (isFigure(text, listed)) return { ...clause, act: 'ask', heard: [] };
  return listed.length > 0 && isAsking && mayBe ? { ...clause, act: 'ask' } : clause;
}

const pointing = (one: Heard): Heard => (one.role === 'P-' ? { ...one, role: 'P+' } : one);

const mostInFigure = 2;

const theirs = /^\p{L}+l[ae]r[iu]\??$/u;

/** `ekranı`, `ağırlıkları`: a row of their tables or something else of theirs, and nothing more. */
function isFigure(text: string, listed: Talk['listed']): boolean {
  if (listed.length > 0 && theirs.test(text.trim())) return true;
  const stems = foldedWords(text).map(stem);
  const rows = new Set(
    listed.flatMap(({ product }) =>
      product.specs.map(({ name }) => foldedWords(name).map(stem).join(' ')),
    ),
  );
  return stems.length > 0 && stems.length <= mostInFigure && rows.has(stems.join(' '));
}

const pronoun =
  /^(?:bu|su|o|on|bun|sun)\w{0,5}$|^(?:ilk|son|birinci|ikinci|ucuncu|diger|oteki|hep|her|ucu|ikisi|liste)/;

/** What was heard as one of the shown and points at none says how the thing shall be: `Sony olsun`. */
function asShown(clause: Clause, { listed, shown, slots }: Talk, { ears }: Hearing): Clause {
  const isMaker = (text: string) =>
    shown.some(({ product }) => foldedWords(product.brand).join() === foldedWords(text).join());
  // `lassa yok mu`, where one is there
  const isListedMaker = (text: string) =>
    listed.some(({ product }) => foldedWords(product.brand).join() === foldedWords(text).join());
  // `eyw aldım` says nothing of it.
  const isKnown = (text: string) => {
    const { words, makers, kinds } = ears.understand(text);
    return makers.length + kinds.length > 0 || words.some(({ values }) => values.length > 0);
  };
  const isElse = ({ role, text }: Heard) =>
    /^P/.test(role) &&
    !pronoun.test(fold(text)) &&
    (clause.act !== 'accept' || isKnown(text)) &&
    ((clause.act === 'want' && isMaker(text)) || pointedAt(text, listed, shown).length === 0);
  const kind = onlyKind(slots);
  // `deri kordonlu olsun` and `15 kilo olsun` say how it shall be, whatever stands in a title.
  const isProperty = (text: string) => {
    const reading = ears.read(text);
    return ears
      .hear(reading, kind)
      .words.every(
        ({ at, optional, values }) =>
          optional ||
          values.some((one) => one.kind === kind) ||
          reading.sizes.some(({ from, to }) => from <= at.from && at.to <= to),
      );
  };
  // A product that was shown is no wish by its name; its maker may be.
  const isShown = ({ role, text }: Heard) =>
    (clause.act === 'seek' && role === 'V+' && isListedMaker(text)) ||
    (/^[VK][+-]$/.test(role) &&
      !(clause.act === 'want' && isProperty(text)) &&
      pointedAt(text, listed, shown).some(({ product }) => {
        const maker = new Set(foldedWords(product.brand));
        const own = foldedWords(product.title);
        const words = foldedWords(text);
        // `kırmızı pazartesi`
        if (words.length > 1 && words.every((word) => own.some((one) => word.startsWith(one))))
          return true;
        return words.some(
          (word) => !maker.has(word) && own.includes(word) && !isOrdinaryWord(word),
        );
      }));
  // `Kaş Camping’i çıkar listeden`
  const takesAway = out.test(fold(clause.text));
  const isOut = ({ role, text }: Heard) =>
    takesAway && /^[VK]/.test(role) && pointedAt(text, listed, shown).length === 1;
  const isNone = clause.heard.every(
    (one) => !isElse(one) && !isShown(one) && !/^[VK][+-]$/.test(one.role),
  );
  if (listed.length === 0 || isNone) return clause;
  const heard = clause.heard.map((one): Heard =>
    isElse(one)
      ? { ...one, role: one.role === 'P-' ? 'V-' : 'V+' }
      : isShown(one) || isOut(one)
        ? { ...one, role: one.role.endsWith('-') || isOut(one) ? 'P-' : 'P+' }
        : one,
  );
  const takesNone = clause.act === 'accept' && !heard.some(({ role }) => role === 'P+');
  return { ...clause, heard, ...(takesNone && { act: 'want' as const }) };
}

const mostAsked = 5;
const costing = /\b(?:ne kadar|kaca(?! kadar)|kac (?:para|lira|tl))\b/;

/** `Lacoste olur mu` asks to see what is not among the shown, and so does `uçak ne kadar`. */
function asSought(clause: Clause, { listed, slots }: Talk, { ears }: Hearing): Clause {
  const text = fold(clause.text);
  const kind = onlyKind(slots);
  if (kind === undefined || foldedWords(text).length > mostAsked) return clause;
  const { makers, words, reading } = ears.hear(ears.read(clause.text), kind);
  const maker = makers.find(
    ({ brand }) => !listed.some(({ product }) => product.brandId === brand),
  );
  const value = words.find(({ values, isHint, how }) => {
    const own = values.filter((one) => one.kind === kind);
    const has = listed.some(({ product }) =>
      own.some(({ name, value: one }) => product.attributes[name]?.includes(one)),
    );
    return own.length > 0 && !isHint && how === 'known' && !has;
  });
  const at =
    (wouldDo.test(text) || /\bnasil\b/.test(text) ? maker : undefined)?.at ??
    (listed.length > 0 && costing.test(text) ? (value ?? maker) : undefined)?.at;
  // `iphone olur mu`, before anything is shown
  const [, own] = /^(\p{L}{4,}) ol(?:ur|abilir) m[iu]/u.exec(text) ?? [];
  const named = listed.length === 0 && own && !isFunctionWord(own) ? reading.words[0] : undefined;
  const [first, last] = [
    reading.words[at?.from ?? -1] ?? named,
    reading.words[(at?.to ?? 0) - 1] ?? named,
  ];
  if (!first || !last) return clause;
  const [from, to] = [first.from, last.to];
  return {
    ...clause,
    act: 'seek',
    heard: [{ role: 'V+', text: clause.text.slice(from, to), from, to, margin: 99 }],
  };
}

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
