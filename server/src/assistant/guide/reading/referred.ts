/** `Silah var, mafya var. Öyle olmasın`: what is refused was named before. */
const named =
  /(\p{L}[\p{L}\s]*?)\s+var[\s,.;!]+(?=(?:[\p{L}\s]+?\s+var[\s,.;!]+)*(?:öyle|oyle|böyle|boyle|onlar|bunlar|onu|bunu)(?:\s+(?:de|bir)[\p{L}]*)*\s+(?:olmas[ıi]n|istem\p{L}+))/giu;
const pronoun =
  /, (?:öyle|oyle|böyle|boyle|onlar|bunlar|onu|bunu)(?:\s+(?:de|bir)[\p{L}]*)*\s+(?=olmas[ıi]n|istem)/giu;

/** A message in which what a refusal points back at stands before it: `Silah, mafya olmasın`. */
export const withReferred = (text: string): string =>
  text.replace(named, '$1, ').replace(pronoun, ' ');
