import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';

/** `fıtığımı geçirir mi`, `ağrısını iyileştirir mi`; `su geçirir mi` asks of no trouble. */
const cures =
  /(?:.m|s[iu]n|l[ae]r|m[iu]z)[iu] (?:\w+ )?(?:gecir|iyilestir|duzelt|tedavi ed|gider|yok ed)\w* m[iu]\b/;

/** What a piece of advice says that sends to who knows of bodies: it harms nobody, whatever it is told to. */
export const sendsToDoctor = (says: string): boolean => /doktor|hekim|eczac/u.test(says);

/** The honest no to who asks whether a thing cures; undefined for what is asked otherwise. */
export function curesNothing(text: string, { category }: Kind): string | undefined {
  if (!cures.test(fold(text))) return undefined;
  return category === 'beauty'
    ? 'Buna söz veremem; etkisi kişiden kişiye değişir, geçmezse bir doktora görünün.'
    : 'Hayır, böyle bir ürün bir rahatsızlığı iyileştirmez, en çok rahat ettirir; doğrusunu doktorunuz söyler.';
}
