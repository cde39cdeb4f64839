import { criterionLabel, criterionSchema, type Criterion } from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';

/** Reads a criterion back from its code (`encode-criterion.ts`); undefined for anything that is not one. */
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

const values = (text: string) => text.split('.').filter(Boolean).map(unescape);

function unescape(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
