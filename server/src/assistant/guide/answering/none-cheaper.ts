import type { Kind } from '../../../catalogue';
import { byPrice, nameOf } from '../facts/table';
import { inSentence } from '../names/in-sentence';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';

/** Nothing cheaper has all that was asked for; what is cheaper by its price alone is told. */
export function noneCheaper(
  listed: readonly Option[],
  sample: readonly Option[],
  kind: Kind,
): string {
  const [shown] = byPrice(listed);
  const [least] = byPrice(sample);
  if (!shown) return '';
  const first = `en uygun fiyatlısı ${nameOf(shown)}, ${money(shown.price)}`;
  if (!least || least.price >= shown.price)
    return `Katalogda daha ucuz bir ${inSentence(kind.noun)} yok; ${first}.`;
  return `İsteklerinize uyan daha ucuzunu bulamadım; ${first}. Yalnız fiyata bakarsanız ${nameOf(least)} ${money(least.price)}.`;
}
