import type { Drawing, Subject } from './drawing';
import { drawings, fallbacks } from './drawings';
import { finishes, styleFor } from './palette';
import { circle, rect } from './pen';
import { diceOf } from './seed';

export interface ProductPicture {
  /** A kind of the catalogue; another one gets its category's picture. */
  readonly kind: string;
  readonly category?: string;
  readonly brand?: string;
  /** Chooses colours and shape; the same seed always gives the same picture. */
  readonly seed: string;
  /** The product's attribute values, e.g. `over_ear`, `horror`: what is known is drawn, the rest is chosen. */
  readonly facets?: readonly string[];
}

/** Whether there is a drawing of this kind's own. */
export const hasDrawing = (kind: string): boolean => Object.hasOwn(drawings, kind);

/** A product's picture: a square SVG under 3 kB that suits light and dark and asks for nothing from outside. */
export function drawProduct({ kind, category, brand, seed, facets }: ProductPicture): string {
  const drawing = drawingOf(kind, category);
  const subject = subjectOf(`${kind}/${seed}`, brand ?? '', new Set(facets));
  const own = typeof drawing.finish === 'function' ? drawing.finish(subject) : undefined;
  const finish =
    own ?? subject.pick(finishes[typeof drawing.finish === 'string' ? drawing.finish : 'vivid']);
  const marks = drawing.draw(subject).join('');
  const ground = drawing.poster ? '' : rect('g', 0, 0, 320, 320) + circle('j', 160, 150, 128);
  return svg(styleFor(finish, ground + marks) + ground + marks);
}

/** A square SVG of its content. */
export const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">${content}</svg>`;

function drawingOf(kind: string, category: string | undefined): Drawing {
  if (Object.hasOwn(drawings, kind)) return drawings[kind] ?? fallbacks.other;
  const known = Object.keys(fallbacks).find((name) => name === category);
  return fallbacks[(known ?? 'other') as keyof typeof fallbacks];
}

function subjectOf(seed: string, brand: string, facets: ReadonlySet<string>): Subject {
  const dice = diceOf(seed);
  return {
    ...dice,
    brand: brand.trim(),
    is: (...values) => values.some((value) => facets.has(value)),
    among: (values) => values.find((value) => facets.has(value)) ?? dice.pick(values),
  };
}
