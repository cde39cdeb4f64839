import type { Kind } from '../../../catalogue';
import { foldedWords, stem } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { sentenceCase } from '../names/question-texts';
import type { Judged } from '../proposing/choose';
import { listName } from '../proposing/line';
import { askedFigure, type AskedFigure, specsOf, stemsSaid } from '../reading/asked-figure';
import type { Talk } from '../talk/replay';
import { asSaid, isTelling, tidy } from './notes';
import { afterProposal, reply, type Reply } from './reply';

const elsewhere = 'satıcının sayfasında görebilirsiniz';

/** `5g var mı`, `kaç litre`, `hangisi daha hafif`: what the catalogue says of each, or that it says nothing. */
export function whatTablesSay(about: readonly Judged[], talk: Talk, kind: Kind): Reply {
  const figure = askedFigure(talk.message, about);
  const asked = stemsSaid(talk.message);
  const isCalled = ({ label }: { readonly label: string }) =>
    foldedWords(label).some((word) => asked.has(stem(word)));
  const said = foldedWords(talk.message);
  // `kalıcılığı nasıl` asks for the attribute and for none of its values.
  const wishes = talk.heard.slots.wanted.filter(
    ({ hint, anyOf: [first], ...wish }) =>
      !talk.slots.wanted.some(({ label, turn }) => label === wish.label && turn === wish.turn) &&
      !(hint && first && isCalled(kind.attributes[first.attribute] ?? { label: '' })),
  );
  // `iphone ile çalışır mı` of what is told to work with “iPhone ve Android”.
  const left = new Set(
    [...talk.heard.left, ...talk.heard.slots.names]
      .filter(({ turn }) => turn === talk.turn)
      .map((one) => one.stem),
  );
  const attributes = Object.entries(kind.attributes).filter(
    ([name, { label, importance, values }]) =>
      importance !== 'quiet' &&
      !wishes.some(({ anyOf }) => anyOf.some(({ attribute }) => attribute === name)) &&
      (isCalled({ label }) ||
        foldedWords([label, ...Object.values(values)].join(' ')).some((word) =>
          said.some((one) => isAkin(one, word)),
        )),
  );
  const [wish, more] = wishes;
  if (wish && !more && !figure?.specs.length) return whetherAllHave(wish, about);
  const told = about.map((one) => {
    const facts = [
      ...specsOf(one)
        .filter(
          ({ name, value }) =>
            figure?.specs.includes(name) || foldedWords(value).some((word) => left.has(stem(word))),
        )
        .map(({ name, value }) => `${inSentence(name)} ${value}`),
      ...(figure && figure.specs.length > 0 ? [] : wishes.map((wish) => stateOf(wish, one))),
      ...(figure && figure.specs.length > 0 ? [] : attributes).flatMap(
        ([name, { label, values }]) => {
          const own = (one.product.attributes[name] ?? [])
            .slice(0, 3)
            .flatMap((value) => inSentence(values[value] ?? '') || []);
          return own.length > 0 ? [`${inSentence(label)}: ${own.join(', ')}`] : [];
        },
      ),
    ];
    return { name: listName(one.product.title), facts: [...new Set(facts)].join('; ') };
  });
  const known = told.filter(({ facts }) => facts);
  const [first, second] = known;
  if (!first) {
    const words = asSaid(talk.heard.left).filter(isTelling);
    const what = figure?.label ?? words.map((word) => `“${word}”`).join(' ve ');
    return reply(
      `Katalogda ${what ? `${what} bilgisi` : 'bu bilgi'} yok; ${elsewhere}.`,
      afterProposal,
    );
  }
  if (!second && about.length === 1) return reply(`${first.name}: ${first.facts}.`, afterProposal);
  if (known.length === about.length && known.every(({ facts }) => facts === first.facts))
    return reply(`${allOf(about)} aynı: ${first.facts}.`, afterProposal);
  const lines = known.map(({ name, facts }) => `• ${name}: ${facts}`).join('\n');
  return reply(
    `${(figure && extreme(about, figure)) ?? 'Katalogda yazan şu:'}\n\n${lines}`,
    afterProposal,
  );
}

const allOf = ({ length }: readonly unknown[]): string =>
  length === 2 ? 'İkisinde de' : 'Üçünde de';

/** `5g var mı bunlarda`: for which of them the catalogue says so. */
function whetherAllHave(wish: Talk['slots']['wanted'][number], about: readonly Judged[]): Reply {
  const states = about.map((one) => stateOf(wish, one));
  const what = `${wish.hint ? `“${tidy(wish.said)}” değil ama ` : ''}“${wish.label}”`;
  const names = about
    .filter((_, at) => states[at]?.endsWith(' var'))
    .map(({ product }) => listName(product.title));
  if (states.every((state) => state.endsWith('bilgisi yok')))
    return reply(`Katalogda ${what} bilgisi yok; ${elsewhere}.`, afterProposal);
  const text =
    names.length === 0
      ? about.length === 1
        ? `Hayır, katalogda bunun için ${what} yazmıyor.`
        : `Hayır, katalogda hiçbiri için ${what} yazmıyor.`
      : names.length === about.length
        ? `Evet, katalogda ${names.length === 1 ? 'bunun için' : names.length === 2 ? 'ikisi için de' : 'üçü için de'} ${what} yazıyor.`
        : `Katalogda ${what} şunun için yazıyor: ${names.join(', ')}. ${names.length === 1 ? 'Ötekiler' : 'Öteki'} için yazmıyor.`;
  return reply(text, afterProposal);
}

/** `katlanıyor mu` of what is `Katlanır`. */
const isAkin = (one: string, other: string): boolean =>
  one.length > 5 && other.length > 5 && one.slice(0, 6) === other.slice(0, 6);

/** `ikinci el var`, `ikinci el yok`, `5G bilgisi yok` */
function stateOf({ anyOf, label }: Talk['slots']['wanted'][number], { product }: Judged): string {
  const states = anyOf.map(({ attribute, value }) => {
    const values = product.attributes[attribute];
    return values?.length ? values.includes(value) : undefined;
  });
  const said = inSentence(label);
  if (states.includes(true)) return `${said} var`;
  return states.includes(false) ? `${said} yok` : `${said} bilgisi yok`;
}

/** Which of several a figure is highest or lowest for: `Ekran en büyük …`; undefined where they do not differ. */
function extreme(about: readonly Judged[], { specs, order }: AskedFigure): string | undefined {
  const [spec] = specs;
  if (!order || spec === undefined || about.length < 2) return undefined;
  const told = about.flatMap((one) => {
    const { product } = one;
    const value = specsOf(one).find(({ name }) => name === spec)?.value;
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
