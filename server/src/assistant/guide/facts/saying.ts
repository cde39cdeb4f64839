import { fold } from '@denk/shared/product/text';
import { foldedWords, isOrdinaryWord } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { high, softened } from '../names/endings';
import { placesOf, type Places } from '../names/places';
import { withoutAside } from '../proposing/marks';
import type { Option } from '../proposing/terms';
import { inRow, nameOf, type Row } from './table';

/** What is told of a product in one respect: under a label (`ağırlık` 1,3 kg), else by itself. */
export interface Fact {
  readonly label?: string;
  readonly text: string;
}

/** What is told of a product: what it is (`kablosuz`), what it has (`suya dayanıklılık`), or how something of it is (`ekranı 6,7 inç`). */
export interface Saying {
  readonly one: Option;
  readonly facts: readonly Fact[];
  readonly form: 'is' | 'has' | 'own';
}

/** A row of a table, its label left out where the value says it. */
export function factOf(row: Row): Fact {
  const text = inRow(row);
  const label = inSentence(row.name);
  return text.startsWith(`${label} `) ? { label, text: text.slice(label.length + 1) } : { text };
}

/** Products with what is told of them as one speaks: `ağırlık: ilki 1,3 kg, son ikisi 2 kg`, `üçü de kablosuz`. */
export function said(sayings: readonly Saying[], listed: readonly Option[]): string {
  const groups = [...new Set(sayings.map(contentOf))]
    .map((content) => sayings.filter((one) => contentOf(one) === content))
    .sort(([a], [b]) => Number(b && b.facts.length > 0) - Number(a && a.facts.length > 0));
  const labels = sayings.flatMap(({ facts }) => facts.map(({ label = '' }) => label));
  const [label = ''] = labels;
  const isOfOne =
    groups.length > 1 &&
    label !== '' &&
    sayings.every(({ facts }) => facts.length < 2) &&
    labels.every((one) => one === label);
  const parts = groups.map((group) =>
    saidOf(
      group,
      calledIn(
        group.map(({ one }) => one),
        listed,
      ),
      isOfOne,
    ),
  );
  // `ilki sessiz, hızlı; ikincisi sessiz`
  const isLong = sayings.some(
    ({ facts }) => facts.length > 1 || facts.some(({ text }) => text.includes(', ')),
  );
  return `${isOfOne ? `${label}: ` : ''}${parts.join(isLong ? '; ' : ', ')}`;
}

const contentOf = ({ facts, form }: Saying): string =>
  JSON.stringify([facts, facts.length > 0 && form]);

function saidOf(
  [first, ...others]: readonly Saying[],
  called: Places | string,
  isOfOne: boolean,
): string {
  if (!first) return '';
  const { facts, form } = first;
  const {} = facts[0] ?? {};
  const texts = facts.map(({ label: own, text }, at) =>
    own === undefined || isOfOne || (at > 0 && facts[at - 1]?.label === own)
      ? text
      : `${at === 0 && typeof called === 'string' ? own : ownOf(own)} ${text}`,
  );
  const also = others.length === 0 ? '' : isOfAll(called) ? ' de' : '';
  if (facts.length === 0)
    return `${typeof called === 'string' ? called : called.who} için${also} yazmıyor`;
  if (typeof called === 'string') return `${called}: ${texts.join(', ')}`;
  if (form === 'has')
    return `${called.where}${also} ${texts.join(' ve ')}${texts.every((text) => / yok$/.test(text)) ? '' : ' var'}`;
  // `üçü için de “komedi” yazıyor`
  if (texts.every((text) => text.startsWith('için ')))
    return `${called.who} için${also} ${texts.map((text) => text.slice(5)).join(', ')}`;
  const isOwn = !isOfOne && facts[0]?.label !== undefined;
  return `${isOwn ? called.whose : called.who}${also} ${texts.join(', ')}`;
}

const isOfAll = (called: Places | string): boolean =>
  typeof called !== 'string' && /^(?:üçü|ikisi)$/.test(called.who);

/** Products by their places in the list, or else by their names. */
export function calledIn(some: readonly Option[], listed: readonly Option[]): Places | string {
  const places = some.map(({ product }) =>
    listed.findIndex((one) => one.product.id === product.id),
  );
  return placesOf(places, listed.length) ?? some.map(nameOf).join(' ve ');
}

/** The vowel that falls in `devri`, `hacmi`. */
const falling = /(?<=^(?:dev|hac|is|res|şek))[ıiuü](?=[rml]$)/;

/** `yaratıcı`, but not `gücü` */
const isDoer = /\p{L}{3}[ıiuü]c[ıiuü]$/u;

/** `batarya` → `bataryası`, `ağırlık` → `ağırlığı`, `enerji sınıfı` as it is. */
function ownOf(label: string): string {
  const words = withoutAside(label).split(' ');
  const last = words.at(-1) ?? '';
  // … but `yaratıcı` is who makes it.
  if (words.length > 1 && /[^aeıioöuü][ıiuü]$/.test(last) && !isDoer.test(last))
    return words.join(' ');
  // `RAM’i`
  if (/^\p{Lu}{2,}$/u.test(last))
    return [...words.slice(0, -1), `${last}’${high(last.toLocaleLowerCase('tr'))}`].join(' ');
  const own = /[aeıioöuü]$/.test(last)
    ? `${last}s${high(last)}`
    : ([softened(last.replace(falling, '')), last]
        .map((stem) => stem + high(last))
        .find((one) => foldedWords(one).every((word) => isOrdinaryWord(fold(word)))) ??
      softened(last) + high(last));
  return [...words.slice(0, -1), own].join(' ');
}
