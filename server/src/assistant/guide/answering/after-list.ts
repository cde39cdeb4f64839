import type { Kind } from '../../../catalogue';
import { formatNumber } from '@denk/shared/product/text';
import type { Judged } from '../proposing/choose';
import { listName } from '../proposing/line';
import { inSentence } from '../names/in-sentence';
import type { Meaning } from '../reading/meaning-after-list';
import type { Talk } from '../talk/replay';
import { money } from '../slots/chips';
import { nextButton } from './propose';
import { upper } from '../names/question-texts';
import { afterProposal, button, reply, type Reply } from './reply';
import { whatTablesSay } from './what-tables-say';

/** Answers about the list that was shown: prices, reasons, differences; undefined where another list is asked for. */
export function answerAboutList(
  talk: Talk,
  meaning: Meaning,
  kind: Kind,
  listed: readonly Judged[],
): Reply | undefined {
  const { slots } = talk;
  const places = 'places' in meaning ? meaning.places : [];
  const pointed = places.length > 0 ? listed.filter((_one, at) => places.includes(at)) : listed;
  const about = pointed.length > 0 ? pointed : listed;
  const name = ({ product }: Judged) => listName(product.title);
  const lines = (of: readonly Judged[], say: (one: Judged) => string) =>
    of.map((one) => `• ${name(one)}: ${say(one)}`).join('\n');
  switch (meaning.means) {
    case 'price':
      return reply(
        about.length === 1 && about[0]
          ? `${name(about[0])} ${money(about[0].price)}.`
          : `Fiyatları:\n\n${lines(about, ({ price }) => money(price))}`,
        afterProposal,
      );
    case 'why':
      return reply(
        `Şöyle seçtim:\n\n${lines(about, reasonFor)}`,
        afterProposal.filter(({ id }) => id !== 'why'),
      );
    case 'pick':
      return reply(choice(about.length > 1 ? about : listed, name), afterProposal);
    case 'compare':
      return reply(
        comparison(about.length > 1 ? about : listed, kind, name),
        afterProposal.filter(({ id }) => id !== 'compare'),
      );
    case 'which': {
      const cheap = meaning.order === 'cheapest';
      const sorted = [...about].sort((a, b) => (cheap ? a.price - b.price : b.price - a.price));
      const [first] = sorted;
      return (
        first &&
        reply(
          `${cheap ? 'En uygun fiyatlısı' : 'En pahalısı'} ${name(first)}, ${money(first.price)}.`,
          afterProposal,
        )
      );
    }
    case 'only':
      return reply(
        about.length > 1
          ? comparison(about, kind, name)
          : lines(about, (one) => detailsOf(one, kind)),
        afterProposal,
      );
    case 'details':
      return reply(
        lines(about, (one) => detailsOf(one, kind)),
        afterProposal,
      );
    case 'has':
      return whatTablesSay(about, talk, kind);
    case 'accept': {
      const [one] = places.length === 1 ? about : [];
      const next = nextButton(slots, kind);
      return reply(
        `Güzel seçim!${one ? ` ${name(one)} için` : ''} fiyatları ve satıcıları sonuçlar sayfasında görebilirsiniz.`.replace(
          '! fiyat',
          '! Fiyat',
        ),
        next.length > 0
          ? next
          : [button('new', 'Başka bir ürüne bakalım', 'Başka bir ürüne bakalım', 'category')],
      );
    }
    case 'stop':
      return reply(
        'Tamam, burada bırakalım. İstediğiniz zaman yeni bir ürünle devam edebiliriz.',
        [],
        false,
      );
    case 'next':
      return slots.kinds.join() === talk.before.kinds.join() && talk.before.later.length === 0
        ? reply('Sırada bekleyen başka bir ürün yok; yeni bir ürün yazabilirsiniz.', afterProposal)
        : undefined;
    default:
      return undefined;
  }
}

/** `bütçenize uyuyor, 5G ve uzun pil ömrü isteğinizi karşılıyor; su geçirmezlik yok` */
export function reasonFor(one: Judged): string {
  const { met, missing, price, product } = one;
  const budget = met.some((term) => term.of === 'budget') ? ` ile bütçenize uyuyor` : '';
  const wishes = met
    .filter((term) => term.of === 'wish' || term.of === 'brand' || term.of === 'name')
    .map(({ label }) => label);
  const meets = wishes.length > 0 ? `${joined(wishes)} isteğinizi karşılıyor` : '';
  const lacks = missing.map((term) => term.missing(one)).slice(0, 3);
  const liked =
    product.rating !== undefined && wishes.length === 0
      ? `${product.sample ? 'örnek ' : ''}puanı ${formatNumber(product.rating)}`
      : '';
  const said = [`${money(price)}${budget}`, meets, liked].filter(Boolean).join(', ');
  return lacks.length > 0 ? `${said}; eksiği: ${lacks.join(', ')}` : said;
}

const joined = (labels: readonly string[]): string =>
  labels.length > 1
    ? `${labels.slice(0, -1).join(', ')} ve ${labels.at(-1) ?? ''}`
    : (labels[0] ?? '');

/** The one of them that fits best, and what speaks for it. */
function choice(about: readonly Judged[], name: (one: Judged) => string): string {
  const rating = ({ product }: Judged) => product.rating ?? 0;
  const [best, ...others] = [...about].sort(
    (a, b) =>
      a.missing.length - b.missing.length ||
      Math.round((b.fit - a.fit) * 50) ||
      rating(b) - rating(a) ||
      a.price - b.price,
  );
  if (!best) return '';
  const { met, missing, price, product } = best;
  const reasons = [
    met.length === 0
      ? ''
      : missing.length === 0
        ? 'isteklerinizin hepsini karşılıyor'
        : 'isteklerinize en çok o uyuyor',
    others.every((one) => one.price > price) ? 'aralarında en uygun fiyatlısı' : '',
    others.every((one) => rating(one) < rating(best))
      ? `${product.sample ? 'örnek ' : ''}puanı en yüksek (${formatNumber(rating(best))})`
      : '',
  ].filter(Boolean);
  const lacks = missing.map((term) => term.missing(best)).slice(0, 2);
  const why = reasons.length > 0 ? reasons.join(', ') : 'üçü de birbirine yakın, en beğenileni bu';
  return `Benim seçimim ${name(best)}, ${money(price)}: ${why}.${lacks.length > 0 ? ` Eksiği: ${lacks.join(', ')}.` : ''}`;
}

function comparison(about: readonly Judged[], kind: Kind, name: (one: Judged) => string): string {
  const [first] = about;
  if (!first) return '';
  const cheapest = about.reduce((a, b) => (b.price < a.price ? b : a), first);
  const dearest = about.reduce((a, b) => (b.price > a.price ? b : a), first);
  const fittest = [...about].sort((a, b) => b.fit - a.fit);
  const clear =
    fittest[0] && fittest[1] && fittest[0].fit - fittest[1].fit > 0.02 ? fittest[0] : undefined;
  const lines = about.map(
    (one) => `• ${name(one)}: ${[money(one.price), ...distinctFacts(one, about, kind)].join(', ')}`,
  );
  const prices =
    cheapest.price === dearest.price
      ? 'Fiyatları aynı.'
      : `En uygun fiyatlısı ${name(cheapest)}; en pahalısıyla arasında ${money(dearest.price - cheapest.price)} var.`;
  const verdict = clear ? ` İsteklerinize en çok uyan ${name(clear)}.` : '';
  return `${prices}${verdict}\n\n${lines.join('\n')}`;
}

/** What tells one from the others: figures that differ, then values that only some have. */
function distinctFacts({ product }: Judged, about: readonly Judged[], kind: Kind): string[] {
  const specs = product.specs
    .filter(({ name, value }) =>
      about.some(
        (other) => other.product.specs.find((spec) => spec.name === name)?.value !== value,
      ),
    )
    .map(({ name, value }) => `${inSentence(name)} ${value}`);
  const values = Object.entries(kind.attributes).flatMap(
    ([attribute, { values: labels, importance }]) =>
      importance === 'quiet'
        ? []
        : (product.attributes[attribute] ?? [])
            .filter(
              (value) =>
                labels[value] &&
                !about.every((other) => other.product.attributes[attribute]?.includes(value)),
            )
            .map((value) => inSentence(labels[value] ?? ''))
            .filter((label) => !specs.some((spec) => spec.toLocaleLowerCase('tr').includes(label))),
  );
  return [...specs.slice(0, 3), ...values.slice(0, Math.max(0, 4 - Math.min(3, specs.length)))];
}

function detailsOf({ product, price }: Judged, kind: Kind): string {
  const specs = product.specs.slice(0, 5).map(({ name, value }) => `${inSentence(name)} ${value}`);
  const values = Object.entries(kind.attributes).flatMap(
    ([attribute, { values: labels, importance }]) =>
      importance === 'quiet' || Object.hasOwn(kind.fixed, attribute)
        ? []
        : (product.attributes[attribute] ?? []).slice(0, 2).flatMap((value) => labels[value] ?? []),
  );
  return [
    money(price),
    ...specs,
    ...values.slice(0, Math.max(0, 5 - specs.length)).map(inSentence),
  ].join(', ');
}

/** A list answered by nothing of the closed set: one question with the ways there are. */
export const unclearAfterList = (kind: Kind, isQuestion: boolean): Reply =>
  reply(
    isQuestion
      ? 'Bunu katalog söylemiyor; satıcının sayfasında bulabilir ya da satıcıya sorabilirsiniz.'
      : `Bunu tam anlayamadım; ${inSentence(kind.noun)} önerilerini mi değiştireyim, başka bir ürüne mi bakalım?`,
    [
      ...afterProposal,
      button('new', 'Başka bir ürüne bakalım', 'Başka bir ürüne bakalım', 'category'),
    ],
  );

/** Two things named by name, side by side. */
export function compareNamed(about: readonly Judged[], kind: Kind): Reply {
  const text = comparison(about, kind, ({ product }) => listName(product.title));
  return reply(upper(text), [
    button('list', 'Üç öneriyle listele', 'Önerileri listele', 'preference'),
    ...afterProposal.slice(0, 2),
  ]);
}
