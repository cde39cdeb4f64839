import { fold } from '@denk/shared/product/text';
import type { GuideKind } from '../guide-catalogue';
import type { Wish } from './wants';

interface Measure {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

/** Units as they are said, folded → one form. */
const units: Readonly<Record<string, string>> = {
  m2: 'm2',
  metrekare: 'm2',
  kg: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  kisi: 'kisi',
  kisilik: 'kisi',
  kisilige: 'kisi',
  kisiyiz: 'kisi',
  oyuncu: 'kisi',
  koltuk: 'kisi',
  yas: 'yas',
  yasinda: 'yas',
  yasindaki: 'yas',
  inc: 'inc',
  inch: 'inc',
  ekran: 'inc',
  gb: 'gb',
  tb: 'tb',
  beden: 'beden',
  numara: 'beden',
  mbps: 'mbps',
  mega: 'mbps',
  megabit: 'mbps',
  litre: 'litre',
  lt: 'litre',
  litreye: 'litre',
  watt: 'w',
  w: 'w',
  gun: 'gun',
  ay: 'ay',
  mm: 'mm',
};
const unit = Object.keys(units).sort((a, b) => b.length - a.length);
const measure = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)(?:\s*[-–]\s*(\d+(?:[.,]\d+)?))?\s*(${unit.join('|')})(?![\p{L}\d])(\s+(?:ve\s+)?(?:uzeri|ustu|alti)|\s+kadar)?`,
  'gu',
);

const number = (written: string) =>
  Number(
    /^\d{1,3}[.,]\d{3}$/.test(written) ? written.replace(/[.,]/, '') : written.replace(',', '.'),
  );

function measuresIn(text: string): Measure[] {
  return [...fold(text).matchAll(measure)].map(([, low = '', high, found = '', open = '']) => {
    const from = number(low);
    const to = high === undefined ? from : number(high);
    const form = units[found] ?? found;
    if (/uzeri|ustu/.test(open)) return { from, to: Infinity, unit: form };
    return /alti|kadar/.test(open) ? { from: 0, to, unit: form } : { from, to, unit: form };
  });
}

/** Values of a kind whose names hold a measure that was said: `30 metrekare` is `20–30 m²`, `9 kilo` is `8–9 kg`. */
export function measureWishes(message: string, kind: GuideKind | undefined): Wish[] {
  const said = measuresIn(message);
  if (said.length === 0 || !kind) return [];
  return Object.entries(kind.attributes).flatMap(([attribute, { values }]): Wish[] => {
    const fitting = Object.entries(values).filter(([, label]) =>
      measuresIn(label).some((named) =>
        said.some(
          ({ from, unit: form }) => form === named.unit && from >= named.from && from <= named.to,
        ),
      ),
    );
    const [first] = fitting;
    return first && !kind.fixed[attribute] ? [{ attribute, value: first[0] }] : [];
  });
}
