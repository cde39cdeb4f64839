import { fold } from '@denk/shared/product/text';
import { foldedWords, stem } from '../../../language';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';

/** A figure of the products' tables that is asked for: `kaç litre`, `ekranı ne kadar`, `hangisi daha hafif`. */
export interface AskedFigure {
  /** As the tables call it; none where no table tells it. */
  readonly specs: readonly string[];
  /** What it is called: `ağırlık`. */
  readonly label: string | undefined;
  readonly order: 'most' | 'least' | undefined;
}

/** What says how a thing is → what its table would call that, and which end of it is meant. */
const measures: readonly (readonly [RegExp, string, RegExp, 'most' | 'least'])[] = [
  [/\bhafif/, 'ağırlık', /agirlik/, 'least'],
  [/\bagir(?!l)/, 'ağırlık', /agirlik/, 'most'],
  [/\b(?:sessiz|gurultusuz)/, 'ses düzeyi', /\bses\b|gurultu/, 'least'],
  [/\b(?:elektri[kg]|enerji|tasarruf)/, 'enerji tüketimi', /enerji|tuketim/, 'least'],
  [/\bem(?:en|is|er|iyor)\b/, 'emiş gücü', /emis/, 'most'],
  [/\bhizli/, 'hız', /\bhiz|islemci/, 'most'],
  [/\bguclu/, 'güç', /\bguc|emis/, 'most'],
  [/\b(?:sarj|pil|batarya)/, 'pil', /batarya|pil|sarj/, 'most'],
  [/\b(?:buyuk|genis)/, 'ölçü', /ekran|hacim|kapasite|olcu|boyut/, 'most'],
  [/\bkucuk/, 'ölçü', /ekran|hacim|kapasite|olcu|boyut/, 'least'],
];
const more = /\b(?:iyi|buyuk|fazla|yuksek|uzun|guclu|cok|genis)\w*/;
const less = /\b(?:kucuk|az|dusuk|kisa|hafif)\w*/;
const compares = /\b(?:hangi\w*|daha|en)\b/;

/** The stems of the words of a question that may name something. */
export const stemsSaid = (message: string): ReadonlySet<string> =>
  new Set(
    foldedWords(message)
      .filter((word) => word.length > 2)
      .map(stem),
  );

/** What a question asks of the listed products' tables; undefined where it asks for no figure. */
export function askedFigure(message: string, listed: readonly Option[]): AskedFigure | undefined {
  const text = fold(message);
  const isCompared = compares.test(text);
  const specs = listed.flatMap((one) => (isCompared ? specsOf(one) : one.product.specs));
  const said = stemsSaid(message);
  const unit = /\bkac (\p{L}+)/u.exec(text)?.[1];
  const named = specs.filter(
    ({ name, value }) =>
      foldedWords(name).some((word) => said.has(stem(word))) ||
      (unit !== undefined && foldedWords(value).some((word) => word.replace(/\d/g, '') === unit)),
  );
  const order = !isCompared
    ? undefined
    : more.test(text)
      ? 'most'
      : less.test(text)
        ? 'least'
        : undefined;
  if (named.length > 0) return { specs: namesOf(named), label: undefined, order };
  const measure = isCompared && measures.find(([word]) => word.test(text));
  if (!measure) return undefined;
  const [, label, name, end] = measure;
  return { specs: namesOf(specs.filter((spec) => name.test(fold(spec.name)))), label, order: end };
}

/** A product's table, with what it costs as it is counted (`örnek aylık taksit`). */
export const specsOf = ({
  product,
  price,
}: Option): readonly { readonly name: string; readonly value: string }[] => [
  ...product.specs,
  ...(product.priceNote === undefined ? [] : [{ name: product.priceNote, value: money(price) }]),
];

const namesOf = (specs: readonly { readonly name: string }[]): readonly string[] => [
  ...new Set(specs.map(({ name }) => name)),
];
