import { fold } from '@denk/shared/product/text';
import { contentTypes } from '@denk/shared/product/wire';
import * as v from 'valibot';
import { isCategory } from './categories';
import {
  type Attribute,
  type AttributeVocabulary,
  kindAttributeSchema,
  resolveAttribute,
} from './attribute';

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'is no id: a-z, digits and -'));
const text = v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(120));
const valueId = v.pipe(v.string(), v.nonEmpty('is empty'));
const sentences = v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(220));

const mark = /\{([^=|{}]+)=([^=|{}]+)\|([^{}]+)\}/g;
const unmarked = (line: string): string => line.replace(mark, '$3');
const marked = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check((line) => !/[{}]/.test(unmarked(line)), 'a mark is {attribute=value|words}'),
  v.maxLength(400),
);

const adviceSchema = v.strictObject({
  /** How the product page asks it, where it does. */
  question: v.optional(v.pipe(v.string(), v.regex(/^[\p{Lu}\d].{3,59}\?$/u, 'is no short question'))),
  /** Its words in any order, several ways to ask for it: `kaç saat kalır`, `kalıcı mı`. */
  asked: v.pipe(v.array(text), v.minLength(1)),
  says: sentences,
});

/** What people ask of a kind, and what somebody who sells it would answer: true of all of them, named none. */
type Advice = v.InferOutput<typeof adviceSchema>;

/** `catalogue/<kind>.kind.json`: what the products of one kind are called and described by. */
export const kindSchema = v.strictObject({
  id,
  noun: text,
  plural: text,
  category: v.pipe(v.string(), v.check(isCategory, 'is not one of the categories')),
  /** Whether it is shipped like goods, in a category of what is booked: a suitcase among journeys. */
  goods: v.optional(v.boolean(), false),
  topic: v.optional(id),
  contentType: v.optional(v.picklist(contentTypes)),
  /** Other names of the whole kind. */
  synonyms: v.array(text),
  /** Names of a sort of it, which a product has to carry itself: `keman` of musical instruments. */
  sorts: v.optional(v.array(text), []),
  /**
   * What people say who look for it without naming it: `acıktım` of food. After `…` stands what is said of other things,
   * whichever they are: `… bozuldu` of services.
   */
  hints: v.optional(v.array(text), []),
  /**
   * What people tell who need it, in words, phrases or whole stories: its use, its parts, the trouble it ends. What says a
   * value of it is marked: `{unit=portable|duvarı deldirmeden} serinletecek bir şey`.
   */
  told: v.optional(v.array(marked), []),
  /** What people do with it, as they ask for it: `izlesem`. */
  verbs: v.optional(v.array(text), []),
  accessoryOf: v.optional(id),
  priceNote: v.optional(text),
  /** What one price buys, where that is not plainly one of the thing: `tek lastik`. */
  priceFor: v.optional(text),
  /** Attributes that hold for every product of the kind. */
  fixed: v.optional(v.record(v.string(), v.array(valueId)), {}),
  attributes: v.record(v.string(), kindAttributeSchema),
  /** How people ask for a figure of its table or an attribute whose name they do not say: `Kumaş` → `neyden yapılmış`. */
  called: v.optional(v.record(v.string(), v.array(text)), {}),
  advice: v.optional(v.pipe(v.array(adviceSchema), v.check(isAskedOnce, 'asks the same twice')), []),
  /** What people ask of it that nothing here answers. */
  unanswered: v.optional(v.array(text), []),
});

function isAskedOnce(all: Advice[]): boolean {
  const asked = all.flatMap((one) => one.asked.map(fold));
  return new Set(asked).size === asked.length;
}

/** A kind of product, with its attributes in full. */
export interface Kind {
  readonly id: string;
  /** `Akıllı Telefon` */
  readonly noun: string;
  readonly plural: string;
  /** An id of the site's categories; empty for a kind that only a feed knows. */
  readonly category: string;
  /** Whether it is shipped like goods, in a category of what is booked. */
  readonly goods: boolean;
  /** The questionnaire's topic. */
  readonly topic: string | null;
  readonly contentType: (typeof contentTypes)[number] | null;
  readonly synonyms: readonly string[];
  readonly sorts: readonly string[];
  readonly hints: readonly string[];
  readonly told: readonly string[];
  readonly verbs: readonly string[];
  readonly accessoryOf: string | null;
  readonly priceNote: string | null;
  readonly priceFor: string | null;
  readonly fixed: Readonly<Record<string, readonly string[]>>;
  /** By name, in the order they are shown. No prototype: any text may be looked up. */
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** A figure's or an attribute's name → other names of it. No prototype: any text may be looked up. */
  readonly called: Readonly<Record<string, readonly string[]>>;
  readonly advice: readonly Advice[];
  readonly unanswered: readonly string[];
}

/** A kind's file as a kind. Throws with the path of what does not fit. */
export function readKind(json: unknown, vocabulary: AttributeVocabulary): Kind {
  const { attributes: given, ...own } = v.parse(kindSchema, json);
  const marks = own.told.flatMap(marksIn);
  const attributes = Object.create(null) as Record<string, Attribute>;
  for (const [name, attribute] of Object.entries(given)) {
    attributes[name] = withHints(
      resolveAttribute(name, attribute, vocabulary),
      marks.filter((one) => one.name === name),
    );
  }
  const unknown = marks.find(({ name, value }) => attributes[name]?.values[value] === undefined);
  if (unknown) throw new Error(`told: no value “${unknown.name}=${unknown.value}”`);
  for (const [name, values] of Object.entries(own.fixed)) {
    const strange = values.find((value) => attributes[name]?.values[value] === undefined);
    if (strange !== undefined) throw new Error(`fixed.${name}: no value “${strange}”`);
  }
  return {
    ...own,
    told: own.told.map(unmarked),
    topic: own.topic ?? null,
    contentType: own.contentType ?? null,
    accessoryOf: own.accessoryOf ?? null,
    priceNote: own.priceNote ?? null,
    priceFor: own.priceFor ?? null,
    called: Object.assign(Object.create(null) as Kind['called'], own.called),
    attributes,
  };
}

/** Words in a line of `told` that say a value. */
interface Mark {
  readonly name: string;
  readonly value: string;
  readonly words: string;
}

const marksIn = (line: string): Mark[] =>
  [...line.matchAll(mark)].map(([, name = '', value = '', words = '']) => ({ name, value, words }));

/** An attribute of which is said more. */
function withHints(attribute: Attribute, marks: readonly Mark[]): Attribute {
  const hints = Object.assign(Object.create(null) as Record<string, string[]>, attribute.hints);
  for (const { value, words } of marks) hints[value] = [...new Set([...(hints[value] ?? []), words])];
  return { ...attribute, hints };
}
