import { fold } from '@denk/shared/product/text';
import type { AttributeValue } from '../../../catalogue';
import { foldedWords, stem, type Reading } from '../../../language';
import { high } from '../names/endings';
import type { Wish } from '../slots/slots';
import { nothing, wishesIn, type Meaning, type Phrase } from './phrase';
import { denies } from './sizes';

/** Whether a phrase that says these values is refused. */
export function isOut({ heard, reading, kind }: Phrase, values: readonly Wish[]): boolean {
  if (heard.role !== 'V-') return /^[VM]/.test(heard.role) && isRefused(heard, reading);
  // `ağır kokmasın` is what is called light.
  const isDenial = ({ attribute, value }: AttributeValue) => {
    const { values: labels = {}, words = {}, hints = {} } = kind.attributes[attribute] ?? {};
    const names = [labels[value] ?? '', ...(words[value] ?? []), ...(hints[value] ?? [])];
    return names.some((name) => denies.test(fold(name)));
  };
  const behind = reading.words.filter(({ from }) => from >= heard.from);
  const isTurned = ({ said, label, anyOf }: Wish) =>
    // … and `yapışmaz kaplama istemiyorum` is not.
    (denies.test(fold(said)) && anyOf.some(isDenial) && !isRefused(heard, reading)) ||
    // `aidat istemiyorum` is what is called `aidatsız`.
    (saysNot(label) && !saysNot(said)) ||
    isWhen(said, behind);
  return values.length === 0 || !(isPraised(heard, reading) || values.every(isTurned));
}

const saysNot = (text: string): boolean => /s[iu]z\b|\byok\b|\bharic|m[ae]y[ae]n/.test(fold(text));

/** What is wanted by words that refuse, and refused by words that want, where they name no value as they stand. */
export function turnedAround(
  phrase: Phrase,
  isRefusing: boolean,
  hasBrand: boolean,
): Pick<Meaning, 'sign' | 'wishes' | 'names'> | undefined {
  const { sample, turn } = phrase;
  const text = phrase.said.trim().toLocaleLowerCase('tr');
  const without = (thing: string) => `${thing}s${high(thing)}z`;
  const [, doer, vowel = ''] = /^(.*\p{L})m([ae])s[ıi]n$/u.exec(text) ?? [];
  const [, doing] = /^(.*\p{L}{2}) \p{L}*m[ae]s[ıi]n$/u.exec(text) ?? [];
  const wanted = [
    // `gürültülü olmasın`, `vize olmasın`: who refuses what has something wants what is without.
    isRefusing ? [without(text.replace(/(?<=\p{L}{3})l[iıuü]$/u, ''))] : [],
    // `su geçirmesin` wants what is called `su geçirmez`.
    doer !== undefined ? [`${doer}m${vowel}z`] : [],
    // `ses çıkarmasın`, `vize istemesin`: what is without does not do so …
    doing !== undefined ? [without(doing)] : [],
  ].flat();
  for (const one of hasBrand ? [] : wanted) {
    const wishes = wishesIn(one, phrase);
    if (wishes.length > 0) return { sign: '+', wishes, names: [] };
  }
  // … and what would has it.
  const having =
    doing === undefined || hasBrand ? [] : wishesIn(doing, phrase).filter(({ hint }) => !hint);
  if (having.length > 0) return { sign: '-', wishes: having, names: [] };
  // `tavuksuz`: who wants it without refuses what it is without.
  const [, base] = /^(.*\p{L}{3})s[ıiuü]z$/u.exec(text) ?? [];
  if (base === undefined || isRefusing) return undefined;
  const wishes = wishesIn(base, phrase);
  const own = stem(foldedWords(base).at(-1) ?? '');
  const isNamed = sample.some(({ stems }) => stems.has(own));
  const name = { stem: own, said: base, turn, group: 0, ordinary: true, like: false } as const;
  return wishes.length > 0 || isNamed
    ? { sign: '-', wishes, names: isNamed ? [{ ...name, as: 'aside' }] : nothing.names }
    : undefined;
}

/** `her şey dahil olmasın`: the verb right behind it refuses it; `fena olmasın` does not. */
function isRefused({ to, text }: Phrase['heard'], { words }: Reading): boolean {
  const next = words.find((word) => word.from >= to)?.text ?? '';
  const last = foldedWords(text).at(-1) ?? '';
  if (/^(?:olmayan\w*|haric|disinda\w*)$/.test(last)) return true;
  return (
    /^(?:olmasin|olmayan\w*|olmamali|yoktur|istemiyorum|istemem|istemiyoruz|haric)$/.test(next) &&
    !/(?:fena|kotu|berbat)$/.test(fold(text.trim()))
  );
}

/** `kamerası fena olmasın` */
const isPraised = ({ to }: Phrase['heard'], { words }: Reading): boolean =>
  /^(?:fena|kotu|berbat)$/.test(words.find((word) => word.from >= to)?.text ?? '');

/** `gece sızdırmasın` is wanted for the night. */
const isWhen = (value: string, words: Reading['words']): boolean =>
  /^(?:gece|gunduz|sabah|kis|yaz|yagmur|kar|sicak|soguk)\w*$/.test(fold(value).trim()) &&
  words.slice(0, 2).some(({ text }) => /(?<!ol)m[ae]sin$/.test(text));
