import { contentTypes } from '@denk/shared/product/wire';
import { decodeCriterion } from './decode-criterion';
import type { Wanted } from './wanted';

/** The part of a location that says what is wanted. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The most criteria of one wish. */
export const criteriaLimit = 24;

/** What the address asks for, or nothing (docs/product.md#results-address). */
export function readAddress({ pathname, search }: Address): Wanted | undefined {
  const params = new URLSearchParams(search);
  const query = text(params.get('q') ?? params.get('query'), 500);
  if (params.has('ai')) {
    const names = params.getAll('ai').slice(0, 3);
    return {
      mode: 'ai',
      query,
      names: names.map((name) => text(name, 200)).filter(Boolean),
    };
  }
  const criteria = query ? readCriteria(params) : [];
  if (criteria.length) return { mode: 'questionnaire', query, criteria };
  const category = text(params.get('category'), 120);
  const contentType = readContentType(pathname);
  if (!query && !category && !contentType) return undefined;
  return {
    mode: 'plain',
    query,
    ...(category && { category }),
    ...(contentType && { contentType }),
  };
}

const readCriteria = (params: URLSearchParams) =>
  params
    .getAll('c')
    .slice(0, criteriaLimit)
    .flatMap((code) => decodeCriterion(code) ?? []);

function readContentType(pathname: string) {
  const last = pathname.split('/').filter(Boolean).at(-1)?.toLowerCase();
  return contentTypes.find((type) => type === last);
}

const text = (value: string | null, limit: number) => (value ?? '').trim().slice(0, limit);
