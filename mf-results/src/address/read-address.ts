import { deviceWishSchema, type DeviceWish } from '@denk/shared/product/handoff';
import { contentTypes, criterionSchema, type Criterion } from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';
import { decodeCriterion } from './criterion-code';
import type { Wanted } from './wanted';

/** The part of a location that says what is wanted. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  /** The history entry's own state; anything. */
  readonly state?: unknown;
}

const criteriaLimit = 24;
const stateSchema = v.object({
  criteria: v.pipe(v.array(criterionSchema), v.maxLength(criteriaLimit)),
});

const remark = v.pipe(v.string(), v.maxLength(400));
const remarksSchema = v.object({
  remarks: v.object({ before: remark, each: v.pipe(v.array(remark), v.maxLength(3)) }),
});

/** What the address asks for, or nothing (docs/product.md#results-address). */
export function readAddress({ pathname, search, state }: Address): Wanted | undefined {
  const params = new URLSearchParams(search);
  const query = text(params.get('q') ?? params.get('query'), 500);
  if (params.has('ai')) {
    const names = params.getAll('ai').slice(0, 3);
    const remarks = v.safeParse(remarksSchema, state);
    return {
      mode: 'ai',
      query,
      names: names.map((name) => text(name, 200)).filter(Boolean),
      ...(remarks.success && { remarks: remarks.output.remarks }),
    };
  }
  const criteria = query ? readCriteria(params, state) : [];
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

function readCriteria(params: URLSearchParams, state: unknown): Criterion[] {
  const coded = params
    .getAll('c')
    .slice(0, criteriaLimit)
    .flatMap((code) => decodeCriterion(code) ?? []);
  if (coded.length) return coded;
  const kept = v.safeParse(stateSchema, state);
  return kept.success ? kept.output.criteria : [];
}

function readContentType(pathname: string) {
  const last = pathname.split('/').filter(Boolean).at(-1)?.toLowerCase();
  return contentTypes.find((type) => type === last);
}

const text = (value: string | null, limit: number) => (value ?? '').trim().slice(0, limit);

const deviceSchema = v.object({ device: v.pipe(v.array(deviceWishSchema), v.maxLength(24)) });

/** The answers that this history entry keeps on the device. */
export function readDevice(state: unknown): readonly DeviceWish[] {
  const kept = v.safeParse(deviceSchema, state);
  return kept.success ? kept.output.device : [];
}
