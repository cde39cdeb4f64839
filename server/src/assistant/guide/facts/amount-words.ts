import { fold } from '@denk/shared/product/text';

/** What is said of either end of an amount, and what tables call that amount. */
const amounts: readonly {
  readonly least: readonly string[];
  readonly most: readonly string[];
  readonly called?: readonly string[];
}[] = [
  { least: ['hafif'], most: ['ağır'], called: ['ağırlık'] },
  { least: ['kısa'], most: ['uzun'], called: ['uzunluk'] },
  { least: ['ince'], most: ['kalın'], called: ['kalınlık', 'yükseklik'] },
  { least: ['dar'], most: ['geniş'], called: ['genişlik'] },
  { least: ['alçak'], most: ['yüksek'], called: ['yükseklik'] },
  { least: ['sığ'], most: ['derin'], called: ['derinlik'] },
  { least: ['yavaş'], most: ['hızlı'], called: ['hız'] },
  { least: ['az'], most: ['fazla', 'çok'] },
  { least: ['küçük', 'düşük', 'sessiz'], most: ['büyük', 'güçlü', 'yeni'] },
];

/** As in `daha hafifi`, `en küçüğünü`, `ağırca`. */
const ends = '(?:[iu]|s[iu]|[iu]n[iu]|s[iu]n[iu]|c[ea])?';

const words = amounts.flatMap(({ least, most, called = [] }) =>
  (['least', 'most'] as const).flatMap((end) =>
    (end === 'least' ? least : most).map((word) => ({
      word,
      end,
      called,
      form: new RegExp(`^${fold(word).replace(/k$/, '[kg]')}${ends}$`),
    })),
  ),
);

/** A word for an amount, whatever its ending; undefined for any other. Folded, or as it was written. */
export const amountWord = (
  said: string,
):
  | { readonly word: string; readonly end: 'least' | 'most'; readonly called: readonly string[] }
  | undefined => words.find(({ form }) => form.test(fold(said)));
