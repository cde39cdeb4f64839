import { fold } from '@denk/shared/product/text';
import { boundOf, valueCalled, valueOfSize } from '../../../catalogue';
import { writtenIn, type Found, type Size } from '../../../language';
import { inSentence } from '../names/in-sentence';
import type { Option } from '../proposing/terms';
import type { Heard } from '../sense';
import { isComparable, measureIn, toldOf } from '../slots/measure';
import { sameValue, type Wish } from '../slots/slots';
import { nearest, wishOf, type WithinKind } from './values';

/** What a size is understood within: what was just asked, and what there is. */
interface SizedWithin extends WithinKind {
  readonly asked: string | undefined;
  readonly sample: readonly Option[];
}

export const denies = /m(?:[ae]s[iu]n|[ae]z|[ae]y[ae]n|iyor)/;

/** What a quantity says of the thing, within its bounds. */
export function sizeWishes(
  size: Size,
  heard: Heard,
  { kind, turn, asked, sample, reading, knowledge }: SizedWithin,
  take: (found: Found) => void,
): Wish[] {
  const bound = boundOf(size, reading);
  const isTold = (unit: string, like?: number) =>
    sample.some(({ product }) =>
      toldOf(product, unit).some((one) => like === undefined || isComparable(one.value, like)),
    );
  // `2 yetişkin 1 çocuk` is no couple.
  const isFamily = /^kisi/.test(size.unit) && /\b(?:cocu[kg]|bebe[kg])/.test(fold(heard.text));
  // `4 numara` and `6 yaş ve üzeri` as values are called.
  const [own] = knowledge
    .valueWords(kind.id)
    .find(reading.words.map((word) => word.stem))
    .filter(({ from, to }) => from === size.from && to >= size.to)
    .sort((a, b) => b.to - a.to);
  const called = (own?.meanings ?? []).map(valueCalled);
  // What says more than the size says its bound, too.
  const isCalled = own !== undefined && (own.to > size.to || bound === 'exact');
  const ranged = isFamily ? [] : valueOfSize(size, kind, asked, bound);
  // `iki saati geçmesin`: what is less will do, too.
  const isAmong =
    /^(?:most|atMost)$/.test(bound) &&
    called.every((one) => ranged.some((two) => sameValue(one, two)));
  const values =
    isCalled && !isFamily && !isAmong ? nearest(called, writtenIn(reading, own), kind) : ranged;
  const measure = measureIn(size, bound, reading, { turn, isTold });
  if (values.length === 0 && !measure) return [];
  take(measure?.at ?? size);
  const said = heard.text;
  const isOwn =
    values.length > 0 && (isCalled || bound === 'exact' || !measure || !isTold(size.unit));
  if (isOwn) return [wishOf(values, kind, said, turn, false)];
  return measure
    ? [
        {
          ...measure.wish,
          label: inSentence(measure.wish.label),
          anyOf: values,
        },
      ]
    : [];
}
