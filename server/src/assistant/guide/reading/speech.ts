import { fold } from '@denk/shared/product/text';
import type { Option } from '../proposing/terms';
import { placesNamed } from './pointing';

/** What a message does, clause by clause. */
export interface Speech {
  /** What is looked for and what is asked: the clauses that wishes and meanings are read from. */
  readonly said: string;
  /** What is found fault with in the list that was shown: it asks for nothing that it names. */
  readonly faults: readonly string[];
}

/** A clause ends with its sentence, before `ama`, at a comma, and behind what we are told to have done. */
const border =
  /(?<=[!?;…\n]|(?<!\d)\.)\s+|\s*,\s+|\s+(?=(?:ama|fakat|ancak|çünkü|cunku)\s)|(?<=\p{L}(?:m[iıuü]şs[iıuü]n|missin|mussun|[dt][iıuü]n(?:[iıuü]z)?|yors?un(?:uz)?))\s+/iu;
/** Words by which somebody says again what was said: they ask for nothing. */
const saying =
  /(?<!\p{L})(?:diyorum|diyoruz|diyom|dedim|dedik|demi[sş]tim)(?:\s+(?:ya|ki|sana|size|zaten|işte))*(?!\p{L})|(?<!\p{L})diye sord\p{L}+/giu;
/** Fault is found with what we did, with what does not suit, and with what nobody asked for. */
const faults: readonly RegExp[] = [
  /\b(?:goster|oner|yaz|cikar|ver|getir|koy|listele|sirala|de)\w*(?:missin|mussun|yorsun|yosun|din|dun)(?:iz|uz)?\b/,
  /\b(?!\w*(?:[iu]|kadar|ise)\b)\w{3,} ne(?: ya| alaka| simdi| boyle)?$|\b\w{3,} ne (?:ya|alaka)\b/,
  /\bm[iu] (?:ona|buna|\w+(?:il|ul|in|un)[iu]r)(?: (?:ona|buna|hic|ya))?$/,
  /\b(?:degil|yok) ki\b|\b(?:istemedim|demedim|aramadim|sormadim)\b/,
];
const asksWhy = /\b(?:niye|neden|nicin)\b/;
const givesReason = /\b(?:bun\w*|oner\w*|sec\w*|yok)\b/;
/** What is said of one product: too dear, out with it. */
const ofOne = /\b(?:pahali|tuzlu)|\b(?:cikar|kaldir|sil|elensin)$/;

/** Takes a message apart; before anything was shown there is no fault to find. */
export function speechIn(message: string, listed: readonly Option[]): Speech {
  const text = message.replace(saying, ' ').trim();
  if (listed.length === 0) return { said: text, faults: [] };
  const clauses = text.split(border).filter((clause) => clause.trim());
  const isFault = (clause: string): boolean => {
    const folded = fold(clause)
      .replace(/[^\p{L}\p{N}\s]/gu, '')
      .trim();
    // `neden üçüncüyü önerdin` asks for the reason.
    if (asksWhy.test(folded)) return clauses.length > 1 && !givesReason.test(folded);
    if (ofOne.test(folded)) return clauses.length > 1 && placesNamed(clause, listed).length > 0;
    return faults.some((cue) => cue.test(folded));
  };
  const found = clauses.filter(isFault);
  return found.length > 0
    ? { said: clauses.filter((clause) => !found.includes(clause)).join(', '), faults: found }
    : { said: text, faults: [] };
}
