// Here before a page answers: notes what a visitor does to controls that do not answer yet, for the page to heed
// (shared/src/page/later/heed-early.ts). Of clicks it is the last one, as long as nothing else is done; buttons that the
// browser itself answers, by sending a form or opening a popover, need none of it.
const early = { button: undefined, fields: new Map() };
window.denkEarly = early;

// React marks the elements that it has taken over.
const answers = (element) => Object.keys(element).length > 0;

const when = (sign, does, capture) =>
  window.addEventListener(sign, (event) => event.isTrusted && does(event.target), {
    capture,
    passive: true,
  });

for (const sign of ['pointerdown', 'keydown', 'wheel']) {
  when(sign, () => (early.button = undefined), true);
}
when(
  'click',
  (target) => {
    const button = target.closest('button[type=button]:not([popovertarget])');
    early.button = button && !answers(button) ? button : undefined;
  },
  true,
);
when(
  'input',
  (field) => {
    const isChoice = field.type === 'checkbox' || field.type === 'radio';
    if (!answers(field)) early.fields.set(field, isChoice ? field.checked : field.value);
  },
  true,
);

// What React can take over at once it does, and answers; only that comes up to here from then on.
when('click', () => early.button && answers(early.button) && (early.button = undefined), false);
when('input', (field) => answers(field) && early.fields.delete(field), false);
