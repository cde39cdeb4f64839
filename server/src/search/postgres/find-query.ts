import type { Criterion } from '@denk/shared/product/wire';
import { brandIdOf, suitsAll } from '../../catalogue';
import { soughtWords, type FindRequest, type Where } from '../engine/search-engine';
import type { Vocabulary } from '../../language';
import { categoryLexeme, kindLexeme, quoteLexeme } from './product-rows';

/** Matches that are ranked by the database; more would cost more than they are worth. */
const mostRanked = 2000;

/** What comes first where no word decides. */
const orders = { liked: 'popularity desc', cheap: 'price', dear: 'price desc nulls last' } as const;

/** A statement with its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Collects a statement's values and gives their placeholders. */
class Values {
  readonly all: unknown[] = [];
  add(value: unknown, type = ''): string {
    this.all.push(value);
    return `$${this.all.length}${type && `::${type}`}`;
  }
}

/** The statement that finds candidates: our own lexemes, ranked by weight, fit and popularity. */
export function findStatement(request: FindRequest, vocabulary: Vocabulary): Statement {
  const values = new Values();
  const { where, phrases } = request;
  const terms = soughtWords(request);
  const words = request.match === 'any' ? rareOnes(terms, vocabulary) : terms;
  const conditions = conditionsOf(where, values);
  for (const phrase of phrases) {
    const pattern = `% ${phrase.replace(/[\\%_]/g, '\\$&')} %`;
    conditions.push(`(' ' || phrase || ' ') like ${values.add(pattern)}`);
  }
  const fit = fitOf(request.prefer, values);
  let rank = '0';
  let order = '';
  let looked = mostRanked;
  if (words.length) {
    const query = values.add(tsquery(words, request.match, where), 'tsquery');
    conditions.unshift(`lexemes @@ ${query}`);
    rank = `ts_rank('{0.1, 0.4, 0.6, 1}', lexemes, ${query})`;
  } else {
    if (where.kinds?.length) conditions.push(isOneOf('kind', where.kinds, values));
    if (where.category) conditions.push(`category = ${values.add(where.category)}`);
    order = `order by ${orders[request.lean ?? 'liked']}`;
    if (request.prefer.length === 0) looked = request.most;
  }
  const most = values.add(request.most);
  return {
    text: `with found as materialized (
      select id, ${rank} + ${fit} + 0.2 * popularity as score, kind, phrase
      from denk.products ${conditions.length ? `where ${conditions.join(' and ')}` : ''}
      ${order} limit ${looked}
    ), top as materialized (select * from found order by score desc limit ${most})
    select kind, phrase, title_words, fact_words, document
    from top join denk.documents using (id) order by score desc`,
    values: values.all,
  };
}

/** A single value is compared as such: only then is the index read in its order. */
const isOneOf = (column: string, [first, ...others]: readonly string[], values: Values) =>
  others.length
    ? `${column} = any(${values.add([first, ...others])})`
    : `${column} = ${values.add(first)}`;

/** Of words any of which will do, the ones that tell products apart; the rarest alone if all are common. */
function rareOnes(words: FindRequest['words'], vocabulary: Vocabulary): FindRequest['words'] {
  const sorted = [...words].sort((a, b) => vocabulary.count(a.stem) - vocabulary.count(b.stem));
  const rare = sorted.filter(({ stem }) => vocabulary.count(stem) <= mostRanked);
  return rare.length ? rare : sorted.slice(0, 1);
}

function tsquery(words: FindRequest['words'], match: FindRequest['match'], where: Where): string {
  const terms = words.map(({ stem, prefix }) => quoteLexeme(stem) + (prefix ? ':*' : ''));
  const parts = [`(${terms.join(match === 'all' ? ' & ' : ' | ')})`];
  if (where.kinds?.length) {
    parts.push(`(${where.kinds.map((kind) => quoteLexeme(kindLexeme(kind))).join(' | ')})`);
  }
  if (where.category) parts.push(quoteLexeme(categoryLexeme(where.category)));
  return parts.join(' & ');
}

function conditionsOf(where: Where, values: Values): string[] {
  const { contentType, brandIds, sellerIds, price, ratingMin, attributes = {}, musts } = where;
  const conditions: string[] = [];
  if (contentType) conditions.push(`content_type = ${values.add(contentType)}`);
  if (brandIds?.length) conditions.push(`brand_id = any(${values.add(brandIds)})`);
  if (sellerIds?.length) conditions.push(`sellers && ${values.add(sellerIds, 'text[]')}`);
  if (price) conditions.push(between(price, values));
  if (ratingMin !== undefined) conditions.push(`rating >= ${values.add(ratingMin)}`);
  for (const [name, chosen] of Object.entries(attributes)) {
    const good = chosen.map((value) => `${name}=${value}`);
    conditions.push(`attributes && ${values.add(good, 'text[]')}`);
  }
  for (const must of musts) conditions.push(`coalesce(${meets(must, values)}, true)`);
  return conditions;
}

const between = (range: { min?: number | undefined; max?: number | undefined }, values: Values) =>
  `price between ${values.add(range.min ?? 0)} and ${values.add(range.max ?? 1e15)}`;

/** Whether a product meets a criterion: true, false, or null where the catalogue does not say. */
function meets({ test }: Criterion, values: Values): string {
  switch (test.type) {
    case 'price':
      return `(${between(test, values)})`;
    case 'brand':
      return `(brand_id = any(${values.add(test.anyOf.map(brandIdOf))}))`;
    case 'kind':
      return `(nullif(kind, '') = any(${values.add(test.anyOf)}))`;
    case 'attribute': {
      const good = [...test.anyOf, ...suitsAll].map((value) => `${test.name}=${value}`);
      const known = `attribute_names @> ${values.add([test.name], 'text[]')}`;
      return `(case when ${known} then attributes && ${values.add(good, 'text[]')} end)`;
    }
  }
}

/** The share of criteria that are met, as the embedded engine counts it. */
function fitOf(criteria: readonly Criterion[], values: Values): string {
  if (criteria.length === 0) return '0';
  let most = 0;
  const parts = criteria.map((criterion) => {
    const weight = criterion.strength === 'must' ? 2 : 1;
    most += weight;
    return `${weight} * case ${meets(criterion, values)} when true then 1 when false then 0 else 0.35 end`;
  });
  return `(${parts.join(' + ')}) / ${most}.0`;
}
