import * as v from '@denk/shared/schema';

/** The visitor's choice of colours; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const chosenSchema = v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined);
const year = 31_536_000;

/** The theme a page is drawn in, as its root element says. */
export function themeOf(page: Document): Theme {
  return chosen(page.documentElement.dataset.theme) ?? 'system';
}

/** Draws the page in a theme at once and remembers it for a year, where the server can read it. */
export function chooseTheme(page: Document, theme: Theme): void {
  draw(page, theme);
  const age = theme === 'system' ? 0 : year;
  page.cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** Draws a page that was made before the visitor's last choice (a kept copy, another tab) as chosen. */
export function restoreTheme(page: Document): void {
  const stored = /(?:^|; )theme=([^;]*)/.exec(page.cookie)?.[1];
  draw(page, chosen(stored) ?? 'system');
}

function draw(page: Document, theme: Theme): void {
  const root = page.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

const chosen = (text: string | undefined) => v.parse(chosenSchema, text);
