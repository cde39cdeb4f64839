import type { Lexicon } from './lexicon';
import type { Wants, Wish } from './wants';

const whose: Readonly<Record<string, string>> = { male: 'Erkek', female: 'Kadın' };

/** Wishes in the catalogue's own words: `important_features=battery_life` → `Uzun pil ömrü`. */
export function wishLabels(wishes: readonly Wish[], wants: Wants, lexicon: Lexicon): string[] {
  return wishes.flatMap(({ attribute, value }) => {
    const labels = wants.kinds.flatMap(
      (id) => lexicon.kinds.get(id)?.attributes[attribute]?.values[value] ?? [],
    );
    return labels[0] ?? (attribute === 'gender' ? whose[value] : undefined) ?? [];
  });
}
