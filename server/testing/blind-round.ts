import type { SearchResponse } from '@denk/shared/product/wire';
import type { CatalogueProduct } from '../src/catalogue';
import { foldedWords, stem } from '../src/language';
import { readJudgedQueries, type JudgedQuery } from './judging';

const firstPage = 5;

/** A query of a round; `meant` is how its misspelt word is spelt, empty where none is, absent where a table does not say. */
export interface RoundQuery extends JudgedQuery {
  readonly meant?: string;
}

/** What a round says of a search; each share is 0–1. */
export interface RoundFigures {
  readonly hitAt1: number;
  readonly hitAt3: number;
  /** Of the first five that are shown, the right ones; 0 where nothing is shown. */
  readonly precisionAt5: number;
  /** Of the queries that nothing in the catalogue can satisfy, those whose answer says so. */
  readonly honest: number;
  /** Of the corrections that were applied or asked about, those that nobody meant. */
  readonly wrongCorrections: number;
  /** How many there were of each. */
  readonly satisfiable: number;
  readonly unsatisfiable: number;
  readonly corrections: number;
  /** What went wrong, a line each. */
  readonly faults: readonly string[];
}

/** Reads a round's table: kind of query, query, a right answer, and the misspelt word as it is meant. */
export function readRound(table: string): RoundQuery[] {
  const [head = '', ...lines] = table.trim().split('\n');
  const says = head.split('\t').length > 3;
  return readJudgedQueries(table).map((query, at) =>
    says ? { ...query, meant: lines[at]?.split('\t')[3] ?? '' } : query,
  );
}

/** Judges a search's answers to a round. */
export async function judgeRound(
  queries: readonly RoundQuery[],
  products: readonly CatalogueProduct[],
  search: (query: string) => Promise<SearchResponse>,
): Promise<RoundFigures> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const faults: string[] = [];
  const fault = (what: string, { type, query }: RoundQuery, shown: string) =>
    faults.push(`${what}: [${type}] ${query} → ${shown}`);
  const shares = { hitAt1: 0, hitAt3: 0, precisionAt5: 0 };
  let [satisfiable, unsatisfiable, honest, corrections, wrong] = [0, 0, 0, 0, 0];
  for (const judged of queries) {
    const answer = await search(judged.query);
    const found = answer.products.flatMap(({ id }) => byId.get(id) ?? []);
    const shown = `${answer.fit ?? ''} ${found
      .slice(0, 3)
      .map(({ brand, title }) => (title.startsWith(brand) ? title : `${brand} ${title}`))
      .join(' | ')}`;
    if (judged.without ?? isUnmet(judged, products)) {
      unsatisfiable += 1;
      if (isHonest(judged, answer)) honest += 1;
      else fault('not said', judged, shown);
    } else {
      satisfiable += 1;
      const right = found.slice(0, firstPage).filter(judged.isRight).length;
      const most = Math.min(firstPage, found.length);
      const place = found.findIndex(judged.isRight);
      if (place === 0) shares.hitAt1 += 1;
      else fault(place > 0 && place < 3 ? 'not first' : 'missed', judged, shown);
      if (place >= 0 && place < 3) shares.hitAt3 += 1;
      shares.precisionAt5 += right / Math.max(1, most);
      if (place === 0 && right < most) fault(`${right} of ${most}`, judged, shown);
    }
    for (const { written, read } of judged.meant === undefined ? [] : correctionsIn(answer)) {
      corrections += 1;
      if (isMeant(read, judged)) continue;
      wrong += 1;
      fault('wrong correction', judged, `${written} → ${read}`);
    }
  }
  return {
    hitAt1: shares.hitAt1 / Math.max(1, satisfiable),
    hitAt3: shares.hitAt3 / Math.max(1, satisfiable),
    precisionAt5: shares.precisionAt5 / Math.max(1, satisfiable),
    honest: honest / Math.max(1, unsatisfiable),
    wrongCorrections: wrong / Math.max(1, corrections),
    satisfiable,
    unsatisfiable,
    corrections,
    faults,
  };
}

/** Who writes a round knows the kinds and not the products: what each is met by some and all together by none can only be told so. */
const isUnmet = (
  { isRight, conditions }: RoundQuery,
  products: readonly CatalogueProduct[],
): boolean => !products.some(isRight) && conditions.every((meets) => products.some(meets));

/** Where nothing is right, an answer is empty or says what is missing; a vague query is asked back. */
const isHonest = ({ without }: RoundQuery, { fit, products, suggestions }: SearchResponse) =>
  without === 'vague'
    ? fit === 'vague' && (suggestions?.length ?? 0) >= 3
    : products.length === 0 || fit !== 'exact';

function correctionsIn({ corrected = [], didYouMean, query }: SearchResponse) {
  const asked = didYouMean === undefined ? [] : [{ written: query, read: didYouMean }];
  return [...corrected, ...asked];
}

/** Whether a correction leads to the word that was meant, whatever its endings. */
function isMeant(read: string, { meant = '' }: RoundQuery): boolean {
  const words = foldedWords(read).map(stem);
  return foldedWords(meant).some((word) => words.includes(stem(word)));
}
