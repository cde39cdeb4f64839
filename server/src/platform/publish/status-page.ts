import { escapeText as text } from '../compose/escape-text';
import type { ModuleStatus, SiteStatus, VersionStatus } from './status';

/** `GET /status` for people: every module with its versions, what failed, and what happened last. */
export function statusPage({ revision, modules }: SiteStatus): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Status · revision ${revision}</title>
<link rel="stylesheet" href="/status/status.css">
</head>
<body>
<main>
<h1>Status</h1>
<p>Registry revision ${revision}, ${modules.length} parts.</p>
${modules.map(moduleSection).join('\n')}
</main>
</body>
</html>
`;
}

const moduleSection = ({ module, routes, versions, history }: ModuleStatus) => `<section>
<h2>${text(module)}</h2>
${routes.length > 0 ? `<p>${routes.map(text).join(' · ')}</p>` : ''}
<div class="wide"><table>
<thead><tr><th>Version</th><th>Traffic</th><th>Published</th><th>Size</th><th>Failures</th><th>Remarks</th></tr></thead>
<tbody>${versions.map(versionRow).join('')}</tbody>
</table></div>
<details><summary>History</summary>
<div class="wide"><table>
<thead><tr><th>When</th><th>What</th><th>Version</th><th>Traffic</th><th>By</th><th>From</th><th>Note</th></tr></thead>
<tbody>${history
  .map(({ at, action, version, traffic, by, from, note }) =>
    row([time(at), action, version ?? '', `${traffic} %`, by, from ?? '', note ?? '']),
  )
  .join('')}</tbody>
</table></div></details>
</section>`;

const versionRow = (one: VersionStatus) =>
  row(
    [
      one.version,
      one.live ? `live, ${one.traffic} %` : one.traffic > 0 ? `tried by ${one.traffic} %` : '–',
      time(one.publishedAt),
      `${Math.ceil(one.bytes / 1024)} kB`,
      failures(one),
      [one.damaged && `damaged: ${one.damaged}`, one.withdrawn?.why, one.note]
        .filter(Boolean)
        .join(' · '),
    ],
    one.live ? 'live' : one.damaged ? 'damaged' : '',
  );

const failures = ({ failures: found }: VersionStatus) =>
  found
    ? `${found.failed} of ${found.visits} (${found.causes.map(({ cause, count }) => `${count} × ${cause}`).join('; ')})`
    : '';

const row = (cells: readonly string[], look = '') =>
  `<tr${look ? ` class="${look}"` : ''}>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`;

const time = (instant: string) => instant.slice(0, 16).replace('T', ' ');

export const statusStyles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-inline-size: 72rem; margin-inline: auto; padding: 1.5rem; }
section { margin-block: 2rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-block-end: 0.25rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.9rem; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid color-mix(in srgb, currentcolor 18%, transparent); overflow-wrap: anywhere; min-inline-size: 5rem; }
tr.live td:first-child { font-weight: 600; }
tr.damaged td { color: #b3261e; }
summary { cursor: pointer; padding-block: 0.5rem; }
`;
