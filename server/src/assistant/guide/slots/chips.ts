import { formatNumber } from '@denk/shared/product/text';
import type { ChatButton } from '@denk/shared/product/wire';
import { foldedWords } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { groupsOf, type Budget, type NamedWord, type Origin, type Slots, type Wish } from './slots';

/** A slot's content as the visitor sees it, and the slots without it. */
interface Taken {
  readonly label: string;
  /** As it stands within a sentence. */
  readonly spoken: string;
  readonly type: ChatButton['type'];
  readonly without: Slots;
}

const takesBack =
  /\s+iste[ğg]imi(?: d[ea])? geri al\p{L}+(?:\s+de\p{L}+)?(?:\s+ya+)?[\s.,;!…]*|\s*[✕×]\s*$/giu;

/** What was understood, each a button that takes it back: `Bütçe 13.000 TL`. */
export const chipsOf = (slots: Slots): ChatButton[] =>
  takenOf(slots).map(({ label, type }, index) => ({
    id: `chip-${index + 1}`,
    label,
    value: `${label} isteğimi geri alıyorum`,
    type,
    chip: true,
  }));

/** What was understood, as a sentence tells it: `bütçe 13.000 TL`, `anneniz için`, `Samsung olmasın`. */
export const spokenOf = (slots: Slots): string[] => {
  // Of several brands any will do.
  const [first, ...others] = slots.brands.map(({ label }) => label);
  const last = others.at(-1);
  const either = last && `${[first, ...others.slice(0, -1)].join(', ')} ya da ${last}`;
  return takenOf(slots).flatMap(({ spoken }) =>
    others.includes(spoken) ? [] : either && spoken === first ? either : spoken,
  );
};

/** What a message that takes chips back leaves: the slots without them, and what else it says. */
interface TakenBack {
  readonly slots: Slots;
  readonly rest: string;
}

/** Takes the chips back that a message names before `isteğimi geri alıyorum`; undefined where it is no such message. */
export function takeBack(message: string, slots: Slots): TakenBack | undefined {
  const parts = message.trim().split(takesBack);
  if (parts.length < 2) return undefined;
  return parts.reduce<TakenBack>(
    (back, part, at) => {
      if (at === parts.length - 1) return { ...back, rest: `${back.rest} ${part}`.trim() };
      const [label = '', ...before] = part.split(/(?<=[.,;!?])\s+/).reverse();
      return {
        slots: chipCalled(label, back.slots)?.without ?? back.slots,
        rest: [back.rest, ...before.reverse()].join(' ').trim(),
      };
    },
    { slots, rest: '' },
  );
}

/** The chip of which a text ends with the label, else the last one of whose label it names all. */
function chipCalled(text: string, slots: Slots): Taken | undefined {
  const chips = takenOf(slots);
  const said = foldedWords(text);
  const isEnd = ({ label }: Taken) => said.join(' ').endsWith(foldedWords(label).join(' '));
  const names = ({ label }: Taken) => {
    const own = new Set(foldedWords(label));
    return said.slice(-1).every((word) => own.has(word));
  };
  return chips.findLast(isEnd) ?? chips.findLast(names);
}

/** All that is held, each with the slots without it. */
export function takenOf(slots: Slots): Taken[] {
  const { budget, total, recipient, wanted, refused, brands, refusedBrands, order } = slots;
  const { refusedNames } = slots;
  const taken = (
    label: string,
    type: ChatButton['type'],
    without: Partial<Slots>,
    spoken = (type === 'brand' || / yapımı\b/u.test(label) ? label : inSentence(label)).replace(
      /[“”]/g,
      '',
    ),
  ): Taken => ({
    label,
    spoken,
    type,
    without: { ...slots, ...without },
  });
  const but = <T>(list: readonly T[], one: T) => list.filter((other) => other !== one);
  return [
    ...(budget
      ? [
          taken(
            budgetLabel(budget),
            'budget',
            { budget: undefined, total: undefined },
            spokenBudget(budget),
          ),
        ]
      : total
        ? [taken(budgetLabel({ ...total, per: 'all' }), 'budget', { total: undefined })]
        : []),
    ...(order && (!budget || order === 'worth')
      ? [taken(orders[order], 'budget', { order: undefined })]
      : []),
    ...(recipient
      ? [taken(`${upper(recipient.label)} için`, 'preference', withoutRecipient(slots))]
      : []),
    ...brands.map((one) => taken(one.label, 'brand', { brands: but(brands, one) })),
    ...wanted
      .filter((one, at) => !isPersons(one, slots) && firstCalled(one, wanted) === at)
      .map(({ label }) =>
        taken(upper(label), 'feature', { wanted: wanted.filter((one) => one.label !== label) }),
      ),
    ...refusedBrands.map((one) =>
      taken(
        `${one.label} olmasın`,
        'brand',
        { refusedBrands: but(refusedBrands, one) },
        `${one.label} olmasın`,
      ),
    ),
    ...refused.map((one) =>
      taken(`${one.label} olmasın`, 'feature', { refused: but(refused, one) }),
    ),
    ...(slots.kinds.length === 1 ? groupsOf(shown(slots)) : []).map((own) =>
      taken(`“${saidOf(own)}”`, 'preference', { names: without(slots.names, own) }, saidOf(own)),
    ),
    ...groupsOf(refusedNames.filter(({ as }) => as !== 'aside')).map((own) =>
      taken(
        `“${saidOf(own)}” olmasın`,
        'preference',
        { refusedNames: without(refusedNames, own) },
        `${saidOf(own)} olmasın`,
      ),
    ),
  ];
}

/** Whose gender it was goes with the recipient. */
const withoutRecipient = ({ recipient, wanted }: Slots): Partial<Slots> => ({
  recipient: undefined,
  wanted: wanted.filter((one) => !isPersons(one, { recipient })),
});

const isPersons = ({ said, turn }: Origin, { recipient }: Pick<Slots, 'recipient'>): boolean =>
  recipient !== undefined && said === recipient.said && turn === recipient.turn;

/** Two attributes may have a value of one name: it is one chip. */
const firstCalled = ({ label }: Wish, wishes: readonly Wish[]): number =>
  wishes.findIndex((one) => one.label === label);

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);

const shown = ({ names }: Slots) => names.filter(({ as }) => as !== 'aside');

const saidOf = (names: readonly NamedWord[]) => names.map(({ said }) => said).join(' ');

const without = (all: readonly NamedWord[], some: readonly NamedWord[]) =>
  all.filter((name) => !some.includes(name));

const levels = {
  cheap: 'Uygun fiyat',
  modest: 'Çok pahalı değil',
  middle: 'Orta fiyat',
  dear: 'Üst sınıf',
};

const counted: Readonly<Record<NonNullable<Budget['per']>, string>> = {
  person: 'Kişi başı',
  night: 'Gecelik',
  month: 'Aylık',
  year: 'Yıllık',
  all: 'Toplam',
  each: 'Bütçe',
};

/** `Bütçe 13.000 TL`, `Bütçe 10.000–13.000 TL`, `En az 30.000 TL`. */
export function budgetLabel({ min, max, near, level, below, per }: Budget): string {
  if (max === 0) return 'Ücretsiz';
  if (below !== undefined) return `${money(below)} altı`;
  if (level && max === undefined) return levels[level];
  if (near !== undefined) return `${money(near)} dolayı`;
  const name = counted[per ?? 'each'];
  if (min !== undefined && max !== undefined) return `${name} ${formatNumber(min)}–${money(max)}`;
  return max !== undefined ? `${name} ${money(max)}` : `En az ${money(min ?? 0)}`;
}

/** `13.000 TL’ye kadar`, `10.000–13.000 TL arası`, `uygun fiyat` */
const spokenBudget = (budget: Budget): string => {
  const { min, max, near, level, below, per } = budget;
  if (max === undefined || max === 0 || level || near !== undefined || below !== undefined)
    return lowerFirst(budgetLabel(budget));
  const unit = per && per !== 'each' ? `${lowerFirst(counted[per])} ` : '';
  return `${unit}${min === undefined ? `${money(max)}’ye kadar` : `${formatNumber(min)}–${money(max)} arası`}`;
};

/** `20000` → `20.000 TL`, `3939.9` → `3.939,90 TL`. */
export const money = (price: number): string =>
  `${Number.isInteger(price) ? formatNumber(price) : formatNumber(price, 2)} TL`;

/** About how much: `19.375 TL`, with no kuruş. */
export const roughly = (price: number): string => money(Math.max(1, Math.round(price)));

const orders = { cheap: 'En ucuzu', worth: 'En hesaplısı', dear: 'En pahalısı' };
