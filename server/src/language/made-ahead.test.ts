import { appendFileSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeAhead } from './made-ahead';

let folder: string;
let makings: number;
const make = () => {
  makings += 1;
  return { weights: Float32Array.of(0.1, -2), places: new Map([['çay', 1]]) };
};
const table = () => madeAhead('acts', make, folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'denk-ahead-'));
  writeFileSync(join(folder, 'main.mjs'), 'start();');
  makings = 0;
});

describe('what is made ahead', () => {
  it('is read as it was made', () => {
    table().keep();
    const read = table().get();
    expect(makings).toBe(1);
    expect(read).toEqual(make());
  });

  it('is made once where it was not kept', () => {
    const { get } = table();
    expect(get()).toBe(get());
    expect(makings).toBe(1);
  });

  it.each([
    ['of another build', () => appendFileSync(join(folder, 'main.mjs'), 'more();')],
    ['cut off', () => truncateSync(join(folder, 'acts.ahead'), 40)],
    ['damaged', () => appendFileSync(join(folder, 'acts.ahead'), '!')],
  ])('is made anew where what was kept is %s', (_, spoil) => {
    table().keep();
    spoil();
    expect(table().get()).toEqual(make());
    expect(makings).toBe(3);
  });
});
