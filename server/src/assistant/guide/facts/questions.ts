import type { Kind, Knowledge } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { placesNamed, pointedAt } from '../reading/pointing';
import { readAsked, type Asked } from './asked';
import { choice, comparison, reasonFor, sortsCompared } from './compare';
import { lines, nameOf } from './table';
import { tellFacts, tellPrices } from './tell';

/** A question as it was asked, and what kind of answer it wants. */
export interface Question {
  readonly act: 'fact' | 'compare' | 'pick' | 'why';
  readonly text: string;
}

/** What questions are answered from. */
export interface Known {
  readonly kind: Kind;
  readonly knowledge: Knowledge;
  /** The products shown last; those that are spoken of where a question names none. */
  readonly listed: readonly Judged[];
  /** Products of the kind beside them, which a question may name. */
  readonly others: readonly Judged[];
  /** Every product that was shown, the newest list first. */
  readonly shown: readonly Option[];
  /** For how many it is, where prices are a person's. */
  readonly people: number | undefined;
  /** Whether a question can be quoted as it was asked: a translated one cannot. */
  readonly quotes: boolean;
}

/** What a question is answered with, and of whom alone that speaks; or what it asks that is not known, and of which products. */
export type Answer =
  | { readonly text: string; readonly of?: Option | undefined }
  | { readonly unknown: string; readonly about: readonly Judged[] };

/**
 * Answers a question about products with facts, and with nothing where it asks nothing (`kısaca anlat`). `spoken` are those
 * that the message speaks of.
 */
export function answerTo(
  { act, text }: Question,
  known: Known,
  spoken: readonly Judged[] = [],
): Answer {
  const { kind, knowledge, listed, others } = known;
  const own = spokenOf(text, known);
  const isEnough = act === 'fact' || act === 'pick' || (act === 'compare' && spoken.length > 1);
  const named = own.length > 0 || !isEnough ? own : spoken;
  const about = named.length > 0 ? named : listed;
  const book = knowledge.valueWords(kind.id);
  const asked = readAsked(text, kind, about, (stems) => book.meaningsOf(stems));
  const points = pointsAt(asked);
  if (act === 'fact' && !asked.price && asked.more.length === 0 && !points) return { text: '' };
  const said = known.quotes ? asSaid(text) : '';
  const [sort, other] = asked.values;
  if (act === 'compare' && named.length < 2 && other && sort?.attribute === other.attribute)
    return {
      text: `Hangisinin size uygun olduğunu katalog söylemiyor; yazan şu:\n\n${sortsCompared(asked.values, kind, [...listed, ...others])}`,
    };
  if (act === 'why') return { text: reasons(asked, named, about, known) };
  const several = act === 'fact' ? about : named.length > 1 ? named : listed;
  const isOfPrice = asked.price && asked.figures.length + asked.values.length === 0;
  if (act !== 'pick' && isOfPrice && asked.more.length === 0)
    return tellPrices(text, several, known);
  if (act === 'compare' && named.length > 1 && /\bfark/i.test(text))
    return { text: comparison(several, kind) };
  const facts = points ? tellFacts(asked, several, kind) : undefined;
  if (act === 'pick') {
    const unknown = asked.more.length > 0 && !points ? `${notTold(said)} Bildiklerime göre ` : '';
    const chosen = choice(several);
    return {
      text: [unknown ? unknown + lower(chosen) : chosen, facts].filter(Boolean).join('\n\n'),
    };
  }
  if (facts !== undefined) return { text: facts };
  if (act === 'compare')
    return {
      text:
        asked.more.length > 0
          ? `${notTold(said)} Farkları şöyle: ${lower(comparison(several, kind))}`
          : comparison(several, kind),
    };
  return { unknown: said, about: named };
}

/** That the catalogue does not say what was asked. */
const notTold = (said: string): string =>
  said ? `Katalog şunu söylemiyor: “${said}”.` : 'Katalog bunu söylemiyor.';

function reasons(
  asked: Asked,
  named: readonly Judged[],
  about: readonly Judged[],
  { kind, listed }: Known,
): string {
  if (asked.price && about.length > 0)
    return `Fiyatı satıcı belirler; katalogdaki farkları şunlar. ${comparison(named.length > 1 ? named : listed, kind)}`;
  const [first] = named;
  return first && !listed.includes(first)
    ? `Listede olmayanlar şöyle:\n\n${lines(named, reasonFor)}`
    : `Şöyle seçtim:\n\n${lines(about, reasonFor)}`;
}

const pointsAt = ({ figures, values, attributes }: Asked): boolean =>
  figures.length + values.length + attributes.length > 0;

const most = 3;

/** The products that a question points at or calls by name; of those beside the list only what it names more fully. */
export function spokenOf(
  text: string,
  { listed, others, shown: earlier }: Pick<Known, 'listed' | 'others' | 'shown'>,
): readonly Judged[] {
  const all = [...listed, ...others];
  const shown = pointedAt(text, listed, earlier).flatMap(
    ({ product }) => all.find((one) => one.product.id === product.id) ?? [],
  );
  const said = new Set(foldedWords(text).map(stem));
  const isMore = (one: Judged) =>
    [...said].some(
      (word) =>
        !isOrdinaryWord(word) && one.title.has(word) && !shown.some(({ title }) => title.has(word)),
    );
  const isWhole = (one: Judged) => {
    const name = foldedWords(nameOf(one)).map(stem);
    return name.length > 1 && name.every((word) => said.has(word));
  };
  const named = placesNamed(text, others, false)
    .flatMap((place) => others[place] ?? [])
    .filter((one) => isMore(one) || isWhole(one));
  return named.length > 0 && named.length <= most ? [...shown, ...named].slice(-most) : shown;
}

/** A question's own words, short enough to be repeated. */
const asSaid = (text: string): string => text.replace(/[?!.…\s]+$/u, '').trim();

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);
