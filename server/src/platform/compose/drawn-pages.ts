import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { RouteMatch } from '@denk/shared/contract';
import type { ComposedRoute } from './composition';
import { dataOf, drawnWith, readyData, type AskOwnServer, type DocumentData } from './page-source';
import type { LiveSite } from './page-routes';

/** A page drawn for one address. */
export interface DrawnPage {
  readonly data?: DocumentData | undefined;
  /** Absent where there was no time, or no luck, to draw it. */
  readonly markup?: string | undefined;
  /** Names what was drawn: changes with the data. */
  readonly id: string;
  /** The same would be drawn again until the data of the services changes. */
  readonly stands: boolean;
  /** The document's title for this address. */
  readonly title?: string | undefined;
  /** Files that this address takes besides those of its route. */
  readonly files: readonly string[];
}

/** The address a page is asked for at, and who asks. */
interface Asked {
  readonly match: RouteMatch<ComposedRoute>;
  readonly path: string;
  readonly search: string;
  readonly visitor: string;
}

/** Draws pages on request. */
export type DrawPage = (site: LiveSite, asked: Asked) => Promise<DrawnPage>;

/** Milliseconds that a service has for a page's data; past them the placeholder goes out. */
const budget = 150;

/**
 * Milliseconds that a visitor waits in all. Drawing is our own work and comes to an end; a placeholder sent meanwhile
 * would save none of it, and its browser would ask for the same data once more.
 */
const patience = 1000;

/** Jobs that wait for a renderer; where there are more, one more would only make all of them late. */
const longestQueue = 20;

/** Bytes of markup kept for whoever asks next: documents are kept elsewhere. */
const markupKept = 4 * 1024 * 1024;

/** Addresses that are longer get the placeholder: nobody's list needs them. */
const longestSearch = 4000;

const callSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/(api|functions)\/[^\\]*$/), v.maxLength(1000)),
  body: v.optional(v.unknown()),
});

const needsSchema = v.object({
  data: v.optional(v.union([callSchema, v.pipe(v.array(callSchema), v.maxLength(5))])),
  given: v.optional(v.unknown()),
  title: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))),
  chunks: v.optional(v.pipe(v.array(v.string()), v.maxLength(10))),
});

type Needs = v.InferOutput<typeof needsSchema>;

/** Draws pages with data from our own services, and keeps what it drew by composition, address and data. */
export function drawPages(
  ask: AskOwnServer,
  report: (path: string, problem: unknown) => void,
): DrawPage {
  const kept = new LRUCache<string, string>({
    maxSize: markupKept,
    sizeCalculation: (markup, key) => 2 * (markup.length + key.length) || 1,
  });
  const needed = new LRUCache<string, Needs>({ max: 2000 });
  const running = new Map<string, Promise<string>>();

  const needsOf = async ({ composition, pages }: LiveSite, asked: Asked): Promise<Needs> => {
    const { path, search, match } = asked;
    const key = `${composition.id} ${path}${search}`;
    const known = needed.get(key);
    if (known) return known;
    const { module, path: route } = match.route;
    const told = await pages.onRequest.needs({ path, needsFor: { path, search }, module, route });
    const needs = v.parse(needsSchema, told);
    needed.set(key, needs);
    return needs;
  };

  const answerTo = async (
    { data, given }: Needs,
    visitor: string,
  ): Promise<DocumentData | undefined> => {
    if (!data)
      return given === undefined ? undefined : { state: 'ready', value: given, stands: true };
    const asked = async ({ path, body }: v.InferOutput<typeof callSchema>) =>
      readyData(await ask(path, { body, visitor }));
    if (!Array.isArray(data)) return asked(data);
    const answers = await Promise.all(data.map(asked));
    const ready = answers.filter((answer) => answer.state === 'ready');
    if (ready.length < answers.length) return { state: 'failed' };
    return {
      state: 'ready',
      value: ready.map(({ value }) => value),
      stands: ready.every(({ stands }) => stands),
    };
  };

  /** Two visitors of one address wait for one drawing; it goes on when nobody waits any more. */
  const markupFor = (key: string, draw: () => Promise<string>): Promise<string> => {
    const begun = running.get(key);
    if (begun) return begun;
    const drawing = draw().then((markup) => {
      kept.set(key, markup);
      return markup;
    });
    running.set(key, drawing);
    void drawing.catch(() => undefined).finally(() => running.delete(key));
    return drawing;
  };

  const drawWith = async (
    { composition, pages }: LiveSite,
    { match, path, search }: Asked,
    { title, chunks = [] }: Needs,
    data: DocumentData | undefined,
    late: Promise<undefined>,
  ): Promise<DrawnPage> => {
    const files = chunks.flatMap((name) => match.route.chunks?.[name] ?? []);
    const outline = { ...nothingDrawn, data, title, files };
    if (data?.state === 'missing' || data?.state === 'failed') return outline;
    const id = createHash('sha256')
      .update(JSON.stringify(data?.value ?? null))
      .digest('base64url');
    const key = `${composition.id} ${path}${search} ${id}`;
    const { module } = match.route;
    const draw = () => pages.onRequest.render({ path, search, module, data: drawnWith(data) });
    const markup = kept.get(key) ?? (await Promise.race([markupFor(key, draw), late]));
    return markup === undefined
      ? outline
      : { ...outline, markup, id, stands: data === undefined || data.stands };
  };

  return async (site, asked) => {
    const { pages } = site;
    const { match, path, search, visitor } = asked;
    if (search.length > longestSearch) return nothingDrawn;
    const hasOutline = pages.markupOf(path) !== undefined;
    if (hasOutline && pages.onRequest.waiting() > longestQueue) return nothingDrawn;
    const late = after(patience);
    const drawing = async (): Promise<DrawnPage> => {
      const needs = await needsOf(site, asked);
      // Data that is a page's existence is waited for; what only fills the page has its time.
      const isExistence = match.route.dataUrl !== undefined;
      const coming = isExistence ? dataOf(match, ask) : answerTo(needs, visitor);
      const drawn = coming.then((data) => drawWith(site, asked, needs, data, late));
      if (isExistence || !hasOutline) return drawn;
      // What was begun goes on for whoever asks next.
      const isThere = await Promise.race([coming.then(() => true), after(budget)]);
      if (isThere) return drawn;
      drawn.catch((problem: unknown) => report(path, problem));
      return nothingDrawn;
    };
    const begun = drawing();
    // What fails after its time is nobody's answer any more.
    begun.catch((problem: unknown) => report(path, problem));
    const drawn = await (match.route.dataUrl ? begun : Promise.race([begun, late])).catch(
      () => undefined,
    );
    return drawn ?? nothingDrawn;
  };
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));

const nothingDrawn: DrawnPage = { id: '', stands: false, files: [] };
