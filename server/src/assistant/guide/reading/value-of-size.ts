import type { Kind } from '../../../catalogue';
import { readSizes, readWords, type Size } from '../../../language';
import { fold } from '@denk/shared/product/text';
import type { AttributeValue } from '../slots/slots';

/** The values whose range a size lies in: 20 m² in `18–24 m²`, 7 people in `6 kişi ve üzeri`. */
export function valueOfSize(size: Size, kind: Kind, asked: string | undefined): AttributeValue[] {
  return Object.entries(kind.attributes).flatMap(([attribute, { values }]) =>
    Object.entries(values).flatMap(([value, label]) => {
      const range = rangeOf(label);
      const sameUnit = range?.unit === size.unit || (range?.unit === '' && attribute === asked);
      return range && sameUnit && size.value >= range.min && size.value <= range.max
        ? [{ attribute, value }]
        : [];
    }),
  );
}

/** `6,3–6,6 inç`, `12 kg ve üzeri`, `24 m²’ye kadar`, `8 kg`. */
function rangeOf(label: string): { min: number; max: number; unit: string } | undefined {
  const text = fold(label)
    .replace(/m²/g, 'metrekare')
    .replace(/(\d)\s*[–-]\s*(?=\d)/g, '$1 - ');
  const numbers = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([one]) =>
    Number(one.replace(',', '.')),
  );
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2) return undefined;
  const unit = readSizes(readWords(text)).at(-1)?.unit ?? '';
  if (second !== undefined) return { min: first, max: second, unit };
  if (/\b(?:ust|uzeri|fazla)/.test(text) || text.includes('+'))
    return { min: first, max: Infinity, unit };
  if (/\b(?:alti|alt\b|kadar|az)/.test(text)) return { min: 0, max: first, unit };
  return { min: first, max: first, unit };
}
