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

const moduleSection = ({
  module,
  live,
  routes,
  sizes,
  versions,
  history,
}: ModuleStatus) => `<section>
<h2>${text(module)} <small>${text(live ?? 'not live')}</small></h2>
${routes.length > 0 ? `<p>${routes.map((path) => `<code>${text(path)}</code>`).join(' ')}</p>` : ''}
${sizeList(sizes)}
${table(
  ['Version', 'Traffic', 'Published (UTC)', 'Size', 'Failures', 'Remarks'],
  versions.map(versionRow),
)}
<details><summary>History</summary>
${table(
  ['When (UTC)', 'What', 'Version', 'Traffic', 'By', 'From', 'Note'],
  history.map(({ at, action, version, traffic, by, from, note }) => ({
    cells: [time(at), action, version ?? '', `${traffic} %`, by, from ?? '', note ?? ''],
  })),
)}</details>
</section>`;

/** The fullest of the scripts, of the styles, and everything together: what is to be watched. */
function sizeList(sizes: ModuleStatus['sizes']): string {
  const fullest = ['the scripts', 'the styles', 'all files'].flatMap((kind) =>
    sizes
      .filter(({ what }) => what.startsWith(kind))
      .sort((a, b) => b.bytes / b.limit - a.bytes / a.limit)
      .slice(0, 1),
  );
  if (fullest.length === 0) return '';
  const items = fullest.map(
    ({ what, bytes, limit }) =>
      `<div><dt>${text(what)}</dt><dd><meter max="${limit}" high="${Math.round(limit * 0.9)}" value="${bytes}" aria-label="${text(what)}"></meter> ${kilobytes(bytes)} of ${kilobytes(limit)}</dd></div>`,
  );
  return `<dl>${items.join('')}</dl>`;
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** A row of a table: a cell for each of its heads. */
interface Row {
  readonly cells: readonly string[];
  readonly look?: string;
}

const versionRow = (one: VersionStatus): Row => ({
  cells: [
    one.version,
    one.live ? `live, ${one.traffic} %` : one.traffic > 0 ? `tried by ${one.traffic} %` : '–',
    time(one.publishedAt),
    kilobytes(one.bytes),
    failures(one),
    [one.damaged && `damaged: ${one.damaged}`, one.withdrawn?.why, one.note]
      .filter(Boolean)
      .join(' · '),
  ],
  look: one.live ? 'live' : one.damaged ? 'damaged' : '',
});

const failures = ({ failures: found }: VersionStatus) =>
  found
    ? `${found.failed} of ${found.visits} (${found.causes.map(({ cause, count }) => `${count} × ${cause}`).join('; ')})`
    : '';

/** Roles are said, since a narrow screen shows rows as lists; each cell has its head with it there. */
function table(heads: readonly string[], rows: readonly Row[]): string {
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map(({ cells, look }) => {
    const shown = cells.map(
      (cell, at) =>
        `<td role="cell" data-head="${heads[at] ?? ''}"${cell ? '' : ' class="empty"'}>${text(cell)}</td>`,
    );
    return `<tr role="row"${look ? ` class="${look}"` : ''}>${shown.join('')}</tr>`;
  });
  return `<table role="table"><thead><tr>${head}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>`;
}

const time = (instant: string) => instant.slice(0, 16).replace('T', ' ');

export const statusStyles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentcolor 18%, transparent); }
body { margin: 0; }
main { max-inline-size: 76rem; margin-inline: auto; padding: 1rem clamp(1rem, 4vw, 2rem) 3rem; }
section { margin-block: 1.5rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
h1, h2 { line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin-block: 0 0.5rem; }
h2 small { font-weight: 400; font-size: 0.9rem; opacity: 0.75; }
p { margin-block: 0.5rem; }
code { font-size: 0.85rem; display: inline-block; margin-inline-end: 0.5rem; }
dl { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin-block: 0.75rem; font-size: 0.9rem; }
dt { opacity: 0.75; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
meter { inline-size: 7rem; vertical-align: middle; }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.9rem; }
th { font-weight: 600; opacity: 0.75; }
th, td { padding: 0.4rem 1rem 0.4rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
td { font-variant-numeric: tabular-nums; }
td:first-child, td:nth-child(3), td:nth-child(4) { white-space: nowrap; }
td:last-child { overflow-wrap: anywhere; min-inline-size: 10rem; }
@media (width < 48rem) {
  thead { display: none; }
  table, tbody { display: block; }
  tr { display: grid; padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
  td { display: grid; grid-template-columns: 8rem 1fr; padding: 0.1rem 0; border: 0; overflow-wrap: anywhere; }
  td:first-child, td:nth-child(3), td:nth-child(4) { white-space: normal; }
  td.empty { display: none; }
  td::before { content: attr(data-head); opacity: 0.75; font-weight: 400; }
}
tr.live td:first-child { font-weight: 600; }
tr.damaged td { color: light-dark(#b3261e, #ffb4ab); }
summary { cursor: pointer; inline-size: fit-content; padding-block: 0.75rem; }
`;
