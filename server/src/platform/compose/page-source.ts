import {
  fillPath,
  type PageMeta,
  type PrerenderData,
  type RouteMatch,
} from '@denk/shared/contract';
import * as v from 'valibot';
import type { ComposedRoute } from './composition';

/**
 * Asks our own server, without a network: status and JSON.
 *
 * @param call a body makes it a `POST`; the visitor is whom it is asked for, where limits are counted
 */
export type AskOwnServer = (
  address: string,
  call?: { readonly body?: unknown; readonly visitor?: string },
) => Promise<OwnAnswer>;

/** What our own server answers. */
export interface OwnAnswer {
  readonly status: number;
  readonly json: unknown;
  /** It stands until the data of the services changes; `no-store` says that it does not. */
  readonly stands?: boolean;
}

/** The data a document carries; `failed`: the service that has it cannot say now. */
export type DocumentData =
  | { readonly state: 'ready'; readonly value: unknown; readonly stands: boolean }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' };

const metaSchema = v.object({
  meta: v.optional(
    v.object({
      title: v.optional(v.string()),
      description: v.optional(v.string()),
      jsonLd: v.optional(v.unknown()),
      indexed: v.optional(v.boolean()),
      picture: v.optional(v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/))),
    }),
  ),
});

const pathList = v.array(v.pipe(v.string(), v.startsWith('/')));
const pathsSchema = v.object({ paths: pathList, indexed: v.optional(pathList) });

/** A route's data for a path; undefined where the route has none or the answer cannot be used. */
export async function dataOf(
  { route, params }: RouteMatch<ComposedRoute>,
  ask: AskOwnServer,
): Promise<DocumentData | undefined> {
  if (!route.dataUrl) return undefined;
  const answer = await ask(fillPath(route.dataUrl, params));
  return answer.status === 404 ? { state: 'missing' } : readyData(answer);
}

/** An answer as a page's data. */
export const readyData = ({ status, json, stands = false }: OwnAnswer): DocumentData =>
  status === 200 ? { state: 'ready', value: json, stands } : { state: 'failed' };

/** The data that a page is drawn with, in the renderer and in the browser. */
export function drawnWith(data: DocumentData | undefined): PrerenderData {
  if (!data || data.state === 'failed') return { state: 'none' };
  return data.state === 'ready' ? { state: 'ready', value: data.value } : { state: 'missing' };
}

/** What the data says of the document's head. */
export function metaOf(data: DocumentData | undefined): PageMeta | undefined {
  if (data?.state !== 'ready') return undefined;
  const parsed = v.safeParse(metaSchema, data.value);
  if (!parsed.success || !parsed.output.meta) return undefined;
  const { title, description, jsonLd, indexed, picture } = parsed.output.meta;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(jsonLd === undefined ? {} : { jsonLd }),
    ...(indexed === undefined ? {} : { indexed }),
    ...(picture === undefined ? {} : { picture }),
  };
}

/** Every concrete path of a route: those it names, and those its own server lists. */
export async function concretePaths(route: ComposedRoute, ask: AskOwnServer): Promise<string[]> {
  const listed = await listedPaths(route, ask);
  return [...route.paths, ...(listed === 'away' ? [] : (listed?.paths ?? []))];
}

/** Those of a route's concrete paths that search engines may list; undefined while nobody can say. */
export async function indexedPaths(
  route: ComposedRoute,
  ask: AskOwnServer,
): Promise<string[] | undefined> {
  const listed = await listedPaths(route, ask);
  if (listed === 'away') return undefined;
  return [...route.paths, ...(listed?.indexed ?? listed?.paths ?? [])];
}

async function listedPaths({ prerenderPathsUrl }: ComposedRoute, ask: AskOwnServer) {
  if (!prerenderPathsUrl) return undefined;
  const { status, json } = await ask(prerenderPathsUrl);
  const parsed = v.safeParse(pathsSchema, json);
  if (status >= 500) return 'away' as const;
  return status === 200 && parsed.success ? parsed.output : undefined;
}
