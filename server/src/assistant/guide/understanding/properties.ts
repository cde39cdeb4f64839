import { fold } from '@denk/shared/product/text';

/** What people ask of things of every kind, folded: colours, sizes, make, terms of sale. */
const properties: readonly RegExp[] = [
  /(?<![\p{L}])(?:acik |koyu )?(?:siyah|beyaz|kirmizi|mavi|lacivert|yesil|sari|pembe|mor|turuncu|gri|bej|kahverengi|bordo|krem rengi|antrasit|altin rengi|gumus rengi)(?![\p{L}])/u,
  /\b(?:buyuk|kucuk|battal) beden\b/u,
  /\b(?:xs|xl|xxl|3xl|2xl)\b/u,
  /\b\d{2} (?:numara|beden)\b/u,
  /\b(?:polisiye|dublaj|altyazi|ingilizce altyazi)\p{L}*/u,
  /\b(?:kisa|uzun) (?:olsun|olmasin)\b/u,
  /^(?:kisa|uzun|yeni|eski)$/u,
  /\bimdb(?: puani)?\b/u,
  /\b(?:katlan(?:ir|abilir|an)|hafif)\b/u,
  /\bmenzil\p{L}*/u,
  /\b(?:deri|hakiki deri|pamuklu|keten|ahsap|celik|cam)\b/u,
  /\b(?:yerli|turk) mali\b/u,
  /\bikinci el\b/u,
  /\b(?:taksit\p{L}*|kapida odeme|ucretsiz kargo|hizli kargo|iade|garanti\p{L}*)/u,
  /\bher sey dahil\b/u,
];

/** The properties a message asks for, each as the visitor wrote it; what is refused counts too. */
export function propertiesSaid(message: string): readonly string[] {
  const written = message.normalize('NFC');
  const folded = fold(written);
  return properties.flatMap((property) => {
    const found = property.exec(folded);
    if (!found) return [];
    // Folding keeps the length of Turkish text; where it does not, the folded words have to do.
    const same = folded.length === written.length;
    return [same ? written.slice(found.index, found.index + found[0].length) : found[0]];
  });
}
