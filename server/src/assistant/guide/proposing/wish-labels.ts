import type { Lexicon } from '../understanding/lexicon';
import type { Wants, Wish } from '../understanding/wants';

const whose: Readonly<Record<string, string>> = { male: 'Erkek', female: 'Kadın' };

/** So many values of one attribute say what is not wanted; naming them would be no help. */
const nearlyAll = 4;

/** Wishes in the catalogue's own words: `important_features=battery_life` → `Uzun pil ömrü`. */
export function wishLabels(wishes: readonly Wish[], wants: Wants, lexicon: Lexicon): string[] {
  const labels = wishes.flatMap(({ attribute, value }) => {
    if (wishes.filter((other) => other.attribute === attribute).length >= nearlyAll) return [];
    const [named] = wants.kinds.flatMap(
      (id) => lexicon.kinds.get(id)?.attributes[attribute]?.values[value] ?? [],
    );
    return named ?? (attribute === 'gender' ? whose[value] : undefined) ?? [];
  });
  // `Oyun` says it all beside `Oyun özellikleri`.
  return labels.filter(
    (label, at) => !labels.some((other, place) => place !== at && label.startsWith(`${other} `)),
  );
}
