import {
  aiResultsName,
  aiResultsSchema,
  type DeviceWish,
  questionnaireResultsName,
  questionnaireResultsSchema,
} from '@denk/shared/product/handoff';
import { readStored, type TextStorage } from '@denk/shared/page/storage';
import { readDevice, readVisit, type Place } from '../address/read-visit';
import type { Wanted } from '../address/wanted';
import { writeAddress, type Destination } from '../address/write-address';
import { sentences } from '../search/sentences';
import { remarksOf } from './remarks';

/** What a visit to the results page comes to. `consumed` are the stored items that are used up. */
export type Entry =
  | {
      readonly kind: 'handed-over';
      readonly wanted: Wanted;
      readonly device: readonly DeviceWish[];
      /** Says in the address what was handed over, for reload, Back and sharing. */
      readonly destination: Destination;
      readonly consumed: readonly string[];
    }
  | { readonly kind: 'unreadable'; readonly sentence: string; readonly consumed: readonly string[] }
  | {
      readonly kind: 'wanted';
      readonly wanted: Wanted;
      /** Answers that stay in the browser. */
      readonly device: readonly DeviceWish[];
    }
  | { readonly kind: 'nothing' };

/**
 * Decides what to show: the assistant's handoff, then the questionnaire's, then the address, then nothing
 * (docs/product.md#results-entry). Reads only; the caller removes what is consumed.
 */
export function decideEntry(session: TextStorage, place: Place): Entry {
  const ai = readStored(session, aiResultsName, aiResultsSchema);
  // The questionnaire's item is older than this visit: left behind, it would turn up in a later one.
  const both = [aiResultsName, questionnaireResultsName];
  if (ai.state === 'unreadable') {
    return { kind: 'unreadable', sentence: sentences.unreadableAi, consumed: both };
  }
  if (ai.state === 'present') {
    const { aiRecommendations: names, originalQuery: query, aiMessage } = ai.value;
    const remarks = remarksOf(names, aiMessage);
    const said = [remarks.before, ...remarks.each].some(Boolean) && { remarks };
    return handOver({ mode: 'ai', names, query, ...said }, both);
  }
  const asked = readStored(session, questionnaireResultsName, questionnaireResultsSchema);
  const consumed = [questionnaireResultsName];
  if (asked.state === 'unreadable') {
    return { kind: 'unreadable', sentence: sentences.unreadableQuestionnaire, consumed };
  }
  if (asked.state === 'present') {
    const { query, criteria, device } = asked.value;
    return handOver(
      criteria?.length
        ? { mode: 'questionnaire', query, criteria: criteria.slice(0, 24) }
        : { mode: 'plain', query },
      consumed,
      device,
    );
  }
  const wanted = readVisit(place);
  return wanted ? { kind: 'wanted', wanted, device: readDevice(place.state) } : { kind: 'nothing' };
}

function handOver(
  handed: Wanted,
  consumed: readonly string[],
  device: readonly DeviceWish[] = [],
): Entry {
  const destination = writeAddress(handed, device);
  const [pathname = '', search = ''] = destination.to.split('?');
  // As the address will give it back, so that arriving there is no other wish.
  const wanted = readVisit({ pathname, search, state: destination.state }) ?? handed;
  return { kind: 'handed-over', wanted, device, destination, consumed };
}
