import { fold } from '@denk/shared/product/text';
import { fromSpoken } from '../sense';

/** Words as they are spoken → as they are written; the sense learned the written ones. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:d[ie]{1,2}il|de[gğ]l|di[gğ]il)(?!\p{L})/giu, 'değil'],
  [/(?<!\p{L})bi?r?[sş][ei]y?(?=(?:ler)?(?!\p{L}))/giu, 'bir şey'],
  [/(?<!\p{L})nas[ıi](?!\p{L})/giu, 'nasıl'],
  [/(?<!\p{L})(var|yok|olur|oluyor|değil|iyi|uygun|lazım)(m[ıiuü])(?!\p{L})/giu, '$1 $2'],
  // `3500 e kadar`, `2015 ten yeni`
  [/(?<=\d) (?=(?:y?[aeiıuü]|n[iıuü]n|[dt][ae]n)(?!\p{L}))/giu, '’'],
  // `1500 lük`; `90 lık` is a size.
  [/(?<=\d{4}) (?=l[iıuü]k(?!\p{L}))/giu, '’'],
  // `km si düşük`
  [/(?<=(?<!\p{L})(?:km|cm|gb|kg|tl|mp|hz)) (?=s[iı](?!\p{L}))/giu, '’'],
];

/** A message with what is written as it is spoken spelled out: `nike varmı`, `siyah diil`, `alıom`. */
export const spelledOut = (text: string): string =>
  spoken
    .reduce((said, [form, written]) => said.replace(form, written), text)
    .replace(/\p{L}+(?:om|oz|yo|c(?:[ae][mzk]|m))(?!\p{L})/giu, (word) => {
      const written = fromSpoken(fold(word));
      return written === fold(word) ? word : written;
    });
