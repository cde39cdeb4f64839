const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Whether a key press asks for the smart search: Ctrl/⌘+K anywhere, `/` where it would not be typed. Never over an open
 * dialog, nor in the middle of composing a letter.
 */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !event.shiftKey;
  // On a Turkish keyboard the slash is Shift+7.
  return key === '/' && !(target instanceof Element && target.closest(fields));
}
