import { readStored, type TextStorage } from '@denk/shared/page/storage';
import * as v from 'valibot';
import { sorts, views, type Habit } from './refinement';

const name = 'results-view';
const schema = v.object({
  sort: v.fallback(v.picklist(sorts), 'relevance'),
  view: v.fallback(v.picklist(views), 'list'),
});

/** How the visitor last chose to see results; in the order of relevance as a list until then. */
export function readHabit(storage: TextStorage): Habit {
  const stored = readStored(storage, name, schema);
  return stored.state === 'present' ? stored.value : { sort: 'relevance', view: 'list' };
}

export function rememberHabit(storage: TextStorage, habit: Habit): void {
  storage.write(name, JSON.stringify({ sort: habit.sort, view: habit.view }));
}
