import { browserStorage } from '@denk/shared/page/storage';
import * as v from '@denk/shared/schema';

const choices = {
  textSize: ['normal', 'large', 'larger'],
  motion: ['system', 'reduced'],
} as const;

/** What the visitor chose for the page's look beside the theme; the first of each is the usual. */
export type Display = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

const usual: Display = { textSize: 'normal', motion: 'system' };
const storageName = 'display';

const displaySchema = v.object({
  textSize: v.fallback(v.picklist(choices.textSize), usual.textSize),
  motion: v.fallback(v.picklist(choices.motion), usual.motion),
});

/** The visitor's choices in this browser; what cannot be read is the usual. */
export function readDisplay(): Display {
  try {
    const stored: unknown = JSON.parse(browserStorage('local').read(storageName) ?? '{}');
    return v.parse(v.fallback(displaySchema, usual), stored);
  } catch {
    return usual;
  }
}

/** Draws the page as chosen and keeps the choice in this browser. */
export function chooseDisplay(page: Document, display: Display): void {
  browserStorage('local').write(storageName, JSON.stringify(display));
  drawDisplay(page, display);
}

/** Says the choices on the root element, where the styles read them. */
export function drawDisplay(page: Document, display: Display): void {
  const root = page.documentElement;
  root.toggleAttribute('data-text-size', display.textSize !== usual.textSize);
  root.toggleAttribute('data-motion', display.motion !== usual.motion);
  if (display.textSize !== usual.textSize) root.dataset.textSize = display.textSize;
  if (display.motion !== usual.motion) root.dataset.motion = display.motion;
}
