import { fold } from '@denk/shared/product/text';
import { ofSeveral } from '../reading/money';
import type { Clause, Heard } from '../sense';

/** What a message says of several things: of all of them, and of each. */
export interface ToldOfEach {
  readonly ofAll: readonly Clause[];
  readonly ofEach: readonly (readonly Clause[])[];
}

/** Marks of a clause that are said of one thing, or of all where it is undefined. */
interface Run {
  readonly owner: number | undefined;
  readonly marks: readonly Heard[];
}

/**
 * Parts what a message says by the things that it names: `tv 55 inç 30 bin, koltuk 20 bin`. `things` tells the how-manieth
 * thing a mark names. What follows a single thing is said of that, what follows several of all.
 */
export function toldOfEach(
  clauses: readonly Clause[],
  things: ReadonlyMap<Heard, number>,
): ToldOfEach {
  const ofAll: Clause[] = [];
  const ofEach: Clause[][] = [...new Set(things.values())].map(() => []);
  const give = (owner: number | undefined, clause: Clause) =>
    (owner === undefined ? ofAll : ofEach[owner])?.push(clause);
  let last: number | undefined;
  for (const clause of clauses) {
    const named = [...new Set(clause.heard.flatMap((one) => things.get(one) ?? []))];
    if (ofSeveral(fold(clause.text))) ofAll.push(clause);
    else if (named.length < 2) give(named[0] ?? last, clause);
    else {
      const runs = runsOf(clause.heard, things);
      for (const [at, run] of runs.entries())
        give(
          run.owner,
          run.owner === undefined
            ? {
                ...clause,
                heard: clause.heard.filter((one) => things.has(one) || run.marks.includes(one)),
              }
            : cutTo(clause, run, at === 0),
        );
    }
    const final = clause.heard.findLast((one) => things.has(one));
    if (final)
      last = named.length === 1 || isParted(clause.heard, things) ? things.get(final) : undefined;
  }
  return { ofAll, ofEach };
}

const isTelling = ({ role }: Heard) => /^[VM]/.test(role);

/** `tv 30 bin, koltuk 20 bin` says of each what `tv ve koltuk, 50 bin` says of both. */
function isParted(heard: readonly Heard[], things: ReadonlyMap<Heard, number>): boolean {
  const isThing = (one: Heard) => things.has(one);
  return heard.slice(heard.findIndex(isThing), heard.findLastIndex(isThing)).some(isTelling);
}

/** The marks of a clause that names several things, each with the thing beside which it stands. */
function runsOf(heard: readonly Heard[], things: ReadonlyMap<Heard, number>): readonly Run[] {
  const places = heard.flatMap((one, at) => (things.has(one) ? [at] : []));
  const [first = 0, final = 0] = [places[0], places.at(-1)];
  // `30 bine tv, 20 bine koltuk`
  const leads = heard.slice(0, first).some(isTelling) && !heard.slice(final).some(isTelling);
  const isOfEach = isParted(heard, things);
  const ownerAt = (at: number): number | undefined => {
    // `anneme parfüm, babama saat`
    const beside =
      leads || heard[at]?.role.startsWith('R')
        ? (places.find((place) => place >= at) ?? final)
        : (places.findLast((place) => place <= at) ?? first);
    const thing = heard[beside];
    return !isOfEach && at > final ? undefined : thing && things.get(thing);
  };
  return heard.reduce<readonly Run[]>((runs, one, at) => {
    const owner = ownerAt(at);
    const open = runs.at(-1);
    return open && open.owner === owner
      ? [...runs.slice(0, -1), { owner, marks: [...open.marks, one] }]
      : [...runs, { owner, marks: [one] }];
  }, []);
}

/** The part of a clause in which some of its marks stand. */
function cutTo(clause: Clause, { marks }: Run, isFirst: boolean): Clause {
  const from = isFirst ? 0 : (marks[0]?.from ?? 0);
  const next = clause.heard.find((one) => one.from >= (marks.at(-1)?.to ?? 0));
  const to = next?.from ?? clause.text.length;
  return {
    ...clause,
    text: clause.text.slice(from, to),
    heard: marks.map((one) => ({ ...one, from: one.from - from, to: one.to - from })),
  };
}
