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
    withLiking(
      withToldSums(
        withWholeFigures(
          withWholeSums(withThingsInSums(withWholeNames(clause, hearing), hearing), hearing),
        ),
      ),
    ),
  );

/** Whether words are a thing's whole name. */
export const isThing = (said: string, { lexicon }: Hearing['ears']): boolean =>
  lexicon.kindNames.meaningsOf(foldedWords(said).map(stem)).length > 0;

/** `oto koltuğuna 6 bin` of who looks for that among others: what names one of several things is one. */
export function namingThose(
  clause: Clause,
  { slots: { sharers } }: Pick<Talk, 'slots'>,
  { ears }: Hearing,
): Clause {
  const { text, heard } = clause;
  const words = readWords(text);
  const found = ears.lexicon.kindNames
    .find(foldedWords(text).map(stem))
    .filter(({ meanings }) => meanings.some((id) => sharers.flat().includes(id)));
  const named = found.flatMap(({ from: first, to: last }): readonly Heard[] => {
    const [from = 0, to = 0] = [words[first]?.from, words[last - 1]?.to];
    const isHeard = heard.some((one) => one.from < to && one.to > from);
    return isHeard ? [] : [{ role: 'K+', text: text.slice(from, to), from, to, margin: 99 }];
  });
  return sharers.length < 2 || named.length === 0
    ? clause
    : { ...clause, heard: [...heard, ...named].sort((a, b) => a.from - b.from) };
}

/** `kol saati 5000`: a word that ends the name of a thing is no part of its sum, and a sum is no part of its name. */
function withWholeNames(clause: Clause, { ears }: Hearing): Clause {
  const { text } = clause;
  const heard = clause.heard.flatMap((one): readonly Heard[] => {
    const [, name = '', sum = ''] = /^(\D+) (\d{3,})$/.exec(one.text) ?? [];
    if (one.role !== 'K+' || !name) return [one];
    return [
      { ...one, text: name, to: one.to - sum.length - 1 },
      { ...one, role: 'M+', text: sum, from: one.to - sum.length },
    ];
  });
  const ended = heard.flatMap((one, at): readonly Heard[] => {
    const next = heard[at + 1];
    const [word] = /^\p{L}+\s+/u.exec(next?.text ?? '') ?? [];
    const isNext = next?.role === 'M+' && text.slice(one.to, next.from).trim() === '';
    if (one.role !== 'K+' || !isNext || word === undefined) return [one];
    const to = next.from + word.trimEnd().length;
    return isThing(text.slice(one.from, to), ears)
      ? [{ ...one, text: text.slice(one.from, to), to }]
      : [one];
  });
  return {
    ...clause,
    heard: ended.map((one, at): Heard => {
      const over = (ended[at - 1]?.to ?? 0) - one.from;
      if (over <= 0) return one;
      const rest = one.text.slice(over).trimStart();
      return { ...one, text: rest, from: one.to - rest.length };
    }),
  };
}

/** `laptop 5 bin`, `10 bin ütü 3 bin`: a thing within a sum is none of it; `2 saati geçmesin` speaks of no watch. */
function withThingsInSums(clause: Clause, { ears }: Hearing): Clause {
  const cutOf = (one: Heard): readonly Heard[] => {
    const { sizes } = ears.read(one.text);
    const stems = foldedWords(one.text).map(stem);
    const found = [ears.lexicon.kindNames, ears.elsewhere]
      .flatMap((book) => book.find(stems))
      .find(({ from }) => sizes.every((size) => from < size.from || from >= size.to));
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

/** `telefon 15000 kamerası iyi`, `20 bin tl kamerası`: a sum and what stands behind it are two things. */
function withWholeSums(clause: Clause, { ears }: Hearing): Clause {
  const { text, heard } = clause;
  const isKnown = (said: string) => {
    const { words, kinds } = ears.understand(said);
    return (
      kinds.length > 0 || words.some(({ values, suggests }) => values.length + suggests.length > 0)
    );
  };
  const isSum = (digits: string, said: string) => {
    const { words, sizes } = ears.read(said);
    return sizes.every(({ from }) => from > 0) && words.length > 1 && Number(digits) >= leastSum;
  };
  return {
    ...clause,
    heard: heard.flatMap((one, at): readonly Heard[] => {
      const before = heard[at - 1];
      const isBehind = before?.role === 'K+' && text.slice(before.to, one.from).trim() === '';
      const [, digits = ''] = /^(\d{3,}) (?=\p{L})/u.exec(one.text) ?? [];
      if (isBehind && /^[VK]\+$/.test(one.role) && digits && isSum(digits, one.text))
        return cut(one, text, one.from + digits.length, one.to, one.role);
      if (one.role !== 'M+') return [one];
      const { price, words } = ears.read(one.text, { asked: true });
      const rest = words[price?.to ?? words.length];
      if (!rest || isFunctionWord(rest.text) || isVerb(rest.text) || !isKnown(rest.text))
        return [one];
      const end = heard[at + 1]?.from ?? text.length;
      return cut(one, text, one.from + rest.from, end, 'V+');
    }),
  };
}

const leastSum = 100;

const told = [
  // `annem 1500 dedi`
  /(\d[\d.]*(?: ?(?:bin|k))?(?: ?(?:tl|lira))?)(?: veririm)? (?:dedi|diyo\w*|verdi|veriyo\w*|verecek\w*)\W*$/,
  // `5 bin daha çıksam değer mi`
  /(\d[\d.]*(?: ?(?:bin|k))?(?: ?(?:tl|lira))? daha) (?:cik|ekle|ver|koy|artir)\w*/,
];

/** What somebody at home allows to spend, and what one would spend more, are sums, though they are told or asked. */
function withToldSums(clause: Clause): Clause {
  const { text, heard, act } = clause;
  const folded = fold(text);
  const [ofSomebody, ofMore] = told.map((one) => one.exec(folded));
  const isAtHome = foldedWords(text).some(
    (word) => isSomebody(word) || /^(?:hanim|bey|patron|mudur)$/.test(word),
  );
  const found = ofMore ?? (isAtHome ? ofSomebody : undefined);
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

const liked =
  /^(?:(?:o|bu|da|de|cok|en cok|ama|hem|zaten|kiz\w*|ogl\w*|annem\w*|esim\w*|babam\w*)\s+)*(\p{L}{3,}(?:\s\p{L}{3,})?)\s+(?:cok )?(?:sev(?:er|iyo\w*)|bayil(?:ir|iyo\w*)|hasta(?:si|yim)|hayran\w*)\W*$/u;

/** `fıstıklı sevmiyorlar`, `acı yemez` */
const disliked =
  /^(?:(?:o|bu|da|de|hic|pek|ama|hem|zaten|cocuk\w*|kiz\w*|ogl\w*|annem\w*|esim\w*|babam\w*)\s+)*(\p{L}{3,}(?:\s\p{L}{3,})?)\s+(?:hic |pek )?(?:sevm(?:ez|iyo)|ye[my](?:ez|iyo|emez))\w*\W*$/u;

/** `dinozor seviyo`: what somebody likes is wished for him, and what shall be another or is disliked is refused. */
function withLiking(clause: Clause): Clause {
  const { text, act, heard } = clause;
  // `casio yerine başka marka olsun`
  const [, refused = ''] = /^\W*(\p{L}[\p{L} ]*?) yerine baska/u.exec(fold(text)) ?? [];
  if (refused) {
    const at = fold(text).indexOf(refused);
    const to = at + refused.length;
    const own: Heard = { role: 'V-', text: text.slice(at, to), from: at, to, margin: 99 };
    return { ...clause, act: 'want', heard: [own] };
  }
  const isDisliked = disliked.test(fold(text));
  const said = (isDisliked ? disliked : liked).exec(fold(text))?.[1];
  const isFree = heard.every(({ role }) => role === 'R+' || role.endsWith('0'));
  const from = said === undefined ? -1 : fold(text).indexOf(said);
  if (said === undefined || !isFree || (act !== 'tell' && act !== 'want')) return clause;
  const to = from + said.length;
  const role = isDisliked ? 'V-' : 'V+';
  const own: Heard = { role, text: text.slice(from, to), from, to, margin: 99 };
  return { ...clause, act: 'want', heard: [...heard, own] };
}

/** A sum up to a place of the clause's text, and what stands from there on. */
const cut = (
  one: Heard,
  text: string,
  at: number,
  end: number,
  role: Heard['role'],
): readonly Heard[] => {
  const sum = text.slice(one.from, at).trimEnd();
  const rest = text.slice(at, end).trim();
  const from = text.indexOf(rest, at);
  return [
    { ...one, role: 'M+', text: sum, to: one.from + sum.length },
    { ...one, role, text: rest, from, to: from + rest.length },
  ];
};

const refusing = /^\W*(?:degil(?! m[iu])|istemiyo\w*|istemem|istemez\w*|almayaca\w*|alm[iu]ca\w*)/;
const placing = /^\s*(?:alt|ust|arka|on|yan|ic|ara|kenar|dib)(?:[iu]n)?[dt]?[ae]n?(?!\p{L})/u;

/** What need not be any more: `şart değil`, `olmasa da olur`, `netflix şartını bırak`, `vazgeçtim sandıktan`. */
export const releases =
  /^\W*(?:(?!olsun|istiyor)\w+ )?(?:(?:sart|onemli|zorunlu|lazim|gerekli) degil|(?:ol|yaz|geç|gec)m[ae]sa (?:d[ae] )?ol|gerek (?:yok|kalmadi)|gerekm[ei]|fark ?etm|(?:sart|istek|isteg|kosul)\w* (?:birak|kaldir|cikar)|(?:da |i |u )?bos ?ver|vazgec)/;

const liking = /^\W*(?:sev(?:er|iyo|di)|bayil|hayran|hasta|tercih ed)\w*/;

/** `müze bileti istemiyorum` wants none, `somonlu sever` some, and `yatağın altına` wishes for no bed. */
const asMeant = (clause: Clause): Clause => ({
  ...clause,
  heard: clause.heard.map((one): Heard => {
    const after = fold(clause.text.slice(one.to));
    if (/^V[-0]$/.test(one.role) && releases.test(after)) return { ...one, role: 'V+', margin: 99 };
    if (one.role === 'V-' && liking.test(after)) return { ...one, role: 'V+' };
    // `4 kişi değil 3 kişiyiz`
    const isCorrected = clause.heard.some(({ role, from }) => role === 'V+' && from > one.to);
    if (one.role === 'V+' && /\d/.test(one.text) && /^ degil\b/.test(after) && isCorrected)
      return { ...one, role: 'V0' };
    if (one.role !== 'K+') return one;
    if (refusing.test(after)) return { ...one, role: 'K-' };
    return placing.test(after) && /[iu]n$/.test(fold(one.text)) ? { ...one, role: 'K0' } : one;
  }),
});
