import type { Act } from '../sense';

/** What our own buttons say for the visitor, and what each asks for: no reading is needed for them. */
export const commands = {
  cheaper: 'Daha ucuz olsun',
  other: 'Başka öneriler göster',
  compare: 'Aralarındaki fark ne?',
  why: 'Neden bunları önerdin?',
  next: 'Sıradakine geçelim',
  list: 'Önerileri listele',
  new: 'Başka bir ürüne bakalım',
  forget: 'Gösterdiklerini yeniden değerlendir',
} as const;

export type Command = keyof typeof commands;

/** The button that a message is, if it is one. */
export const commandOf = (message: string): Command | undefined => {
  const found = Object.entries(commands).find(([, text]) => text === message.trim());
  return found?.[0] as Command | undefined;
};

/** Buttons that do what a visitor's own words may do, too. */
export const actOfCommand: Readonly<Partial<Record<Command, Act>>> = {
  cheaper: 'cheaper',
  other: 'other',
  compare: 'compare',
  why: 'why',
  next: 'next',
};
