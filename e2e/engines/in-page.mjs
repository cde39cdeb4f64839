/* What runs inside the page: each is sent as text, so that it may use nothing of this file. */

/** Whether the server's markup is taken over. */
export const isReady = () => document.documentElement.hasAttribute('data-ready');

/** What is wrong with how the page lies on the screen; empty where nothing is. */
export const layoutFaults = () => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1)
    faults.push(`${page.scrollWidth - innerWidth} px too wide`);
  const shown = [
    ...document.querySelectorAll('header:has(nav, [role="search"]) :is(a, button, input)'),
  ]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 2 && box.height > 2 && element.checkVisibility());
  const nameOf = (/** @type {Element} */ element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
  for (const [at, one] of shown.entries()) {
    for (const other of shown.slice(at + 1)) {
      const form = one.element.closest('form');
      if (one.element.contains(other.element) || (form && form === other.element.closest('form')))
        continue;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 2)
        faults.push(`“${nameOf(one.element)}” lies over “${nameOf(other.element)}”`);
    }
  }
  const noted =
    /** @type {{ __errors?: string[] }} */ (/** @type {unknown} */ (window)).__errors ?? [];
  return [...faults, ...noted].join('; ');
};

/** @param {string} text searched for in the header */
export const searchFor = (text) => {
  const input = document.querySelector('header [role="search"] input, header form input');
  if (!(input instanceof HTMLInputElement)) return false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form?.requestSubmit();
  return true;
};

/** Answers the question on screen and goes on. True while there are questions. */
export const answerQuestion = () => {
  const buttons = [...document.querySelectorAll('main form button[type="submit"]')];
  const next = buttons.find((one) => /Sonraki|Tamamla/.test(one.textContent ?? ''));
  if (!(next instanceof HTMLButtonElement)) return location.pathname === '/questionnaire';
  if (next.disabled) {
    const option = document.querySelector(
      'main fieldset input:is([type="radio"], [type="checkbox"])',
    );
    if (option instanceof HTMLInputElement) option.click();
  } else next.click();
  return true;
};

/** @param {string} path @param {string} text */
export const shows = (path, text) =>
  location.pathname + decodeURIComponent(location.search) !== '' &&
  (location.pathname + decodeURIComponent(location.search)).startsWith(path) &&
  [...document.querySelectorAll('main article')].some((card) => card.textContent?.includes(text));
