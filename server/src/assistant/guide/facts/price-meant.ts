import { fold } from '@denk/shared/product/text';
import { readSizes, readWords, smallNumeral } from '../../../language';
import type { Kind } from '../../../catalogue';
import { high } from '../names/endings';
import type { Option } from '../proposing/terms';
import { lines } from './table';

const price = /^(?:fiyat|ucret|para(?!lel)|tutar|prim|taksit|yaz(?:an|dig))\w*$/;
/** What a price may be told by, folded: `tek`, `kişi başı`, `gecelik`, `hepsinin`. */
const per =
  /^(?:tek|tanes?i?|adet|adedi?|cift\w*|takim\w*|set\w*|parca\w*|paket\w*|kutu\w*|sise\w*|bas(?:i|ina)|kisilik|oda\w*|gece(?:li\w*)?|aylik|yillik|haftalik|gunluk|saatlik|toplam\w*|hepsi\w*|tum\w*|komple|gidis|donus|yon|bilet\w*)$/;
/** What is said of nothing but a price. */
const only = /^(?:bas(?:i|ina)|gecelik|aylik|yillik|haftalik|gunluk|saatlik)$/;
const particle = /^m[iu](?:d[iu]r|yd[iu])?$/;
const before = 3;

/** Whether a text asks what a price is told for: `tek lastiğin parası mı dördünün mü`, `kişi başı mı oda mı`, `aylık mı bu`. */
export function asksPriceMeant(text: string): boolean {
  const words = fold(text).match(/[\p{L}\d]+/gu) ?? [];
  const asked = words.flatMap((word, at) =>
    particle.test(word) ? [words.slice(Math.max(0, at - before), at)] : [],
  );
  const isPer = (word: string) =>
    per.test(word) ||
    smallNumeral(word.replace(/(?:s?[iu]n?(?:[iu]n)?|[iu]n[iu]n)$/, '')) !== undefined;
  const isOfPrice = words.some((word) => price.test(word));
  const units = asked.filter((some) => (isOfPrice ? some : some.slice(-2)).some(isPer));
  return (
    units.length > 0 &&
    !readSizes(readWords(text)).length &&
    (isOfPrice || units.length > 1 || units.some(([...some]) => only.test(some.at(-1) ?? '')))
  );
}

/** What prices of a kind are told for, and for how many nights where that is part of it: `Yazan fiyatlar kişi başıdır.` */
export function priceMeant(kind: Kind, about: readonly Option[]): string {
  const { priceNote, priceFor } = kind;
  if (priceNote === null)
    return `Yazan fiyat ${priceFor ?? 'adı yazan ürünün bir tanesi'} içindir${priceFor ? '' : '; adında takım ya da set yazıyorsa hepsi için'}.`;
  const told = `Yazan fiyat ${priceNote}${/[fstkçşhp]$/.test(priceNote) ? 't' : 'd'}${high(priceNote)}r`;
  const nights = about.flatMap((one) => {
    const [said] = one.product.specs.flatMap(({ value }) => /\d+ gece/.exec(value)?.[0] ?? []);
    return said === undefined ? [] : [{ ...one, said }];
  });
  return nights.length < about.length || nights.length === 0
    ? `${told}.`
    : `${told} ve yazan gecelerin hepsi içindir:\n\n${lines(nights, ({ said }) => said)}`;
}
