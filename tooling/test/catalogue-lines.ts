import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIdOf } from '../../server/src/catalogue';

export const catalogueFolder = join(__dirname, '../../catalogue');

/** A product's own line in the catalogue: what it costs at least, its brand, the values in its cells, and all it says. */
export interface Line {
  readonly brand: string;
  readonly price: number;
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
}

/** Every line of the catalogue's tables by the address of its product's page. */
export function readLines(): ReadonlyMap<string, Line> {
  const files = readdirSync(catalogueFolder).filter((file) => file.endsWith('.tsv'));
  return new Map(files.flatMap((file) => linesOf(file)));
}

function linesOf(file: string): [string, Line][] {
  const described = readFileSync(join(catalogueFolder, file.replace('.tsv', '.kind.json')), 'utf8');
  const { fixed = {} } = JSON.parse(described) as { fixed?: Record<string, string[]> };
  const [head = '', ...rows] = readFileSync(join(catalogueFolder, file), 'utf8').trim().split('\n');
  return rows.map((row) => {
    const cells = row.split('\t');
    const own = head.split('\t').map((name, at) => [name, cells[at]?.trim() ?? ''] as const);
    const cell = (name: string) => own.find(([one]) => one === name)?.[1] ?? '';
    const given = own
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, text.split(/\s+/)] as const);
    const prices = [...cell('sellers').matchAll(/=([\d.]+)/g)].map(([, price]) => Number(price));
    return [
      `/product/${cell('id')}`,
      {
        brand: brandIdOf(cell('brand')),
        price: Math.min(...prices),
        values: new Map([...Object.entries(fixed), ...given]),
        text: row,
      },
    ];
  });
}
