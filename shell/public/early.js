// Here before a page answers: notes what a visitor does to controls that do not answer yet, and does it once more when all
// of the page does, which it says by `denk-answers` (shell/src/site.tsx). Of clicks it is the last one, as long as nothing
// else is done; buttons that the browser itself answers, by sending a form or opening a popover, need none of it.
{
  let clicked;
  /** What was written or chosen, by field; whether a box is ticked. */
  const entered = new Map();

  /** React marks the elements that it has taken over. */
  const answers = (element) => Object.keys(element).some((key) => key.startsWith('__react'));

  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio';

  const when = (sign, does, capture) =>
    window.addEventListener(sign, ({ isTrusted, target }) => isTrusted && does(target), {
      capture,
      passive: true,
    });
  const note = (sign, does) => when(sign, does, true);

  for (const sign of ['pointerdown', 'keydown', 'wheel']) note(sign, () => (clicked = undefined));
  note('click', (target) => {
    const button = target.closest('button[type=button]:not([popovertarget])');
    clicked = button && !answers(button) ? button : undefined;
  });
  note('input', (field) => {
    if (!answers(field)) entered.set(field, isChoice(field) ? field.checked : field.value);
  });

  // What React can take over at once it does, and answers; only that comes up to here from then on.
  when('click', () => clicked && answers(clicked) && (clicked = undefined), false);
  when('input', (field) => answers(field) && entered.delete(field), false);

  /** The control itself, or where an outline of the page has given way to it the one that says the same. */
  const present = (control) => {
    if (control.isConnected) return control;
    const same = [...document.querySelectorAll(control.localName)].filter(({ id, textContent }) =>
      control.id ? id === control.id : textContent && textContent === control.textContent,
    );
    return same.length === 1 ? same[0] : undefined;
  };

  const enter = (field, wanted) => {
    if (isChoice(field)) {
      field.checked = !wanted;
      field.click();
      return;
    }
    if (document.activeElement === document.body) field.focus();
    // By the element's own setter: what goes through the one that React puts before it counts as known.
    Reflect.set(Object.getPrototypeOf(field), 'value', wanted, field);
    const sign = field.localName === 'select' ? 'change' : 'input';
    field.dispatchEvent(new Event(sign, { bubbles: true }));
  };

  const heed = async () => {
    for (const [field, wanted] of entered) {
      const now = present(field);
      if (now && answers(now)) enter(now, wanted);
      // React draws what follows from it, which puts the value of every field it knows back.
      await undefined;
    }
    const button = clicked && present(clicked);
    if (button && answers(button)) button.click();
    // From now on React answers everything, or takes it over where it is done.
    clicked = undefined;
    entered.clear();
  };

  window.addEventListener('denk-answers', heed);
}
