import type { Kind, Knowledge } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import type { Judged } from '../proposing/choose';
import { placesIn, placesNamed } from '../reading/pointing';
import { readAsked, type Asked } from './asked';
import { choice, comparison, reasonFor, sortsCompared } from './compare';
import { lines } from './table';
import { tellFacts } from './tell';

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
}

/** What a question is answered with, or what it asks that is not known, and of which products. */
export type Answer =
  { readonly text: string } | { readonly unknown: string; readonly about: readonly Judged[] };

/**
 * Answers a question about products with facts, and with nothing where it asks nothing (`kısaca anlat`). `spoken` are those that the rest of the
 * message speaks of.
 */
export function answerTo(
  { act, text }: Question,
  known: Known,
  spoken: readonly Judged[] = [],
): Answer {
  const { kind, knowledge, listed, others } = known;
  const own = spokenOf(text, listed, others);
  const named = own.length > 0 || act === 'compare' || act === 'why' ? own : spoken;
  const about = named.length > 0 ? named : listed;
  const book = knowledge.valueWords(kind.id);
  const asked = readAsked(text, kind, about, (stems) => book.meaningsOf(stems));
  const points = pointsAt(asked);
  if (act === 'fact' && !asked.price && asked.more.length === 0 && !points) return { text: '' };
  const said = asSaid(text);
  const [sort, other] = asked.values;
  if (act === 'compare' && named.length < 2 && other && sort?.attribute === other.attribute)
    return {
      text: `Hangisinin size uygun olduğunu katalog söylemiyor; yazan şu:\n\n${sortsCompared(asked.values, kind, [...listed, ...others])}`,
    };
  if (act === 'why') return { text: reasons(asked, named, about, known) };
  const several = act === 'fact' ? about : named.length > 1 ? named : listed;
  if (points || (act !== 'pick' && asked.price)) {
    const facts = tellFacts(asked, several, kind);
    if (facts !== undefined) return { text: facts };
  }
  if (act === 'pick')
    return {
      text:
        asked.more.length > 0
          ? `Katalog şunu söylemiyor: “${said}”. Bildiklerime göre ${lower(choice(several))}`
          : choice(several),
    };
  if (act === 'compare' && asked.more.length === 0) return { text: comparison(several, kind) };
  return { unknown: said, about: several };
}

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

/** The products that a question points at or calls by name; of those beside the list the ones that it names most fully. */
export function spokenOf(
  text: string,
  listed: readonly Judged[],
  others: readonly Judged[],
): readonly Judged[] {
  const ordinal = placesIn(text);
  const places = ordinal.length > 0 ? ordinal : placesNamed(text, listed);
  const shown = places.flatMap((place) => listed[place] ?? []);
  const said = foldedWords(text)
    .filter((word) => word.length > 2)
    .map(stem);
  const naming = (one: Judged) =>
    said.filter((word) => one.title.has(word) && !isOrdinaryWord(word)).length;
  const least = Math.max(1, ...shown.map(naming));
  const named = others
    .map((one) => ({ one, words: naming(one) }))
    .filter(({ words }) => words >= least + (shown.length > 0 ? 1 : 0))
    .sort((a, b) => b.words - a.words);
  const fullest = named.filter(({ words }) => words === named[0]?.words).map(({ one }) => one);
  return fullest.length > 0 && fullest.length <= most ? [...shown, ...fullest].slice(-most) : shown;
}

/** A question's own words, short enough to be repeated. */
const asSaid = (text: string): string => text.replace(/[?!.…\s]+$/u, '').trim();

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);
