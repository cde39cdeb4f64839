/** A young generation that keeps little of what nobody uses any more. */
export const smallYouth = '--max-semi-space-size=4';

// What stands by for hours beside an editor and a browser: a smaller heap is worth more than a little speed.
export const smallHeap = ['--optimize-for-size', smallYouth];
