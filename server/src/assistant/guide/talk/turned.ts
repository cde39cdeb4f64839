import { fold } from '@denk/shared/product/text';
import type { AttributeValue } from '../../../catalogue';
import { foldedWords, type Reading } from '../../../language';
import type { Wish } from '../slots/slots';
import { type Phrase } from './phrase';
import { denies } from './sizes';

/** Whether a phrase that says these values is refused. */
export function isOut({ heard, reading, kind }: Phrase, values: readonly Wish[]): boolean {
  if (heard.role !== 'V-') return /^[VM]/.test(heard.role) && isRefused(heard, reading);
  // `ağır kokmasın` is what is called light.
  const namesOf = ({ attribute, value }: AttributeValue) => {
    const { values: labels = {}, words = {}, hints = {} } = kind.attributes[attribute] ?? {};
    return [labels[value] ?? '', ...(words[value] ?? []), ...(hints[value] ?? [])].map(fold);
  };
  const isDenial = (one: AttributeValue) =>
    namesOf(one).some((name) =>
      isRefused(heard, reading) ? name === fold(heard.text) : denies.test(name),
    );
  const behind = reading.words.filter(({ from }) => from >= heard.from);
  const isTurned = ({ said, label, anyOf }: Wish) =>
    // … and `yapışmaz kaplama istemiyorum` is not.
    (denies.test(fold(said)) && anyOf.some(isDenial)) ||
    // `aidat istemiyorum` is what is called `aidatsız`.
    (saysNot(label) && !saysNot(said)) ||
    isWhen(said, behind);
  return values.length === 0 || !(isPraised(heard, reading) || values.every(isTurned));
}

const saysNot = (text: string): boolean => /s[iu]z\b|\byok\b|\bharic|m[ae]y[ae]n/.test(fold(text));

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
