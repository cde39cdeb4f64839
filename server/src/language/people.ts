import { fold } from '@denk/shared/product/text';
import { nounRests } from './ordinary-words';
import named from './people.json';

/** Somebody a thing is for. */
export interface Person {
  /** As the visitor is told of them: `anneniz`. */
  readonly label: string;
  readonly gender?: string;
  readonly child?: boolean;
}

/** People as a visitor speaks of them (`annem`) → as they are spoken of to the visitor. */
const people: Readonly<Record<string, Person>> = named;

const byForm = new Map<string, Person>();
for (const [name, known] of Object.entries(people)) {
  const words = name.split(' ');
  for (const form of personForms(words.at(-1) ?? '')) {
    byForm.set(fold([...words.slice(0, -1), form].join(' ')), known);
  }
}

// An evening dress, before it is somebody's.
byForm.delete('abiye');

/** `anneme`, `çocuklara`: to whom something goes. */
export const isDative = (folded: string): boolean => /[ae]$/.test(folded);

/** Of whom somebody speaks who says `-m` or `-e`: `anneme`, `babamın`, `kız arkadaşım`, `öğretmene`. */
export const recipientCalled = (folded: string): Person | undefined => byForm.get(folded);

const called = new Set(Object.keys(people).map(fold));

/** Whether a word speaks of somebody, in any form: `annesi`, `çocuk`, `çocuğu`, `kızıma`. */
export const isSomebody = (folded: string): boolean =>
  recipientCalled(folded) !== undefined ||
  [folded, ...nounRests(folded)].some(
    (one) => called.has(one) || called.has(one.replace(/g$/, 'k')),
  );

/** `anne` → `annem`, `anneme`, `annemin`, `anneye`…; what others say of somebody (`anne`) alone names no recipient. */
function personForms(word: string): string[] {
  const vowels = [...word].filter((letter) => 'aeıioöuü'.includes(letter));
  const last = vowels.at(-1) ?? 'e';
  const high = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }[last] ?? 'i';
  const low = 'aıou'.includes(last) ? 'a' : 'e';
  const ends = /[aeıioöuü]$/.test(word);
  const stems = [word.replace(/k$/, 'ğ'), word];
  if (word === 'oğul') stems.push('oğl');
  return stems.flatMap((stem) => {
    const mine = ends ? `${stem}m` : `${stem}${high}m`;
    const ours = ends ? `${stem}m${high}z` : `${stem}${high}m${high}z`;
    const to = ends ? `${stem}y${low}` : `${stem}${low}`;
    return [mine, `${mine}${low}`, `${mine}${high}n`, ours, `${ours}${low}`, to];
  });
}
