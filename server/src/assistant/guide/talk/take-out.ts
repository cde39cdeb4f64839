import { fold } from '@denk/shared/product/text';
import { foldedWords, isVerb, read, stem, writtenIn } from '../../../language';
import { turnsDown, type Clause } from '../acts';
import { nameOf } from '../facts/table';
import { inSentence } from '../names/in-sentence';
import { isHad } from '../reading/had';
import { isSmall } from '../reading/small';
import { sampleOf } from '../proposing/shelf';
import { placesNamed, pointedAt, placesOf } from '../reading/pointing';
import type { Option } from '../proposing/terms';
import { change, noChange } from '../slots/change';
import {
  type BrandWish,
  groupsOf,
  onlyKind,
  sameValue,
  type NamedWord,
  type Slots,
  type Wish,
} from '../slots/slots';
import { hear } from './hear';
import { isPronoun } from './by-form';
import type { Talk, Hearing } from './talk';

/** What a text refuses in so many words, each with the word that does: of `A olabilir ama B olmasın` the second. */
function refusedIn(text: string): readonly string[] {
  const reading = read(text);
  return reading.refusals.flatMap((one) =>
    one.kind === 'not' || one.kind === 'instead' || one.kind === 'without'
      ? one.items.length > 1
        ? one.items.map((item) => writtenIn(reading, item))
        : writtenIn(reading, one)
      : [],
  );
}

/** Whether a clause turns something down that it only names: `Milka sütlü ama`, `ilkini istemem`, `onu izledik`. */
export function isTurnedDown(clause: Clause, { listed }: Talk): boolean {
  const { act, text } = clause;
  if (isHad(clause.text)) return true;
  if (!turnsDown.has(act)) return false;
  const refusals = refusedIn(text);
  // `tüy dolanmasın` says what it shall do.
  if (refusals.length === 0 && /m[ae]s[iu]n(?:lar|ler)?\W*$/.test(fold(text))) return false;
  if (/(?<!\p{L})(?:fena|kötü|berbat)(?!\p{L})/iu.test(text) && act === 'refuse') return false;
  // `ilki iyi de gürültülü olmasın` turns none down.
  return refusals.every(isPronoun) || placesOf(refusals.join(' '), listed, false).length > 0;
}

/**
 * Takes out what clauses turn down that only name it: the shown product that one names or points at, else its brand, the
 * value that shown products have, or its name. Nothing of them is ever wished for.
 */
export async function takeOut(
  talk: Talk,
  after: Slots,
  hearing: Hearing,
): Promise<{ readonly slots: Slots; readonly taken: readonly string[] }> {
  let slots = after;
  const taken: string[] = [];
  for (const [at, clause] of talk.clauses.entries()) {
    if (!isTurnedDown(clause, talk)) continue;
    const before = talk.clauses[at - 1];
    const refused = refusedIn(clause.text);
    const isBack =
      /^(?:o|bu|onu|onlar[ıi]?|bunu|bunlar[ıi]?)?\s*(?:istemi|istemem|olmas[ıi]n|olmaz|[çc][ıi]kar|kald[ıi]r|sil)/iu.test(
        clause.text,
      );
    const isSaid = refused.length > 0 && !refused.every(isPronoun);
    // `ferrari, dinozor, barbie değil` turns down each.
    const texts = isBack && before ? [before.text] : isSaid ? refused : [clause.text];
    const all: TurnedDown[] = [];
    const isList = texts.length > 1;
    for (const text of texts)
      all.push(await turnedDownIn(isList ? `${text} olmasın` : text, clause, slots, talk, hearing));
    const out = all.flatMap((one) => one.out);
    const brands = all.flatMap((one) => one.brands);
    const values = all.flatMap((one) => one.values);
    const names = all.flatMap((one) => one.names);
    const words = new Set(all.flatMap((one) => [...one.words]));
    const titles = out.map(({ product }) => product.title);
    if (brands.length + values.length + names.length + titles.length === 0) continue;
    const unwanted = [...slots.unwanted, ...titles];
    const others = talk.listed.map(({ product }) => product.title);
    slots = change(
      {
        ...slots,
        kept: titles.length > 0 ? others.filter((one) => !unwanted.includes(one)) : slots.kept,
        names: groupsOf(slots.names)
          .filter((group) => !group.some(({ stem: own }) => words.has(own)))
          .flat(),
      },
      {
        ...noChange,
        refused: values,
        refusedBrands: brands,
        refusedNames: names,
        unwanted: titles,
      },
      hearing.knowledge.kinds.get(onlyKind(slots) ?? ''),
    );
    taken.push(
      ...(brands.length > 0 ? brands.map(({ label }) => label) : out.map(nameOf)),
      ...values.map(({ label }) => inSentence(label)),
      ...names
        .filter(({ stem: own }) => !out.some(({ title }) => title.has(own)))
        .map(({ said }) => said),
    );
  }
  return { slots, taken: [...new Set(taken)] };
}

/** What a clause turns down, of which `text` says it. */
interface TurnedDown {
  readonly out: readonly Option[];
  readonly brands: readonly BrandWish[];
  readonly values: readonly Wish[];
  readonly names: readonly NamedWord[];
  /** Stems of names that are not wanted any more. */
  readonly words: ReadonlySet<string>;
}

async function turnedDownIn(
  text: string,
  clause: Clause,
  slots: Slots,
  talk: Talk,
  hearing: Hearing,
): Promise<TurnedDown> {
  const kind = onlyKind(slots);
  const sample = kind ? await sampleOf(kind, hearing.engine) : [];
  const isPast = isHad(clause.text);
  const shown = pointedAt(text, talk.listed, talk.shown);
  // `Ahmet Ümit'i okumuş` names no `Ahmet Hamdi`.
  const calls = clause.words.filter((word) => !isSmall(word) && !isVerb(word));
  const out =
    shown.length === 0 && isPast
      ? placesNamed(text, sample)
          .flatMap((place) => sample[place] ?? [])
          .filter(({ title }) => calls.every((word) => title.has(stem(word))))
      : shown;
  // Who says all of a product's name means that one, whatever else is called so.
  const own = new Set(foldedWords(text));
  const whole = out.filter(({ product }) =>
    foldedWords(product.title).every((word) => own.has(word)),
  );
  if (whole.length > 0)
    return { out: whole, brands: [], values: [], names: [], words: new Set<string>() };
  // What the rest of the message wants is not said here.
  const { brands: known, refusedBrands, wanted, refused, refusedNames } = talk.slots;
  const ofThis = { ...slots, brands: known, refusedBrands, wanted, refused, refusedNames };
  const heard = (await hear(text, { ...talk, slots: ofThis }, hearing)).slots;
  const isNew = <T>(all: readonly T[], old: readonly T[]) =>
    all.filter((one) => !old.includes(one));
  const isRefusal = clause.act === 'refuse' || isPast;
  const brands = isRefusal
    ? isNew([...heard.brands, ...heard.refusedBrands], [...known, ...refusedBrands])
    : [];
  const isShown = ({ anyOf }: Wish) =>
    talk.listed.some(({ product }) =>
      anyOf.some(({ attribute, value }) => product.attributes[attribute]?.includes(value)),
    );
  const isAsked = ({ anyOf }: Wish) =>
    wanted.some((wish) => wish.anyOf.some((one) => anyOf.some((own) => sameValue(own, one))));
  // Who has read one of a sort has not had enough of the sort.
  const values =
    out.length > 0 || isPast
      ? []
      : isNew([...heard.wanted, ...heard.refused], [...wanted, ...refused]).filter(
          (wish) => (heard.refused.includes(wish) || isShown(wish)) && !isAsked(wish),
        );
  const words = new Set(isRefusal ? foldedWords(text).map(stem) : []);
  const isElse = out.length + brands.length + values.length > 0;
  // `Kemal Tahir okudu` names no other Kemal, and `4 kere bitirdim` no fourth part.
  const named = heard.names.filter(({ stem: one }) => !isPast || !/^\d+$/.test(one));
  const isNamed = (word = '') => named.some(({ stem: one }) => one === stem(word));
  const isCut =
    isPast &&
    calls.some(
      (word, at) =>
        !isNamed(word) &&
        /^\p{L}{4}/u.test(word) &&
        (isNamed(calls[at - 1]) || isNamed(calls[at + 1])),
    );
  const names =
    !isRefusal || isCut
      ? []
      : [
          ...isNew(heard.refusedNames, refusedNames),
          ...(isElse ? [] : named.filter(({ stem: one, as }) => as === 'name' && words.has(one))),
        ];
  return { out, brands, values, names, words };
}
