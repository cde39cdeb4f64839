type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the visitor did to controls before they answered, as the shell's `public/early.js` notes it. */
export interface EarlyDeeds {
  /** The button clicked last, where nothing was done since. */
  button: HTMLElement | undefined;
  /** What was written or chosen; whether a box is ticked. */
  readonly fields: Map<Field, string | boolean>;
}

declare global {
  var denkEarly: EarlyDeeds | undefined;
}

/** Does once more what the visitor did to controls that did not answer yet and do now: nothing of it may be lost. */
export function heedEarly(): void {
  const early = globalThis.denkEarly;
  if (!early) return;
  // After an event that React answers while it takes over what was clicked.
  setTimeout(() => {
    for (const [field, wanted] of early.fields) {
      if (answers(field) && early.fields.delete(field)) enter(field, wanted);
    }
    const { button } = early;
    if (!button || !answers(button)) return;
    early.button = undefined;
    button.click();
  });
}

/** React marks the elements that it has taken over. */
const answers = (element: Element) => element.isConnected && Object.keys(element).length > 0;

function enter(field: Field, wanted: string | boolean): void {
  if (typeof wanted === 'boolean') {
    (field as HTMLInputElement).checked = !wanted;
    field.click();
    return;
  }
  // By the element's own setter: what goes through the one that React puts before it counts as known.
  Reflect.set(Object.getPrototypeOf(field), 'value', wanted, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
