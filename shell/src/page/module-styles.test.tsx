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
