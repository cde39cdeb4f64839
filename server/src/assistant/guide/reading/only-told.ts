import {
  isRoot,
  isVerb,
  verbStems,
  type Clause,
  type Found,
  type Reading,
} from '../../../language';
import type { Intent } from '../../../search';
import { isHad } from './had';
import { overlap } from './wishes';

/** Stands in the visitor's own favour, whatever its form: `istemiştim`, `doktor önerdi`, `5 bin ayırdım`. */
const inFavour =
  /^(?:iste|begen|sev|dusun|karar|ara|bak|oner|soyle|tavsiye|yaz|ayir|lazim|gerek|bul|hosl|unut|d[ei](?:d[iu][mk]|mist[iu][mk]|yor(?:um|uz|dum)|yom))/;
/** What shall be, and not what is: `beyaz olsun diyor`. */
const shall = /^(?:ols[au]n\w*|olmas[iu]\w*|olmali\w*|isti\w+|laz[iı]m|sart|\w+m[ae]s[iu]n)$/;
const past =
  /(?:[dt][iu](?:m|k|n|n[iu]z|l[ae]r)?|m[iu]s(?:[iu]m|[iu]z|t[iu]\w*|l[ae]r\w*)|(?:[iu]yor|[aeiu]r|[ae]c[ae]k)(?:d[iu]|mus)\w*)$/;
/** What a thing was like: `kabloluydu`, `portatifmiş`. */
const wasSo = /(?:yd[iu](?:[mk]|l[ae]r)?|m[iu]s)$/;
const says = /^(?:d[ei]yo(?:r|lar|rlar)?|dio|dedi(?:ler|ydi)?|demis(?:ler|ti)?|der(?:ler)?)$/;
/** What somebody has or had: `şimdiki laptopum ağır`. */
const had =
  /^(?:simdiki\w*|onceki\w*|mevcut\w*|ev(?:im|imiz)?deki|el(?:im|imiz)?deki|eskisi\w*|benimki|bizimki|\w+unki|\w+ninki)$/;
/** What is found wrong: `dar geliyor`, `küçük kalıyor`. */
const bothers = /^(?:gel|kal|ol|ed|yap|kapl|vur|isin|bozul|kok|etkilen)[iu]?yo(?:r|lar|rlar)?$/;
const good = /^(?:iyi|guzel|hos\w*|rahat|uygun)$/;
const because = /^(?:cunku|zira)$/;
/** `kullanıyorum` tells of oneself. */
const ofOneself = /(?:[mz]|uz)$/;
/** What does not come about: `kullanamıyorum`. */
const cannot =
  /[ae]m(?:[iu]yo(?:r(?:[iu]m|uz|[dl]\w*)?|m|z)?|[ae](?:m|y[iu]z|z)|[ae]d[iu](?:m|k|l[ae]r)?)$/;
/** What is outdone: `kapsüllüden daha ucuz`, `köşedense`. */
const outdone = /[dt][ae]n(?:s[ae])?$/;
const outdoing = /^(?:daha|ziyade|cok|fazla|baska|once)$/;

/**
 * What is understood without the words that only tell: of what was, of what others say, of what somebody has or cannot use,
 * why, and of what is outdone. Whoever tells wishes for nothing; what they refuse they refuse, but what others say.
 */
export function withoutTold(intent: Intent): Intent {
  const { reading, words, makers, without } = intent;
  if (isHad(reading.text)) return intent;
  const told = [
    ...toldIn(intent),
    ...outdoneIn(reading),
    ...contrastedIn(intent),
    ...ofSiblings(reading),
  ];
  if (told.length === 0) return intent;
  const isTold = (at: Found) => told.some((place) => overlap(place, at));
  const reported = told.filter(({ isReport }) => isReport);
  return {
    ...intent,
    reading: { ...reading, sizes: reading.sizes.filter((one) => !isTold(one)) },
    words: words.map((word) =>
      isTold(word.at) ? { ...word, values: [], suggests: [], optional: true } : word,
    ),
    makers: makers.filter(({ at }) => !isTold(at)),
    without: without.filter(({ at }) => !reported.some((place) => overlap(place, at))),
  };
}

/** A place where something is only told; `isReport` where another says it. */
interface Told extends Found {
  readonly isReport?: boolean;
}

function toldIn({ reading, words: named }: Intent): readonly Told[] {
  const { words, clauses } = reading;
  // `uçak bileti` is no verb.
  const isNamed = (verb: number) => named.some(({ at, isName }) => isName && at.to - 1 === verb);
  return clauses.flatMap((clause, at): readonly Told[] => {
    const { to, verb } = clause;
    const before = clauses[at - 1];
    if (verb !== undefined && isNamed(verb)) return [];
    if (says.test(words[verb ?? -1]?.text ?? '')) {
      // `annem olmaz diyor`: what is said ends with its own verb.
      const said = verb === clause.from && before ? before : clause;
      return isShall(said, reading) ? [] : [{ ...afterComma(said, reading), isReport: true }];
    }
    if (tells(clause, before, reading)) return [afterComma(clause, reading)];
    const was = words.findLastIndex(
      ({ text }, place) =>
        overlap({ from: place, to: place + 1 }, clause) &&
        wasSo.test(text) &&
        verbStems(text).length === 0 &&
        !isRoot(text),
    );
    return was < 0 || isShall({ from: was, to }, reading)
      ? []
      : [afterComma({ from: clause.from, to: was + 1 }, reading)];
  });
}

const isShall = ({ from, to }: Found, { words, clauses }: Reading): boolean =>
  clauses.some(
    ({ saying, verb }) => saying === 'asks' && verb !== undefined && verb >= from && verb < to,
  ) || words.slice(from, to).some(({ text }) => shall.test(text));

/** Whether a clause tells of what was, of what is wrong with something, or why something is refused. */
function tells(clause: Clause, before: Clause | undefined, reading: Reading): boolean {
  const { words, refusals } = reading;
  const { from, to, verb = -1, saying } = clause;
  const all = words.slice(from, to).map(({ text }) => text);
  const does = words[verb]?.text ?? '';
  if (because.test(all[0] ?? '')) return true;
  const isRefusing = refusals.some(({ cue }) => overlap(cue, { from: verb, to: verb + 1 }));
  if (isRefusing || inFavour.test(does) || isShall(clause, reading)) return false;
  const isReason =
    saying === 'tells' &&
    !ofOneself.test(does) &&
    refusals.some(
      ({ cue, kind }) => kind === 'not' && before !== undefined && overlap(cue, before),
    );
  const isFault = bothers.test(does) && !good.test(words[verb - 1]?.text ?? '');
  const isOfOld = all.some((text) => had.test(text)) && !all.includes('icin');
  return isReason || isFault || isOfOld || cannot.test(does) || (past.test(does) && isVerb(does));
}

/** What stands before a comma may be wished for: `paspaslı, öbürü bozuldu`. */
const afterComma = ({ from, to }: Found, { words }: Pick<Reading, 'words'>): Found => ({
  from: Math.max(
    from,
    words.findLastIndex(({ before }, at) => at < to && /[,;]/.test(before)),
  ),
  to,
});

/** `kapsüllüden daha ucuz`, `köşedense` */
const outdoneIn = ({ words }: Reading): readonly Told[] =>
  words.flatMap(({ text }, at) =>
    !isRoot(text) &&
    outdone.test(text) &&
    (/s[ae]$/.test(text) || outdoing.test(words[at + 1]?.text ?? ''))
      ? [{ from: at, to: at + 1 }]
      : [],
  );

/** `ablası 8 yaşında`: what is told of whom the thing is not for. */
const ofSiblings = ({ words }: Reading): readonly Told[] =>
  words.flatMap(({ text }, at) => {
    if (!/^(?:kardes|abla|abi|agabey|ikiz)s?[iu]$/.test(text)) return [];
    const end = words.findIndex(({ before }, place) => place > at && /[,;.]/.test(before));
    return [afterComma({ from: 0, to: end < 0 ? words.length : end }, { words })];
  });

/** `Skechers yürüyüş için, ben koşacağım`: what a maker’s are like is set against what is wanted. */
function contrastedIn({ reading: { words, clauses }, makers }: Intent): readonly Told[] {
  const to = words.findIndex(({ text, before }) => /^(?:ben|biz)$/.test(text) && /,/.test(before));
  const from = words.findLastIndex(({ before }, at) => at < to && /[.;!?]/.test(before));
  const own = { from: Math.max(from, 0), to };
  const isAsked = clauses.some(({ saying, verb = -1 }) => saying === 'asks' && verb < to);
  return !isAsked && makers.some(({ at }) => overlap(own, at)) ? [own] : [];
}
