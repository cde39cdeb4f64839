import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createChanges } from '../dev/changes.mjs';

/** A page that listens; `heard` is what it was told, in order. */
function pageOf(changes: ReturnType<typeof createChanges>) {
  const heard: unknown[] = [];
  const line = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write: (text: string) =>
      heard.push(...[...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))),
  });
  changes.listen(line as unknown as ServerResponse);
  return { heard, leave: () => line.emit('close') };
}

const broken = { build: 'mf-a', about: 'build', problems: ['oops'], hash: '1' } as const;
const mended = { build: 'mf-a', about: 'build', problems: [], hash: '2' } as const;
const types = { build: 'mf-a', about: 'types', problems: ['TS2322'] } as const;

test('pages hear of every build, and one that comes later how things stand', () => {
  const changes = createChanges();
  const first = pageOf(changes);
  for (const change of [broken, types, mended]) changes.tell(change);
  expect(first.heard).toEqual([broken, types, mended]);
  expect(pageOf(changes).heard).toEqual([mended, types]);
});

test('a page that has gone is told nothing more', () => {
  const changes = createChanges();
  const page = pageOf(changes);
  page.leave();
  changes.tell(broken);
  expect(page.heard).toEqual([]);
});
