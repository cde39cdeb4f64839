import { project } from './project';

// Whoever asks his browser for larger text gets the layout of a narrower screen; a width in px would not follow.
test('no part of the site measures the screen in px', () => {
  const queries = [...project]
    .filter(([file]) => /^(?:shell|shared|mf-[^/]+)\/src\/.*\.css$/.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => `${file}: ${query}`),
    );
  expect(queries.length).toBeGreaterThan(60);
  expect(queries.filter((query) => /\dpx/.test(query))).toEqual([]);
});
