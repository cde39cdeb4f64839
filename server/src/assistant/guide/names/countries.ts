import { fold } from '@denk/shared/product/text';

/** Whose films and series somebody asks for, folded → the country that made them, as tables have it. */
const countries: readonly (readonly [RegExp, string])[] = [
  [/^(?:turk\b|yerli)/, 'Türkiye'],
  [/^(?:ingiliz\b|britanya)/, 'İngiltere'],
  [/^(?:amerikan\b|hollywood)/, 'ABD'],
  [/^kore/, 'Güney Kore'],
  [/^fransiz\b/, 'Fransa'],
  [/^alman\b/, 'Almanya'],
  [/^italyan\b/, 'İtalya'],
  [/^ispanyol\b/, 'İspanya'],
  [/^japon\b/, 'Japonya'],
];

/** The country that a word of where a film comes from means; `İngilizce` is a language. */
export const countryCalled = (said: string): string | undefined =>
  countries.find(([word]) => word.test(fold(said)))?.[1];
