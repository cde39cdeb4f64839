/** How one speaks of some of the products that were shown, by their places from 0. */
export interface Places {
  /** `ilki`, `son ikisi` */
  readonly who: string;
  /** `ilkinde` */
  readonly where: string;
  /** `ilkinin` */
  readonly whose: string;
}

const names: Readonly<Record<string, string>> = {
  0: 'ilki',
  1: 'ikincisi',
  2: 'üçüncüsü',
  '0,1': 'ilk ikisi',
  '0,2': 'ilkiyle üçüncüsü',
  '1,2': 'son ikisi',
};

/** Some of so many products in a list; undefined where a place is none of it. */
export function placesOf(places: readonly number[], of: number): Places | undefined {
  const who = places.length === of && of > 1 ? (of === 2 ? 'ikisi' : 'üçü') : names[places.join()];
  return who === undefined
    ? undefined
    : { who, where: `${who}nde`, whose: `${who}n${who.endsWith('ü') ? 'ü' : 'i'}n` };
}
