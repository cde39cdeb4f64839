import type { Report } from '@denk/shared/contract';

/** How the failures of a version stand within the window. */
export interface FailureMetrics {
  readonly module: string;
  readonly version: string;
  /** Page loads that are known of: those that failed, and those that the sample of shown ones stands for. */
  readonly visits: number;
  readonly failed: number;
  /** Visitors who saw a failure, told apart by their address. */
  readonly visitors: number;
  readonly kinds: Readonly<Record<string, number>>;
  /** Causes as the page names them, most frequent first. */
  readonly causes: readonly { readonly cause: string; readonly count: number }[];
}

/** Counts what pages report, version by version, within the last minutes. */
export interface FailureWatch {
  /** Gives the versions whose failures have passed the limit through this report. */
  readonly note: (reports: readonly Report[], address: string) => FailureMetrics[];
  readonly metrics: () => FailureMetrics[];
}

/** When a version counts as failing. */
export interface FailureLimits {
  /** Page loads below which nothing is concluded. */
  readonly visits: number;
  /** The share of them that fails. */
  readonly share: number;
  /** Visitors who must have seen it: one alone, or a broken browser of theirs, decides for nobody. */
  readonly visitors: number;
  /** Minutes that are looked back. */
  readonly minutes: number;
  /** Reports that one address may make within a minute; more of them count for nothing. */
  readonly perAddress: number;
}

export const failureLimits: FailureLimits = {
  visits: 20,
  share: 0.25,
  visitors: 5,
  minutes: 10,
  perAddress: 40,
};

interface Minute {
  readonly minute: number;
  shown: number;
  readonly failed: Map<string, number>;
  readonly causes: Map<string, number>;
  readonly visitors: Set<string>;
}

/** Causes that are told apart within a minute, and versions that are watched: a hostile page must not fill the memory. */
const mostCauses = 20;
const mostVersions = 500;
/** Visitors that are told apart within a minute. */
const mostVisitors = 100;

/**
 * @param isServed whether visitors get a version; what is said of others counts for nothing
 * @param weight how many visits one report of a shown page stands for
 */
export function createFailureWatch(
  isServed: (module: string, version: string) => boolean,
  now: () => number,
  weight: number,
  limits: FailureLimits = failureLimits,
): FailureWatch {
  const watched = new Map<string, Minute[]>();
  const addresses = { minute: 0, counts: new Map<string, number>() };

  const minuteNow = () => Math.floor(now() / 60_000);

  const isTooBusy = (address: string) => {
    if (addresses.minute !== minuteNow()) {
      addresses.minute = minuteNow();
      addresses.counts.clear();
    }
    const count = (addresses.counts.get(address) ?? 0) + 1;
    addresses.counts.set(address, count);
    return count > limits.perAddress;
  };

  const recent = (key: string) =>
    (watched.get(key) ?? []).filter(({ minute }) => minute > minuteNow() - limits.minutes);

  const metricsOf = (key: string): FailureMetrics => {
    const [module = '', version = ''] = key.split(' ');
    const minutes = recent(key);
    const kinds = added(minutes.map(({ failed }) => failed));
    const failed = [...kinds.values()].reduce((sum, count) => sum + count, 0);
    const shown = minutes.reduce((sum, one) => sum + one.shown, 0);
    const causes = [...added(minutes.map((one) => one.causes))]
      .map(([cause, count]) => ({ cause, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, 5);
    return {
      module,
      version,
      failed,
      visitors: new Set(minutes.flatMap(({ visitors }) => [...visitors])).size,
      visits: failed + shown * weight,
      kinds: Object.fromEntries(kinds),
      causes,
    };
  };

  const count = ({ module, version, kind, cause }: Report, visitor: string): string => {
    const key = `${module} ${version}`;
    const minutes = recent(key);
    const minute = minuteNow();
    let current = minutes.find((one) => one.minute === minute);
    if (!current) {
      current = { minute, shown: 0, failed: new Map(), causes: new Map(), visitors: new Set() };
      minutes.push(current);
    }
    if (kind === 'shown') current.shown += 1;
    else {
      add(current.failed, kind);
      if (current.visitors.size < mostVisitors) current.visitors.add(visitor);
      if (cause && (current.causes.has(cause) || current.causes.size < mostCauses)) {
        add(current.causes, cause);
      }
    }
    watched.set(key, minutes);
    return key;
  };

  return {
    note: (reports, address) => {
      const touched = new Set<string>();
      for (const report of reports) {
        if (!isServed(report.module, report.version) || isTooBusy(address)) continue;
        if (watched.size >= mostVersions && !watched.has(`${report.module} ${report.version}`)) {
          continue;
        }
        touched.add(count(report, address));
      }
      return [...touched]
        .map(metricsOf)
        .filter(
          ({ failed, visits, visitors }) =>
            visits >= limits.visits &&
            failed / visits >= limits.share &&
            visitors >= limits.visitors,
        );
    },
    metrics: () => [...watched.keys()].map(metricsOf).filter(({ visits }) => visits > 0),
  };
}

const add = (counts: Map<string, number>, what: string, more = 1) =>
  counts.set(what, (counts.get(what) ?? 0) + more);

function added(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const counts of all) for (const [what, count] of counts) add(sum, what, count);
  return sum;
}
