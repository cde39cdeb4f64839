import { isRoot, verbStems } from '../../../language';

const whole: ReadonlyMap<string, string> = new Map([
  ...['diil', 'deil', 'degl', 'dil'].map((one) => [one, 'degil'] as const),
  ...['tmm', 'tmam', 'tamm'].map((one) => [one, 'tamam'] as const),
  ...['eyw', 'eyww', 'eyv'].map((one) => [one, 'eyvallah'] as const),
  ...['tsk', 'tskler', 'thx', 'tesekkur', 'sagol', 'sagolun'].map(
    (one) => [one, 'tesekkurler'] as const,
  ),
  ...['lzm', 'lazm'].map((one) => [one, 'lazim'] as const),
  ...['bisey', 'bisi', 'bsy'].map((one) => [one, 'sey'] as const),
  ['slm', 'selam'],
  ['mrb', 'merhaba'],
  ['bi', 'bir'],
]);

const going = /^(.*\p{L}[iu])y?o(m|z)$/u;
const goes = /^(.*\p{L}[iu])yo$/u;
const shall = /^(.*\p{L}{2})c(?:([ae])([mzk])|m)$/u;
/** `oku-y-cam`, `al-ı-cam` */
const linking = /(?<=[aeiu])y$|[iuae]$/;

/** A folded word that is typed as it is spoken, as it is written: `istiyom` → `istiyorum`, `alcam` → `alacagim`, `diil` → `degil`. */
export function fromSpoken(folded: string): string {
  const known = whole.get(folded);
  if (known !== undefined) return known;
  const [, now, who] = going.exec(folded) ?? [];
  if (now !== undefined) return `${now}yor${who === 'm' ? 'um' : 'uz'}`;
  const [, then] = goes.exec(folded) ?? [];
  if (then !== undefined) return `${then}yor`;
  const [, begun = '', written, end = 'm'] = shall.exec(folded) ?? [];
  // A `salıncak` is a thing.
  if (begun === '' || (end === 'k' && isRoot(folded))) return folded;
  // `almıcam` denies it; `hocam` shall do nothing.
  const isDenied = /m[iu]$/.test(begun);
  const root = begun.replace(isDenied ? /m[iu]$/ : linking, '');
  // `alcm`, `gelcm`
  const vowel = written ?? (/[ei][^aeiou]*$/.test(root) ? 'e' : 'a');
  if (verbStems(`${root}m${vowel}k`).length === 0) return folded;
  const stem = isDenied ? `${root}m${vowel}y` : /[aeiu]$/.test(root) ? `${root}y` : root;
  return `${stem}${vowel}c${vowel}${{ m: 'gim', z: 'giz', k: 'k' }[end] ?? ''}`;
}
