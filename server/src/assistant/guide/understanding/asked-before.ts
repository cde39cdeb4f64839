import { fold } from '@denk/shared/product/text';
import type { GuideKind } from '../guide-catalogue';

/** What an assistant's message asked for. */
export type Asked =
  | { readonly about: 'category' | 'budget' | 'other' }
  | { readonly about: 'attribute'; readonly attribute: string };

/** Reads an assistant's message, the guide's own or a model's: which question it put, if any. */
export function askedIn(
  message: string | undefined,
  kind: GuideKind | undefined,
): Asked | undefined {
  if (!message?.includes('?')) return undefined;
  const text = fold(message);
  if (/butce|ne kadar|fiyat araligi|kac tl|kac lira/.test(text)) return { about: 'budget' };
  const attribute = Object.keys(kind?.attributes ?? {}).find((name) =>
    message.includes(attributeQuestion(name, kind)),
  );
  if (attribute) return { about: 'attribute', attribute };
  if (
    /ne ariyorsunuz|hangi urun|hangisine bak|ne bak|hangi kategori|hangisini kastet|nasil bir urun/.test(
      text,
    )
  ) {
    return { about: 'category' };
  }
  return { about: 'other' };
}

/** The question for an attribute of a kind. */
export function attributeQuestion(attribute: string, kind: GuideKind | undefined): string {
  const known = kind?.attributes[attribute];
  return known?.question ?? `${known?.label ?? 'Özellik'} için tercihiniz nedir?`;
}
