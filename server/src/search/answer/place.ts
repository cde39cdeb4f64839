import type {
  SearchFilters,
  SearchRequest,
  SearchResponse,
  WayOn,
} from '@denk/shared/product/wire';
import { brandIdOf } from '../../catalogue';
import type { Where } from '../engine/search-engine';
import type { Intent } from '../understanding/intent';
import type { Lexicon } from '../vocabulary/lexicon';

/** Where a search looks, as its filters say. */
interface Place {
  /** The text to search for once the category is taken out of it. */
  readonly text: string;
  readonly category?: string;
  /** A category text that is no category: a kind's or subcategory's name. */
  readonly within?: string;
}

/** `filters.category` may be an id, a Turkish name, a subcategory or a popular search (`Kadın Parfümleri`). */
export function placeOf(filter: string | undefined, query: string, lexicon: Lexicon): Place {
  if (!filter?.trim()) return { text: query };
  const same = !query || brandIdOf(query) === brandIdOf(filter);
  const words = lexicon.categoryOf(filter);
  if (words !== undefined) return { text: same ? '' : query, category: words };
  return same ? { text: filter } : { text: query, within: filter };
}

export function placeWhere(place: Place, read: (text: string) => Intent): Partial<Where> {
  if (place.category !== undefined) return { category: place.category };
  const kinds = place.within === undefined ? [] : read(place.within).kinds;
  return kinds.length ? { kinds } : {};
}

export const contentWhere = ({ content_type: contentType }: SearchFilters): Partial<Where> =>
  contentType ? { contentType } : {};

/** The same words outside the tab or the category that leaves nothing of them. */
export async function widerWays(
  { query, filters = {} }: SearchRequest,
  find: (request: SearchRequest) => Promise<SearchResponse>,
): Promise<WayOn[]> {
  if (!query.trim()) return [];
  const ways: WayOn[] = [];
  for (const without of ['content_type', 'category'] as const) {
    const { [without]: place, ...others } = filters;
    if (place === undefined) continue;
    const { total_results: count } = await find({ query, filters: { ...others, limit: 1 } });
    if (count > 0) ways.push({ without, count });
  }
  return ways;
}
