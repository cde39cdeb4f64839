import { fold } from '@denk/shared/product/text';
import { foldedWords, isFunctionWord, stem } from '../../../language';
import { fillers } from '../names/fillers';
import type { Option } from '../proposing/terms';
import type { Slots } from '../slots/slots';
import { askedFigure } from './asked-figure';
import { inTurkish } from './english';
import { readIntent, taking, type Intent } from './intents';
import { placesIn, placesNamed, pointsAtList } from './pointing';
import type { Heard } from './read-message';

/** What a message means of the list it follows: one of the closed set, or a question about something the products have. */
export type Meaning = Intent | { readonly means: 'has'; readonly places: readonly number[] };

const asksForProducts =
  /\b(?:daha|olan(?:i|lar)?|baska\w*|oner\w*|bul\b|goster\w*|yok mu|olsun|istiyor\w*|lazim|ariyor\w*)\b/;
const otherOf = /\bbaska (?!bir|model|urun|oneri|marka|secenek|sey|var|ne|yok|tur|cesit)\w{3,}/;
const superlative = /\b(?:hangisi\w*|en )/;
/** `Beurer'i alayım`, `tamam, Kitten olsun`: said of one that was shown it is taken, though it names a brand. */
const takesIt = new RegExp(
  `\\b(?:${taking})\\b|\\bolsun (?:o zaman|tamam|bari)\\b|\\b(?:tamam|peki|ok|o zaman)\\b.*\\bolsun\\b`,
);
/** What is said of any of them when one asks which to take. */
const ofChoosing =
  /^(?:hangi|fark|iki|uc|ara|anla|ne|kac|fiyat|tut|karsilastir|kiyasla|oner|tavsiye|al|sec|iyi|mantikli|dogru|uygun|sence|ara|birbir|tercih)/;

/** Undefined where the message says something new about what is looked for, or nothing that is known. */
export function meaningAfterList(
  message: string,
  heard: Heard,
  { slots, listed }: { readonly slots: Slots; readonly listed: readonly Option[] },
): Meaning | undefined {
  const said = inTurkish(message).text;
  const text = fold(said);
  const named = placesNamed(said, listed);
  const intent = readIntent(said, named);
  const turned =
    heard.slots.kinds.join() !== slots.kinds.join() ||
    heard.slots.recipient?.label !== slots.recipient?.label;
  const says = newsIn(heard, slots);
  if (intent?.means === 'new') return intent;
  if (turned) return undefined;
  const [only, ...others] = named.flatMap((place) => listed[place] ?? []);
  const isTaken = takesIt.test(text) && !heard.isQuestion && only && others.length === 0;
  if (isTaken && ((!says.wish && !says.sum) || isAllOf(only, said)))
    return { means: 'accept', places: named };
  if (heard.isQuestion || superlative.test(text)) {
    const ordinal = placesIn(message);
    const has = { means: 'has', places: ordinal.length > 0 ? ordinal : named } as const;
    const asksToKnow = !asksForProducts.test(text) || /\bhangi|\ben .*\bolan/.test(text);
    const isAnswered = intent !== undefined && answers.has(intent.means) && !says.sum;
    if (
      asksToKnow &&
      askedFigure(message, listed) &&
      !(isAnswered && intent.means !== 'compare' && intent.means !== 'pick')
    )
      return has;
    // `terletmeyen hangisi` asks for what is told of them, `hangisi daha iyi` for what tells them apart.
    const asksMore = foldedWords(text).some(
      (word) =>
        !ofChoosing.test(word) && !fillers.has(word) && !isFunctionWord(word) && word.length > 1,
    );
    if (
      isAnswered &&
      !(
        (intent.means === 'compare' || intent.means === 'price') &&
        asksMore &&
        named.length === 0 &&
        ordinal.length < 2
      )
    )
      return intent;
    if (asksToKnow && (says.wish || (isAnswered && asksMore))) return has;
    // `ikincisi dokunmatik mi`, `Honor iphone ile çalışır mı`, `başka renk var mı`.
    const isAbout =
      named.length > 0 ||
      pointsAtList(said) ||
      otherOf.test(text) ||
      (/\bm[iu]\b/.test(text) && !says.other && !(says.name && /\bvar m[iu]\b/.test(text)));
    const isChoice = /\bm[iu]\b.+\bm[iu]\b/.test(text);
    if (isAbout && asksMore && !isChoice && (asksToKnow || otherOf.test(text)) && !says.sum)
      return has;
  }
  if (!intent && /\bhangi/.test(text) && !says.wish && !says.sum)
    return { means: 'compare', places: placesIn(message) };
  if (!intent && /\bdaha \w+/.test(text) && !says.wish && !says.sum) return { means: 'others' };
  if (!intent) return undefined;
  // `daha ucuz` is read as a price level too, `daha iyi kameralı` as a wish: the wish is what it says.
  if (intent.means === 'cheaper' || intent.means === 'better')
    return says.wish || says.sum ? undefined : intent;
  // `samsung olmasın` refuses more than the one that was shown.
  if (intent.means === 'replace' && says.refusedBrand) return undefined;
  if (intent.means === 'replace' || intent.means === 'only' || intent.means === 'like')
    return intent;
  if (intent.means === 'accept' && named.length === 1 && !says.wish && !/\bolsun\b/.test(text))
    return intent;
  return says.wish || says.sum || says.other ? undefined : intent;
}

/** Whether whatever says something in a message stands in a product's name: `Royal Canin Kitten olsun tamam`. */
const isAllOf = ({ title }: Option, said: string): boolean =>
  foldedWords(said).every(
    (word) => title.has(stem(word)) || fillers.has(word) || isFunctionWord(word),
  );

const answers: ReadonlySet<string> = new Set(['price', 'why', 'compare', 'pick', 'which']);

/** Whether an answer is asked for, and no other list. */
export const isQuestion = ({ means }: Meaning): boolean =>
  means === 'has' || means === 'details' || answers.has(means);

/** What kind of news a message brings. */
function newsIn({ slots: after }: Heard, before: Slots) {
  const grown = (name: 'wanted' | 'refused' | 'brands' | 'refusedBrands') =>
    after[name].some((one) => !(before[name] as readonly unknown[]).includes(one));
  return {
    wish: grown('wanted') || grown('refused'),
    sum: after.budget !== before.budget && after.budget?.level === undefined,
    refusedBrand: grown('refusedBrands'),
    name: after.names.some(
      ({ as, turn }) => as === 'name' && !before.names.some((one) => one.turn === turn),
    ),
    other:
      grown('brands') ||
      grown('refusedBrands') ||
      after.budget !== before.budget ||
      after.order !== before.order,
  };
}
