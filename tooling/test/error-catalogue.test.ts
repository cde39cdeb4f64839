import type { Scenario } from '../standalone/scenario';
import { frontEnds } from '../setup/workspaces.mjs';
import { project, rows, section } from './project';

// docs/product.md#error-catalogue
const catalogue = rows(section('docs/product.md', '## Error catalogue'));
const sentencesOf = (some: typeof catalogue) =>
  some.flatMap(([, , texts = '']) =>
    [...texts.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  );
const sentences = sentencesOf(catalogue);

const files = [...project].filter(
  ([file]) =>
    /^(?:mf-[^/]+|shell|shared|server)\/src\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|\/scenarios/.test(file),
);
const textOf = (some: typeof files) => some.map(([, text]) => text).join('\n');
const source = textOf(files);
// What the guide says in a conversation is talk and no failure.
const outsideTalk = textOf(
  files.filter(([file]) => !file.startsWith('server/src/assistant/guide/')),
);

const texts = sentences.filter((text) => !['aiResults', 'questionnaireResults'].includes(text));

test('every sentence of the error catalogue is said somewhere', () => {
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !source.includes(text))).toEqual([]);
});

// The browser opens every scenario and fails where what it shows is not on the page.
test('every sentence of the error catalogue is shown by a scenario', async () => {
  const all = await Promise.all(
    frontEnds.map(
      async (frontEnd) =>
        (await import(`../../${frontEnd}/src/scenarios.ts`)).scenarios as readonly Scenario[],
    ),
  );
  const shown = all.flat().flatMap(({ shows = [] }) => shows);
  // What the server says in place of a page is no state of a module.
  const serversOwn = sentencesOf(catalogue.filter(([where]) => where === 'any page'));
  const wanted = texts.filter((text) => !serversOwn.includes(text));
  expect(wanted.filter((text) => !shown.includes(text))).toEqual([]);
});

test('every apology and every request to try again is in the error catalogue', () => {
  const said = [...outsideTalk.matchAll(/['"`>]([^'"`<>{}\n]*(?:Lütfen|Üzgünüm)[^'"`<>{}\n]*)/g)];
  expect(said.map(([, text = '']) => text).filter((text) => !sentences.includes(text))).toEqual([]);
});
