import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import {
  foldedWords,
  hardened,
  isVerb,
  recipientCalled,
  smallNumeral,
  stem,
  stemOfHaving,
  type Reading,
} from '../../../language';
import type { Intent } from '../../../search';
import { asks, turnsDown, type Act, type Clause } from '../acts';
import { sampleOf } from '../proposing/shelf';
import type { Option } from '../proposing/terms';
import { withoutTold } from '../reading/only-told';
import { readMoney, sumsOfEach } from '../reading/money';
import { readBrands, readNames } from '../reading/names';
import { subjectAsked } from '../reading/subject-asked';
import { placesOfThings } from '../reading/things-asked';
import { unheardIn } from '../reading/unheard';
import { overlap, readWishes } from '../reading/wishes';
import { readConditions } from '../reading/conditions';
import { isTaken } from '../names/is-taken';
import { tidy } from '../names/tidy';
import { change, noChange } from '../slots/change';
import { isComparable, toldOf } from '../slots/measure';
import { onlyKind, type NamedWord, type Slots, type Wish } from '../slots/slots';
import { settleSum } from './settle-sum';
import { nothingTold, type Talk, type Heard, type Hearing } from './talk';

/** What a text says of a kind: wishes, money, brands, names. */
export async function hearOf(
  text: string,
  known: Slots,
  kind: Kind | undefined,
  { turn, pending, clauses, listed, things, slots: before }: Talk,
  { engine, ears, knowledge }: Hearing,
): Promise<Heard> {
  const sample = kind ? await sampleOf(kind.id, engine) : [];
  const prices = sample.map(({ price }) => price);
  const bounds =
    prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined;
  const reading = ears.read(text, {
    // `yüz için` speaks of a face.
    asked: pending === 'budget' || ((!kind || pending === 'kind') && /\d/.test(text)),
    prices: bounds,
  });
  const people = peopleIn(reading) ?? known.people;
  const sums = sumsOfEach(text, turn, known, knowledge.kindNames);
  const isOfEach = sums.length > 0;
  const slots = isOfEach ? { ...known, total: undefined, sums: [...sums, ...known.sums] } : known;
  const own = sums.find((one) => one.kind === kind?.id);
  const { at: fee, ...money } = isOfEach
    ? { at: undefined, ...(own && { budget: own.budget }) }
    : readMoney(reading, turn, slots, before.sharers.length > 1);
  if (!kind) {
    return { slots: change(slots, { ...noChange, ...money, people }, kind), told: nothingTold };
  }
  const intent = withoutTold(byTheirNames(ears.hear(reading, kind.id), kind, sample));
  const sized = slots.wanted.flatMap(({ anyOf }) => anyOf.map(({ attribute }) => attribute));
  const wishes = readWishes(intent, kind, {
    turn,
    asked: pending,
    sized,
    carries: (one) => sample.some(({ stems }) => stems.has(one)),
    isContrast: clauses.some(({ act }) => turnsDown.has(act)),
    isTold: (unit, like) =>
      sample.some(({ product }) =>
        toldOf(product, unit).some((told) => like === undefined || isComparable(told.value, like)),
      ),
  });
  const brands = readBrands(intent, kind, wishes.read, turn, sample, engine.knowledge());
  const heard = [...wishes.read, ...brands.read, ...(fee ? [fee] : [])];
  const conditions = readConditions(intent, kind, heard, {
    turn,
    sample,
    isWished: (said) => isWished(said, clauses),
    things: [
      ...things.map(({ said }) => said),
      ...before.kinds.flatMap((id) => ears.lexicon.kinds.get(id)?.noun ?? []),
      ...before.kinds.flatMap((id) => ears.lexicon.kinds.get(id)?.synonyms ?? []),
    ],
  });
  const names = readNames(intent, kind, [...heard, ...conditions.read], turn, sample, (stems) =>
    ears.lexicon.sortNames.meaningsOf(stems).includes(kind.id),
  );
  // `kahve olmasın` of another thing, `gitmek olmasın`: nothing of this one is refused.
  const isOfIt = (said: string) => {
    const stems = foldedWords(said).map(stem);
    return ears.lexicon.kindNames.find(stems).length === 0 && !isVerb(stems.at(-1) ?? '');
  };
  const unheard = unheardIn(
    reading,
    [
      ...heard,
      ...conditions.read,
      ...names.named,
      ...ears.lexicon.kindNames
        .find(reading.words.map((word) => word.stem))
        .filter(({ meanings }) => !meanings.includes(kind.id)),
      ...placesOfThings(
        things.filter(({ kinds }) => !kinds.includes(kind.id)),
        reading,
      ),
    ],
    names.unknown,
    (at) =>
      intent.words.some((one) => one.optional && overlap(one.at, { from: at, to: at + 1 })) ||
      foldedWords(kind.noun)
        .map(stem)
        .includes(reading.words[at]?.stem ?? ''),
    (some) => sample.some(({ stems }) => some.every((one) => stems.has(one))),
    onlyKind(before) === kind.id && clauses.some(({ act }) => act === 'wish'),
  );
  const subjects = subjectAsked(reading, kind, heard, sample, turn);
  const unknown = names.unknown
    .filter((said) => !subjects.some(({ label }) => label.includes(said)))
    .filter((said) => {
      const own = said.replace(/ olmasın$/, '');
      return isWished(own, clauses) && (own === said || isOfIt(own));
    })
    .map((said): Wish => ({ label: tidy(said), anyOf: [], words: [], said, turn }));
  // Before there is a list, who asks which one tells what is looked for: `4 numara en ucuz hangisi`.
  const isAsking = ({ act, words }: Clause) =>
    asks.has(act) && (listed.length > 0 || !words.some((word) => word.startsWith('hangi')));
  const asking = new Set(clauses.filter(isAsking).flatMap(({ words }) => words));
  const isAsked = ({ said }: { readonly said: string }) =>
    foldedWords(said).every((word) => asking.has(word));
  const isChoice = reading.comparisons.some(({ relation }) => relation === 'versus');
  const questioned = wishes.wanted.filter(
    (one) => isAsked(one) || (isChoice && one.label.includes(' ya da ')),
  );
  const hasPrices = kind.contentType === null && kind.category !== 'finance';
  const after = change(
    slots,
    {
      ...(hasPrices || money.budget?.max === 0 ? money : {}),
      people,
      wanted: [
        ...wishes.wanted
          .filter((one) => !questioned.includes(one))
          .map((one) => (isOfHealth(one, kind, text) ? { ...one, hard: 'health' as const } : one)),
        ...names.like,
        ...[...conditions.wanted, ...unknown].filter((one) => !isAsked(one)),
        ...subjects,
      ],
      refused: wishes.refused,
      brands: brands.wanted,
      refusedBrands: brands.refused,
      names: names.wanted.filter((one) => !isAsked(one)),
      refusedNames: names.refused.filter((one) => !isSaidOtherwise(one, wishes.wanted, kind)),
      open: wishes.open,
      unwanted: names.liked,
      corrects:
        corrects.test(text.toLocaleLowerCase('tr')) || clauses.some(({ insists }) => insists),
    },
    kind,
  );
  return {
    slots: hasPrices
      ? settleSum(after, reading, [...wishes.read, ...names.read], prices, turn)
      : after,
    told: { ...nothingTold, misfits: brands.misfits, questioned, unsure: wishes.unsure, unheard },
  };
}

/** `tek kişiyim, aile değil` says twice whom it is for: what is good for a family may be good for one, too. */
const isSaidOtherwise = (
  { stem: own }: NamedWord,
  wanted: readonly Wish[],
  { attributes }: Kind,
): boolean =>
  wanted.some(({ anyOf }) =>
    anyOf.some(({ attribute }) =>
      Object.values(attributes[attribute]?.values ?? {}).some((label) =>
        foldedWords(label).some((word) => stem(word) === own),
      ),
    ),
  );

const ofHealth = /\b(?:\w*hasta\w*|alerji\w*|intolerans\w*|dokunuyor|yasak|diyabet\w*|vegan\w*)\b/;

/** Whether a wish is one of health: what must not be in what is eaten, and what an illness asks for. */
const isOfHealth = ({ said, label, hint }: Wish, kind: Kind, text: string): boolean =>
  isTaken(kind) &&
  ([said, label].some((one) => /s[ıiuü]z$/iu.test(one)) ||
    (hint === true && ofHealth.test(fold(text))));

/** How many it is for: `4 kişi`, `2 yetişkin 1 çocuk`, `ikimize`, `eşim ve 2 çocukla`. */
function peopleIn({ sizes, words }: Reading): number | undefined {
  const children = words.reduce((sum, { text }, at) => {
    const { number, text: before = '' } = words[at - 1] ?? {};
    return sum + (/^cocu[kg]/.test(text) ? (number?.value ?? smallNumeral(before) ?? 0) : 0);
  }, 0);
  const isOfAges = words.some(({ text }) => text.startsWith('yetiskin'));
  const counted = words.findIndex(({ text }) => /^kisi(?!sel)/.test(text));
  const own =
    sizes.find(({ unit }) => /^kisi/.test(unit))?.value ??
    // `12 bin iki kişi için`
    words[counted - 1]?.number?.value ??
    smallNumeral(words[counted - 1]?.text ?? '');
  if (own !== undefined) return own + (isOfAges ? children : 0);
  const all = words.flatMap(({ text }) => /^(iki|uc|dord|bes)[iu]?m[iu]z/.exec(text)?.[1] ?? []);
  if (all[0] !== undefined) return smallNumeral(hardened(all[0]));
  // `eşimle`, and who is named beside counted children
  const beside = words.filter(
    ({ text }) =>
      (/l[ae]$/.test(text) && recipientCalled(text.slice(0, -2)) !== undefined) ||
      (children > 0 && !/^cocuk/.test(text) && recipientCalled(text) !== undefined),
  );
  return beside.length > 0 ? beside.length + 1 + children : undefined;
}

/**
 * What is refused is refused by its own name: `ağır olmasın` is nothing against what that only hints at. Where titles name it,
 * it is not all that it is good for, either (`retinol olmasın`); a work's title tells nothing of it.
 */
function byTheirNames(
  intent: Intent,
  { attributes, contentType }: Kind,
  sample: readonly Option[],
): Intent {
  type Value = Intent['values'][number];
  const labelOf = ({ name, value }: Value) => attributes[name]?.values[value] ?? '';
  const isLabel = (one: Value, stems: readonly string[]) =>
    foldedWords(labelOf(one)).some((word) => stems.includes(stem(word)));
  const isNamed = (one: Value, stems: readonly string[]) =>
    [labelOf(one), ...(attributes[one.name]?.words[one.value] ?? [])]
      .flatMap(foldedWords)
      .some((word) => [stem(word), stemOfHaving(word) ?? word].some((own) => stems.includes(own)));
  return {
    ...intent,
    without: intent.without.map((refused) => {
      const { values, at } = refused;
      // `sessiz` lacks no `sesli kontrol`
      if (refused.stems.length === 0)
        return { ...refused, values: values.filter((one) => !labelOf(one).includes(' ')) };
      // `paspaslı olanı istemiyorum`
      const having = intent.reading.words
        .slice(at.from, at.to)
        .flatMap(({ text }) => stemOfHaving(text) ?? []);
      const stems = [...refused.stems, ...having];
      const isTitled =
        contentType === null &&
        sample.some(({ title }) => refused.stems.every((one) => title.has(one)));
      return {
        ...refused,
        values: values.filter((value) => (isTitled ? isLabel : isNamed)(value, stems)),
      };
    }),
  };
}

/** What may ask for something that is not sold. */
const lacks: ReadonlySet<Act> = new Set(['wish', 'seek', 'refuse', 'fact', 'other', 'next']);

/** Whether words stand in a clause that wishes or refuses something, and are no predicate of it. */
const isWished = (said: string, clauses: readonly Clause[]): boolean => {
  const own = foldedWords(said);
  const isSaid = ({ act, words }: Clause) =>
    lacks.has(act) && own.every((word) => words.includes(word));
  return clauses.some(isSaid) && !own.every((word) => /(?:y[iu][mz]|[iu]yor\w*)$/.test(word));
};

/** What was said before is taken back for what follows. */
const corrects =
  /(?<!\p{L})(?:aslında|aslinda|yok|pardon|daha doğrusu|onun yerine|yerine|değil|degil)(?!\p{L})/u;
