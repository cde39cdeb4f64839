import ts from 'typescript';
import { project } from './project';

/** An apostrophe of a typewriter between letters: in prose it is `’` (docs/product.md#wording). */
const straight = /[\p{L}\p{N}]'\p{L}/u;

/** What a file's code says: its texts and what stands between its tags, without comments, names and patterns. */
function textsOf(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const texts: string[] = [];
  const read = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      texts.push(node.text);
    if (ts.isTemplateHead(node)) texts.push(node.text);
    ts.forEachChild(node, read);
  };
  read(parsed);
  return texts;
}

test('apostrophes on screen are typographic, in every part of the site', () => {
  const visible = /^(?:(?:shell|mf-[^/]+|shared)\/src|server\/src\/assistant)\/.*\.tsx?$/;
  const found = [...project]
    .filter(([file]) => visible.test(file) && !/\.(?:test|cases)\.tsx?$/.test(file))
    .flatMap(([file, source]) =>
      textsOf(file, source)
        .filter((text) => straight.test(text))
        .map((text) => `${file}: ${text.trim().slice(0, 80)}`),
    );
  expect(found).toEqual([]);
});

test('the reading finds texts where they stand, and passes over what nobody reads', () => {
  const source =
    "// Denk'in\nexport const A = () => <p title=\"Denk'te\">Denk'i {`Denk'e ${1} Denk'ten`}</p>;";
  expect(textsOf('a.tsx', source).filter((text) => straight.test(text))).toHaveLength(4);
});
