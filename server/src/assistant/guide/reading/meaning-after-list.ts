import { fold } from '@denk/shared/product/text';
import type { Option } from '../proposing/terms';
import type { Slots } from '../slots/slots';
import { askedFigure } from './asked-figure';
import { inTurkish } from './english';
import { placesIn, readIntent, type Intent } from './intents';
import type { Heard } from './read-message';

/** What a message means of the list it follows: one of the closed set, or a question about something the products have. */
export type Meaning = Intent | { readonly means: 'has'; readonly places: readonly number[] };

const asksForProducts =
  /\b(?:daha|olan(?:i|lar)?|baska\w*|oner\w*|bul\b|goster\w*|yok mu|olsun|istiyor\w*|lazim|ariyor\w*)\b/;
const otherOf = /\bbaska (?!bir|model|urun|oneri|marka|secenek|sey|var|ne|yok|tur|cesit)\w{3,}/;
const superlative = /\b(?:hangisi\w*|en )/;

/** Undefined where the message says something new about what is looked for, or nothing that is known. */
export function meaningAfterList(
  message: string,
  heard: Heard,
  { slots, listed }: { readonly slots: Slots; readonly listed: readonly Option[] },
): Meaning | undefined {
  const said = inTurkish(message).text;
  const text = fold(said);
  const intent = readIntent(said);
  const turned =
    heard.slots.kinds.join() !== slots.kinds.join() ||
    heard.slots.recipient?.label !== slots.recipient?.label;
  const says = newsIn(heard, slots);
  if (turned) return undefined;
  if (heard.isQuestion || superlative.test(text)) {
    const has = { means: 'has', places: placesIn(message) } as const;
    const asksToKnow = !asksForProducts.test(text) || /\bhangi/.test(text);
    const isAnswered = intent !== undefined && answers.has(intent.means);
    if (asksToKnow && askedFigure(message, listed) && !(isAnswered && intent.means !== 'compare'))
      return has;
    if (isAnswered) return intent;
    if (asksToKnow && says.wish) return has;
    // `ikincisi dokunmatik mi`, `başka renk var mı`: what the catalogue may not know.
    const isAbout = heard.left.length > 0 && !says.wish && !says.sum && !says.other;
    if (isAbout && (intent?.means === 'details' || otherOf.test(text))) return has;
  }
  if (!intent && /\bhangi/.test(text) && !says.wish && !says.sum)
    return { means: 'compare', places: placesIn(message) };
  if (!intent && /\bdaha \w+/.test(text) && !says.wish && !says.sum) return { means: 'others' };
  if (!intent) return undefined;
  // `daha ucuz` is read as a price level too, `daha iyi kameralı` as a wish: the wish is what it says.
  if (intent.means === 'cheaper' || intent.means === 'better')
    return says.wish || says.sum ? undefined : intent;
  if (intent.means === 'replace' || intent.means === 'only' || intent.means === 'like')
    return intent;
  return says.wish || says.sum || says.other ? undefined : intent;
}

const answers: ReadonlySet<string> = new Set(['price', 'why', 'compare', 'which']);

/** What kind of news a message brings. */
function newsIn({ slots: after }: Heard, before: Slots) {
  const grown = (name: 'wanted' | 'refused' | 'brands' | 'refusedBrands') =>
    after[name].some((one) => !(before[name] as readonly unknown[]).includes(one));
  return {
    wish: grown('wanted') || grown('refused'),
    sum: after.budget !== before.budget && after.budget?.level === undefined,
    other:
      grown('brands') ||
      grown('refusedBrands') ||
      after.budget !== before.budget ||
      after.order !== before.order,
  };
}
