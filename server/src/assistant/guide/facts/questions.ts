import type { Kind } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { placesNamed, pointedAt } from '../reading/pointing';
import { readAsked, type Asked } from './asked';
import { comparison, reasonFor, verdict } from './compare';
import { sidesTold } from './sides';
import { knownOf, lines, nameOf } from './table';
import { tellFacts, tellFits, tellPrices, tellThere } from './tell';

/** A question as it was asked, and what kind of answer it wants. */
export interface Question {
  readonly act: 'fact' | 'compare' | 'pick' | 'why' | 'seek';
  readonly text: string;
}

/** What questions are answered from. */
export interface Known {
  readonly kind: Kind;
  /** The products of the kind, as one row for as long as the catalogue stays. */
  readonly sample: readonly Option[];
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
  | { readonly unknown: string; readonly about: readonly Judged[]; readonly judges: boolean };

/**
 * Answers a question about products with facts, and what follows from them where it asks for a judgement; with nothing
 * where it asks nothing (`kısaca anlat`). `spoken` are those that the message, or what was said before it, speaks of.
 */
export function answerTo(
  { act, text }: Question,
  known: Known,
  spoken: readonly Judged[] = [],
): Answer {
  const { kind, listed, sample } = known;
  const own = spokenOf(text, known);
  const isOfOne = act === 'fact' || act === 'seek' || act === 'pick';
  // `ilki ile farkı ne`, where the second was spoken of.
  const place = (one: Judged) => listed.indexOf(one) + 1 || listed.length + 1;
  const both = [...new Set([...own, ...spoken])].sort((a, b) => place(a) - place(b));
  const named =
    act === 'compare' && own.length < 2 && both.length > own.length && both.length === 2
      ? both
      : own.length > 0 || !(isOfOne || spoken.length > 1)
        ? own
        : spoken;
  const about = named.length > 0 ? named : listed;
  const isDifference = /\bfark/iu.test(text);
  const asked = readAsked(text, kind, sample, about, named.length > 1 || isDifference);
  const { values, figures, attributes, fits, judges, more } = asked;
  const points = figures.length + values.length + attributes.length > 0;
  const said = known.quotes ? asSaid(text) : '';
  const several = isOfOne || named.length > 1 ? about : listed;
  const unknown: Answer = { unknown: said, about: named, judges: asked.isOfQuality };
  const [only, another] = named;
  if (
    act === 'fact' &&
    !asked.price &&
    !judges &&
    more.length === 0 &&
    !points &&
    fits.length === 0
  )
    return {
      text: another
        ? lines(named, (one) => knownOf(one, kind, true, 3))
        : only
          ? `${nameOf(only)}: ${knownOf(only, kind, true)}.`
          : '',
      of: another ? undefined : only,
    };
  if (act === 'why') return { text: reasons(asked, named, about, known) };
  if (act === 'seek' || (asked.bound && figures.length > 0)) {
    const there = tellThere(asked, known);
    if (there !== undefined) return { text: there };
  }
  const sides = act !== 'seek' && named.length < 2 ? sidesTold(text, asked, known) : undefined;
  if (sides !== undefined) return { text: sides };
  if (about.length === 0) return unknown;
  const isOfPrice = asked.price && figures.length + values.length === 0;
  if (isOfPrice && more.length === 0 && !isDifference && !(judges && only && !another))
    return tellPrices(text, several, known);
  if (isDifference && act !== 'pick' && !points) return { text: comparison(several, kind) };
  if (judges && fits.length > 0) return { text: tellFits(asked, several, known) };
  const facts = points ? tellFacts(asked, several, kind) : undefined;
  const [value] = values;
  const hasIt = ({ product }: Option) =>
    value !== undefined && product.attributes[value.attribute]?.includes(value.value) === true;
  // `siyah olanı hangisi`, where none of them is: who else is told.
  if (
    facts !== undefined &&
    value &&
    figures.length === 0 &&
    about.length > 1 &&
    !about.some(hasIt)
  ) {
    const there = tellThere(asked, known)?.replace(/^Var/, 'Başkalarında var');
    return { text: [facts, there].filter(Boolean).join(' ') };
  }
  const picks = act === 'pick' || (judges && named.length > 0 && !points);
  if (picks || (act === 'compare' && facts === undefined && (judges || /hangi/iu.test(text)))) {
    const chosen = verdict(several, named.length === 1 ? listed : several, kind, listed, values);
    const lead = more.length > 0 && !points ? `${notTold(said)} Bildiklerime göre` : '';
    const judged = lead && chosen ? `${lead} ${lowerFirst(chosen)}` : chosen;
    if (judged) return { text: [facts, judged].filter(Boolean).join('\n\n') };
  }
  if (facts !== undefined) return { text: facts };
  if (act === 'compare')
    return {
      text: `${more.length > 0 ? `${notTold(said)} ` : ''}${comparison(several, kind)}`,
    };
  return unknown;
}

/** That the catalogue does not say what was asked. */
const notTold = (said: string): string =>
  said ? `“${said}”: bunu katalog söylemiyor.` : 'Katalog bunu söylemiyor.';

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
  // `çelik olan`
  const [, called = ''] = /(\p{L}{3,}) olan(?!ı|i|lar|ler)/iu.exec(text) ?? [];
  const having = listed.filter(({ stems }) => stems.has(stem(foldedWords(called)[0] ?? '')));
  if (shown.length === 0 && called && having.length === 1) return having;
  const named = placesNamed(text, others, false)
    .flatMap((place) => others[place] ?? [])
    .filter((one) => isMore(one) || isWhole(one));
  return named.length > 0 && named.length <= most ? [...shown, ...named].slice(-most) : shown;
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);

/** A question's own words, short enough to be repeated. */
const asSaid = (text: string): string => text.replace(/[?!.…\s]+$/u, '').trim();
