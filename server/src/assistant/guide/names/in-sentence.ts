/** `Uzun pil ömrü` → `uzun pil ömrü`; `5G`, `iOS` and `No Frost` stay as they are. */
export const inSentence = (label: string): string =>
  label.replace(/\p{L}[\p{L}\p{N}]*/gu, (word) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLocaleLowerCase('tr') : word,
  );
