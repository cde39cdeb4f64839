import { fold } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import {
  foldedWords,
  isFunctionWord,
  read,
  readSizes,
  readWords,
  stem,
  writtenIn,
  type Size,
} from '../../../language';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import type { Judged } from '../proposing/choose';
import { lacksOf } from '../proposing/line';
import { describes, forIt, isUse } from '../proposing/marks';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import { amountOf, figureOf } from '../slots/figure';
import { isSameUnit } from '../slots/measure';
import { amountWord } from './amount-words';
import { endMeant, qualities } from './measures';
import { factOf, said, type Saying } from './saying';
import { byPrice, lines, nameOf, tableOf, valuesOf } from './table';

/** What one says of some of the products that were shown. */
export interface About {
  readonly about: readonly Option[];
  readonly listed: readonly Option[];
  readonly kind: Kind;
}

/** A figure of the tables, product by product, or who is first in it; empty where none tells it. */
export function tellFigure(name: string, question: string, { about, listed, kind }: About): string {
  // `2 kg’a kadar` is known of a weight that no table tells.
  const attribute = Object.keys(kind.attributes).find((id) => kind.attributes[id]?.label === name);
  const sayings = about.map((one): Saying => {
    const row = tableOf(one).find((own) => own.name === name);
    // `ilkinde 3 HDMI var`
    if (row && / adet$/.test(row.value)) return { one, facts: [factOf(row)], form: 'has' };
    const text = attribute === undefined ? '' : valuesOf(one, attribute, kind).join(', ');
    const known = text ? [{ label: inSentence(name), text }] : [];
    return { one, facts: row ? [factOf(row)] : known, form: 'own' };
  });
  if (sayings.every(({ facts }) => facts.length === 0)) return '';
  return firstIn(name, question, about, listed) ?? `${upper(said(sayings, listed))}.`;
}

const howMany = /\bkac (\p{L}+)/u;

/** `100 km de kaç litre yakar`, `günde kaç gram verilir`: what is used up of something is no figure of it. */
const isUsedUp =
  /\b(?:gunde|haftada|ayda|yilda|saatte|ogunde|gunluk)\b|\d ?(?:km|kilometre)|\b(?:yak|tuket|harc|ver|ye)(?:[ae]r|[iu]yo|iliyo|il[ie]r|i[rs]\b|melt|mal)/;

/** The one figure that is told in what a question counts: `kaç gün`, `kaç parça`; empty where several are, or none. */
export function tellCounted(question: string, of: About): string {
  const unit = howMany.exec(fold(question))?.[1] ?? '';
  const [counted] = readSizes(readWords(`2 ${unit}`));
  if (!counted?.unit || isUsedUp.test(fold(question))) return '';
  const isAlike = (size: Size) => isSameUnit(size.unit, counted.unit);
  const names = of.about.flatMap((one) =>
    tableOf(one)
      // `4.5G` is no weight.
      .filter(({ value }) => !/\dG\b/.test(value))
      // `kaç yaşa uygun`: `Üreticinin yaş önerisi`
      .filter(
        ({ name, value }) =>
          foldedWords(name).some((word) => stem(word) === counted.unit) ||
          readSizes(readWords(value)).some(isAlike),
      )
      .map(({ name }) => name),
  );
  const [name, ...others] = new Set(names);
  if (name === undefined) return tellTitled(counted.unit, of);
  return others.length === 0 ? tellFigure(name, question, of) : '';
}

/** What titles say in a unit: `Ev Temizliği (4 saat)`. */
function tellTitled(unit: string, { about, listed }: About): string {
  const sayings = about.map((one): Saying => {
    const title = read(one.product.title);
    const size = title.sizes.find((own) => isSameUnit(own.unit, unit));
    return { one, facts: size ? [{ text: writtenIn(title, size) }] : [], form: 'is' };
  });
  return sayings.every(({ facts }) => facts.length === 0) ? '' : `${upper(said(sayings, listed))}.`;
}

/** What products say of a quantity that a question names, in their tables or their titles: `50 ml mi bunlar`; or of a figure that it quotes: `2700 az değil mi`. */
export function tellQuantity(question: string, of: About): string {
  const { about, listed } = of;
  const rows = about.flatMap(tableOf);
  const quoted = isUsedUp.test(fold(question)) ? [] : numbersIn(question);
  const row = rows.find(({ value }) => {
    const figures = [figureOf(value) ?? 0, ...numbersIn(value)];
    return figures.some((figure) => figure >= leastQuoted && quoted.includes(figure));
  });
  if (row) return tellFigure(row.name, question, of);
  const asked = read(question).sizes.find(({ unit }) => unit !== '' && !ofPeople.test(unit));
  if (!asked) return '';
  const sayings = about.map((one): Saying => {
    const own = tableOf(one).find(({ value }) => has(value, asked.unit));
    const title = read(one.product.title);
    const size = title.sizes.find(({ unit }) => unit === asked.unit);
    const facts = own ? [factOf(own)] : size ? [{ text: writtenIn(title, size) }] : [];
    return { one, facts, form: 'is' };
  });
  return sayings.every(({ facts }) => facts.length === 0) ? '' : `${upper(said(sayings, listed))}.`;
}

/** The row of the tables that has the word which a question asks for: `amoled mi` of `Ekran`; empty where none has. */
export function tellWritten(question: string, of: About): string {
  const [, asked = ''] = /(\p{L}{3,}) m[iu]\b/u.exec(fold(question)) ?? [];
  const row = of.about
    .flatMap(({ product }) => product.specs)
    .find(({ value }) => foldedWords(value).includes(asked));
  return row && !isFunctionWord(asked) ? tellFigure(row.name, question, of) : '';
}

/** `8 GB RAM, 256 GB depolama` → 256 */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<!\p{L})\d[\d.]*\d/gu)].map(([digits]) => figureOf(digits) ?? 0);

/** Below it a number may be anything. */
const leastQuoted = 100;
/** What says for whom or when it is. */
const ofPeople = /^(?:kisi|kisilik|yas|ay|yil|gun|cocuk|adet|k)$/;

const has = (value: string, unit: string): boolean =>
  read(value).sizes.some((size) => size.unit === unit);

/** What products have of an attribute; empty where nothing is known. */
export function tellAttribute(name: string, { about, listed, kind }: About): string {
  const label = inSentence(kind.attributes[name]?.label ?? name);
  const sayings = about.map((one): Saying => {
    const text = valuesOf(one, name, kind).slice(0, 4).join(', ');
    // `malzemesi malzeme hariç`, `katlanması katlanır`, `uydu alıcısı dahili uydu alıcılı`, `beden: 3 beden`
    const says =
      text.startsWith(label) ||
      text.startsWith(label.slice(0, sharedRoot)) ||
      (label.includes(' ') && label.split(' ').every((word) => text.includes(word.slice(0, 4)))) ||
      (/^\d/.test(text) && text.endsWith(` ${label}`));
    // `GPS’i dahili GPS`
    const has = !says && text.split(' ').slice(-label.split(' ').length).join(' ') === label;
    const fact = says || has ? { text } : { label, text };
    return { one, facts: text ? [fact] : [], form: has ? 'has' : says ? 'is' : 'own' };
  });
  return sayings.every(({ facts }) => facts.length === 0) ? '' : `${upper(said(sayings, listed))}.`;
}

/** A label and a value that begin alike with so many letters say the same. */
const sharedRoot = 6;

/** What says for whom or for what something is: `Saç ihtiyacı`, `Yaş dönemi`. */
const isForWhom =
  /^(?:Cilt sorunu|Saç ihtiyacı|İhtiyaç|Amaç|Ne için|Kim|Kullanım$|Köpek boyu|Yaş dönemi|Yaş$)/;

/** Which of them have a value that was asked after, with a yes or no where all do or none does. */
export function tellValue(
  asked: readonly AttributeValue[],
  isYesNo: boolean,
  { about, listed, kind }: About,
  {
    isLack = false,
    isHaving = false,
    isOpposite = false,
    isDegree = false,
  }: {
    readonly isLack?: boolean;
    readonly isHaving?: boolean;
    readonly isOpposite?: boolean;
    readonly isDegree?: boolean;
  },
): string {
  const [first] = asked;
  const attribute = kind.attributes[first?.attribute ?? ''];
  if (!first || !attribute) return '';
  const told = about.map((one) => {
    const own = one.product.attributes[first.attribute];
    const has =
      own &&
      asked.some(({ attribute: name, value }) => name === first.attribute && own.includes(value));
    // What is not said to be without has it, or nobody knows.
    return { one, has: isLack && !has ? undefined : has };
  });
  if (told.every(({ has }) => has === undefined)) return '';
  const label = inSentence(attribute.values[first.value] ?? first.value);
  // `çocuklarla` is with whom, and what stands out is no use.
  const isWith = /[^aeıioöuü]l[ae]$/.test(label) || attribute.label.startsWith('Öne çıkan');
  const isFor = isUse(attribute, label) || (isForWhom.test(attribute.label) && !describes(label));
  const isTool = isHaving && /[ıiuü]c[ıiuü]$/u.test(label);
  const isSaid =
    isWith || isFor || (describes(label) && !isTool) || amountWord(label) !== undefined;
  const called = isFor ? forIt(label).replace(/ için$/, ' için uygun') : label;
  const having = (has: boolean): Saying['facts'] =>
    isWith
      ? [{ text: `için “${label}” ${has ? 'yazıyor' : 'yazmıyor'}` }]
      : isSaid
        ? [{ text: has ? called : `${called} değil` }]
        : [{ text: has ? label : `${label} yok` }];
  const sayings = told.map(({ one, has }): Saying => ({
    one,
    facts: has === undefined && !isWith ? [] : having(has === true),
    form: isSaid ? 'is' : 'has',
  }));
  const all = told.every(({ has }) => has === true);
  const none = told.every(({ has }) => has === false);
  const [yes, no] = isOpposite ? ['Hayır, ', ''] : ['Evet, ', 'Hayır, '];
  const lead = !isYesNo ? '' : all ? yes : none ? no : '';
  // `en hafifi hangisi` of what is all called so
  const open = all && isDegree ? '; hangisinin öne geçtiğini gösteren bir rakam yazmıyor' : '';
  const text = `${said(sayings, listed)}${open}.`;
  return lead ? `${lead}${text}` : upper(text);
}

/** What products cost, or which of them costs least or most. */
export function tellPrices(
  question: string,
  about: readonly Judged[],
  listed: readonly Judged[],
): string {
  const cost = ({ product, price }: Option): string =>
    product.priceNote ? `${money(price)} (${product.priceNote})` : money(price);
  const priced = byPrice(about);
  const [cheapest, dearest] = [priced[0], priced.at(-1)];
  if (!cheapest || !dearest) return '';
  const folded = fold(question);
  const isOfLeast = /\b(?:en|daha|hangi\w*)\b.*(?:ucuz|uygun|hesapli)/.test(folded);
  if (isOfLeast && listed.every(({ price }) => price >= cheapest.price))
    return `En uygun fiyatlısı ${nameOf(cheapest)}, ${cost(cheapest)}${butLacking(cheapest, byPrice(listed), cost)}.`;
  if (about.length === 1) return `${nameOf(cheapest)}: ${cost(cheapest)}.`;
  if (/\b(?:en|daha|hangi\w*)\b.*pahali/.test(folded))
    return `En pahalısı ${nameOf(dearest)}, ${cost(dearest)}.`;
  if (isOfLeast) return `En uygun fiyatlısı ${nameOf(cheapest)}, ${cost(cheapest)}.`;
  return lines(about, cost);
}

/** `; eksiği: her şey dahil değil. İsteklerinizin hepsine uyanların en uygunu …`: of the cheapest that is not all that was asked for. */
function butLacking(
  cheapest: Judged,
  priced: readonly Judged[],
  cost: (one: Judged) => string,
): string {
  const lacks = lacksOf(cheapest);
  const fits = priced.find((one) => one.missing.length === 0);
  if (lacks.length === 0) return '';
  return `; eksiği: ${lacks.join(', ')}${fits ? `. İsteklerinizin hepsine uyanların en uygunu ${nameOf(fits)}, ${cost(fits)}` : ''}`;
}

/** What things of a kind cost, before any of them was shown. */
export function tellRange(sample: readonly Option[]): string {
  const priced = byPrice(sample);
  const [least, most] = [priced[0]?.price ?? 0, priced.at(-1)?.price ?? 0];
  return `Katalogdaki fiyatlar ${money(least)} ile ${money(most)} arasında.`;
}

/** Who is first in what a question asks for without naming its figure: `hangisinin şarjı daha uzun gidiyor`. */
export function tellFirst(question: string, { about, listed }: About): string {
  const words = foldedWords(question);
  const names = [...new Set(about.flatMap((one) => tableOf(one).map(({ name }) => name)))];
  const meant = qualities
    .filter(({ said: is, last, unless }) => {
      const isSaid = words.some((word) => is.test(word) || last?.said.test(word));
      return isSaid && !words.some((word) => unless?.test(word));
    })
    .flatMap(({ figure }) => names.filter((name) => figure.test(fold(name))).slice(0, 1));
  // `en kalını`
  const called = words.flatMap((word) => amountWord(word)?.called ?? []);
  const [name] = [
    ...meant,
    ...names.filter((one) => called.some((noun) => fold(one).startsWith(fold(noun)))),
  ];
  return (name !== undefined && firstIn(name, question, about, listed)) || '';
}

/** Who is first in a figure, where a question asks for that: `En sessizi Bosch …, 44 dB; ikincisi 47 dB.` */
function firstIn(
  name: string,
  question: string,
  about: readonly Option[],
  listed: readonly Option[],
): string | undefined {
  const words = foldedWords(question);
  const figure = fold(name);
  const quality = qualities.find((one) => one.figure.test(figure));
  const asksFirst = words.some((word) => /^(?:en|daha|hangi\w*|yuksek)$/.test(word));
  if (!asksFirst || about.length < 2) return undefined;
  const isLast = words.some((word) => quality?.last?.said.test(word));
  const opposite = quality?.best === 'most' ? 'least' : 'most';
  const end = isLast ? opposite : (endMeant(words, figure) ?? quality?.best);
  if (end === undefined) return undefined;
  const told = about.map((one) => {
    const row = tableOf(one).find((own) => own.name === name);
    const value = row?.value ?? '';
    const text = row ? factOf(row).text : '';
    const number = amountOf(value);
    return {
      one,
      number,
      facts: number === undefined ? [] : [{ text: text.split(', ')[0] ?? text }],
      form: 'is' as const,
    };
  });
  const sign = end === 'most' ? -1 : 1;
  const sorted = told
    .filter(({ number }) => number !== undefined)
    .sort((a, b) => sign * ((a.number ?? 0) - (b.number ?? 0)));
  const open = told.filter(({ number }) => number === undefined);
  const [best, next] = sorted;
  if (!best || !next) return undefined;
  if (best.number === next.number)
    return `${best.number === sorted.at(-1)?.number ? 'Bunda aralarında fark yok' : `${upper(inSentence(name))} bakımından tek bir öne geçen yok`}: ${said([...sorted, ...open], listed)}.`;
  const first = end === quality?.best ? quality.first : isLast ? quality?.last?.first : undefined;
  const lead =
    first ?? `${upper(inSentence(name))} en ${end === 'most' ? 'yüksek' : 'düşük'} olanı`;
  return `${lead} ${nameOf(best.one)}, ${best.facts[0]?.text ?? ''}; ${said([...sorted.slice(1), ...open], listed)}.`;
}
