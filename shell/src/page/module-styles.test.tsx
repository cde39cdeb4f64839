import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useModuleStyles } from './module-styles';

const folder = 'http://localhost/modules/results/1.0.0/';

/** A stylesheet of a page's head, as the browser has it once it is loaded. */
function loadedStyles(href: string): { disabled: boolean } {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const sheet = { disabled: true };
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return sheet;
}

test('what a page measures when it is put on screen, it measures with its own styles', () => {
  const own = loadedStyles(`${folder}assets/page.css`);
  const measured: boolean[] = [];
  function Measuring() {
    useLayoutEffect(() => {
      measured.push(!own.disabled);
    }, []);
    return null;
  }
  function Page() {
    useModuleStyles(`${folder}entry.js`);
    return <Measuring />;
  }
  render(<Page />);
  expect(measured).toEqual([true]);
});

test('styles that a document brought apply to their own module’s pages, too, and to no other', () => {
  const style = document.createElement('style');
  style.dataset.address = '/modules/home/1.0.0/assets/page.css';
  document.head.append(style);
  function Page({ entry }: { readonly entry: string }) {
    useModuleStyles(entry);
    return null;
  }
  const { rerender } = render(<Page entry="/modules/home/1.0.0/entry.js" />);
  expect(style.sheet?.disabled).toBe(false);
  rerender(<Page entry={`${folder}entry.js`} />);
  expect(style.sheet?.disabled).toBe(true);
  style.remove();
});
