import { parseArgs } from 'node:util';
import {
  CatalogueUnavailable,
  feedName,
  type FeedSink,
  importCatalogue,
  openFeed,
  readCatalogue,
  UnreadableFeed,
} from '../catalogue';
import { openSink } from '../search';
import { runPublish } from './run-publish';
import { runToken } from './run-token';
import { readEnvironment, UnusableEnvironment } from '../environment';

/** Skipped rows that are shown one by one; the others are only counted. */
const mostShown = 20;
/** Progress is told every so many entries. */
const tellEvery = 10_000;

/** What the command works with; injected by tests. */
export interface DenkWorld {
  readonly variables: NodeJS.ProcessEnv;
  /** Where the person is. */
  readonly folder: string;
  readonly catalogueDir: string;
  /** Paths of the bundled workers. */
  readonly workers: { readonly prerender: string; readonly contents: string };
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

const usage = `Usage:
  npm run denk -- catalogue import FILE|ADDRESS [--source NAME] [--seller "SELLER"] [--keep-sample]
      Takes a Google Merchant (RSS/XML, TSV) or Cimri XML feed; importing again updates and removes.
      The first feed takes the sample catalogue's place; --keep-sample shows both.
  npm run denk -- catalogue list
      Lists the imported feeds.
  npm run denk -- catalogue remove NAME
      Removes a feed with its products; with the last one the sample catalogue comes back.
  npm run denk -- token create MODULE|'*' [--days N] · token list · token revoke ID
      Gives, lists and takes back tokens for publishing modules.
  npm run denk -- publish MODULE --to FOLDER [--from FOLDER] [--traffic N] [--note TEXT] [--json]
      Publishes a built module into the DATA_DIR of a server on the same disk.`;

/** Runs a command; gives the exit code: 0 done, 1 failed, 2 not understood. */
export async function runDenk(words: readonly string[], world: DenkWorld): Promise<number> {
  const beside = words[0] === 'token' ? runToken : words[0] === 'publish' ? runPublish : undefined;
  if (beside) {
    const done = await beside(words.slice(1), world);
    if (done === 2) world.printError(usage);
    return done;
  }
  const command = readCommand(words);
  if (!command) {
    world.printError(usage);
    return 2;
  }
  let sink: FeedSink | undefined;
  try {
    const environment = readEnvironment(world.variables);
    const catalogue = readCatalogue(world.catalogueDir);
    sink = openSink(environment, catalogue, world.printError);
    return await command({ ...world, knowledge: catalogue.knowledge, sink });
  } catch (error) {
    world.printError(`denk: ${explain(error)}`);
    return 1;
  } finally {
    await sink?.close();
  }
}

interface CommandWorld extends DenkWorld {
  readonly knowledge: ReturnType<typeof readCatalogue>['knowledge'];
  readonly sink: FeedSink;
}

type Command = (world: CommandWorld) => Promise<number>;

function readCommand(words: readonly string[]): Command | undefined {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        seller: { type: 'string' },
        'keep-sample': { type: 'boolean' },
      },
    });
  } catch {
    return undefined;
  }
  const [room, verb, what, ...more] = parsed.positionals;
  if (room !== 'catalogue' || more.length) return undefined;
  if (verb === 'import' && what) return importFeed(what, parsed.values);
  if (verb === 'remove' && what) return removeFeed(what);
  if (verb === 'list' && !what) return listFeeds;
  return undefined;
}

const importFeed =
  (place: string, names: { source?: string; seller?: string; 'keep-sample'?: boolean }): Command =>
  async ({ knowledge, sink, print, printError }) => {
    const feed = await openFeed(place);
    const source = names.source ? feedName(names.source) : feed.source;
    print(`“${source}” is being imported…`);
    let shown = 0;
    let told = 0;
    const result = await importCatalogue({
      bytes: feed.bytes,
      source,
      seller: names.seller,
      knowledge,
      keepSample: names['keep-sample'],
      sink,
      onSkipped: ({ line, reason, imported }) => {
        shown += 1;
        if (shown <= mostShown)
          printError(`  line ${line}: ${reason}${imported ? '' : '; skipped'}`);
      },
      onProgress: ({ read, imported, skipped }) => {
        if (read < told + tellEvery) return;
        told = read;
        print(`  ${read} rows read, ${imported} products, ${skipped} skipped`);
      },
    });
    if (shown > mostShown) printError(`  … and ${shown - mostShown} more`);
    print(
      `“${source}”: ${result.imported} imported, ${result.skipped} skipped, ` +
        `${result.unavailable} not for sale, ${result.removed} removed`,
    );
    if (!names['keep-sample'])
      print('feeds take the sample catalogue’s place; import with --keep-sample to show both');
    return 0;
  };

const removeFeed =
  (source: string): Command =>
  async ({ sink, print, printError }) => {
    if (await sink.remove(feedName(source))) {
      print(`“${feedName(source)}” is removed`);
      return 0;
    }
    printError(`denk: there is no feed “${source}”`);
    return 1;
  };

const listFeeds: Command = async ({ sink, print }) => {
  const feeds = await sink.list();
  if (feeds.length === 0) print('there are no feeds');
  for (const { source, products } of feeds) print(`${source}\tproducts: ${products}`);
  return 0;
};

/** What the operator can mend is one line; anything else is ours and needs its stack. */
function explain(error: unknown): string {
  if (error instanceof UnreadableFeed || error instanceof UnusableEnvironment) return error.message;
  if (error instanceof CatalogueUnavailable)
    return `the database cannot be reached (${error.message})`;
  // What the system says (a full disk, a folder that may not be written to) is for the operator, without our stack.
  if (isOfTheSystem(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const isOfTheSystem = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'message' in error;
