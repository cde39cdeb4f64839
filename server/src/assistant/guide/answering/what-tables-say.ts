import type { Kind } from '../../../catalogue';
import { foldedWords, stem } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { sentenceCase } from '../names/question-texts';
import type { Judged } from '../proposing/choose';
import { listName } from '../proposing/line';
import { askedFigure, type AskedFigure, stemsSaid } from '../reading/asked-figure';
import type { Talk } from '../talk/replay';
import { asSaid } from './notes';
import { afterProposal, reply, type Reply } from './reply';

const elsewhere = 'satıcının sayfasında görebilirsiniz';

/** `5g var mı`, `kaç litre`, `hangisi daha hafif`: what the catalogue says of each, or that it says nothing. */
export function whatTablesSay(about: readonly Judged[], talk: Talk, kind: Kind): Reply {
  const figure = askedFigure(talk.message, about);
  const wishes = talk.heard.slots.wanted.filter((wish) => !talk.slots.wanted.includes(wish));
  const asked = stemsSaid(talk.message);
  const said = foldedWords(talk.message);
  // `iphone ile çalışır mı` of what is told to work with “iPhone ve Android”.
  const left = new Set(
    [...talk.heard.left, ...talk.heard.slots.names]
      .filter(({ turn, ordinary }) => turn === talk.turn && !ordinary)
      .map((one) => one.stem),
  );
  const attributes = Object.entries(kind.attributes).filter(
    ([name, { label, importance, values }]) =>
      importance !== 'quiet' &&
      !wishes.some(({ anyOf }) => anyOf.some(({ attribute }) => attribute === name)) &&
      (foldedWords(label).some((word) => asked.has(stem(word))) ||
        foldedWords([label, ...Object.values(values)].join(' ')).some((word) =>
          said.some((one) => isAkin(one, word)),
        )),
  );
  const lines = about.flatMap((one) => {
    const { specs, attributes: own } = one.product;
    const facts = [
      ...specs
        .filter(
          ({ name, value }) =>
            figure?.specs.includes(name) || foldedWords(value).some((word) => left.has(stem(word))),
        )
        .map(({ name, value }) => `${inSentence(name)} ${value}`),
      ...wishes.map((wish) => stateOf(wish, one, kind)),
      ...(figure && figure.specs.length > 0 ? [] : attributes).flatMap(([name, { values }]) =>
        (own[name] ?? []).slice(0, 2).flatMap((value) => inSentence(values[value] ?? '') || []),
      ),
    ];
    return facts.length > 0
      ? [`• ${listName(one.product.title)}: ${[...new Set(facts)].join(', ')}`]
      : [];
  });
  if (lines.length === 0) {
    const words = asSaid(talk.heard.left).map((word) => `“${word}”`);
    const what = figure?.label ?? words.join(' ve ');
    return reply(
      `Katalogda ${what ? `${what} bilgisi` : 'bu bilgi'} yok; ${elsewhere}.`,
      afterProposal,
    );
  }
  const first = (figure && extreme(about, figure)) ?? 'Katalogda yazan şu:';
  return reply(`${first}\n\n${lines.join('\n')}`, afterProposal);
}

/** `katlanıyor mu` of what is `Katlanır`. */
const isAkin = (one: string, other: string): boolean =>
  one.length > 5 && other.length > 5 && one.slice(0, 6) === other.slice(0, 6);

/** `ikinci el yok`, `5G bilgisi yok` */
function stateOf(
  { anyOf, label }: Talk['slots']['wanted'][number],
  { product }: Judged,
  kind: Kind,
): string {
  const states = anyOf.map(({ attribute, value }) => {
    const values = product.attributes[attribute];
    return values?.length ? values.includes(value) : undefined;
  });
  const said = inSentence(label);
  if (states.includes(true)) return `${said} var`;
  if (!states.includes(false)) return `${said} bilgisi yok`;
  const isFit = kind.attributes[anyOf[0]?.attribute ?? '']?.nature === 'fit';
  return isFit ? `“${label}” için öne çıkmıyor` : `${said} yok`;
}

/** Which of several a figure is highest or lowest for: `Ekran en büyük …`; undefined where they do not differ. */
function extreme(about: readonly Judged[], { specs, order }: AskedFigure): string | undefined {
  const [spec] = specs;
  if (!order || spec === undefined || about.length < 2) return undefined;
  const told = about.flatMap(({ product }) => {
    const value = product.specs.find(({ name }) => name === spec)?.value;
    const number = value === undefined ? undefined : firstNumber(value);
    return value === undefined || number === undefined ? [] : [{ product, value, number }];
  });
  const sorted = told.sort((a, b) =>
    order === 'most' ? b.number - a.number : a.number - b.number,
  );
  const [best, next] = sorted;
  if (!best || !next || told.length < about.length) return undefined;
  if (best.number === next.number)
    return sentenceCase(`${inSentence(spec)} bakımından öne geçen tek bir ürün yok:`);
  const end = order === 'most' ? 'yüksek' : 'düşük';
  return sentenceCase(
    `${inSentence(spec)} değeri en ${end} olan ${listName(best.product.title)} (${best.value}).`,
  );
}

/** `5.110 mAh` → 5110, `6,7 inç` → 6.7. */
function firstNumber(value: string): number | undefined {
  const found = /\d+(?:\.\d{3})*(?:,\d+)?/.exec(value)?.[0];
  return found === undefined ? undefined : Number(found.replace(/\./g, '').replace(',', '.'));
}
