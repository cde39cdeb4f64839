import { project, rows, section } from './project';

// docs/product.md#error-catalogue
const sentences = rows(section('docs/product.md', '## Error catalogue')).flatMap(
  ([, , texts = '']) => [...texts.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
);

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

test('every sentence of the error catalogue is said somewhere', () => {
  expect(sentences.length).toBeGreaterThan(20);
  const names = ['aiResults', 'questionnaireResults'];
  expect(sentences.filter((text) => !names.includes(text) && !source.includes(text))).toEqual([]);
});

test('every apology and every request to try again is in the error catalogue', () => {
  const said = [...outsideTalk.matchAll(/['"`>]([^'"`<>{}\n]*(?:Lütfen|Üzgünüm)[^'"`<>{}\n]*)/g)];
  expect(said.map(([, text = '']) => text).filter((text) => !sentences.includes(text))).toEqual([]);
});
