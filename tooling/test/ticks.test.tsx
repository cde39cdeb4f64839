import { topics } from '@denk/shared/product/topics';
import { searchRequestSchema } from '@denk/shared/product/wire';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { resultsOf } from '../../mf-questionnaire/src/flow/hand-over';
import { pickedOptions, type Answers } from '../../mf-questionnaire/src/questions/answers';
import { loadQuestionSet } from '../../mf-questionnaire/src/questions/load-question-set';
import type { Option, Question, QuestionSet } from '../../mf-questionnaire/src/questions/question';
import { decideEntry } from '../../mf-results/src/entry/decide-entry';
import { applyDeviceWishes, attributesFor } from '../../mf-results/src/device/apply-device-wishes';
import { ItemReasons } from '../../mf-results/src/page/item-reasons';
import type { Item } from '../../mf-results/src/product/item';
import { toItems } from '../../mf-results/src/product/to-items';
import { wishOf } from '../../mf-results/src/search/search-request';
import { readCatalogue } from '../../server/src/catalogue';
import { createEmbeddedEngine, createProductSearch } from '../../server/src/search';
import { catalogueFolder, readLines, type Line } from './catalogue-lines';
import { answersBy, diceOf, randomAnswers } from './random-answers';

// From a visitor's answers over the address, the wire and the search to the marks on a card, held against the lines of
// the catalogue's files as they are written.
const { kinds, sellers, products, knowledge } = readCatalogue(catalogueFolder);
const search = createProductSearch({
  engine: createEmbeddedEngine(products, kinds),
  kinds,
  sellers,
  knowledge: () => knowledge,
});
const written = readLines();

/** How many sets of answers are tried, over all topics. */
const tries = 300;

describe.each(topics)('the answers about $label', ({ id, label }) => {
  let set: QuestionSet;
  beforeAll(async () => {
    set = await loadQuestionSet(id);
  });

  test('are marked on the cards as the catalogue bears them', async () => {
    const faults: string[] = [];
    let marks = 0;
    for (let at = 0; at < Math.ceil(tries / topics.length); at += 1) {
      const answers = randomAnswers(set, diceOf(`${id} ${at}`));
      for (const item of await cardsFor(label, set, answers)) {
        for (const mark of marksOf(item)) {
          marks += 1;
          const fault = faultOf(mark, item, set, answers);
          if (fault) faults.push(`${item.title}: ${mark.state} “${mark.label}”, but ${fault}`);
        }
      }
    }
    expect([...new Set(faults)].slice(0, 20)).toEqual([]);
    expect(marks).toBeGreaterThan(500);
  });

  test('lead, given the other way round, to another first product', async () => {
    const [one] = await cardsFor(
      label,
      set,
      answersBy(set, (options) => options.slice(0, 1)),
    );
    const [other] = await cardsFor(
      label,
      set,
      answersBy(set, (options) => options.slice(-1)),
    );
    expect(one?.title).toBeDefined();
    expect(other?.title).toBeDefined();
    expect(one?.title).not.toBe(other?.title);
  });
});

/** The items that the results page draws for answers that the questionnaire hands over. */
async function cardsFor(query: string, set: QuestionSet, answers: Answers): Promise<Item[]> {
  const handed = JSON.stringify(resultsOf(query, set, answers));
  const session = { read: (name: string) => (name === 'questionnaireResults' ? handed : null) };
  const entry = decideEntry(
    { ...session, write: () => true, remove: () => {} },
    { pathname: '/results', search: '', state: null },
  );
  if (entry.kind !== 'handed-over' || entry.wanted.mode === 'ai') throw new Error(entry.kind);
  const { filters, ...request } = wishOf(entry.wanted);
  const tell = attributesFor(entry.device);
  const body = { ...request, filters: { ...filters, limit: 24, ...(tell.length > 0 && { tell }) } };
  const answer = await search.search(v.parse(searchRequestSchema, body));
  return [...applyDeviceWishes(toItems(answer.products), entry.device, true).items];
}

interface Mark {
  readonly state: string;
  readonly label: string;
  readonly share?: string | undefined;
}

const states: Readonly<Record<string, string>> = {
  karşılanıyor: 'met',
  'kısmen karşılanıyor': 'partly',
  karşılanmıyor: 'not-met',
  bilinmiyor: 'unknown',
};

/** What a card says of each answer, as it is read out. */
function marksOf({ reasons }: Item): Mark[] {
  const markup = renderToStaticMarkup(<ItemReasons reasons={reasons} />);
  return [...markup.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line = '']) => {
    const [said = '', spoken = ''] = line
      .replace(/<span aria-hidden.*?<\/span>/, '')
      .split(/<span[^>]*>/)
      .map((part) => part.replaceAll(/<[^>]*>/g, '').trim());
    const [, label = '', share] = /^(.*?)(?: (\d+\/\d+))?$/.exec(textOf(said).trim()) ?? [];
    return { state: states[spoken] ?? spoken, label, share };
  });
}

const textOf = (markup: string) =>
  markup
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('\u00a0', ' ');

/** What of a mark the product's line does not bear; nothing where all of it stands there. */
function faultOf(mark: Mark, item: Item, set: QuestionSet, answers: Answers): string | undefined {
  const line = written.get(item.page ?? '');
  const question = set.questions.find(
    ({ name }) => mark.label === name || mark.label.startsWith(`${name}: `),
  );
  if (!line || !question) return line ? 'nobody asked' : 'there is no such line';
  const picked = pickedOptions(question, answers[question.id]);
  const due = dueMark(line, question, set, picked, mark);
  return due === undefined || due === mark.state ? undefined : `it is ${due}`;
}

/** The mark that a line earns for what was picked, read from the line alone. */
function dueMark(
  line: Line,
  question: Question,
  set: QuestionSet,
  picked: readonly Option[],
  { label, share }: Mark,
): string | undefined {
  const meaning = set.meanings[question.id];
  const named = label.slice(question.name.length + 2);
  switch (meaning?.type) {
    case 'price': {
      const { min = 0, max = Infinity } = meaning.ranges[picked[0]?.value ?? ''] ?? {};
      return line.price >= min && line.price <= max ? 'met' : 'not-met';
    }
    case 'brand':
      return picked.some(({ value }) => value === line.brand) ? 'met' : 'not-met';
    case 'sensitive':
    case 'attribute': {
      const own = line.values.get(question.id) ?? [];
      const bears = (value: string) => {
        const served = meaning.type === 'attribute' ? (meaning.servedBy?.[value] ?? []) : [];
        return [value, ...served, ...suitsEverybody].some((one) => own.includes(one));
      };
      const isKept = ({ value }: Option) =>
        meaning.type === 'sensitive' || (meaning.sensitive ?? []).includes(value);
      // What stays on the device has a mark for each thing picked.
      const kept = picked.filter((option) => isKept(option) && option.label === named);
      const sent = picked.filter(
        (option) => !isKept(option) && !(meaning.neutral ?? []).includes(option.value),
      );
      const [one] = kept;
      if (one) {
        const isAdvice = one.value === 'pregnancy';
        if (isAdvice && againstPregnancy.test(line.text)) return 'not-met';
        return bears(one.value) ? 'met' : own.length > 0 && !isAdvice ? 'not-met' : 'unknown';
      }
      if (own.length === 0) return 'unknown';
      const borne = sent.filter(({ value }) => bears(value));
      if (borne.length === 0) return 'not-met';
      if (borne.length === sent.length) return 'met';
      // A part is told by its name and its share.
      const told = borne.map((option) => option.label).join(', ');
      const isTold = named === told && share === `${borne.length}/${sent.length}`;
      return isTold ? 'partly' : `partly: ${told}`;
    }
    default:
      return 'nothing that is asked of products';
  }
}

/** What on a line is advised against in pregnancy. */
const againstPregnancy = /retino?[iy]?l|salis[iy]li[ck]|salicylic|\bbha\b|hydroquinone/i;

/** Values of a line that suit whatever was asked. */
const suitsEverybody = ['flexible', 'any', 'all', 'both', 'unisex'];
