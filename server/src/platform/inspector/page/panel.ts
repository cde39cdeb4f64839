import type { Drawn } from './drawing';
import type { Part, PartFile } from './parts';
import type { Heard } from './calls';

/** The panel beside the page and the outlines over it, in a shadow root that the page's styles do not reach. */
export interface Panel {
  readonly show: (parts: readonly Part[], drawn: readonly Drawn[]) => void;
}

/** @param leave the address that ends it */
export function createPanel(page: Document, styles: string, leave: string): Panel {
  const host = page.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const element = maker(page);
  const outlines = element('div', { class: 'outlines' });
  const list = element('div', { class: 'parts' });
  const panel = element('details', { class: 'panel', open: '' }, [
    element('summary', {}, ['İnceleyici']),
    list,
    element('p', {}, [element('a', { href: leave }, ['İnceleyiciyi kapat'])]),
  ]);
  root.append(outlines, panel);
  page.body.append(host);
  /** Which parts a person has opened. */
  const isOpen = (key: string) =>
    [...list.querySelectorAll('details[open]')].some((one) => one.getAttribute('data-key') === key);

  return {
    show: (parts, drawn) => {
      const fresh = parts.map((part) => {
        const key = `${part.module} ${part.version}`;
        return partView(element, part, key, isOpen(key));
      });
      list.replaceChildren(...fresh);
      outlines.replaceChildren(
        ...drawn.flatMap(({ by, elements }, at) =>
          elements.map((one) => outline(element, one, by, at)),
        ),
      );
    },
  };
}

type Make = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly (string | Element)[],
) => HTMLElement;

const maker =
  (page: Document): Make =>
  (name, attributes, children = []) => {
    const made = page.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      made.setAttribute(attribute, value);
    }
    made.append(...children);
    return made;
  };

function partView(element: Make, part: Part, key: string, open: boolean): HTMLElement {
  const { module, version, draws, files, heard } = part;
  const problems = heard.filter(({ isProblem }) => isProblem).length;
  const calls = heard.filter(({ isCall }) => isCall).length;
  const facts = [
    draws ? 'ekranda' : 'yalnızca indirildi',
    `${files.length} dosya`,
    kilobytes(files.reduce((sum, { size }) => sum + size, 0)),
    ...(calls > 0 ? [`${calls} istek`] : []),
    ...(problems > 0 ? [`${problems} sorun`] : []),
  ];
  return element(
    'details',
    { 'data-key': key, class: problems > 0 ? 'wrong' : '', ...(open ? { open: '' } : {}) },
    [
      element('summary', {}, [
        element('b', {}, [module]),
        ` ${version} `,
        element('span', {}, [facts.join(' · ')]),
      ]),
      element('ul', {}, [...files.map(fileLine), ...heard.map(heardLine)].map(line(element))),
    ],
  );
}

interface Line {
  readonly text: string;
  readonly facts: string;
  readonly wrong?: boolean;
}

const line =
  (element: Make) =>
  ({ text, facts, wrong = false }: Line) =>
    element('li', wrong ? { class: 'wrong' } : {}, [
      element('code', {}, [text]),
      ' ',
      element('span', {}, [facts]),
    ]);

const fileLine = ({ name, sent, size, from, took }: PartFile): Line => ({
  text: name,
  facts: `${kilobytes(size)}, hattan ${kilobytes(sent)} · ${from}. ms’den ${took} ms`,
});

const heardLine = ({ what, outcome, isProblem }: Heard): Line => ({
  text: what,
  facts: outcome ?? 'sürüyor',
  wrong: isProblem,
});

function outline(element: Make, of: Element, by: string, at: number): HTMLElement {
  const { left, top, width, height } = of.getBoundingClientRect();
  const box = element('div', { class: at === 0 ? 'frame' : 'module' }, [element('span', {}, [by])]);
  for (const [property, value] of Object.entries({
    left: left + window.scrollX,
    top: top + window.scrollY,
    width,
    height,
  })) {
    box.style.setProperty(property, `${Math.round(value)}px`);
  }
  return box;
}

const kilobytes = (bytes: number) =>
  `${(bytes / 1000).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} kB`;
