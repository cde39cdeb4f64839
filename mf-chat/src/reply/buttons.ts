import { chatButtonSchema, type ChatButton } from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';

const mostButtons = 8;
const mostChips = 10;

const wordy = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim());

/** As models write it: an id may be a number or missing, a value may be left out, a type may be anything. */
const looseButtonSchema = v.union([
  v.pipe(
    wordy,
    v.transform((label) => ({
      id: undefined,
      label,
      text: undefined,
      value: label,
      type: undefined,
      chip: undefined,
    })),
  ),
  v.object({
    id: v.fallback(v.optional(wordy), undefined),
    label: v.optional(wordy),
    text: v.optional(wordy),
    value: v.fallback(v.optional(wordy), undefined),
    type: v.fallback(v.optional(chatButtonSchema.entries.type), undefined),
    chip: v.fallback(v.optional(v.boolean()), undefined),
  }),
]);

const blockSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ buttons: v.array(v.unknown()) }),
    v.transform(({ buttons }) => buttons),
  ),
  v.pipe(
    v.object({ butonlar: v.array(v.unknown()) }),
    v.transform(({ butonlar }) => butonlar),
  ),
]);

/** Undefined where the block is no readable list; single entries that are no buttons are left out. */
export function parseButtons(json: string): ChatButton[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const list = v.safeParse(blockSchema, value);
  if (!list.success) return undefined;
  return list.output.flatMap((entry, index) => {
    const loose = v.safeParse(looseButtonSchema, entry);
    if (!loose.success) return [];
    const given = loose.output;
    const label = given.label || given.text || given.value;
    const button = v.safeParse(chatButtonSchema, {
      id: given.id || `b${index + 1}`,
      label,
      value: given.value || label,
      type: given.type ?? 'preference',
      ...(given.chip && { chip: true }),
    });
    return button.success ? [button.output] : [];
  });
}

/** Buttons without doubles, eight at most and ten chips beside, each with an id of its own. */
export function uniqueButtons(buttons: readonly ChatButton[]): ChatButton[] {
  const byValue = new Map(buttons.map((button) => [button.value, button]));
  const all = [...byValue.values()];
  return [
    ...all.filter(({ chip }) => !chip).slice(0, mostButtons),
    ...all.filter(({ chip }) => chip).slice(0, mostChips),
  ].map((button, index, all) =>
    all.findIndex(({ id }) => id === button.id) === index
      ? button
      : { ...button, id: `${button.id}-${index}` },
  );
}
