/** Where visitors write to; the footer names the same address. */
export const contactAddress = 'destek@denk.example';
