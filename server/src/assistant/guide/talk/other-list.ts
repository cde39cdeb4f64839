import { fold } from '@denk/shared/product/text';
import { judge, wanted } from '../proposing/choose';
import { sampleOf } from '../proposing/shelf';
import { isOfSort, termsOf, type Option, type Term } from '../proposing/terms';
import { pointedAt } from '../reading/pointing';
import type { Clause, Heard } from '../sense';
import { spokenOf } from '../slots/chips';
import { emptySlots, onlyKind, type BrandWish, type Slots } from '../slots/slots';
import { silent } from './clauses';
import { takenOf, type Taken } from './earlier';
import type { Hearing, Talk } from './talk';

/** The products that a message points at. */
export function pointedIn(clauses: readonly Clause[], { listed, shown }: Talk): readonly Option[] {
  const pointed = (some: readonly string[]) => [
    ...new Set(some.flatMap((one) => pointedAt(one, listed, shown))),
  ];
  const said = pointed(
    clauses.flatMap(({ heard }) =>
      heard.filter(({ role }) => role === 'P+').map((one) => one.text),
    ),
  );
  // `4799` of `4799 olan`; what is said outright comes before what only sounds like a name: `ikinci güzelmiş, gerçek deri mi`.
  return said.length > 0
    ? said
    : pointed(
        clauses.flatMap(({ act, text }) =>
          /^(?:ask|compare|accept|pick)$/.test(act) ? [text] : [],
        ),
      );
}

/** Praising a choice that was none is worse than asking once more. */
export const sureEnough = 0.5;
const refuses =
  /\b(?:bos ?ver|(?<!fena |kotu |hic )degil|istemi\w*|sormad\w*|vazgec\w*|alma(?:m|yacagim|yayim)\b)/;

const undecided = /\b(?:emin degil|kararsiz|karar verem)/;

/** What is taken of the shown: of the last list, or of what is called of an earlier one. */
export function takenIn(
  clauses: readonly Clause[],
  pointed: readonly Option[],
  talk: Talk,
  hearing: Hearing,
): readonly Taken[] {
  const { spoken, listed, message, slots } = talk;
  if (undecided.test(fold(message))) return [];
  const isTaking = ({ act, certainty, text }: Clause) =>
    act === 'accept' &&
    (certainty >= sureEnough || pointed.length === 1) &&
    !refuses.test(fold(text));
  const taking = clauses.filter(isTaking);
  const taken = takenOf(taking, talk, hearing);
  const [only, more] = pointed.length > 0 ? [] : spoken;
  const isSpoken = only && !more && listed.length > 0 && taking.length > 0;
  return taken.length === 0 && isSpoken ? [{ slots, one: only }] : taken;
}

const takesOut =
  /\b(?:bos ?ver|istemi\w*|istemem|cikar(?!im)\w*|kaldir\w*|silin?|olmasin|degistir\w*)\b/;

/** What a message asks for in place of what was shown. */
export async function withList(talk: Talk, isNew: boolean, hearing: Hearing): Promise<Slots> {
  const { slots, clauses, listed, shown, command } = talk;
  const doing = (act: Clause['act']) => clauses.find((clause) => clause.act === act);
  const surely = (act: Clause['act']) =>
    clauses.some((clause) => clause.act === act && clause.certainty > fairlySure) ||
    (doing(act) !== undefined && clauses.every((one) => one.act === act || silent.has(one.act)));
  if (command === 'new') return { ...emptySlots, recipient: slots.recipient };
  if (command === 'forget') return { ...slots, unwanted: [], kept: [] };
  if (listed.length === 0) return slots;
  const named = (role: Heard['role'], isIn = (_: Clause['act']) => true) =>
    clauses.flatMap(({ heard, act }) =>
      silent.has(act) || !isIn(act)
        ? []
        : heard
            .filter((one) => one.role === role)
            .flatMap(({ text }) => pointedAt(text, listed, shown)),
    );
  // `2. sıradakini istemiyorum`
  const refused = clauses
    .filter(
      ({ act, text, heard }) =>
        !silent.has(act) &&
        takesOut.test(fold(text)) &&
        !heard.some(({ role }) => role.startsWith('V')),
    )
    .flatMap(({ text }) => pointedAt(text, listed, shown));
  // `ilki kalsın, diğerlerini değiştir`
  const stay = named('P+', (act) => act !== 'other');
  const isChanged = named('P+', (act) => act === 'other');
  const out = [...named('P-'), ...refused, ...isChanged].filter((one) => listed.includes(one));
  // `bu markayı sevmiyorum, ilkini çıkarın`: none of that maker, whichever of them stands there.
  const [makers, brands] = brandsOut(talk);
  if (makers.length > 0)
    return without(
      { ...slots, refusedBrands: [...slots.refusedBrands, ...brands] },
      listed,
      makers,
    );
  if (out.length > 0 && out.length < listed.length) return without(slots, listed, out);
  const isRest = clauses.some(({ heard }) =>
    heard.some(({ role, text }) => role === 'P-' && /(?:diger|oteki|kalan)/.test(fold(text))),
  );
  if (stay.length > 0 && (isRest || doing('other')))
    return without(
      slots,
      listed,
      listed.filter((one) => !stay.includes(one)),
    );
  if (surely('cheaper') && !isNew) return cheaper(slots, listed, hearing);
  if (surely('dearer') && !isNew) return dearer(slots, listed, hearing);
  // `yarına da komik bir film`: what is asked for once more.
  const isOnceMore =
    spokenOf(slots).join() === spokenOf(talk.before).join() &&
    clauses.some(
      (clause) =>
        clause.act === 'want' &&
        clause.heard.some(({ role }) => role === 'K+') &&
        pointedIn([clause], talk).length === 0,
    );
  const isFault = doing('complain') && out.length === listed.length;
  if (isOnceMore || ((doing('other') || isFault) && !isNew))
    return { ...without(slots, listed, listed), kept: [] };
  return isNew ? { ...slots, kept: [] } : slots;
}

const ofMaker =
  /\b(?:bu|o|su) marka(?!\w*l[ae]r)\w*(?: \w+){0,2} (?:sevm|istem|begenm|guvenm|tercih etm|olmasin|almam|hic sevm)/;

/** What of a list is made by whom a message does not want of whom it points at, and who that is. */
function brandsOut({
  message,
  listed,
  shown,
  spoken,
  turn,
}: Talk): readonly [readonly Option[], readonly BrandWish[]] {
  if (!ofMaker.test(fold(message))) return [[], []];
  const own = pointedAt(message, listed, shown);
  const pointed = own.length > 0 ? own : spoken;
  const ids = new Set(pointed.map(({ product }) => product.brandId));
  const makers = listed.filter(({ product }) => ids.has(product.brandId));
  const brands = pointed.flatMap(({ product: { brandId, brand } }) =>
    brandId && brand && ids.delete(brandId)
      ? [{ id: brandId, label: brand, said: brand, turn, insisted: true }]
      : [],
  );
  return [makers, brands];
}

const origin = { said: '', turn: -1 };
/** What another price is asked for with beside something else: a list by a price that nobody named is hard to get rid of. */
const fairlySure = 0.5;

const titlesOf = (some: readonly Option[]): string[] => some.map(({ product }) => product.title);

/** Without some of the shown; the others stay. */
const without = (slots: Slots, listed: readonly Option[], out: readonly Option[]): Slots => ({
  ...slots,
  unwanted: [...new Set([...slots.unwanted, ...titlesOf(out)])],
  kept: titlesOf(listed.filter((one) => !out.includes(one))),
});

/** What of the kind has no less of what was asked than those shown; another sort is no other one of this. */
async function alike(
  slots: Slots,
  listed: readonly Option[],
  { engine, knowledge }: Hearing,
): Promise<readonly Option[]> {
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  if (!kind) return [];
  const terms = termsOf({ ...slots, budget: undefined }, kind, {});
  const lacks = (option: Option) => judge(option, terms, {}).missing;
  const worst = Math.max(...listed.map((option) => lacks(option).length));
  const mayLack = (term: Term) =>
    term.of !== 'refusal' && (!isOfSort(term) || listed.some((one) => lacks(one).includes(term)));
  return (await sampleOf(kind.id, engine)).filter(
    (option) => lacks(option).length <= worst && lacks(option).every(mayLack),
  );
}

/** The cheapest that are no further from what was asked, where any but those shown costs less than the dearest of them. */
async function cheaper(slots: Slots, listed: readonly Option[], hearing: Hearing): Promise<Slots> {
  const dearest = Math.max(...listed.map(({ price }) => price));
  const below = Math.min(dearest, slots.budget?.max ?? dearest);
  const shown = titlesOf(listed);
  const others = (await alike(slots, listed, hearing)).filter(
    ({ price, product }) => price < below && !shown.includes(product.title),
  );
  if (others.length === 0) return slots;
  return {
    ...slots,
    budget: { ...origin, below, max: below - 0.01 },
    order: 'cheap',
    kept: [],
  };
}

/** The dearest there is money for, where any but those shown costs more than the cheapest of them; without a sum those above all shown. */
async function dearer(slots: Slots, listed: readonly Option[], hearing: Hearing): Promise<Slots> {
  const prices = listed.map(({ price }) => price);
  const { max } = slots.budget ?? {};
  const [least, top] = [Math.min(...prices), Math.max(...prices)];
  const shown = titlesOf(listed);
  const others = (await alike(slots, listed, hearing)).filter(
    ({ price, product }) =>
      price > (max === undefined ? top : least) &&
      price <= (max ?? Infinity) &&
      !shown.includes(product.title),
  );
  if (others.length === 0) return slots;
  if (max !== undefined) return { ...slots, order: 'dear', kept: [] };
  const most = Math.round(top * 1.8);
  const reach = others.filter(({ price }) => price <= most);
  return {
    ...slots,
    // What was shown stays where there are too few others.
    unwanted: reach.length < wanted ? slots.unwanted : [...new Set([...slots.unwanted, ...shown])],
    kept: [],
    budget: { ...origin, min: top, ...(reach.length > 0 && { max: most }) },
    order: undefined,
  };
}
