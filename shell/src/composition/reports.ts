import { reportsAddress, shownShare, type ModuleVersion, type Report } from '@denk/shared/contract';

/** What a visitor's page tells its own server about the modules it ran. */
export interface Reports {
  readonly failed: (
    kind: Exclude<Report['kind'], 'shown'>,
    module: string,
    version: string | undefined,
    error: unknown,
  ) => void;
  /** A page is on screen; said by a share of the visitors, and not where its version failed before. */
  readonly shown: (module: string, version: Pick<ModuleVersion, 'metadata'>) => void;
}

/**
 * Says each thing once a page load.
 *
 * @param send hands one report on its way
 * @param lot between 0 and 1, drawn once for the visitor
 */
export function createReports(send: (report: Report) => void, lot: number): Reports {
  const said = new Set<string>();
  const sayOnce = (report: Report) => {
    const key = `${report.kind} ${report.module} ${report.version}`;
    if (said.has(key)) return;
    said.add(key);
    send(report);
  };
  return {
    failed: (kind, module, version, error) => {
      if (version !== undefined) sayOnce({ module, version, kind, cause: causeOf(error) });
    },
    shown: (module, { metadata: { version } }) => {
      const failed = (['load', 'hydrate', 'render'] as const).some((kind) =>
        said.has(`${kind} ${module} ${version}`),
      );
      if (!failed && lot < shownShare) sayOnce({ module, version, kind: 'shown' });
    },
  };
}

/** Sends a report even while the page is being left. */
export function sendReport(report: Report): void {
  const body = new Blob([JSON.stringify({ reports: [report] })], { type: 'application/json' });
  navigator.sendBeacon(reportsAddress, body);
}

/** `TypeError at assets/chat.1a2b3c.js:1:234`: class and place in the code, never the message, which may hold data. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place = /\/modules\/[^/]+\/[^/]+\/([^\s()]+:\d+:\d+)/.exec(error.stack ?? '')?.[1];
  return (place ? `${error.name} at ${place}` : error.name).slice(0, 200);
}
