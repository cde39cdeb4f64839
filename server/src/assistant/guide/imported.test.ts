import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { ChatMessage } from '@denk/shared/product/wire';
import { importCatalogue, readCatalogue } from '../../catalogue';
import { createCatalogueServices, openSink, type SearchEngine } from '../../search';
import { taken } from '../../../testing/play-guide';
import { findPostgres, startPostgres } from '../../../testing/real-postgres';
import { createGuide } from '.';

const folder = join(__dirname, '../../../../catalogue');
const mowers = ['Bosch Rotak', 'Makita ELM', 'Stihl RMA', 'Gardena PowerMax', 'Husqvarna LC'];
/** A shop's own kind of things, and phones beside. */
const feed = [
  'id\ttitle\tlink\tprice\tbrand\tproduct_type',
  ...mowers.map(
    (name, at) =>
      `m${at}\t${name} ${at}00 Çim Biçme Makinesi\thttps://m.com/m${at}\t${4000 + at * 1500} TL\t${name.split(' ')[0] ?? ''}\tBahçe > Çim Biçme Makinesi`,
  ),
  ...['Nova', 'Selen', 'Turna', 'Ardıç'].map(
    (brand, at) =>
      `p${at}\t${brand} P${at} 128 GB Akıllı Telefon\thttps://m.com/p${at}\t${8000 + at * 3000} TL\t${brand}\tCep Telefonu`,
  ),
].join('\n');

const dataDir = mkdtempSync(join(tmpdir(), 'denk-guide-'));
const binaries = findPostgres();
const database = binaries ? startPostgres(binaries) : undefined;
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await (await database)?.remove();
});

async function* once(text: string) {
  yield await Promise.resolve(new TextEncoder().encode(text));
}

/** A database answers a moment after the start. */
function isThere(engine: SearchEngine): boolean {
  try {
    return engine.knowledge().brands.size > 0;
  } catch {
    return false;
  }
}

/** The guide over a catalogue that a shop imported, into files or into a database. */
async function imported(url?: string) {
  const environment = { DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) };
  const sample = readCatalogue(folder);
  const warn = () => undefined;
  const sink = openSink(environment, sample, warn);
  await importCatalogue({
    bytes: once(feed),
    source: 'dukkan',
    knowledge: sample.knowledge,
    sink,
    onSkipped: () => undefined,
    onProgress: () => undefined,
  });
  await sink.close?.();
  const services = createCatalogueServices(
    { ...environment, SEARCH_PROVIDER: 'catalogue' },
    folder,
  );
  await services.engine.settled;
  while (!isThere(services.engine)) await nextRound();
  const guide = createGuide(services.engine, services.knowledge);
  const play = async (...said: readonly string[]) => {
    const messages: ChatMessage[] = [];
    let turn = taken('');
    for (const content of said) {
      messages.push({ role: 'user', content });
      turn = taken(await guide(messages), content);
      messages.push({ role: 'assistant', content: turn.text });
    }
    return turn;
  };
  return { play, close: services.close };
}

const engines: readonly (readonly [string, () => Promise<string | undefined>])[] = [
  ['files', () => Promise.resolve(undefined)],
  ...(database ? ([['PostgreSQL', async () => (await database).url]] as const) : []),
];

test.each(engines)(
  'what a shop imported is what is proposed, its own kinds too: %s',
  async (_, url) => {
    const { play, close } = await imported(await url());
    try {
      const mowing = await play('çim biçme makinesi', '7 bin');
      expect(mowing.names).toHaveLength(3);
      mowing.names.forEach((name) => expect(name).toMatch(/Çim Biçme Makinesi$/));
      const phones = await play('telefon 12 bin turna olmasın');
      expect(phones.names.join()).toMatch(/Nova|Selen|Ardıç/);
      expect(phones.names.join()).not.toMatch(/Turna/);
    } finally {
      await close();
    }
  },
  60_000,
);
