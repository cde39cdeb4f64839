import { fold } from '@denk/shared/product/text';
import type { Knowledge } from '../../../catalogue';
import { foldedWords, stem } from '../../../language';
import type { Option } from '../proposing/terms';
import type { Slots } from '../slots/slots';
import { placesIn, readIntent, type Intent } from './intents';
import type { Heard } from './read-message';

/** What a message means of the list it follows: one of the closed set, or a question about something the products have. */
export type Meaning = Intent | { readonly means: 'has'; readonly places: readonly number[] };

const asksForProducts =
  /\b(?:daha|olan(?:i|lar)?|baska\w*|oner\w*|bul\b|goster\w*|yok mu|olsun|istiyor\w*|lazim|ariyor\w*)\b/;
const superlative = /\b(?:hangisi\w*|en )/;

/** Undefined where the message says something new about what is looked for, or nothing that is known. */
export function meaningAfterList(
  message: string,
  heard: Heard,
  { slots, listed }: { readonly slots: Slots; readonly listed: readonly Option[] },
  _: Knowledge,
): Meaning | undefined {
  const text = fold(message);
  const intent = readIntent(message);
  const turned =
    heard.slots.kinds.join() !== slots.kinds.join() ||
    heard.slots.recipient?.label !== slots.recipient?.label;
  const says = says_(heard, slots);
  if (turned) return undefined;
  if (heard.isQuestion || superlative.test(text)) {
    if (intent && answers.has(intent.means)) return intent;
    if (!asksForProducts.test(text) && (says.wish || namesSpec(message, listed))) {
      return { means: 'has', places: placesIn(message) };
    }
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
function says_({ slots: after }: Heard, before: Slots) {
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

/** Whether a message speaks of something that the products' tables tell: `ekranı kaç inç`. */
function namesSpec(message: string, listed: readonly Option[]): boolean {
  const names = new Set(
    listed.flatMap(({ product }) =>
      product.specs.flatMap(({ name }) => foldedWords(name).map(stem)),
    ),
  );
  return foldedWords(message).some((word) => word.length > 2 && names.has(stem(word)));
}
