/** What a part found. */
export interface Finding {
  readonly what: string;
  readonly value: number | string;
  /** Whether that is as it should be. */
  readonly holds: boolean;
}

/** A part of the soak. */
export type Part = (root: string) => Promise<readonly Finding[]>;

/** So many of something that there should be none of. */
export const none = (what: string, found: readonly unknown[]): Finding => ({
  what,
  value: found.length === 0 ? 0 : `${found.length}: ${found.slice(0, 3).map(String).join(' | ')}`,
  holds: found.length === 0,
});

/** A figure that should not be above a limit. */
export const atMost = (what: string, value: number, limit: number, unit = 'ms'): Finding => ({
  what: `${what} (at most ${limit} ${unit})`,
  value: `${Math.round(value * 10) / 10} ${unit}`,
  holds: value <= limit,
});

/** A figure that is told and judged by nobody. */
export const told = (what: string, value: number | string): Finding => ({
  what,
  value,
  holds: true,
});

/** How often something is done: what the variable says, else what is usual. */
export const count = (variable: string, usual: number) => Number(process.env[variable] ?? usual);

/** What a server holds in memory, in bytes: its heap and what lies beside it. */
export const kept = ({ heapUsed, external, arrayBuffers }: NodeJS.MemoryUsage) =>
  heapUsed + external + arrayBuffers;

export const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
