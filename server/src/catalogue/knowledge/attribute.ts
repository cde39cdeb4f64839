import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(120));
const words = v.array(text);
const valueId = v.pipe(
  v.string(),
  v.regex(/^[\p{Ll}\d][\p{Ll}\d_.+-]*$/u, 'is no value id: small letters, digits, _ . + -'),
);

/** A value: its Turkish label alone, or with the words that name it and the words that hint at it. */
const valueSchema = v.union(
  [text, v.strictObject({ label: v.optional(text), words: v.optional(words), hints: v.optional(words) })],
  'is neither a label nor { label, words, hints }',
);

const traits = {
  label: v.optional(text),
  question: v.optional(text),
  choice: v.optional(v.picklist(['one', 'many', 'offered'])),
  nature: v.optional(v.picklist(['fact', 'fit', 'thing'])),
  importance: v.optional(v.picklist(['essential', 'helpful', 'quiet'])),
  asked: v.optional(v.picklist(['first', 'early', 'later', 'never'])),
  narrow: v.optional(v.array(valueId)),
};

/** `catalogue/attributes.json`: what kinds refer to by name. */
export const vocabularySchema = v.record(
  v.string(),
  v.strictObject({ ...traits, values: v.optional(v.record(valueId, valueSchema)) }),
);

/** An attribute in a kind's file: its own, or what differs from the vocabulary's (`like` names another entry of it). */
export const kindAttributeSchema = v.strictObject({
  ...traits,
  like: v.optional(text),
  values: v.optional(v.union([v.array(valueId), v.record(valueId, valueSchema)])),
});

export type AttributeVocabulary = v.InferOutput<typeof vocabularySchema>;
export type KindAttribute = v.InferOutput<typeof kindAttributeSchema>;
type Value = v.InferOutput<typeof valueSchema>;

/** What products of a kind are described by; values are ids, in the order they are shown. */
export interface Attribute {
  /** `Depolama` */
  readonly label: string;
  /** How one asks for it: `En çok ne için kullanacaksınız?`; where missing, by its label. */
  readonly question?: string;
  /**
   * Whether a product has one value, so that wanting another rules it out, or several at once, or offers several of which
   * the buyer takes one (sizes, times of departure), so that refusing one leaves the others.
   */
  readonly choice: 'one' | 'many' | 'offered';
  /**
   * A fact stands on the thing and can be filtered by (RAM, colour), and so does which thing it is (`Dambıl` of fitness
   * equipment); a fit is judged (what it suits, whom it suits).
   */
  readonly nature: 'fact' | 'fit' | 'thing';
  /**
   * essential: with another value it is the wrong product. helpful: it makes a better one. quiet: everyday words or a
   * matter for experts, understood where it is said outright and left alone otherwise.
   */
  readonly importance: 'essential' | 'helpful' | 'quiet';
  /** When a dialogue asks for it: before all taste, early, after the others, or never (personal, for experts). */
  readonly asked: 'first' | 'early' | 'later' | 'never';
  /** Value → Turkish label. No prototype: any text may be looked up. */
  readonly values: Readonly<Record<string, string>>;
  /** Value → other names of it, as good as the label; they are searched in. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Value → what people say who want it (`pubg` of gaming): read where the kind is known, never searched in. */
  readonly hints: Readonly<Record<string, readonly string[]>>;
  /** Values of what only some can use (maternity, a child's size, for pensioners): offered to who asks for them. */
  readonly narrow: readonly string[];
}

/** An attribute of a kind with what the vocabulary says of it. Throws with the path of what is missing. */
export function resolveAttribute(
  name: string,
  own: KindAttribute,
  vocabulary: AttributeVocabulary,
): Attribute {
  const known = entryOf(own.like ?? name, vocabulary);
  if (own.like !== undefined && !known)
    throw new Error(`attributes.${name}.like: no “${own.like}” in attributes.json`);
  const label = own.label ?? known?.label;
  if (label === undefined)
    throw new Error(`attributes.${name}: no label, here or in attributes.json`);
  const values = byId<string>();
  const words = byId<readonly string[]>();
  const hints = byId<readonly string[]>();
  for (const [id, value] of chosenValues(own, known)) {
    const shared = partsOf(known?.values && entryOf(id, known.values));
    const parts = partsOf(value);
    const named = parts.label ?? shared.label;
    if (named === undefined)
      throw new Error(`attributes.${name}.values.${id}: no label, here or in attributes.json`);
    values[id] = named;
    words[id] = [...new Set([...(shared.words ?? []), ...(parts.words ?? [])])];
    hints[id] = [...new Set([...(shared.hints ?? []), ...(parts.hints ?? [])])];
  }
  if (Object.keys(values).length === 0)
    throw new Error(`attributes.${name}: no values, here or in attributes.json`);
  const question = own.question ?? known?.question;
  const narrow = own.narrow ?? known?.narrow ?? [];
  const strange = narrow.find((value) => values[value] === undefined);
  if (strange !== undefined) throw new Error(`attributes.${name}.narrow: no value “${strange}”`);
  return {
    label,
    ...(question !== undefined && { question }),
    choice: own.choice ?? known?.choice ?? 'one',
    nature: own.nature ?? known?.nature ?? 'fact',
    importance: own.importance ?? known?.importance ?? 'helpful',
    asked: own.asked ?? known?.asked ?? 'later',
    values,
    words,
    hints,
    narrow,
  };
}

type Entry = AttributeVocabulary[string];

/** The values that a kind lists or describes; all of the vocabulary's where it says nothing. */
function chosenValues(own: KindAttribute, known: Entry | undefined): [string, Value | undefined][] {
  if (Array.isArray(own.values)) return own.values.map((id) => [id, undefined]);
  return Object.entries(own.values ?? known?.values ?? {});
}

const partsOf = (value: Value | undefined) =>
  typeof value === 'string' ? { label: value } : (value ?? {});

function entryOf<T>(name: string, entries: Readonly<Record<string, T>>): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

const byId = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;
