import { fold } from '@denk/shared/product/text';
import { foldedWords, stem } from '../../../language';
import type { Asked } from './asked-before';
import { brandsSaid, newest, withoutBrands } from './brands-said';
import { priceShift, priceSpan, within } from './budget-shift';
import { picturesAsWords } from './emoji-words';
import { findKinds } from './find-kinds';
import { findWishes } from './find-wishes';
import type { GuideProduct } from '../guide-catalogue';
import { textStems } from '../product-traits';
import { wishOf, type Lexicon } from './lexicon';
import { measureWishes } from './measure-wishes';
import { likened } from './likened-titles';
import { mergeWishes, same } from './merge-wishes';
import { beyondNoun, modelWords, placeWords } from './model-words';
import { asksForOthers, dropsWishes, indifferent, refusals } from './noise-words';
import { propertiesSaid } from './properties';
import { placesGivenUp } from './proposed-ones';
import { readBudget } from './read-budget';
import { readWords, type Words } from './read-words';
import { kindsWith, settledKinds } from './settle-kinds';
import { unknownWords } from './unknown-words';
import { noWants, type Wants, type Wish } from './wants';

/** What stood before a message: the question it may answer, and the products that were just proposed. */
export interface Before {
  readonly asked: Asked | undefined;
  readonly proposed: readonly GuideProduct[];
  /** The titles of every proposal so far: who asks for others wants none of them. */
  readonly shown: readonly string[];
}

/** A message read: what is wanted now, and whether the message said anything about it. */
export interface ReadMessage {
  readonly wants: Wants;
  readonly understood: boolean;
  readonly namesKind: boolean;
  /** Whether some of the proposals, and only they, shall make room for others. */
  readonly replaces: boolean;
  /** Whether something was refused that no product is about anyway. */
  readonly refusesUnknown: boolean;
  /** Whether more was said than that a brand is refused. */
  readonly changesMore: boolean;
  /** Brands that were refused just now. */
  readonly refusedBrands: readonly string[];
  /** Words that named nothing known, as the visitor wrote them; empty where everything was understood. */
  readonly unknown: string;
  /** Properties that were asked for and that the catalogue says nothing about: `kırmızı` of a laptop. */
  readonly unheard: string;
}

/** Reads one message of the visitor on top of what was said before; the newest word wins. */
export function readMessage(
  said: string,
  wants: Wants,
  before: Before,
  lexicon: Lexicon,
): ReadMessage {
  const message = picturesAsWords(said);
  const folded = fold(message);
  const { asked, proposed } = before;
  const readMoney = (kinds: readonly string[]) =>
    readBudget(message, {
      asked: asked?.about === 'budget',
      isTaste: answersAttribute(message, asked, wants, lexicon),
      prices: priceSpan(lexicon.productsOf(kinds)),
    });
  const words = readWords(readMoney(wants.kinds).rest, message, lexicon);
  const found = findKinds(words, wants, asked, lexicon);
  const named = found.kinds ?? settledKinds(words, wants, asked, lexicon);
  const switched = found.kinds !== undefined && !found.narrows;
  const base: Wants =
    switched && found.kinds && wants.kinds.length > 0
      ? { ...noWants, kinds: found.kinds, later: wants.later }
      : { ...wants, kinds: named ?? wants.kinds };

  // The scale of a bare number depends on the kind, which may have become known just now.
  const spoken = readMoney(base.kinds).budget;
  const brands = brandsSaid(words, found.brand, base, proposed, folded, lexicon);
  const wishes = findWishes(words, base.kinds, asked, lexicon, {
    brands: brands.used,
    kind: found.used,
  });
  const measured = base.kinds.flatMap((id) => measureWishes(message, lexicon.kinds.get(id)));
  const liked = likened(words, base.kinds, lexicon);
  const wanted = [
    ...wishes.wanted,
    ...liked.wishes,
    ...measured.filter((wish) => !wishes.wanted.some((other) => same(wish, other))),
  ];
  const kinds = found.isChoice ? base.kinds : kindsWith(wanted, base.kinds, lexicon);
  const model = [
    ...beyondNoun(
      modelWords(words, [...brands.used, ...wishes.used, ...found.used]),
      base.kinds,
      lexicon,
    ),
    ...placeWords(words, base.kinds, lexicon),
    ...beyondNoun(found.phrase, base.kinds, lexicon),
  ];
  const shift = priceShift(folded, proposed, base.budget);
  const budget = shift ?? within(spoken, base.budget);
  const settled = settledBy(folded, asked, wanted);
  const givenUp = placesGivenUp(message).filter((place) => place < proposed.length);
  const replaced = proposed.filter((_, place) => givenUp.includes(place));
  const others = proposed.length > 0 && replaced.length === 0 && asksForOthers.test(folded);
  const changes =
    [brands.named, wanted, wishes.refused, replaced].some((list) => list.length > 0) ||
    budget !== undefined ||
    others;
  const isNews = changes || named !== undefined || brands.refused.length > 0;
  const text = unknownWords(words, [...brands.used, ...found.used], base.kinds, lexicon);
  // “Hayır” and a word that is not known leave nothing to the guide: `hayır motosiklet`.
  const shrugs =
    indifferent.test(folded) && !(text.unknown !== '' && /^(?:hayir|yok)\b/.test(folded));
  const refusesUnknown =
    text.unknown !== '' &&
    brands.refused.length === 0 &&
    words.folded.some((word) => refusals.has(word));

  const next: Wants = {
    kinds,
    // Who answers something else has not said that money does not matter.
    budget:
      budget ??
      (asked?.about === 'budget' && !switched && shrugs ? (base.budget ?? 'any') : base.budget),
    brands: brands.wanted,
    refusedBrands: newest(base.refusedBrands, brands.refused, brands.named),
    wishes: mergeWishes(base.wishes, wanted, wishes.refused),
    refusedWishes: mergeWishes(base.refusedWishes, wishes.refused, wanted),
    modelWords: [...new Set([...withoutBrands(base, brands.gone, lexicon), ...model])],
    settled: [...new Set([...base.settled, ...settled])],
    seen: [
      ...new Set([
        ...base.seen,
        ...(others ? before.shown : replaced.map(({ title }) => title)),
        ...liked.titles,
      ]),
    ],
    kept:
      replaced.length > 0
        ? proposed.filter((one) => !replaced.includes(one)).map(({ title }) => title)
        : isNews
          ? []
          : base.kept,
    later: [...new Set([...(found.later ?? []), ...base.later])].filter(
      (kind) => !kinds.includes(kind),
    ),
    ...(dropsWishes.test(folded) && {
      wishes: [],
      refusedWishes: [],
      modelWords: [],
      seen: [],
      kept: [],
    }),
  };
  return {
    wants: next,
    namesKind: found.kinds !== undefined,
    replaces: replaced.length > 0,
    understood: isNews || settled.length > 0 || text.known,
    unknown: isNews || shrugs || text.known ? '' : text.unknown,
    unheard: unheardOf(message, words, wishes.used, base.kinds, lexicon),
    refusesUnknown,
    changesMore: changes || found.kinds !== undefined || text.known,
    refusedBrands: brands.refused,
  };
}

/** The properties whose words neither set a wish nor stand in any product's own texts. */
function unheardOf(
  message: string,
  words: Words,
  used: readonly number[],
  kinds: readonly string[],
  lexicon: Lexicon,
): string {
  const products = lexicon.productsOf(kinds);
  if (products.length === 0) return '';
  const names = kinds.flatMap((id) => [...(lexicon.kinds.get(id)?.synonyms ?? [])]);
  const met = new Set([
    ...used.map((at) => words.stems[at]),
    ...foldedWords(names.join(' ')).map(stem),
  ]);
  const isHeard = (word: string) =>
    met.has(word) || products.some((product) => textStems(product).includes(word));
  return propertiesSaid(message)
    .filter((said) => !foldedWords(said).map(stem).every(isHeard))
    .slice(0, 2)
    .join('” ve “');
}

/** `Lüks` is a kind of brand where a kind of brand was asked for, and no budget. */
function answersAttribute(
  message: string,
  asked: Asked | undefined,
  { kinds }: Wants,
  lexicon: Lexicon,
): boolean {
  if (asked?.about !== 'attribute') return false;
  const stems = foldedWords(message).map(stem);
  return kinds.some((kind) =>
    lexicon
      .wishNames(kind)
      .find(stems)
      .some(({ meanings }) => meanings.some((one) => wishOf(one).attribute === asked.attribute)),
  );
}

function settledBy(folded: string, asked: Asked | undefined, wishes: readonly Wish[]): string[] {
  const given = wishes.map(({ attribute }) => attribute);
  if (asked?.about === 'attribute') return [...given, asked.attribute];
  if (asked?.about === 'other' && (indifferent.test(folded) || given.length > 0))
    return [...given, 'other'];
  return given;
}
