const sides =
  /(?<![\d.,])(\d{2,3})\s?(?:['’]?y?[ae]|[x×*])\s?(\d{2,3})(?!\d|[.,]\d|\s?(?:bin|k|tl|lira|₺)(?!\p{L}))(?:['’]?(?:l[iıuü]k|m[iıuü]ş|e|a))?(?!\p{L})/giu;

/** A message with sizes of two sides in one form: `160a 200`, `150 x 200müş` → `160x200`. */
export const withSides = (text: string): string => text.replace(sides, '$1x$2');
