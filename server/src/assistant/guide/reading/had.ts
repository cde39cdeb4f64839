import { fold } from '@denk/shared/product/text';

const had =
  /\b(?:izle|seyret|oku|bitir|gez)(?:[dt][iu](?:m|k|l[ae]r)?|m[iu]s(?:t[iu])?(?:m|k|l[ae]r)?)(?: (?:zaten|d[ae]|ya+|bile|artik|dedim|efendim|hocam|abi|hepsi\w*|on(?:u|lar[iu]) \w+))*$/;

/** Whether a text says what somebody has seen or read, and so does not look for: `gibi'yi de izledim`, `hepsini okumuş`. */
export const isHad = (text: string): boolean => had.test(fold(text));
