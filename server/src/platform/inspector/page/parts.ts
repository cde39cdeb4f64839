import type { Heard } from './calls';

/** A file that the browser has fetched: `performance.getEntriesByType('resource')`. */
export type Fetched = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'duration' | 'transferSize' | 'decodedBodySize'
>;

/** What one version of one module has to do with the page. */
export interface Part {
  readonly module: string;
  readonly version: string;
  /** Whether something on screen is drawn by it. */
  readonly draws: boolean;
  readonly files: readonly PartFile[];
  readonly heard: readonly Heard[];
}

/** A file of a version: sizes in bytes, times in milliseconds since the page was asked for. */
export interface PartFile {
  readonly name: string;
  /** On the line; 0 where the browser had it, or may not say. */
  readonly sent: number;
  readonly size: number;
  readonly from: number;
  readonly took: number;
}

/**
 * What the page is made of: what draws first, then what was only fetched.
 *
 * @param drawing `<module> <version>` of what is on screen
 */
export function partsOf(
  drawing: readonly string[],
  fetched: readonly Fetched[],
  heard: readonly Heard[],
): Part[] {
  const files = new Map<string, Map<string, PartFile>>(drawing.map((part) => [part, new Map()]));
  for (const { name: address, startTime, duration, transferSize, decodedBodySize } of fetched) {
    const [, module, version, name] = /\/modules\/([\w-]+)\/([^/]+)\/([^?#]+)/.exec(address) ?? [];
    if (!module || !version || !name) continue;
    const part = `${module} ${version}`;
    const own = files.get(part) ?? new Map<string, PartFile>();
    files.set(part, own);
    const known = own.get(name);
    // What was fetched ahead is told of twice; the first time it came over the line.
    if (known && known.sent >= transferSize) continue;
    const [from, took] = [Math.round(startTime), Math.round(duration)];
    own.set(name, { name, sent: transferSize, size: decodedBodySize, from, took });
  }
  for (const { by } of heard) if (!files.has(by)) files.set(by, new Map());
  return [...files]
    .map(([part, own]): Part => {
      const [module = '', version = ''] = part.split(' ');
      return {
        module,
        version,
        draws: drawing.includes(part),
        files: [...own.values()],
        heard: heard.filter(({ by }) => by === part),
      };
    })
    .sort((a, b) => Number(b.draws) - Number(a.draws));
}
