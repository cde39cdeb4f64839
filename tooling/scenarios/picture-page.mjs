/** @typedef {import('./take-pictures.mjs').Picture & { change?: 'new' | { share: number, before: string, marked?: string } }} Shown */

/**
 * One page with every picture, what changed since the last run first.
 *
 * @param {readonly Shown[]} pictures
 * @returns {string}
 */
export function picturePage(pictures) {
  const changed = pictures.filter(({ change }) => change !== undefined && change !== 'new');
  const groups = grouped(pictures, 'frontEnd');
  return `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Senaryolar</title>
<style>
body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#1c1c22;background:#f6f6f8}
h2{margin-top:3rem}h3{margin:2rem 0 .5rem;font-size:1rem}
.row{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{margin:0}figcaption{font-size:.8rem;color:#55555f}
img{display:block;max-height:360px;border:1px solid #c9c9d1;background:#fff}
.changed img{border:3px solid #c22f2f}.changed figcaption{color:#a11d1d;font-weight:600}
nav a{margin-right:1rem}
</style>
<h1>${pictures.length} görüntü, ${changed.length} değişiklik</h1>
<nav>${[...groups.keys()].map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav>
${changed.length > 0 ? `<h2>Değişenler</h2><div class="row">${changed.map(changedFigure).join('')}</div>` : ''}
${[...groups].map(([name, own]) => group(name, own)).join('\n')}
</html>
`;
}

/** @param {readonly Shown[]} pictures @param {'frontEnd' | 'name'} by */
function grouped(pictures, by) {
  /** @type {Map<string, Shown[]>} */
  const groups = new Map();
  for (const picture of pictures) {
    groups.set(picture[by], [...(groups.get(picture[by]) ?? []), picture]);
  }
  return groups;
}

/** @param {string} frontEnd @param {readonly Shown[]} pictures */
function group(frontEnd, pictures) {
  const scenarios = grouped(pictures, 'name');
  return `<h2 id="${frontEnd}">${frontEnd}</h2>${[...scenarios]
    .map(
      ([name, own]) =>
        `<h3><code>${name}</code> ${escape(own[0]?.title ?? '')}</h3><div class="row">${own
          .map((one) =>
            figure(one.file, one.look, one.change !== undefined && one.change !== 'new'),
          )
          .join('')}</div>`,
    )
    .join('\n')}`;
}

/** @param {Shown} picture */
function changedFigure({ frontEnd, name, look, file, change }) {
  if (!change || change === 'new') return '';
  const label = `${frontEnd} ${name}, ${look}: %${(change.share * 100).toFixed(2)}`;
  return [
    figure(change.before, `${label} (önce)`, true),
    figure(file, 'sonra', true),
    change.marked ? figure(change.marked, 'fark', true) : '',
  ].join('');
}

/** @param {string} file @param {string} label @param {boolean} changed */
const figure = (file, label, changed) =>
  `<figure${changed ? ' class="changed"' : ''}><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${escape(label)}</figcaption></figure>`;

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
