import { fold } from '@denk/shared/product/text';

// “2. el telefon”, “1. sınıf işçilik”, “3. nesil”: ordinals at the start of a sentence, not list numbers.
const afterOrdinals = new Set(
  (
    'el elden elim sinif siniftan kalite nesil kusak kat katta sezon sezonu bolum bolumu yil yili yilinda gun gunu ' +
    'gunde hafta haftada ay ayda kez kere defa sira sirada soru sorum adim asama secenek derece kisi lig jenerasyon'
  ).split(' '),
);

const numberedLine = /^[\s>*_#+-]*\d{1,2}\\?\.[*_]*\s+(?<item>\S.*)$/;

/**
 * What stands on the lines that start with a number, a dot and a space, marks of bold and quotation aside. Ordinals and
 * questions are no items. Two or more of them make a list.
 */
export function numberedItems(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const item = numberedLine.exec(line)?.groups?.['item']?.trim();
    return item && !startsWithOrdinal(item) && !item.endsWith('?') ? [item] : [];
  });
}

function startsWithOrdinal(item: string): boolean {
  const word = /^\p{Ll}[\p{L}]*/u.exec(item)?.[0];
  return word !== undefined && afterOrdinals.has(fold(word));
}
