import {
  criterionLabel,
  criterionName,
  criterionSchema,
  type Criterion,
} from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';

/**
 * One criterion as a short text for the address, fields parted by `*`:
 * `budget*w*p*1000-2500*Bütçe: 1.000–2.500 TL`, `gender*w*a*gender*female*Kadın`; where several things were asked for,
 * each with its own words: `scent*w*o*scent*floral.woody*Koku*Çiçeksi.Odunsu`.
 */
export function encodeCriterion({ id, label, strength, test }: Criterion): string {
  const head = [escape(id), strength === 'must' ? 'm' : 'w'];
  if (test.type === 'attribute' && test.asked && test.asked.length > 1) {
    const { name, asked } = test;
    const served = asked.map(({ anyOf }) => anyOf.map(plain).join('+')).join('.');
    const labels = list(asked.map((one) => one.label));
    return [...head, 'o', escape(name), served, escape(criterionName(label)), labels].join('*');
  }
  return [...head, ...fieldsOf(test), escape(label)].join('*');
}

function fieldsOf(test: Criterion['test']): string[] {
  switch (test.type) {
    case 'price':
      return ['p', `${test.min ?? ''}-${test.max ?? ''}`];
    case 'attribute':
      return ['a', escape(test.name), list(test.anyOf)];
    case 'brand':
      return ['b', list(test.anyOf)];
    case 'kind':
      return ['k', list(test.anyOf)];
  }
}

/** Reads a criterion back; undefined for anything that is not one. */
export function decodeCriterion(code: string): Criterion | undefined {
  const [id, strength, type, ...rest] = code.split('*').map((field) => field.trim());
  const { label, test } =
    type === 'o'
      ? decodeAsked(rest)
      : { label: unescape(rest.at(-1)), test: decodeTest(type, rest.slice(0, -1)) };
  const parsed = v.safeParse(criterionSchema, {
    id: unescape(id),
    label,
    strength: strength === 'm' ? 'must' : 'wish',
    test,
  });
  return parsed.success ? parsed.output : undefined;
}

function decodeAsked([name = '', served = '', about = '', words = '']: readonly string[]) {
  const labels = values(words);
  const asked = served.split('.').map((group, at) => ({
    label: labels[at] ?? '',
    anyOf: group.split('+').filter(Boolean).map(unescape),
  }));
  return {
    label: criterionLabel(unescape(about), labels),
    test: {
      type: 'attribute',
      name: unescape(name),
      anyOf: [...new Set(asked.flatMap(({ anyOf }) => anyOf))],
      asked,
    },
  };
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
const plain = (value: string) => escape(value).replaceAll('.', '%2E').replaceAll('+', '%2B');
const list = (all: readonly string[]) => all.map(plain).join('.');
const values = (text: string) => text.split('.').filter(Boolean).map(unescape);

function unescape(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
