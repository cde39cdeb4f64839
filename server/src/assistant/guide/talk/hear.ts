import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import type { IntentWord } from '../../../search';
import type { Act } from '../acts';
import { listName } from '../proposing/line';
import type { Option } from '../proposing/terms';
import { isHad } from '../reading/had';
import { isSmall } from '../reading/small';
import { pointedAt } from '../reading/pointing';
import { sumsOfEach } from '../reading/money';
import { readSubject, type Subject } from '../reading/read-subject';
import { overlap } from '../reading/wishes';
import { turnTo } from '../slots/change';
import { emptySlots, onlyKind, sharesAttribute, type Errand, type Slots } from '../slots/slots';
import { hearOf } from './hear-of-kind';
import { madeFor } from './made-for';
import { nothingTold, type Talk, type Told, type Heard, type Hearing, type Lacking } from './talk';

/** Texts about a thing that the search is asked with. */
const mostTexts = 3;

/** Hears a text: the thing that it looks for, and what it says of it. */
export async function hear(text: string, talk: Talk, hearing: Hearing): Promise<Heard> {
  const { knowledge, ears } = hearing;
  const { slots, turn, pending, since, clauses, things } = talk;
  const { kinds } = knowledge;
  const present = onlyKind(slots);
  const beside = clauses.some(({ act }) => act === 'health' || act === 'outside');
  const subject = readSubject(ears.read(text), slots, { turn, things, beside }, hearing);
  const guesses = await guessed(text, subject, talk, hearing);
  // Who says what each may cost goes on to none of them.
  const isOfSums = sumsOfEach(text, turn, slots, knowledge.kindNames).length > 1;
  const chosen = isOfSums
    ? []
    : (subject.news ?? (guesses.length > 0 ? [{ kinds: guesses }] : leftToUs(subject, talk)));
  const isSameSum = /\b(?:ayni|o|bu) (?:para|butce|fiyat)\w*/.test(fold(text));
  const next = chosen.length > 0 ? turnTo(slots, chosen, kinds) : slots;
  const turned = isSameSum ? { ...next, budget: next.budget ?? slots.budget } : next;
  const kind = kinds.get(onlyKind(turned) ?? '');
  const isNew = kind !== undefined && kind.id !== present;
  const main = isNew && kind.accessoryOf === present ? chosenOf(talk) : undefined;
  const fitting = main && kind ? await madeFor(main, kind, turn, hearing.engine) : undefined;
  if (main && kind && fitting === 'none')
    return { slots, told: { ...nothingTold, lacking: lackingFor(main, kind) } };
  const all = isNew ? [...since.filter((one) => !isHad(one)), text] : [text];
  let after = turned;
  let told: Told = {
    ...nothingTold,
    lacking: subject.lacking,
    lackingToo: subject.lackingToo,
    guessed: !subject.isNamed && chosen.some(({ kinds: some }) => some.length > 0),
    repeats: subject.news === undefined && subject.isNamed,
  };
  for (const [at, one] of all.entries()) {
    const heard = await hearOf(
      one,
      after,
      kind,
      { ...talk, turn: turn - (all.length - 1 - at) },
      hearing,
    );
    after = heard.slots;
    told = {
      ...told,
      misfits: [...told.misfits, ...heard.told.misfits],
      questioned: heard.told.questioned,
      unsure: heard.told.unsure,
      unheard: heard.told.unheard,
    };
  }
  if (main && fitting && fitting !== 'none')
    after = {
      ...after,
      wanted: [...after.wanted.filter((one) => !sharesAttribute(one, fitting)), fitting],
      names: after.names.filter(({ said }) => !calls(said, main)),
    };
  const leaves = clauses.some(({ act }) => act === 'leave' || act === 'accept');
  const own = all.flatMap((one, at) => {
    if (!kind || !saysMoreThanValues(one, kind, hearing)) return [];
    return subject.isNamed && at === all.length - 1 ? [one] : [`${kind.noun} ${one}`];
  });
  const said = kind ? { ...after, texts: [...after.texts, ...own].slice(-mostTexts) } : after;
  return {
    slots:
      leaves && pending && pending !== 'kind'
        ? { ...said, open: [...new Set([...said.open, pending])] }
        : said,
    told,
  };
}

/** The one product that a message takes or points at, or that was pointed at last. */
export function chosenOf({ clauses, listed, shown, spoken }: Talk): Option | undefined {
  const pointed = new Set(clauses.flatMap(({ text }) => pointedAt(text, listed, shown)));
  const [one, more] = pointed.size > 0 ? [...pointed] : spoken;
  return more ? undefined : one;
}

const lackingFor = ({ product }: Option, { noun }: Kind): Lacking => ({
  said: noun,
  how: 'named',
  standing: 'asked',
  kinds: [],
  near: [],
  goesWith: listName(product.title),
});

/** `A16'ya` */
const calls = (said: string, { title }: Option): boolean =>
  foldedWords(said.replace(/['’].*/u, '')).every((word) => title.has(stem(word)));

/** Whether a text says anything that is no value, sum or brand of its kind: the search may know of it. */
function saysMoreThanValues(text: string, kind: Kind, { ears }: Hearing): boolean {
  const { words, makers } = ears.hear(ears.read(text), kind.id);
  return words.some(
    ({ optional, aside, values, isHint, suggests, at, stem, text: one }) =>
      !optional &&
      !aside &&
      (values.length === 0 || isHint || suggests.length > 0) &&
      !/^\d+$/.test(stem) &&
      !isSmall(one) &&
      !makers.some((maker) => overlap(maker.at, at)),
  );
}

/** What may say that something is needed without naming it. */
const needing: ReadonlySet<Act> = new Set(['wish', 'tell', 'health', 'fact', 'compare', 'pick']);
const mostGuesses = 3;

/** What no dictionary knows and products are called by: `iphone`. */
const isForeign = ({ how, text }: IntentWord): boolean =>
  how === 'known' && /[a-z]{3}/.test(text) && !isOrdinaryWord(text);

/** What the search finds for a need that names no thing: `tansiyonu çıkıyor, evde ölçeceğiz`. */
async function guessed(
  text: string,
  { news, lacking }: Subject,
  { slots, clauses, lacking: before }: Talk,
  { ears }: Hearing,
): Promise<readonly string[]> {
  const isLost = (lacking ?? before) !== undefined;
  const isKnown = news !== undefined || slots.kinds.length > 0;
  if (isLost || isKnown || !clauses.some(({ act }) => needing.has(act))) return [];
  const { products, fit } = await ears.find(text);
  const kinds = [...new Set(products.flatMap(({ kind }) => kind ?? []))];
  // An everyday word that some title has (`başınızı`) says nothing of the thing.
  const reading = ears.read(text);
  const { words, kinds: named, brand } = ears.understand(text);
  const isCalled = brand !== undefined || words.some(isForeign);
  const isTold = (id: string) =>
    isCalled ||
    named.includes(id) ||
    ears
      .hear(reading, id)
      .words.some(
        ({ how, values, suggests }) => how !== 'corrected' && values.length + suggests.length > 0,
      );
  return fit === 'vague' ? [] : kinds.filter(isTold).slice(0, mostGuesses);
}

/** Where a choice was offered and left to us, the first of it. */
function leftToUs(
  { lacking }: Subject,
  { slots, pending, clauses, asked }: Talk,
): readonly Errand[] {
  const isLeft =
    clauses.some(({ act }) => act === 'leave') ||
    asked.filter((one) => one === 'kind').length > 1 ||
    slots.kinds.length <= 2;
  return pending === 'kind' && lacking === undefined && slots.kinds.length > 1 && isLeft
    ? [{ kinds: slots.kinds.slice(0, 1) }]
    : [];
}

/** Whether slots ask for anything else than before; words that only rank do not count. */
export const isNews = (after: Slots, before: Slots): boolean =>
  JSON.stringify(bare(after)) !== JSON.stringify(bare(before));

const bare = ({ open: _, sharers: __, sums: ___, texts: ____, names, ...rest }: Slots) => ({
  ...rest,
  names: names.filter(({ as }) => as === 'name'),
});

/** Nothing said yet but whom it is for. */
export const anew = ({ recipient }: Slots): Slots => ({ ...emptySlots, recipient });
