/** Whether an assistant's message says that there are no three. */
export const isBadNews = (said: string): boolean =>
  /üç ayrı mark(?:a|adan) .*?(?:bulamadım|kalmadı|çıkmıyor|yok)\./.test(said);
