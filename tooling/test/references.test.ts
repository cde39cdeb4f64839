import { anchorsOf, brokenInComments, brokenInDocuments } from '../rules/references.mjs';
import { project as all } from './project';

// Its examples are broken on purpose.
const self = 'tooling/test/references.test.ts';
const project = new Map([...all].filter(([file]) => file !== self));

const told = (broken: ReturnType<typeof brokenInComments>) =>
  broken.map(({ file, line, reference, reason }) => `${file}:${line} ${reference}: ${reason}`);

test('every comment cites a file and a heading that are there', () => {
  expect(told(brokenInComments(project))).toEqual([]);
});

test('every link, path and script that a document names is there', () => {
  expect(told(brokenInDocuments(project))).toEqual([]);
});

describe('a comment', () => {
  const page = '# Page\n\n## Search entry\n\n## Search entry\n';
  const brokenIn = (text: string, file = 'mf-a/src/a.ts') =>
    brokenInComments(
      new Map([
        ['docs/page.md', page],
        ['mf-a/src/b.ts', ''],
        ['shared/src/c.css', ''],
        [file, text],
      ]),
    ).map(({ line, reference, reason }) => `${line} ${reference}: ${reason}`);

  test.each([
    '/** The box (docs/page.md#search-entry). */',
    '// See docs/page.md#search-entry-1.',
    '/* src/b.ts, mf-a/src/b.ts and shared/src/c.css */',
    'const example = `nothing.md is cited in code`;',
    '// https://example.org/a/b.ts',
    '// `<kind>/x.json`, dist/made.json, mf-a/src/<name>.ts, mf-a/src/*.ts',
  ])('may say %s', (text) => expect(brokenIn(text)).toEqual([]));

  test.each([
    ['/** The box (docs/page.md). */', '1 docs/page.md: names no heading'],
    ['\n/**\n * The box (docs/page.md#other). */', '3 docs/page.md#other: no such heading'],
    ['// docs/gone.md#search-entry', '1 docs/gone.md#search-entry: no such document'],
    [
      '// elsewhere/page.md §2',
      '1 elsewhere/page.md: no such document',
      '1 §: cites a section by number',
    ],
    ['// one of mf-a/gone/<name>.ts', '1 mf-a/gone/: no such folder'],
    ['const a = 1; // as in src/gone.ts', '1 src/gone.ts: no such file'],
  ])('may not say %s', (text, ...reasons) => expect(brokenIn(text)).toEqual(reasons));

  test('counts in a stylesheet too', () => {
    expect(brokenIn('/* page.md */', 'mf-a/src/a.css')).toEqual(['1 page.md: no such document']);
  });
});

describe('a document', () => {
  const brokenIn = (text: string) =>
    brokenInDocuments(
      new Map([
        ['package.json', '{ "scripts": { "dev": "" } }'],
        ['mf-chat/package.json', '{ "scripts": { "build": "" } }'],
        ['docs/page.md', text],
        ['docs/other.md', '## Here\n'],
      ]),
    ).map(({ reference, reason }) => `${reference}: ${reason}`);

  test('may name what is there', () => {
    expect(
      brokenIn(
        '# A\n[a](#a) [b](other.md#here) [c](https://example.org) `docs/other.md` `mf-chat/` `other.md` `text/html` `module.json`\n' +
          '`npm run dev` `npm run build -w mf-chat` `npm run build -w mf-made-up`\n```\n[x](gone.md)\n```\n',
      ),
    ).toEqual([]);
  });

  test.each([
    ['[a](#gone)', '](#gone): no such heading'],
    ['[a](gone.md)', '](gone.md): no such file'],
    ['[a](other.md#gone)', '](other.md#gone): no such heading'],
    ['`docs/gone.md`', '`docs/gone.md`: no such file or folder'],
    ['`docs/gone/<page>.md`', '`docs/gone/: no such folder'],
    ['`gone/page.ts`', '`gone/page.ts`: no such file or folder'],
    ['`npm run gone`', 'npm run gone: no such script'],
    ['`npm run dev -w mf-chat`', 'npm run dev -w mf-chat`: no such script'],
  ])('may not name %s', (text, reason) => expect(brokenIn(text)).toEqual([reason]));
});

test('anchors are those that GitHub makes', () => {
  expect([
    ...anchorsOf('# A, b & C!\n## Twice\n## Twice\n```\n# No\n```\n### mf-chat `x`\n'),
  ]).toEqual(['a-b--c', 'twice', 'twice-1', 'mf-chat-x']);
});
