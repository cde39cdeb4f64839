import type { Act } from './act';

/** What asks something of the shown products. */
export const asks: ReadonlySet<Act> = new Set(['fact', 'compare', 'pick', 'why']);
/** What turns something down. */
export const turnsDown: ReadonlySet<Act> = new Set(['refuse', 'complain']);
/** What says how another list shall differ. */
export const asksForOthers: ReadonlySet<Act> = new Set(['cheaper', 'dearer', 'other']);
/** What has nothing to do with what is looked for: nothing is ever read from it. */
const beside: ReadonlySet<Act> = new Set([
  'seller',
  'outside',
  'self',
  'greet',
  'thanks',
  'mood',
  'crisis',
]);
/** What says, once products were shown, what they shall be. */
const wishing: ReadonlySet<Act> = new Set(['wish', 'money', 'seek']);

/** Whether wishes are read from what a clause does; before there is a list, a question tells what is looked for, too. */
export const mayWish = (act: Act, hasList: boolean): boolean =>
  hasList ? wishing.has(act) : !beside.has(act);
