import { criterionName, type Criterion } from '@denk/shared/product/wire';

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

const escape = (text: string) => text.replace(/[%*]/g, (c) => (c === '%' ? '%25' : '%2A'));
const plain = (value: string) => escape(value).replaceAll('.', '%2E').replaceAll('+', '%2B');
const list = (all: readonly string[]) => all.map(plain).join('.');
