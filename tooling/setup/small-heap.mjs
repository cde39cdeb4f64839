// What stands by for hours beside an editor and a browser: a smaller heap is worth more than a little speed.
export const smallHeap = ['--optimize-for-size', '--max-semi-space-size=4'];
