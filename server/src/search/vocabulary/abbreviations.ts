import { documentStems } from '../../language';

/** Names as titles write them, folded → how people shorten them, or what else they say. */
export const abbreviations: Readonly<Record<string, readonly string[]>> = {
  'playstation 5': ['ps5'],
  'turk hava yollari': ['thy'],
  'turk telekom': ['ttnet'],
  'lc waikiki': ['lcw'],
  'the north face': ['tnf'],
  'new balance': ['nb'],
  'yves saint laurent': ['ysl'],
  'calvin klein': ['ck'],
  'game of thrones': ['got'],
  'yuzuklerin efendisi': ['lotr'],
  'air force 1': ['af1'],
  volkswagen: ['vw'],
  maskara: ['rimel', 'mascara'],
  ruj: ['lipstick'],
  lipstick: ['ruj'],
  fondoten: ['foundation'],
  foundation: ['fondoten'],
  kapatici: ['concealer'],
  concealer: ['kapatici'],
  blush: ['allik'],
  dokum: ['cast iron'],
  tencere: ['saucepan'],
  'gemi turu': ['cruise'],
  mizika: ['armonika'],
  dondurucu: ['freezer'],
  lip: ['dudak'],
  thermal: ['termal', 'kaplica'],
};

const shortened = Object.entries(abbreviations).map(
  ([name, short]) => [` ${name} `, short.flatMap(documentStems)] as const,
);

/** The short names of what a title's folded words name. */
export function abbreviationsIn(phrase: string): string[] {
  const text = ` ${phrase} `;
  return shortened.flatMap(([name, short]) => (text.includes(name) ? short : []));
}
