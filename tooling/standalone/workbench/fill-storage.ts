import type { Scenario } from '../scenario';

/** Leaves in the browser what a scenario has there, and nothing else. */
export function fillStorage({ session, local }: Scenario): void {
  for (const [area, items = {}] of [
    [window.sessionStorage, session],
    [window.localStorage, local],
  ] as const) {
    area.clear();
    for (const [name, value] of Object.entries(items)) {
      area.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
}
