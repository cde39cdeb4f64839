import type { Kind } from '../../../catalogue';
import { byPrice, nameOf } from '../facts/table';
import { nounOf } from '../names/in-sentence';
import type { Judged } from '../proposing/choose';
import { isOfSort, type Option } from '../proposing/terms';
import { money } from '../slots/chips';

/** Nothing cheaper has all that was asked for; what is cheaper by its price alone is told. */
export function noneCheaper(
  listed: readonly Option[],
  judged: readonly Judged[],
  kind: Kind,
): string {
  const [shown] = byPrice(listed);
  // Another sort is no cheaper one of this.
  const [least] = byPrice(judged.filter(({ missing }) => !missing.some(isOfSort)));
  if (!shown) return '';
  const first = `en uygun fiyatlısı ${nameOf(shown)}, ${money(shown.price)}`;
  if (!least || least.price >= shown.price)
    return `Aradığınıza uyan daha ucuz bir ${nounOf(kind)} yok; ${first}.`;
  return `İsteklerinize uyan daha ucuzunu bulamadım; ${first}. Yalnız fiyata bakarsanız ${nameOf(least)} ${money(least.price)}.`;
}

/** Nothing dearer has all that was asked for, or only what costs more than there is. */
export function noneDearer(
  listed: readonly Option[],
  judged: readonly Judged[],
  kind: Kind,
): string {
  const shown = byPrice(listed).at(-1);
  if (!shown) return '';
  const [next] = byPrice(
    judged.filter(
      ({ price, missing }) => price > shown.price && missing.every(({ of }) => of === 'budget'),
    ),
  );
  return next
    ? `Bütçenize uyanların en iyileri yine bunlar; bütçeyi aşarsanız sıradaki ${nameOf(next)}, ${money(next.price)}.`
    : `Aradığınıza uyan daha üst fiyatlı bir ${nounOf(kind)} yok; en üst fiyatlısı ${nameOf(shown)}, ${money(shown.price)}.`;
}
