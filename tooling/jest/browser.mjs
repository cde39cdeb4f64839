import '@testing-library/jest-dom';
import { bringLater } from '@denk/shared/page/later';
import { configure } from '@testing-library/dom';

// What a test waits for comes when it comes: a busy machine is no failure.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lacks a few things that every browser we support has.
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
globalThis.matchMedia ??= (/** @type {string} */ query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= /** @this {HTMLDialogElement} */ function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// What a page's first view does without is there before a test begins.
void bringLater();
