import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { byPrice, nameOf } from '../facts/table';
import { inSentence, nounOf } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import { type Judged, mayBeShown } from '../proposing/choose';
import type { PriceRange } from '../proposing/price-range';
import { isOfSort, type Term } from '../proposing/terms';
import { money } from '../slots/chips';
import type { Act } from '../sense';
import type { Talk } from '../talk/talk';
import { noneCheaper, noneDearer } from './no-other-price';
import { asked, beyondBudget, inOrderOf, placesOf, ranked, thatHas, whatChanged } from './of-three';
import { afterProposal, joined, reply, type Reply } from './reply';

/** The same three again: how they stand to what is new of what was asked, and that nothing is nearer. */
export function sameAgain(
  chosen: readonly Judged[],
  judged: readonly Judged[],
  talk: Talk,
  kind: Kind,
  range: PriceRange,
  terms: readonly Term[],
  notes: readonly string[],
): Reply {
  const { slots, before, replies, clauses } = talk;
  const inOrder = inOrderOf(talk, chosen);
  const { news } = whatChanged(slots, before);
  const [cheapest] = byPrice(inOrder);
  const refused = terms.filter(({ of }) => of === 'refusal');
  const names = [
    ...slots.refusedBrands.map(({ label }) => label),
    ...slots.refusedNames.filter(({ ordinary }) => !ordinary).map(({ said }) => said),
  ];
  // Who does not want the morning takes another hour of the same flight.
  const isOffered = slots.refused.some(
    ({ anyOf: [one], turn }) =>
      turn === talk.turn && kind.attributes[one?.attribute ?? '']?.choice === 'offered',
  );
  const isName = (label: string) => names.some((name) => label.startsWith(name));
  const told = [
    ...notes,
    refused.length > 0
      ? `Tamam, ${onceEach(refused.map(({ label }) => (isName(label) ? label : inSentence(label)))).join(', ')}; ${isOffered ? 'bu üçünün başka seçeneği de var' : 'bu üçünün bilgilerinde zaten geçmiyor'}.`
      : '',
    ...standing(
      terms.filter((term) => !refused.includes(term)),
      inOrder,
      judged,
      kind,
      range,
      slots.people,
    ),
  ].filter(Boolean);
  const isOfPrice = slots.order === 'cheap' && cheapest;
  const asks = (price: Act) => clauses.some(({ act }) => act === price);
  const otherwise = asks('cheaper')
    ? noneCheaper(inOrder, judged, kind)
    : asks('dearer')
      ? noneDearer(inOrder, judged, kind)
      : isOfPrice
        ? `En uygun fiyatlısı ${nameOf(cheapest)}, ${money(cheapest.price)}.`
        : news.length > 0
          ? `Tamam, ${news.join(', ')}; en uygunları yine bu üçü.`
          : unsaid(replies, nothingNearer);
  const says = [...new Set(told.length > 0 ? told : [otherwise])];
  return reply(joined(says), afterProposal);
}

/** What differs by its letters' height alone is one, and `tavuk olmasın` says no more than `tavuklu olmasın`. */
const onceEach = (labels: readonly string[]): readonly string[] =>
  labels.filter((label, at) => {
    const own = fold(label).replace(/ olmasin$/, '');
    return labels.every(
      (other, place) =>
        place === at || !fold(other).startsWith(own) || (fold(other) === fold(label) && place > at),
    );
  });

const nothingNearer = [
  'Aradığınıza bunlardan daha yakınını bulamadım.',
  'Elimdekilerin en yakını yine bunlar; bütçeyi ya da bir isteği gevşetirseniz başkalarını da gösterebilirim.',
];

/** Which of the three, as they were shown, meet what is newly asked: what the same ones meet is told together. */
function standing(
  terms: readonly Term[],
  shown: readonly Judged[],
  judged: readonly Judged[],
  kind: Kind,
  range: PriceRange,
  people: number | undefined,
): readonly string[] {
  // Whether a premium is for one or for all of them is not known.
  const isForSome = (people ?? 1) > 1 && kind.category === 'finance';
  const placesFor = (term: Term) => placesOf(shown, ({ met }) => met.includes(term));
  const rest = (places: readonly number[]) =>
    places.length > 1 ? 'öteki en yakını' : 'ötekiler en yakınları';
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const key = `${term.of === 'budget'} ${placesFor(term).join('')}`;
    const own = groups.get(key) ?? [];
    if (!own.some(({ label }) => label === term.label)) groups.set(key, [...own, term]);
  }
  return [...groups.values()].map((own) => {
    const places = own.slice(0, 1).flatMap(placesFor);
    if (own.some(({ of }) => of === 'budget')) {
      if (places.length === shown.length) return isForSome ? '' : 'Üçü de bütçenize uyuyor.';
      if (places.length > 0) return `Bütçenize yalnız ${ranked(places)} uyuyor, ${rest(places)}.`;
      return `${range.max === 0 ? 'Ücretsizini' : 'Bu bütçeye uyanını'} bulamadım, en yakınları bunlar.`;
    }
    const [only] = own;
    // What a word only suggests is told as what it was taken for.
    const isSuggested =
      own.length === 1 && only?.wish?.hint && fold(only.wish.said) !== fold(only.label);
    const whose = isSuggested
      ? `“${upper(only.wish.said)}” için “${only.label}” özelliğine baktım;`
      : upper(asked(own));
    if (places.length > 0)
      return `${whose} ${places.length === shown.length ? 'üçü de uyuyor' : `yalnız ${ranked(places)} uyuyor; ${rest(places)}`}.`;
    // Another sort may have it.
    const having = judged.filter(
      (one) => mayBeShown(one) && own.every((term) => one.met.includes(term)),
    );
    const sort = shown[0]?.met.find(
      (term) => isOfSort(term) && !having.some(({ met }) => met.includes(term)),
    );
    const dearer = beyondBudget(having);
    const none =
      having.length > 0 && !sort
        ? `${asked(own)}${dearer ? '' : ' öteki isteklerinizle birlikte'} uyan ${nounOf(kind)}`
        : thatHas(having.length > 0 && sort ? [sort, ...own] : own, kind);
    return dearer
      ? `Bu bütçede ${none} bulamadım, en yakınları yine bunlar; bütçeyi aşarsanız ${dearer}.`
      : `${upper(none)} bulamadım, en yakınları yine bunlar.`;
  });
}
