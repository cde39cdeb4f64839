import type { CatalogueProduct } from './catalogue-product';
import type { Kind } from './knowledge/kind';

/** `gender: [female]` → `Cinsiyet: Kadın`; values without a Turkish label are left out. */
export function attributeFacts(
  product: CatalogueProduct,
  kind: Kind | undefined,
): { readonly label: string; readonly values: readonly string[] }[] {
  if (!kind) return [];
  return Object.entries(kind.attributes).flatMap(([name, { label, values }]) => {
    const own = product.attributes[name] ?? [];
    // What all of the kind are need not be told of each.
    if (own.join() === kind.fixed[name]?.join()) return [];
    const shown = own.flatMap((value) => values[value] ?? []);
    return shown.length ? [{ label, values: shown }] : [];
  });
}

/** Facts for a side-by-side view: Turkish label → Turkish value. */
export function productFacts(
  product: CatalogueProduct,
  kind: Kind | undefined,
): Record<string, string> {
  return Object.fromEntries([
    ...product.specs.map(({ name, value }) => [name, value]),
    ...attributeFacts(product, kind).map(({ label, values }) => [label, values.join(', ')]),
  ]);
}
