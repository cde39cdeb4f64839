import type { Clause } from './clauses';
import { isRoot } from './dictionary';
import { isVerb } from './ordinary-words';
import { isDative } from './people';
import { lackedBy } from './suffixes';
import type { Found, Word } from './words';

/** Something a text does not want, and what it wants in its place. */
export interface Refusal extends Found {
  /**
   * What is refused, item by item as they are joined by `ve`, `,`, `ne … ne …`. Each item's last word is the refused thing
   * itself; how far it reaches to the left (`yıllık ücret`) is for those to say who know names: at most to `from`.
   */
  readonly items: readonly Found[];
  /** The words that refuse: `olmasın`, `hariç`; for `-sız` the word itself. */
  readonly cue: Found;
  /**
   * `not`: it shall not be or have it. `without`: one word says so (`şekersiz`). `instead`: another thing is named in its
   * place, which `wanted` holds. `missing`: said of what was shown (`hiçbiri komedi değil`), so it is wanted.
   * `indifferent`: it does not matter (`renk önemli değil`).
   */
  readonly kind: 'not' | 'without' | 'instead' | 'missing' | 'indifferent';
  /** What is wanted in its place: `X değil Y`, `X yerine Y`. */
  readonly wanted?: Found;
  /** The folded thing that a word with `-sız` lacks: `seker` of `şekersiz`. */
  readonly lacks?: string;
}

/** Verbs whose negated forms refuse what stands before them; of others (`su geçirmez`, `iz bırakmayan`) the form describes. */
const verbs =
  'ol|iste|git|icer|ye|ic|sev|kullan|bulun|gel|koy|kat|al|ekle|et|giy|dusun|ara|begen|tuket|hoslan|yap|dokun|oner|goster|tak|oku|izle|dinle|oyna|sur|bak|bulas';
/** Their negated forms, folded: `istemiyorum`, `olmasın`, `içermeyen`, `almayalım`. */
const negatedVerb = new RegExp(
  `^(?:${verbs})(?:m[ae]y[ae]n(?:l[ae]r)?(?:[iu]|d[ae]n)?|m[ae]s[iu]nl?[ae]?r?|m[iu]yor\\w*|m[iu]y[oe]?\\w*|m[ae]m|m[ae]yiz|m[ae]y[ae]l[iu]m|m[ae]y[iu]n|m[ae]z(?:s[ae])?|m[ae]s[ae]\\w*|m[ae]d[ae]n|m[ae]m[ae](?:s[iu]|l[iu])\\w*|m[ae]y[ae]c[ae][kg]\\w*|m[iu]c[ae][mkz])$`,
);
/** What somebody does not or cannot do. */
const isUndone = /(?:[ae]m[iu]yor\w*|[ae]m[ae]m|[ae]m[ae]z|m[iu]yorum)$/;
/** What we are told not to do: `gösterme`. */
const forbidding = /^(?:goster|oner|listele|sun|getir|koy)m[ae]$/;
/** What somebody cannot take or use: `hap yutamıyorum`, `dar giyemem`. */
const cannot =
  /^(?:ye|yiy|ic|yut|giy|tak|kullan|kaldir|tasi|oku|izle|dinle|bin|sur|cek|katlan)y?[ae]m(?:[iu]yor\w*|[iu]yo[mz]?|[ae]m|[ae]y[iu]z|[ae]z)$/;
/** `-maz` of a verb is an adjective but for these. */
const never =
  /^(?:ol|iste|sev|ye|ic|gel|yara|kullan|tak|giy|begen|hoslan|oku|izle|dinle|oyna)m[ae]z(?:s[ae])?$/;
const liked = /^(?:iyi|guzel|hos|fena)$/;
/** `istemediğimi söyledim`, `kayak istemedik` */
const unwanted = /^(?:iste|sev|begen)m[ae]d[iu](?:g[iu]m\w*|[mk])$/;
const except = /^(?:haric(?:inde)?|disinda(?:ki)?(?:ler)?)$/;
const not = /^(?:degil(?:di|dir|iz)?|yok(?:tur)?)$/;
/** What somebody says they have none of, they look for: `oto koltuğum yok`, `elbisem yok`. */
const mine = (text: string): boolean =>
  /[iu]m(?:[iu]z)?$/.test(text) || (/[aeo]m(?:[iu]z)?$/.test(text) && !isRoot(text));
const allergic = /^alerji(?!k)\w*$/;
/** `tavuğa alerjik`, but `cildi alerjik` */
const allergicTo = /^alerjik\w*$/;
/** What does somebody harm: `tavuk dokunuyor`, `süte hassasiyeti var`. */
const harmful = /^(?:dokun(?:uyor|ur)|(?:hassasiyet|intolerans)[iu](?:m|m[iu]z)?)$/;
const indifferent = /^(?:onemli|sart|onemsiz|farketm\w*|gerek(?:li)?|lazim|fark|zorunda|zorunlu)$/;
const aboutShown =
  /^(?:hicbiri?|hic|bunlar(?:in)?|bu|onlar(?:in)?|gosterdik\w*|onerdik\w*|bunlardan)$/;
const negatedNoun = /m[ae]y[ae]n(?:l[ae]r)?[iu]?$/;
const takesOut = /^(?:cikar|kaldir|sil|ele|(?:isteme|gosterme|onerme|olma)\w*)/;
const joint = /^(?:ve|veya|ya|da|de|ile|hem|ne|yahut)$/;
/** Small words between what is refused and the word that refuses it: `oyun için değil`. */
const trailing =
  /^(?:ve|veya|ya|da|de|ile|hem|ne|yahut|icin|bir|daha|hic|pek|artik|asla|kesinlikle|f[aei]lan|olan(?:[iu]|l[ae]r[iu]?)?|olsun|olmasi(?:na)?)$/;
/** What only carries what is said before it: `korku ögesi`, `altın gibi şeylere`, `pembe renkte bir şey`, `torbalı lafını bile`. */
const carrying =
  /^(?:(?:oge|unsur|icerik|icerig|sahne|tur|tarz|renk|reng|sey|laf|ad|isim|ism)(?:l[ae]r)?(?:[iu]|s[iu])?n?(?:[iu]|[dt]?[ae])?|gibi|bile|dahi|listeye|iceren(?:l[ae]r)?|barindiran(?:l[ae]r)?)$/;
/** What is done with the thing, and no part of it: `almak`. */
const doing = /^\p{L}{2,}m[ae]k$/u;
/** What puts something out of a list, said to us. */
const orders =
  /^(?:cikar(?:t)?|kaldir|sil|ele|degistir)(?:[iu]n(?:[iu]z)?|[iu]r m[iu]s[iu]n|s[ae]n\w*|al[iu]m)?$/;
/** Says of what was named that it goes: `varsa onu çıkar`. */
const thatOne = /^(?:onu|onlari|bunu|bunlari|onun|onlarin|yerine|direkt|lutfen|hemen)$/;
/** What is pointed at, and not named. */
const pointed =
  /^(?:onu|bunu|onlari|bunlari|\w*nc[iu](?:s[iu]|l[ae]r[iu])?n?[iu]|ilk\w*|son\w*|[123]|s[iu]n[iu])$/;
/** Who had enough of something: `siyahtan bıktım`, `aşktan vazgeçtim`. */
const givesUp = /^(?:sikildi[mk]|bikti[mk]|usandi[mk]|vazgec(?:ti[mk]|iyor\w*|elim))$/;
/** So many words may stand between. */
const mostGivenUp = 3;
/** `bahçecilik kitabı yok demek`: what there is none of is stated. */
const stating = /^(?:yani|demek|anlasilan|herhalde|galiba|maalesef|malesef)$/;

const anything = /^/;
/** A verb, and neither `değil` nor `yok`. */
const aVerb = /^(?!degil|yok)/;
/** What looks like a refusal and is none: the word before it, itself and the word after it. */
const noRefusals: readonly (readonly [before: RegExp, own: RegExp, after: RegExp])[] = [
  // `kamerası fena olmasın` and `fena değil` ask for a good one.
  [/^(?:fena|kotu|berbat|emin)$/, anything, anything],
  // `eksik olmayın` is said to us.
  [anything, /^olma(?:y[iu]n)?$/, anything],
  // `ne var ne yok`
  [/^ne$/, /^yok$/, anything],
  // `siyahı yok mu?` asks for what it names.
  [anything, not, /^m[iu](?:yd[iu])?$/],
  // `almam gerekiyor`, and what shall be prevented: `çatlak olmasın diye`; but `olmaması gerek` refuses.
  [
    anything,
    /^(?!degil|yok|.*m[ae]m[ae]s[iu])/,
    /^(?:gerek\w*|laz[iı]?m|sart|mecbur\w*|zorunda\w*|diye)$/,
  ],
  // `tiyatro olmazsa konser` would have both, `kokulu olmazsa iyi olur` has neither.
  [anything, /zs[ae]$/, /^(?!(?:iyi|daha|guzel|sevin\w*|memnun|super|harika|tercih\w*)$)./],
  // `koşuyu bırakmak istemiyorum` would keep it.
  [/^(?:birak|vazgec|kaybet|kacir|azalt)m[ae]k?$/, aVerb, anything],
  // `uzak olmasın demedim`
  [anything, aVerb, /^dem(?:edi|iyor)/],
  // `dört mevsim alsam olmaz mı`
  [anything, /m[ae]z$/, /^m[iu]/],
];

/** Words at which what is said before ends. */
const border =
  /^(?:ama|fakat|ancak|lakin|cunku|fakat|olsun|olan|istiyorum|isterim|lazim|ariyorum|yoksa|olmazsa|varsa|degilse|bana|icin|bir|yani|sadece|olmali)$/;

/**
 * Finds what a text refuses: `samsung hariç tablet`, `et ve süt yemiyorum`, `komedi değil, dram olsun`, `şekersiz`.
 * `taken` words were read as something else, such as a price; of `clauses` a refusal reaches into none that has ended.
 */
export function readRefusals(
  words: readonly Word[],
  taken: ReadonlySet<number> = new Set(),
  clauses: readonly Clause[] = [],
): Refusal[] {
  const refusals: Refusal[] = [];
  // `gitmek istiyoruz, uzak olmasın`
  const ended = new Set(
    clauses.flatMap(({ verb, saying }) =>
      verb !== undefined && saying !== 'describes' && saying !== 'aside' ? [verb] : [],
    ),
  );
  let start = 0;
  let clause = 0;
  for (let at = 0; at < words.length; at += 1) {
    const text = textAt(words, at);
    if (taken.has(at)) {
      start = at + 1;
      continue;
    }
    const lacks = lackedBy(text);
    // `havuzsuz olmaz`, `kapak olmadan gelmesin`: it has to be there.
    const isNeeded =
      lacks === undefined
        ? (text === 'olmadan' && negatedVerb.test(textAt(words, at + 1))) ||
          // `espresso içmeden güne başlayamam`
          (/m[ae]d[ae]n$/.test(text) &&
            words.slice(at + 1, at + 4).some((word) => isUndone.test(word.text)))
        : /^olma(?:z|s[iu]n)$/.test(textAt(words, at + 1));
    if (isNeeded) {
      at += 1;
      start = at + 1;
      continue;
    }
    if (lacks !== undefined) {
      const own = { from: at, to: at + 1 };
      refusals.push({ ...own, items: [own], cue: own, kind: 'without', lacks });
      continue;
    }
    const cue = cueAt(words, at);
    if (!cue) {
      // `oyun için değil`: the cue is about what stands before the small word, too.
      // … and `bir daha almam` about what stands before that.
      const next = textAt(words, at + 1) === 'daha' ? at + 2 : at + 1;
      // `ilki iyi de gürültülü olmasın`
      const isConceded = liked.test(text) && /^d[ae]$/.test(textAt(words, at + 1));
      // `pembe renkte bir şey istemiyor`
      const isWithin =
        trailing.test(text) && (cueAt(words, next) || carrying.test(textAt(words, at + 1)));
      if (isConceded || (border.test(text) && !isWithin)) start = at + 1;
      if (ended.has(at) && !aboutShown.test(text)) clause = at + 1;
      continue;
    }
    // `samsung ısınıyor, olmasın` refuses what the clause before it speaks of.
    const own = Math.max(start, clause);
    const refusal =
      cue.said === 'given up'
        ? givenUp(words, own, cue)
        : (refusalBefore(words, own, cue) ?? refusalBefore(words, start, cue));
    if (refusal) refusals.push(refusal);
    start = refusal?.wanted ? refusal.wanted.from : Math.max(cue.to, refusal?.to ?? 0);
    at = Math.max(cue.to, refusal?.wanted ? 0 : (refusal?.to ?? 0)) - 1;
  }
  return refusals;
}

/** Whether it is named as what something is done to: `macbook'u`, `fıstıklıları`. */
const isObject = (word: Word | undefined): boolean =>
  word !== undefined &&
  !pointed.test(word.text) &&
  // Of `macbook'u` the word is `macbook`.
  (word.to - word.from > word.text.length || (/..[iu]$/.test(word.text) && !isRoot(word.text)));

/** The folded word at a place; nothing beyond the ends. */
const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? '';

interface Cue extends Found {
  readonly said: 'given up' | 'verb' | 'not' | 'except' | 'instead' | 'indifferent';
}

/** `siyahtan çok sıkıldım`, `vazgeçtim kişisel gelişimden`; who gives up `ondan` or `almaktan` refuses nothing. */
function givenUp(words: readonly Word[], start: number, cue: Cue): Refusal | undefined {
  const isEnd = (at: number) => from.test(textAt(words, at)) && !ofNone.test(textAt(words, at));
  // `polisiye okumaktan`
  const endOf = (at: number) => (/m[ae]kt[ae]n$/.test(textAt(words, at)) ? at : at + 1);
  const refusal = (item: Found): Refusal => ({
    items: [item],
    cue: { from: cue.from, to: cue.to },
    from: Math.min(item.from, cue.from),
    to: Math.max(item.to, cue.to),
    kind: 'not',
  });
  const isApart = (at: number) => /[,;.!?]/.test(words[at]?.before ?? '');
  for (let at = cue.from - 1; at >= Math.max(start, cue.from - mostGivenUp); at -= 1) {
    if (isApart(at + 1)) break;
    if (isEnd(at) && endOf(at) > start) return refusal({ from: start, to: endOf(at) });
  }
  for (let at = cue.to; at < Math.min(words.length, cue.to + mostGivenUp); at += 1) {
    if (isApart(at)) break;
    if (isEnd(at) && endOf(at) > cue.to) return refusal({ from: cue.to, to: endOf(at) });
  }
  return undefined;
}
const ofNone = /^(?:(?:on|bun|sun)(?:lar)?dan|almakt[ae]n)$/;

function cueAt(words: readonly Word[], at: number): Cue | undefined {
  const [previous, text, next] = [textAt(words, at - 1), textAt(words, at), textAt(words, at + 1)];
  const cue = (said: Cue['said'], length = 1): Cue => ({ from: at, to: at + length, said });
  if (indifferent.test(text) && (not.test(next) || /^(?:etm\w*|yok)$/.test(next))) {
    return cue('indifferent', 2);
  }
  if (/^(?:farketm\w*|gerekm(?:ez|iyor)\w*)$/.test(text)) return cue('indifferent');
  // `puanı boşver`
  if (text === 'bosver' && isObject(words[at - 1])) return cue('indifferent');
  if (/^(?:tercih|alerji)$/.test(text) && /^etm\w*$/.test(next)) return cue('verb', 2);
  if (allergic.test(text) || (allergicTo.test(text) && isDative(previous)))
    return cue('verb', /^(?:var|oldugu\w*)$/.test(next) ? 2 : 1);
  if (harmful.test(text) && (isVerb(text) || isDative(previous)))
    return cue('verb', next === 'var' ? 2 : 1);
  if (except.test(text)) return cue('except');
  if (givesUp.test(text)) return cue('given up');
  // `korku ögesi olan varsa onu değiştir`
  if (text === 'varsa') {
    let last = at + 1;
    while (thatOne.test(textAt(words, last))) last += 1;
    const does = textAt(words, last);
    const isOut = orders.test(does) || negatedVerb.test(does) || forbidding.test(does);
    return isOut ? cue('verb', last + 1 - at) : undefined;
  }
  if (text === 'yerine') return cue('instead');
  const isNone = noRefusals.some(
    ([before, own, after]) => own.test(text) && before.test(previous) && after.test(next),
  );
  if (isNone) return undefined;
  // `yerim de yok`
  const owned = /^d[ae]$/.test(previous) ? textAt(words, at - 2) : previous;
  const isStated = [...words.slice(0, at), words[at + 1]].some((word) =>
    stating.test(word?.text ?? ''),
  );
  if (text === 'yok' && (mine(owned) || isStated)) return undefined;
  if (not.test(text)) return cue('not');
  const isNegated =
    unwanted.test(text) ||
    cannot.test(text) ||
    forbidding.test(text) ||
    // `listeye samsung geçmesin`
    (text === 'gecmesin' &&
      (/^(?:laf|ad|ism|soz)[iu]$|^listeye$/.test(previous) || next === 'listeye')) ||
    (negatedVerb.test(text) && (!/m[ae]z(?:s[ae])?$/.test(text) || never.test(text)));
  return isNegated ? cue('verb') : undefined;
}

function refusalBefore(words: readonly Word[], start: number, cue: Cue): Refusal | undefined {
  const items = itemsBefore(words, start, cue);
  const [first] = items;
  if (!first) return undefined;
  const whole = { items, cue: { from: cue.from, to: cue.to }, from: first.from, to: cue.to };
  if (cue.said === 'indifferent') return { ...whole, kind: 'indifferent' };
  const shown = words.slice(start, cue.from).some(({ text }) => aboutShown.test(text));
  // `kablosuz olmayanları çıkar`
  const isBack =
    negatedNoun.test(textAt(words, cue.to - 1)) && takesOut.test(textAt(words, cue.to));
  if (isBack || (cue.said === 'not' && shown)) return { ...whole, kind: 'missing' };
  if (cue.said === 'verb' || cue.said === 'except') return { ...whole, kind: 'not' };
  const wanted = clauseAfter(words, cue.to);
  return wanted ? { ...whole, kind: 'instead', wanted } : { ...whole, kind: 'not' };
}

/** The things that stand before a cue, the nearest last: `et ve süt` are two. */
function itemsBefore(words: readonly Word[], start: number, { from, said }: Cue): Found[] {
  const items: Found[] = [];
  let to = from;
  while (to > start && trailing.test(textAt(words, to - 1))) to -= 1;
  const isMore = () =>
    to - 1 > start &&
    textAt(words, to - 2) !== 'hicbir' &&
    !/[,;.!?]/.test(words[to - 1]?.before ?? '');
  // `torbalı lafını bile duymak`, `borsaya bulaşmak`
  const done = textAt(words, to - 2);
  if (isMore() && doing.test(textAt(words, to - 1)) && (carrying.test(done) || isDative(done)))
    to -= 1;
  while (isMore() && isCarrying(textAt(words, to - 1))) to -= 1;
  const listed = said === 'not' ? partsBefore(words, start, to) : 0;
  let at = to;
  while (at > start) {
    const [word, before] = [words[at], words[at - 1]];
    // `samsung, xiaomi olmasın`; but `oyuncak, küçük parçası olmasın` refuses the parts alone.
    const comma = at < to && word !== undefined && /,/.test(word.before);
    // `fondöten, kapatıcı değil` corrects itself.
    const isOne = isAsLong(words, start, at, to - at) && isAlike(words[at - 1], words[to - 1]);
    // `2 kişiyiz, kalabalık olmasın`
    const isSaid = ofUs.test(words[at - 1]?.text ?? '');
    if (comma && (isSaid || (said === 'not' && listed < leastListed) || !isOne)) break;
    if (comma || (at < to && before && joint.test(before.text))) {
      items.unshift({ from: at, to });
      to = at;
      while (to > start && joint.test(textAt(words, to - 1))) to -= 1;
      at = to;
      continue;
    }
    if (at < to && word && /[;.!?]/.test(word.before)) break;
    at -= 1;
  }
  if (at < to) items.unshift({ from: at, to });
  return items;
}

/** What says what we are or do. */
const ofUs = /(?:[iu]y[iu][mz]|[iu]yo(?:r\w*|[mz])?)$/;

const isCarrying = (text: string): boolean => carrying.test(text) || trailing.test(text);

/** Two before `değil` correct each other; more are a list: `ferrari, dinozor, barbie değil`. */
const leastListed = 3;

/** How many parts stand side by side between commas. */
const partsBefore = (words: readonly Word[], start: number, to: number): number =>
  words.slice(start + 1, to).filter(({ before }) => /,/.test(before)).length + 1;

/** Whether what stands before a comma is made of as many words as what stands behind it. */
function isAsLong(words: readonly Word[], start: number, end: number, length: number): boolean {
  const first = end - length;
  return first >= start && (first === start || /[,;.!?]/.test(words[first]?.before ?? ''));
}

const from = /[dt][ae]n$/;

/** Whether two words are in one case: `Türk yazarlardan, içinde şiddet olmayan` lists nothing. */
const isAlike = (one: Word | undefined, other: Word | undefined): boolean =>
  one?.number === undefined && from.test(one?.text ?? '') === from.test(other?.text ?? '');

/** What is said right after a refusal, to the end of its clause. */
function clauseAfter(words: readonly Word[], from: number): Found | undefined {
  let begin = from;
  while (
    begin < words.length &&
    /^(?:de|da|ama|bana|bir|sadece|aksine|tam|onun|yerine)$/.test(textAt(words, begin))
  ) {
    begin += 1;
  }
  let to = begin;
  while (to < words.length) {
    const word = words[to];
    if (
      !word ||
      (to > begin &&
        (/[,;.!?]/.test(word.before) || /^(?:olsun|ama|fakat|istiyorum|lazim)$/.test(word.text)))
    )
      break;
    to += 1;
  }
  return to > begin ? { from: begin, to } : undefined;
}
