/** A well-mixed number of a text (FNV-1a with a final avalanche). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Choices that the same seed makes the same way every time. */
export interface Dice {
  /** One of a list. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** A whole number from 0 up to, without, `below`. */
  int(below: number): number;
}

export function diceOf(seed: string): Dice {
  let turn = 0;
  const int = (below: number) => hash(`${seed}#${turn++}`) % below;
  return { int, pick: (list) => list[int(list.length)] ?? list[0] };
}
