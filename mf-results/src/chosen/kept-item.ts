import type { KeptProduct } from '@denk/shared/page/store';
import type { Item } from '../product/item';

/** An item as the browser keeps it: reasons, and what the visitor keeps to themselves, belong to the search it came from. */
export function keptItem(item: Item): KeptProduct {
  const { attributes: _, cautions: __, missing: ___, ...kept } = item;
  return { ...kept, reasons: [] };
}
