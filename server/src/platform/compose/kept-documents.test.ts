import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedTighter, compressText, originalText } from '../files/compressed-text';
import { keptDocuments } from './kept-documents';

test('more effort gives the same text in fewer bytes', async () => {
  const text = await readFile(join(__dirname, '../../../../docs/product.md'), 'utf8');
  const body = await compressText(text);
  const tighter = await compressedTighter(body);
  expect(tighter.length).toBeLessThan(0.96 * body.length);
  expect(await originalText(tighter)).toBe(text);
});

test('what is asked for again is compressed once more, one at a time, and never takes a newer one’s place', async () => {
  const asked: string[] = [];
  let finish: (body: Buffer) => void = () => undefined;
  const kept = keptDocuments<{ body: Buffer }>(1024, (body) => {
    asked.push(body.toString());
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const [first, second, newer] = ['first', 'second', 'newer'].map((text) => ({
    body: Buffer.from(text),
  }));
  if (!first || !second || !newer) throw new Error('three');
  kept.set('a', first);
  kept.set('b', second);
  kept.get('a');
  kept.get('b');
  expect(asked).toEqual(['first']);
  finish(Buffer.from('1'));
  await settled();
  expect(kept.get('a')?.body.toString()).toBe('1');
  expect(asked).toEqual(['first']);
  kept.get('b');
  kept.set('b', newer);
  finish(Buffer.from('2'));
  await settled();
  expect(kept.get('b')?.body.toString()).toBe('newer');
});

test('what cannot be compressed further goes out as it is, and is not tried again', async () => {
  let tries = 0;
  const kept = keptDocuments<{ body: Buffer }>(1024, () => {
    tries += 1;
    return Promise.reject(new Error('no memory'));
  });
  kept.set('a', { body: Buffer.from('as it is') });
  for (let asked = 0; asked < 3; asked += 1) {
    expect(kept.get('a')?.body.toString()).toBe('as it is');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(tries).toBe(1);
});
