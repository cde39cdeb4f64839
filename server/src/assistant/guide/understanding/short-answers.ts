import { fold } from '@denk/shared/product/text';
import type { ChatButton } from '@denk/shared/product/wire';

const ordinals: readonly RegExp[] = [
  /^(?:ilk(?:i|ini|iyle|inden)?|birinci(?:si|sini|yi)?|bir(?:inci)? numara|1(?:\.|inci|\))?)$/,
  /^(?:ikinci(?:si|sini|yi)?|iki numara|ortadaki(?:ni)?|2(?:\.|nci|\))?)$/,
  /^(?:ucuncu(?:su|sunu|yu)?|uc numara|3(?:\.|uncu|\))?)$/,
  /^(?:dorduncu(?:su|sunu|yu)?|dort numara|4(?:\.|uncu|\))?)$/,
  /^(?:besinci(?:si|sini|yi)?|bes numara|5(?:\.|inci|\))?)$/,
  /^(?:altinci(?:si|sini|yi)?|6(?:\.|nci|\))?)$/,
];
const last = /^(?:son(?:u|uncu|uncusu|uncuyu|daki)|en son(?:u|uncu|uncusu)|en alttaki)$/;
const fillers =
  /\b(?:olan|olsun|olani|olanini|olur|secenek|secenegi|urun|guzel|guzelmis|iyi|iyiymis|begendim|sectim|seciyorum|alayim|istiyorum|tamam|ok|o zaman|bence|lutfen|yi|yu)\b/g;

/** Which of several a short answer points at (`ilki`, `2.`, `sonuncusu`), counted from 0; undefined for anything else. */
export function pointedAt(message: string, count: number): number | undefined {
  const text = fold(message)
    .replace(fillers, ' ')
    .replace(/[,!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const at = last.test(text) ? count - 1 : ordinals.findIndex((ordinal) => ordinal.test(text));
  return at >= 0 && at < count ? at : undefined;
}

/** `olur`, `tamam`, `evet`, 👍: a yes and nothing else. */
export const agrees = (message: string): boolean =>
  /^(?:(?:olur|oldu|evet|tamam(?:dir)?|ok(?:ey)?|aynen|kabul|peki|tabii?|hadi|yap(?:alim)?|olsun|uygun|👍|👌|✅)[\s,.!]*)+$/u.test(
    fold(message).trim(),
  );

/** The button that a short answer stands for, where it follows a message with buttons. */
export function buttonMeant(
  message: string,
  buttons: readonly ChatButton[],
): ChatButton | undefined {
  const at = pointedAt(message, buttons.length);
  return at === undefined ? undefined : buttons[at];
}
