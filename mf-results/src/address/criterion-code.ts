import { criterionSchema, type Criterion } from '@denk/shared/product/wire';
import * as v from 'valibot';

/**
 * One criterion as a short text for the address, fields parted by `*`:
 * `budget*w*p*1000-2500*Bütçe: 1.000–2.500 TL`, `gender*w*a*gender*female*Kadın`.
 */
export function encodeCriterion({ id, label, strength, test }: Criterion): string {
  const fields =
    test.type === 'price'
      ? ['p', `${test.min ?? ''}-${test.max ?? ''}`]
      : test.type === 'attribute'
        ? ['a', escape(test.name), list(test.anyOf)]
        : [test.type === 'brand' ? 'b' : 'k', list(test.anyOf)];
  return [escape(id), strength === 'must' ? 'm' : 'w', ...fields, escape(label)].join('*');
}

/** Reads a criterion back; undefined for anything that is not one. */
export function decodeCriterion(code: string): Criterion | undefined {
  const [id, strength, type, ...rest] = code.split('*').map((field) => field.trim());
  const label = rest.pop();
  const parsed = v.safeParse(criterionSchema, {
    id: unescape(id),
    label: unescape(label),
    strength: strength === 'm' ? 'must' : 'wish',
    test: decodeTest(type, rest),
  });
  return parsed.success ? parsed.output : undefined;
}

function decodeTest(type: string | undefined, [first = '', second = '']: readonly string[]) {
  if (type === 'p') {
    const [min, max] = first.split('-').map((end) => (end ? Number(end) : undefined));
    return { type: 'price', min, max };
  }
  if (type === 'a') return { type: 'attribute', name: unescape(first), anyOf: values(second) };
  return { type: type === 'b' ? 'brand' : type === 'k' ? 'kind' : '', anyOf: values(first) };
}

const escape = (text: string) => text.replace(/[%*]/g, (c) => (c === '%' ? '%25' : '%2A'));
const list = (all: readonly string[]) =>
  all.map((value) => escape(value).replaceAll('.', '%2E')).join('.');
const values = (text: string) => text.split('.').filter(Boolean).map(unescape);

function unescape(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
