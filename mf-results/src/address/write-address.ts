import type { DeviceWish } from '@denk/shared/product/handoff';
import type { Criterion } from '@denk/shared/product/wire';
import { encodeCriterion } from './encode-criterion';
import type { Remarks, Wanted } from './wanted';

/** What a history entry keeps: what would make the address too long, and what must not be in it. */
interface EntryState {
  readonly criteria?: readonly Criterion[];
  readonly device?: readonly DeviceWish[];
  readonly remarks?: Remarks;
}

/** Where to go for a wish: the address, and the state of the history entry. */
export interface Destination {
  readonly to: string;
  readonly state: EntryState | null;
}

// Servers and messengers cut longer addresses.
const addressLimit = 3500;

/** The address that asks for this, e.g. `/results?q=laptop&c=budget*w*p*-15000*Bütçe`. */
export function writeAddress(wanted: Wanted, device: readonly DeviceWish[] = []): Destination {
  const params = new URLSearchParams();
  if (wanted.query) params.set('q', wanted.query);
  if (wanted.mode === 'ai') {
    for (const name of wanted.names.length ? wanted.names : ['']) params.append('ai', name);
  }
  if (wanted.mode === 'plain' && wanted.category) params.set('category', wanted.category);
  const path =
    wanted.mode === 'plain' && wanted.contentType ? `/results/${wanted.contentType}` : '/results';
  const plain = join(path, params);
  const remarks = wanted.mode === 'ai' ? wanted.remarks : undefined;
  const own =
    device.length || remarks
      ? { ...(device.length && { device }), ...(remarks && { remarks }) }
      : null;
  if (wanted.mode !== 'questionnaire') return { to: plain, state: own };
  for (const criterion of wanted.criteria) params.append('c', encodeCriterion(criterion));
  const coded = join(path, params);
  return coded.length <= addressLimit
    ? { to: coded, state: own }
    : { to: plain, state: { ...own, criteria: wanted.criteria } };
}

const join = (path: string, params: URLSearchParams) =>
  params.size ? `${path}?${params.toString()}` : path;
