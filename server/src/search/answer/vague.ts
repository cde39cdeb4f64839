import { isColour, isDative, writtenIn } from '../../language';
import type { Knowledge } from '../engine/search-engine';
import type { Found } from '../ranking/find-in-stages';
import type { Ranked } from '../ranking/rank';
import type { Intent } from '../understanding/intent';
import type { Lexicon } from '../vocabulary/lexicon';

const mostStarts = 6;
const leastKinds = 3;
/** How many of the first products are looked at to see whether they have anything in common. */
const looksAt = 10;

/** `evime bir şey`, `kaliteli ürün`: whatever it may be. */
const anything = /^(?:bir|bi)?(?:sey(?:ler)?|sei)(?:i)?$|^bis(?:ey|i)(?:ler)?$/;

/** What things of any kind may be or have, whatever its ending: `aynısının daha ucuzu`, `uzun gitsin`, `elim boş olmaz`. */
const ofAnything =
  /^(?:ayni|benzer|baska|farkli|degisik|uzun|kisa|buyu[kg]|kucu[kg]|ufa[kg]|mini[kg]|hafif|agir|saglam|dayanikli|kalite|kaliteli|sik|ozel|super|harika|guzel|uygun|hesapli|ekonomik|makul|pratik|kullanisli|el|bos)(?:s?[iu]|[iu]m(?:[iu]z)?)?(?:n?(?:[iu]n|d[ae]n|[aeiu]))?$/;
/** By when: `yarına yetişsin`. */
const inTime = /^(?:yarin|haftay|aksam|bugun|hafta ?son(?:u|un)|bayram)[ae]$/;

/** `ne alabilirim`, `ne önerirsin`: the thing itself is asked for. */
const getting = /^(?:al(?!t)|oner|tavsiye|bak|sec|hediye|goster)/;

/**
 * Whether a query leaves open what kind of thing it wants: it names none (`bir şey öner`, `annem için`), or only
 * something that things of several kinds have (`organik`, `yaz için`).
 */
export function isVague({ intent, ranked, exact }: Found): boolean {
  const { words, phrases, kinds, category, brand } = intent;
  if (phrases.length || kinds.length || category !== undefined || brand !== undefined) return false;
  if (isOfTitle(intent, ranked[0])) return false;
  const { words: all } = intent.reading;
  // `her şey dahil` is something.
  const isOpen = ({ text }: { readonly text: string }) => anything.test(text);
  if (all.some(isOpen) && !words.some((word) => isOpen(word) && word.values.length)) return true;
  if (all.some(({ text }, at) => text === 'ne' && getting.test(all[at + 1]?.text ?? '')))
    return true;
  const isOpenly = ({ text, stem, aside }: Intent['words'][number]) =>
    aside || ofAnything.test(text) || inTime.test(text) || isColour(stem) || isColour(text);
  if (words.length && words.every(isOpenly)) return true;
  // `Gibi` is a series.
  if (!words.length) return !exact;
  // `ucuz olsun yeter`, `bir öneri yap`
  const saysNothing = ({ aside, isVerb, isName, text }: Intent['words'][number]) =>
    aside || (!isName && (isVerb || /^(?:yap|ver|bul|getir)$/.test(text)));
  const first = ranked.slice(0, looksAt).filter(({ coverage }) => coverage.share > 0);
  const inTitle = first.some(({ candidate }) => isInTitle(intent, candidate));
  if (words.every(({ aside }) => aside) || (words.every(saysNothing) && !inTitle)) return true;
  if (intent.occasion.length)
    return !first.some(({ candidate }) => candidate.text.phrase.includes(intent.whole));
  const isKnown = words.every(({ aside, how }) => aside || how !== 'unknown');
  return isKnown && !inTitle && kindsOf(first).length >= leastKinds && words.length <= 2;
}

/** Whether a title has what was said, word for word: `her şey her yerde aynı anda`. */
function isOfTitle({ whole }: Intent, best: Ranked | undefined): boolean {
  const phrase = best?.candidate.text.phrase ?? '';
  return phrase === whole || (whole.split(' ').length >= leastOfTitle && phrase.includes(whole));
}
const leastOfTitle = 3;

const isInTitle = ({ words }: Intent, { text }: Ranked['candidate']): boolean =>
  words.every(({ aside, stem }) => aside || text.title.includes(stem));

const kindsOf = (ranked: readonly Ranked[]): string[] => [
  ...new Set(ranked.map(({ candidate }) => candidate.product.kind).filter(Boolean)),
];

/** Three to six concrete queries to start from: kinds that have to do with what was said, else the fullest ones. */
export function startsFor(
  { intent, ranked }: Found,
  lexicon: Lexicon,
  { pairs }: Knowledge,
): string[] {
  const sold = new Set(pairs.map(({ kind }) => kind));
  const meant = intent.occasion.filter((id) => sold.has(id));
  const near = intent.occasion.length ? meant : closestKinds(ranked, pairs);
  const fullest = [...pairs].sort((a, b) => b.count - a.count).map(({ kind }) => kind);
  const said = near.length >= leastKinds ? near : [...near, ...fullest];
  const categories = new Set<string>();
  const starts: string[] = [];
  const before = sayingFor(intent);
  for (const id of new Set(said)) {
    const kind = lexicon.kinds.get(id);
    if (!kind || kind.accessoryOf !== null) continue;
    // Where nothing was said, one kind of each category.
    if (!near.includes(id) && categories.has(kind.category)) continue;
    categories.add(kind.category);
    starts.push(`${before}${kind.noun.toLocaleLowerCase('tr')}`.trim());
    if (starts.length === mostStarts) break;
  }
  return starts;
}

/** The kinds of what was found, those first of whose products the most were found. */
function closestKinds(ranked: readonly Ranked[], pairs: Knowledge['pairs']): string[] {
  const sizes = new Map<string, number>();
  for (const { kind, count } of pairs) sizes.set(kind, (sizes.get(kind) ?? 0) + count);
  const found = new Map<string, number>();
  for (const { candidate } of ranked) {
    const { kind } = candidate.product;
    if (kind) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  const share = ([kind, count]: readonly [string, number]) => count / (sizes.get(kind) ?? count);
  return [...found].sort((a, b) => share(b) - share(a)).map(([kind]) => kind);
}

/** What was said beside the thing, to go on with: `annem için`, `organik`. */
function sayingFor({ words, reading, occasion }: Intent): string {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return '';
  const next = reading.words[last.at.to]?.text ?? '';
  const to = /^(?:icin|diye)$/.test(next) ? last.at.to + 1 : last.at.to;
  // Of an occasion only what it is for: `doğum gününe`.
  const isAside = last.aside || (occasion.length > 0 && !isDative(last.text));
  return isAside && to === last.at.to ? '' : `${writtenIn(reading, { from: first.at.from, to })} `;
}
