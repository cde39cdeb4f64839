/** A line for whoever reads the log: where, what, and the facts needed to act. Never personal text. */
type Line = (where: string, what: string, facts?: Readonly<Record<string, unknown>>) => void;

const line =
  (write: (...parts: unknown[]) => void): Line =>
  (where, what, facts) =>
    facts ? write(`[${where}] ${what}`, facts) : write(`[${where}] ${what}`);

/** The one log of the browser side. */
export const log: Readonly<Record<'info' | 'warn' | 'error', Line>> = {
  info: line((...parts) => console.info(...parts)),
  warn: line((...parts) => console.warn(...parts)),
  error: line((...parts) => console.error(...parts)),
};
