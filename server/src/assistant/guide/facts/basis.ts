import { fold } from '@denk/shared/product/text';
import { foldedWords, isFunctionWord } from '../../../language';
import { tellCounted, type About } from './tell';

/** For what somebody asks whether a price is, and what a catalogue calls that; a night's is none. */
const bases: readonly { readonly said: RegExp; readonly note?: RegExp }[] = [
  { said: /\b(?:ayli[kg]\w*|ay basi\w*|ayda bir)\b/, note: /aylik/ },
  { said: /\b(?:yilli[kg]\w*|seneli[kg]\w*)\b/, note: /yillik/ },
  { said: /\b(?:kisi|adam) basi\w*/, note: /kisi basi/ },
  { said: /\bis basi\w*/, note: /is basi/ },
  { said: /\btek yon\b/, note: /tek yon/ },
  { said: /\b(?:gidis donus|gidis gelis)\b/ },
  { said: /\bgece(?:li[kg]\w*)?\b/ },
  { said: /\bhafta(?:li[kg]\w*)?\b/ },
  { said: /\b(?:gunlu[kg]\w*|saatli[kg]\w*|tek sefer\w*|toplam)\b/ },
];
const ofPrice = /^(?:fiyat|ucret|para|tutar|rakam)/;
const isAsking = /^(?:m[iu]\w*|kac|bun\w*|yoksa|basi\w*|yaz\w*|acaba|ol\w*)$/;

/** What prices are for: `aylık mı bu ücretler`, `gecelik mi`; empty where a question is of something else. */
export function tellBasis(question: string, of: About): string {
  const note = of.about.find(({ product }) => product.priceNote)?.product.priceNote;
  const folded = fold(question);
  const asked = bases.filter(({ said }) => said.test(folded));
  // `yıllık ücreti var mı` asks whether there is one.
  const isAsked = /\b(?:m[iu](?:d[iu]r)?|kac)\b/.test(folded) && !/\bvar m[iu]/.test(folded);
  if (note === undefined || asked.length === 0 || !isAsked) return '';
  const rest = bases.reduce((left, { said }) => left.replace(said, ' '), folded);
  const words = foldedWords(rest);
  const isOfPrice =
    words.some((word) => ofPrice.test(word)) ||
    words.every((word) => isFunctionWord(word) || isAsking.test(word));
  if (!isOfPrice) return '';
  const own = fold(note);
  const holds = asked.map(({ note: called }) => called?.test(own) === true);
  const isOpen = asked.length > 1 || /\bkac\b/.test(folded);
  const lead = isOpen ? '' : holds[0] === true ? 'Evet, ' : 'Hayır, ';
  const called = `${/(?:lık|başı|yön)$/u.test(note) ? 'fiyatlar' : 'bunlar'} ${note}`;
  const long = tellCounted('kaç gece', of) || tellCounted('kaç gün', of);
  return `${lead}${lead ? called : called.replace(/^./, (first) => first.toLocaleUpperCase('tr'))}.${holds.every(Boolean) || !long ? '' : ` ${long}`}`;
}
