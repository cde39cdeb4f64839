import { fold } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import { isVerb } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { sentenceCase } from '../names/question-texts';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import type { Asked } from './asked';
import type { Known } from './questions';
import { figureOf } from './measures';
import { knownOf, lines, nameOf, tableOf, valuesOf } from './table';

/** What the catalogue says of a value for a product. */
interface Told {
  /** True or false only where it is known. */
  readonly has: boolean | undefined;
  readonly text: string;
}

/**
 * Answers a question about products with what the catalogue knows: the facts it points to, one line each, and who is first
 * where that can be counted. Undefined where its words point to nothing that is known of any of them.
 */
export function tellFacts(asked: Asked, about: readonly Option[], kind: Kind): string | undefined {
  const { figures, values, attributes, price } = asked;
  const [only, ...others] = about;
  if (!only) return undefined;
  const told = about.map((one) => ({
    one,
    facts: [
      ...(price ? [money(one.price)] : []),
      ...tableOf(one)
        .filter(({ name }) => figures.includes(name))
        .map(({ name, value }) => `${inSentence(name)} ${value}`),
      ...(figures.length > 0 ? [] : values.map((value) => toldOf(value, one, kind).text)),
      ...(figures.length > 0
        ? []
        : attributes.flatMap((name) => {
            const own = valuesOf(one, name, kind).slice(0, 4);
            const label = inSentence(kind.attributes[name]?.label ?? name);
            return own.length > 0 ? [`${label}: ${own.join(', ')}`] : [];
          })),
    ],
  }));
  const known = told.filter(({ facts }) => facts.length > 0);
  if (known.length === 0) return undefined;
  const factsOf = ({ facts }: (typeof told)[number]) => [...new Set(facts)].join('; ');
  const [value, more] = values;
  const isPlain =
    value && !more && figures.length + attributes.length === 0 && asked.more.every(isVerb);
  if (others.length === 0) {
    const { has } = isPlain && asked.isYesNo ? toldOf(value, only, kind) : { has: undefined };
    const answer = has === undefined ? '' : has ? 'Evet, ' : 'Hayır, ';
    const near = asked.isNear ? 'Tam bunu katalog söylemiyor; en yakın bilgi şu: ' : '';
    return `${near}${answer}${nameOf(only)}: ${known.map(factsOf).join('')}.`;
  }
  const [one] = known;
  const near = asked.isNear ? 'Tam bunu katalog söylemiyor; en yakın bilgi şu' : undefined;
  if (one && known.length === about.length && known.every((it) => factsOf(it) === factsOf(one))) {
    const all = about.length === 2 ? 'iki' : 'üç';
    return sentenceCase(
      isPlain && factsOf(one).endsWith('yazmıyor')
        ? `${all}${about.length === 2 ? 'si' : 'ü'} için de ${factsOf(one)}.`
        : `${near ? `${near}: ` : ''}${all}${about.length === 2 ? 'sinde' : 'ünde'} de aynı: ${factsOf(one)}.`,
    );
  }
  const list = told
    .map((it) => `• ${nameOf(it.one)}: ${factsOf(it) || 'katalogda yazmıyor'}`)
    .join('\n');
  const lead = (isPlain ? undefined : firstOf(asked, about)) ?? `${near ?? 'Katalogda yazan'}:`;
  return `${lead}\n\n${list}`;
}

/**
 * What is known of some products where questions point to nothing: they stay unanswered, and that is said. What was told
 * just before is not told again.
 */
export function tellKnown(
  questions: readonly string[],
  about: readonly Option[],
  kind: Kind,
  replied: string,
): string {
  const quoted = questions
    .filter(Boolean)
    .map((question) => `“${question}”`)
    .join(' ve ');
  const known = lines(about, (one) => knownOf(one, kind, about.length > 1 ? 3 : 5));
  const unknown = quoted
    ? `Katalog ${questions.length > 1 ? 'şunları' : 'şunu'} söylemiyor: ${quoted}.`
    : 'Katalog bunu söylemiyor.';
  return about.length === 0 || replied.includes(known)
    ? `${unknown} Satıcının sayfasında bulabilirsiniz.`
    : `${unknown} Bilinenler:\n\n${known}`;
}

/** What products cost, or which of them costs least; `hangisiydi` asks of all that were shown. */
export function tellPrices(
  question: string,
  about: readonly Option[],
  { shown, people }: Pick<Known, 'shown' | 'people'>,
): { readonly text: string; readonly of?: Option } {
  const cost = ({ product, price }: Option): string =>
    people !== undefined && people > 1 && product.priceNote?.startsWith('kişi başı')
      ? `kişi başı ${money(price)}, ${people} kişi ${money(price * people)}`
      : money(price);
  const folded = fold(question);
  const isPast = /\bhangi\w*yd[iu]|\bgosterdi/.test(folded);
  const [cheapest, ...others] = byPrice(isPast ? [...about, ...shown] : about);
  if (!cheapest) return { text: '' };
  if (about.length === 1) return { text: `${nameOf(cheapest)}: ${cost(cheapest)}.`, of: cheapest };
  const isFirst = others.every(
    ({ price, product }) => price > cheapest.price || product.id === cheapest.product.id,
  );
  const first = `En uygun fiyatlısı ${nameOf(cheapest)}, ${cost(cheapest)}.`;
  return isFirst && /\ben (?:ucuz|uygun|hesapli)/.test(folded)
    ? { text: first, of: cheapest }
    : { text: `${isFirst ? first : 'Fiyatları:'}\n\n${lines(about, cost)}` };
}

const byPrice = (options: readonly Option[]) => [...options].sort((a, b) => a.price - b.price);

/** `kablolu`, `kablosuz`, `HEPA filtre yazmıyor` */
function toldOf({ attribute, value }: AttributeValue, option: Option, kind: Kind): Told {
  const label = inSentence(kind.attributes[attribute]?.values[value] ?? value);
  const own = option.product.attributes[attribute] ?? [];
  if (own.includes(value)) return { has: true, text: label };
  const others = valuesOf(option, attribute, kind);
  return kind.attributes[attribute]?.choice === 'one' && others.length > 0
    ? { has: false, text: others.join(', ') }
    : { has: undefined, text: `“${label}” yazmıyor` };
}

/** Who is first in what is asked for: `En sessizi Bosch … (44 dB).`; undefined where they do not differ or one is not told. */
function firstOf({ figures, end, first }: Asked, about: readonly Option[]): string | undefined {
  const [figure] = figures;
  if (!end || figure === undefined) return undefined;
  const told = about.flatMap((one) => {
    const value = tableOf(one).find(({ name }) => name === figure)?.value;
    const number = value === undefined ? undefined : figureOf(value);
    return value === undefined || number === undefined ? [] : [{ one, value, number }];
  });
  const [best, next] = told.sort((a, b) =>
    end === 'most' ? b.number - a.number : a.number - b.number,
  );
  if (!best || !next || told.length < about.length) return undefined;
  const name = inSentence(figure);
  if (best.number === next.number)
    return sentenceCase(`${name} bakımından öne geçen tek bir ürün yok:`);
  const called = first ?? `${name} değeri en ${end === 'most' ? 'yüksek' : 'düşük'} olan`;
  return sentenceCase(`${called} ${nameOf(best.one)} (${best.value}).`);
}
