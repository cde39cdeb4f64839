import { multiplier, numeralOf, valueOf } from './numerals';
import { countedUnit } from './units';
import type { Found, Word } from './words';

/** A number in digits or words; `altı yedi bin` is 6000–7000, anything else one value twice. */
export interface NumberFound extends Found {
  readonly min: number;
  readonly max: number;
  /** 1000 of `20 bin` and `60k`; 1 where nothing multiplies. */
  readonly factor: number;
  /** `TL`, `lira`, `₺` stands with it. */
  readonly currency: boolean;
  /** Written in thousands: `20.000`. */
  readonly grouped: boolean;
  readonly inWords: boolean;
  /** The suffix of its last word: `lik` of `20 binlik`. */
  readonly suffix: string;
}

const currencies =
  /^(?:₺|(?:tl|try|lira)(l[iu]k|n[iu]n|y?[ae]|dan|den|da|de|y?[iu]|s[iu]|m(?:[iu]z)?)?)$/;
/** A suffix that was written apart: `5000 tl ye kadar`. */
const loose = /^(?:l[iu]k|n[iu]n|y[aei]|dan|den)$/;
const scale = /^(bin|bn|milyon|k|m)(l[iu]k|y?l[ae]|y?[ae]|[dt][ae]n?|y?[iu]|n?[iu]n)?$/;
const factors: Readonly<Record<string, number>> = {
  k: 1000,
  bin: 1000,
  bn: 1000,
  m: 1e6,
  milyon: 1e6,
};

/** Finds the numbers of a text from left to right, with their thousands and their currency; sizes are none. */
export function readNumbers(words: readonly Word[]): NumberFound[] {
  const found: NumberFound[] = [];
  for (let at = 0; at < words.length;) {
    // `100 bin km altı`
    const isLimit =
      words[at]?.text === 'alti' && countedUnit(words[at - 1]?.text ?? '') !== undefined;
    if (isLimit && !isCounted(words[at + 1])) {
      at += 1;
      continue;
    }
    const one = inDigits(words, at) ?? inWords(words, at);
    if (one) found.push(one);
    at = one?.to ?? at + 1;
    if (one && words[at]?.text === 'alti' && !isCounted(words[at + 1])) at += 1;
  }
  return found;
}

function inDigits(words: readonly Word[], at: number): NumberFound | undefined {
  const signed = words[at]?.text === '₺';
  const from = at;
  const word = words[signed ? at + 1 : at];
  const isThousands = word?.measure?.unit === 'k';
  if (!word || (!word.number && !isThousands)) return undefined;
  let to = at + (signed ? 2 : 1);
  let value = word.number?.value ?? word.measure?.value ?? 0;
  let factor = isThousands ? 1000 : 1;
  let suffix = '';
  let grouped = word.number?.grouped ?? false;
  // `20 000` in two words.
  while (!isThousands && /^\d{1,3}$/.test(word.text) && isNextGroup(words, to)) {
    value = value * 1000 + (words[to]?.number?.value ?? 0);
    grouped = true;
    to += 1;
  }
  if (words[to]?.text === 'bucuk' && scale.test(words[to + 1]?.text ?? '')) {
    value += 0.5;
    to += 1;
  }
  const [said, unit = '', ending = ''] = scale.exec(words[to]?.text ?? '') ?? [];
  if (said && !(unit === 'm' && ending) && !(unit === 'k' && ending) && !isThousands) {
    factor = factors[unit] ?? 1;
    suffix = ending;
    to += 1;
    // `2 bin 500`, `iki bin beş yüz`.
    const more = words[to]?.number?.value;
    const thousands = scale.exec(words[to + 1]?.text ?? '');
    if (
      factor === 1000 &&
      !ending &&
      more !== undefined &&
      more >= 100 &&
      more < 1000 &&
      more % 50 === 0
    ) {
      value += more / 1000;
      to += 1;
    } else if (factor === 1e6 && !ending && more !== undefined && thousands?.[1] === 'bin') {
      // `1 milyon 200 bine`
      value += more / 1000;
      suffix = thousands[2] ?? '';
      to += 2;
    } else if (!ending) {
      const rest = inWords(words, to);
      if (rest && rest.min >= 100 && rest.min === rest.max && rest.max < factor) {
        value += rest.max / factor;
        suffix = rest.suffix;
        to = rest.to;
      }
    }
  }
  const money = currencyAt(words, to);
  return {
    from,
    to: money?.to ?? to,
    min: whole(value * factor),
    max: whole(value * factor),
    factor,
    currency: signed || money !== undefined,
    grouped,
    inWords: false,
    suffix: money?.suffix ?? suffix,
  };
}

/** Without what thousandths lose on the way: `2,05 milyon`. */
const whole = (value: number): number => Math.round(value * 1000) / 1000;

const isNextGroup = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return word?.number?.value === 0 && word.before === '' && word.to - word.from === 3;
};

/** `20 bin altı` is a limit, `20 bin, altı kişi` a number of its own. */
const isCounted = (word: Word | undefined): boolean =>
  word !== undefined && (numeralOf(word.text) ?? countedUnit(word.text)) !== undefined;

interface Run {
  readonly parts: readonly string[];
  readonly suffix: string;
  readonly to: number;
}

function numeralRun(words: readonly Word[], from: number): Run | undefined {
  const parts: string[] = [];
  let suffix = '';
  let to = from;
  while (to < words.length && !suffix) {
    const word = words[to];
    const numeral =
      word && (to === from || word.before === '') ? numeralOf(word.text, parts) : undefined;
    if (!numeral) break;
    parts.push(...numeral.parts);
    suffix = numeral.suffix;
    to += 1;
  }
  // `beş bin altı telefon`: a limit; `beş bin altı yüz`: a number.
  const [limit] = parts.slice(-1);
  if (limit === 'alti' && parts.length > 1 && multiplier(parts.at(-2) ?? '') !== undefined) {
    parts.pop();
    to -= 1;
  }
  return parts.length ? { parts, suffix, to } : undefined;
}

function inWords(words: readonly Word[], from: number): NumberFound | undefined {
  const whole = numeralRun(words, from);
  // `iki yüz beş elli beş on altı` are three numbers: the longest beginning that is one is the first of them.
  const runs = whole
    ? Array.from({ length: whole.to - from }, (_, less) =>
        numeralRun(words.slice(0, whole.to - less), from),
      )
    : [];
  const run = runs.find((one) => one && valueOf(one.parts));
  const read = run && valueOf(run.parts);
  if (!read) return undefined;
  const money = currencyAt(words, run.to);
  const factor = run.parts.reduce((most, part) => Math.max(most, multiplier(part) ?? 1), 1);
  return {
    from,
    to: money?.to ?? run.to,
    min: read.min,
    max: read.max,
    factor: factor >= 1000 || read.scaled ? factor : 1,
    currency: money !== undefined,
    grouped: false,
    inWords: true,
    suffix: money?.suffix ?? run.suffix,
  };
}

function currencyAt(
  words: readonly Word[],
  at: number,
): { to: number; suffix: string } | undefined {
  const found = currencies.exec(words[at]?.text ?? '');
  if (!found) return undefined;
  const apart = words[at + 1];
  return apart && loose.test(apart.text)
    ? { to: at + 2, suffix: apart.text }
    : { to: at + 1, suffix: found[1] ?? '' };
}
