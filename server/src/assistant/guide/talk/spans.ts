import { fold } from '@denk/shared/product/text';
import {
  foldedWords,
  isFunctionWord,
  isSomebody,
  isVerb,
  readWords,
  stem,
} from '../../../language';
import type { Clause, Heard } from '../sense';
import type { Hearing, Talk } from './talk';

/** Cuts anew what was heard of a clause: names and sums end where they end, and verbs behind them say how they are meant. */
export const cutAnew = (clause: Clause, hearing: Hearing): Clause =>
  asMeant(
    withOther(
      withToldSums(withWholeFigures(withWholeSums(withThingsInSums(clause, hearing), hearing))),
    ),
  );

/** Whether words are a thing's whole name. */
export const isThing = (said: string, { lexicon }: Hearing['ears']): boolean =>
  lexicon.kindNames.meaningsOf(foldedWords(said).map(stem)).length > 0;

/** `oto koltuğuna 6 bin` of who looks for that among others: what names one of several things is one. */
export function namingThose(
  clause: Clause,
  { slots: { sharers, kinds } }: Pick<Talk, 'slots'>,
  { ears, knowledge }: Hearing,
): Clause {
  const { text, heard } = clause;
  const words = readWords(text);
  const stems = foldedWords(text).map(stem);
  const those = sharers.flat();
  // `önce süpürge` of who looks for a coffee machine and a robot vacuum.
  const named = (word: string) =>
    those.filter((id) =>
      foldedWords(knowledge.kinds.get(id)?.noun ?? '')
        .map(stem)
        .includes(word),
    );
  const isOther = (word: string) =>
    named(word).length === 1 && !kinds.includes(named(word)[0] ?? '');
  const found = [
    ...ears.lexicon.kindNames
      .find(stems)
      .filter(({ meanings }) => meanings.some((id) => those.includes(id))),
    ...stems.flatMap((word, at) => (isOther(word) ? [{ from: at, to: at + 1 }] : [])),
  ];
  const all = found.reduce((known: readonly Heard[], { from: first, to: last }) => {
    const [from = 0, to = 0] = [words[first]?.from, words[last - 1]?.to];
    const isThere = (one: Heard) => one.from < to && one.to > from;
    // What is merely told of may be it as well.
    const isTold = (one: Heard) => isThere(one) && /^[KV]0$/.test(one.role);
    return known.some((one) => isThere(one) && !isTold(one))
      ? known
      : [
          ...known.filter((one) => !isTold(one)),
          { role: 'K+' as const, text: text.slice(from, to), from, to, margin: 99 },
        ];
  }, heard);
  return sharers.length < 2 || all === heard
    ? clause
    : { ...clause, act: 'want', heard: [...all].sort((a, b) => a.from - b.from) };
}

/** `laptop 5 bin`, `10 bin ütü 3 bin`: a thing within a sum is none of it; `2 saati geçmesin` speaks of no watch. */
function withThingsInSums(clause: Clause, { ears }: Hearing): Clause {
  const cutOf = (one: Heard): readonly Heard[] => {
    const { sizes, price } = ears.read(one.text, { asked: true });
    const stems = foldedWords(one.text).map(stem);
    const found = [ears.lexicon.kindNames, ears.elsewhere]
      .flatMap((book) => book.find(stems))
      .find(
        ({ from }) =>
          sizes.every((size) => from < size.from || from >= size.to) ||
          (price !== undefined && from >= price.to),
      );
    if (one.role !== 'M+' || !found) return [one];
    const words = readWords(one.text);
    const [first, last] = [words[found.from], words[found.to - 1]];
    if (!first || !last) return [one];
    const part = (role: Heard['role'], from: number, to: number): Heard => {
      const text = one.text.slice(from, to);
      const at = one.from + from + (text.length - text.trimStart().length);
      return { ...one, role, text: text.trim(), from: at, to: at + text.trim().length };
    };
    const rest = part('M+', last.to, one.text.length);
    return [
      part('M+', 0, first.from),
      part('K+', first.from, last.to),
      ...(/\d/.test(rest.text) ? cutOf(rest) : [rest]),
    ].filter(({ text }) => text !== '');
  };
  return { ...clause, heard: clause.heard.flatMap(cutOf) };
}

/** `telefon 15000 kamerası iyi`: a sum right behind a thing and what stands behind it are two things. */
function withWholeSums(clause: Clause, { ears }: Hearing): Clause {
  const { text, heard } = clause;
  return {
    ...clause,
    heard: heard.flatMap((one, at): readonly Heard[] => {
      const before = heard[at - 1];
      const isBehind = before?.role === 'K+' && text.slice(before.to, one.from).trim() === '';
      const [, digits = ''] = /^(\d{3,}) (?=\p{L})/u.exec(one.text) ?? [];
      const isSum = isBehind && /^[VK]\+$/.test(one.role) && Number(digits) >= leastSum;
      if (!isSum || ears.read(one.text).sizes.some(({ from }) => from === 0)) return [one];
      const from = one.from + digits.length + 1;
      return [
        { ...one, role: 'M+', text: digits, to: from - 1 },
        { ...one, text: text.slice(from, one.to), from },
      ];
    }),
  };
}
const leastSum = 100;

const told = [
  // `annem 1500 dedi`
  /(\d[\d.]*(?: ?(?:bin|k))?(?: ?(?:tl|lira))?)(?: veririm)? (?:dedi|diyo\w*|verdi|veriyo\w*|verecek\w*)\W*$/,
  // `5 bin daha çıksam değer mi`
  /(\d[\d.]*(?: ?(?:bin|k))?(?: ?(?:tl|lira))? daha) (?:cik|ekle|ver|koy|artir)\w*/,
  // `bütçeyi 1 milyona çıkarsam ne değişir`
  /(\d[\d.]*(?: ?(?:bin|k|milyon))? ?['’]?(?:y?[ae])?) (?:cik(?:ar)?|yukselt|artir)s[ae](?:m|k)(?!\p{L})/u,
];

/** What somebody at home allows to spend, and what one would spend more, are sums, though they are told or asked. */
function withToldSums(clause: Clause): Clause {
  const { text, heard, act } = clause;
  const folded = fold(text);
  const [ofSomebody, ofMore, upTo] = told.map((one) => one.exec(folded));
  const isAtHome = foldedWords(text).some(
    (word) => isSomebody(word) || /^(?:hanim|bey|patron|mudur)$/.test(word),
  );
  const found = ofMore ?? upTo ?? (isAtHome ? ofSomebody : undefined);
  if (!found?.[1] || !/^(?:tell|ask|want|dearer)$/.test(act)) return clause;
  const to = found.index + found[1].length;
  const own: Heard = {
    role: 'M+',
    text: text.slice(found.index, to),
    from: found.index,
    to,
    margin: 99,
  };
  const others = heard.filter((one) => one.to <= own.from || one.from >= to);
  return { ...clause, act: 'want', heard: [...others, own].sort((a, b) => a.from - b.from) };
}

const figure = /^(?:en az |en fazla |en cok |min\w* |maks?\w* )?\d+$/;

/** `ram en az 16`: what stands right before a bare figure says of what it is. */
function withWholeFigures(clause: Clause): Clause {
  const { text, heard } = clause;
  return {
    ...clause,
    heard: heard.map((one, at): Heard => {
      const end = heard[at - 1]?.to ?? 0;
      const [, noun = ''] = /(\p{L}{3,})\s$/u.exec(text.slice(end, one.from)) ?? [];
      const isOf = one.role === 'V+' && figure.test(fold(one.text)) && noun !== '';
      if (!isOf || isFunctionWord(fold(noun), noun) || isVerb(fold(noun))) return one;
      const from = one.from - noun.length - 1;
      return { ...one, text: text.slice(from, one.to), from };
    }),
  };
}

/** `casio yerine başka marka olsun`: what shall be another is refused. */
function withOther(clause: Clause): Clause {
  const { text } = clause;
  const [, refused = ''] = /^\W*(\p{L}[\p{L} ]*?) yerine baska/u.exec(fold(text)) ?? [];
  if (!refused) return clause;
  const from = fold(text).indexOf(refused);
  const to = from + refused.length;
  return {
    ...clause,
    act: 'want',
    heard: [{ role: 'V-', text: text.slice(from, to), from, to, margin: 99 }],
  };
}

const refusing = /^\W*(?:degil(?! m[iu])|istemiyo\w*|istemem|istemez\w*|almayaca\w*|alm[iu]ca\w*)/;

/** What need not be any more: `şart değil`, `olmasa da olur`, `netflix şartını bırak`, `vazgeçtim sandıktan`. */
export const releases =
  /^\W*(?:(?!olsun|istiyor)\w+ )?(?:(?:sart|onemli|zorunlu|lazim|gerekli) degil|(?:ol|yaz|geç|gec)m[ae]sa (?:d[ae] )?ol|gerek (?:yok|kalmadi)|gerekm[ei]|fark ?etm|(?:sart|istek|isteg|kosul)\w* (?:birak|kaldir|cikar)|(?:da |i |u )?bos ?ver|vazgec)/;

const liking = /^\W*(?:sev(?:er|iyo|di)|bayil|hayran|hasta|tercih ed)\w*/;

/** `beyaz da olur`, `tavuklu da yer`, `gri de fark etmez`: it will do, too. */
export const willDo =
  /^ (?:olan(?:i|lar)? )?d[ae] (?:(?:guzel |iyi )?ol(?:ur|abilir)|(?:fena|kotu) olmaz|fark ?etm|sorun degil|kabul|(?:y|yet|sev|giy|ic|uy|izl|kullan|gid|al|bin|oku|dinl)[aeiu]?r(?:[iu][mz]|l[ae]r)?(?!\p{L})|yer(?!\p{L})|\p{L}+[ae]bil[iu]r)/u;

/** What refuses by itself, whatever it governs. */
export const refuses =
  /\p{L}m[ae](?:s[iu]n|[mz](?![ae])|d[iu]g|y[ae]n)|m[iu]yo|s[iu]z(?!\p{L})|\b(?:degil|haric|yok|disinda|yerine|no|kalsin)\b|\b(?:vazgec|bik|sikil|nefret|alerji|cikar|kaldir|bos ?ver)/u;

/** `yakıtı az yaksın` wishes; what shall stay where it is is refused. */
const wishing = /^ ?(?:\p{L}+ )*?(?!kal|dur|git|bit)\p{L}+(?<!m[ae])s[iu]n(?:l[ae]r)?(?!\p{L})/u;

/** `matematik çok zayıf`: what somebody is weak in he needs. */
const weak = /^ (?:\p{L}+ ){0,2}(?:zayif|eksik|yetersiz)/u;

/** Whether what was heard as refused is governed by nothing that refuses: `kısırlaştırılmış kedim için mama ama tavuk yemiyor`. */
function isUngoverned({ text }: Clause, one: Heard): boolean {
  const [said, after] = [fold(one.text), fold(text.slice(one.to))];
  const [own = '', ...others] = after.split(/\b(?:ama|fakat|ancak|lakin)\b/);
  const isForSomebody = /\bicin\b|\p{L}[iu]m[ae] /u.test(own) && !refuses.test(own);
  const [, next = ''] = /^ (\p{L}+)/u.exec(after) ?? [];
  const isWished = !refuses.test(said) && (wishing.test(said) || wishing.test(next));
  return (others.length > 0 && isForSomebody) || willDo.test(after) || isWished || weak.test(after);
}

/** `müze bileti istemiyorum` wants none, `somonlu sever` some. */
const asMeant = (clause: Clause): Clause => ({
  ...clause,
  heard: clause.heard.map((one): Heard => {
    const after = fold(clause.text.slice(one.to));
    if (/^V[-0]$/.test(one.role) && releases.test(after)) return { ...one, role: 'V+', margin: 99 };
    if (one.role === 'V-' && (liking.test(after) || isUngoverned(clause, one)))
      return { ...one, role: 'V+' };
    return one.role === 'K+' && refusing.test(after) ? { ...one, role: 'K-' } : one;
  }),
});
