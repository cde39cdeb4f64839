const id = 'denk-problems';
const panel =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:1rem 1.25rem;background:#1b0f12;color:#ffd9d9;border-top:4px solid #e5484d;font:13px/1.5 ui-monospace,monospace';

/**
 * Shows over the page what is wrong with one of its builds, and takes it away once nothing is.
 *
 * @param {string} what the build, and what of it was looked at
 * @param {readonly string[]} problems
 */
export function showProblems(what, problems) {
  const place = document.getElementById(id) ?? newPanel();
  const old = [...place.children].find((one) => one.getAttribute('data-what') === what);
  old?.remove();
  if (problems.length > 0) place.append(part(what, problems));
  if (place.childElementCount === 0) place.remove();
  else if (!place.isConnected) document.body.append(place);
}

function newPanel() {
  const place = document.createElement('section');
  place.id = id;
  place.setAttribute('role', 'alert');
  place.style.cssText = panel;
  return place;
}

/** @param {string} what @param {readonly string[]} problems */
function part(what, problems) {
  const text = document.createElement('pre');
  text.dataset.what = what;
  text.style.cssText = 'margin:0 0 1rem;white-space:pre-wrap';
  text.textContent = `${what}\n\n${problems.join('\n\n')}`;
  return text;
}
