/// <reference types="webpack/module" />
import { showProblems } from './problems.mjs';

// Part of every development build: the page takes over what was built anew and shows what is wrong with it.
const asked = new URLSearchParams(__resourceQuery);
const build = asked.get('build') ?? '';
const hot = import.meta.webpackHot;
let wanted = __webpack_hash__;

// The builds of one page share a line: a browser keeps only six open.
const page = /** @type {Window & { denkChanges?: EventSource }} */ (window);
page.denkChanges ??= new EventSource(asked.get('tell') ?? '');
page.denkChanges.addEventListener('message', ({ data }) => {
  /** @type {import('../changes.mjs').Change} */
  const change = JSON.parse(data);
  if (change.build !== build) return;
  showProblems(`${change.about} ${build}`, change.problems);
  if (change.hash === undefined || change.problems.length > 0) return;
  wanted = change.hash;
  void takeOver();
});

async function takeOver() {
  while (hot?.status() === 'idle' && __webpack_hash__ !== wanted) {
    const taken = await hot.check(true).catch(() => undefined);
    // What cannot be taken over, or is not there any more, needs the page anew.
    if (!taken) return window.location.reload();
  }
}
