import { deviceWishSchema, type DeviceWish } from '@denk/shared/product/handoff';
import { criterionSchema } from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';
import { criteriaLimit, readAddress, type Address } from './read-address';
import type { Wanted } from './wanted';

/** Where a visitor is: the address, and what only this browser's history has of it. */
export interface Place extends Address {
  /** The history entry's own state; anything. */
  readonly state?: unknown;
}

const criteriaSchema = v.object({
  criteria: v.pipe(v.array(criterionSchema), v.maxLength(criteriaLimit)),
});
const remark = v.pipe(v.string(), v.maxLength(400));
const remarksSchema = v.object({
  remarks: v.object({ before: remark, each: v.pipe(v.array(remark), v.maxLength(3)) }),
});
const deviceSchema = v.object({ device: v.pipe(v.array(deviceWishSchema), v.maxLength(24)) });

/** What the address asks for, with what its history entry keeps besides (docs/product.md#results-address). */
export function readVisit({ state, ...address }: Place): Wanted | undefined {
  const wanted = readAddress(address);
  if (wanted?.mode === 'ai') {
    const said = v.safeParse(remarksSchema, state);
    return said.success ? { ...wanted, remarks: said.output.remarks } : wanted;
  }
  if (wanted?.mode !== 'plain' || !wanted.query) return wanted;
  // What would make the address too long.
  const kept = v.safeParse(criteriaSchema, state);
  return kept.success && kept.output.criteria.length > 0
    ? { mode: 'questionnaire', query: wanted.query, criteria: kept.output.criteria }
    : wanted;
}

/** The answers that this history entry keeps on the device. */
export function readDevice(state: unknown): readonly DeviceWish[] {
  const kept = v.safeParse(deviceSchema, state);
  return kept.success ? kept.output.device : [];
}
