import { read } from '../../../language';
import type { Clause } from '../acts';
import { nameOf } from '../facts/table';
import { inSentence } from '../names/in-sentence';
import { pointedAt, placesOf } from '../reading/pointing';
import { onlyKind, sameValue, type Slots, type Wish } from '../slots/slots';
import { anew, hear } from './hear';
import { turnsDown } from './roles';
import type { Talk, Hearing } from './talk';

/** Whether a clause turns something down that it only names: `Milka sütlü ama`, `ilkini istemem`. */
export function isTurnedDown({ act, text }: Clause, { listed }: Talk): boolean {
  if (!turnsDown.has(act)) return false;
  const refusals = read(text).refusals.filter(
    ({ kind }) => kind === 'not' || kind === 'instead' || kind === 'without',
  );
  if (/(?<!\p{L})(?:fena|kötü|berbat)(?!\p{L})/iu.test(text) && act === 'refuse') return false;
  return refusals.length === 0 || placesOf(text, listed, false).length > 0;
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
    if (refusesKind(clause, talk, hearing) && slots.kinds.join() === talk.slots.kinds.join())
      return {
        slots: { ...anew(slots), budget: slots.budget, kinds: othersFor(slots, hearing) },
        taken,
      };
    if (!isTurnedDown(clause, talk)) continue;
    const before = talk.clauses[at - 1];
    const isBack = /^(?:onu|onlar[ıi]?|bunu|bunlar[ıi]?)?\s*(?:istemi|istemem|olmas[ıi]n)/iu.test(
      clause.text,
    );
    const text = isBack && before ? before.text : clause.text;
    const out = pointedAt(text, talk.listed, talk.shown);
    const titles = out.map(({ product }) => product.title);
    const heard = (await hear(text, talk, hearing)).slots;
    const isNew = <T>(all: readonly T[], old: readonly T[]) =>
      all.filter((one) => !old.includes(one));
    const brands =
      clause.act === 'refuse'
        ? isNew(
            [...heard.brands, ...heard.refusedBrands],
            [...talk.slots.brands, ...talk.slots.refusedBrands],
          )
        : [];
    const wishes = isNew(
      [...heard.wanted, ...heard.refused],
      [...talk.slots.wanted, ...talk.slots.refused],
    );
    const isHad = (wish: Wish) =>
      talk.listed.some(({ product }) =>
        wish.anyOf.some(({ attribute, value }) => product.attributes[attribute]?.includes(value)),
      );
    const isAsked = (wish: Wish) =>
      talk.slots.wanted.some(({ anyOf }) =>
        anyOf.some((one) => wish.anyOf.some((own) => sameValue(own, one))),
      );
    const values = out.length > 0 ? [] : wishes.filter((wish) => isHad(wish) && !isAsked(wish));
    const names =
      out.length > 0 || brands.length > 0 || values.length > 0 || clause.act !== 'refuse'
        ? []
        : isNew(heard.names, talk.slots.names).filter(({ as }) => as === 'name');
    if (brands.length + values.length + names.length + titles.length === 0) continue;
    const unwanted = [...new Set([...slots.unwanted, ...titles])];
    slots = {
      ...slots,
      unwanted,
      kept:
        titles.length > 0
          ? talk.listed
              .map(({ product }) => product.title)
              .filter((title) => !unwanted.includes(title))
          : slots.kept,
      refused: [...slots.refused, ...values],
      refusedBrands: [...slots.refusedBrands, ...brands],
      brands: slots.brands.filter(({ id }) => !brands.some((one) => one.id === id)),
      refusedNames: [...slots.refusedNames, ...names],
    };
    taken.push(
      ...(brands.length > 0 ? brands.map(({ label }) => label) : out.map(nameOf)),
      ...values.map(({ label }) => inSentence(label)),
      ...names.map(({ said }) => `“${said}”`),
    );
  }
  return { slots, taken: [...new Set(taken)] };
}

/** `laptop istemiyorum`: nothing but the thing itself is refused. */
function refusesKind({ act, text }: Clause, { slots }: Talk, { ears }: Hearing): boolean {
  const kind = onlyKind(slots);
  if (act !== 'refuse' || kind === undefined) return false;
  const reading = ears.read(text);
  return reading.refusals.some(({ kind: how, items: [item] }) => {
    if (how !== 'not' || !item) return false;
    const stems = reading.words.slice(item.from, item.to).map(({ stem }) => stem);
    return (
      ears.lexicon.kindNames.meaningsOf(stems).includes(kind) &&
      !ears.lexicon.sortNames.meaningsOf(stems).includes(kind)
    );
  });
}

/** What else is given to somebody for whom one thing is refused. */
const othersFor = ({ recipient, kinds }: Slots, { knowledge }: Hearing): readonly string[] =>
  recipient
    ? (knowledge.occasions.find(({ words }) => words.includes('hediye'))?.kinds ?? []).filter(
        (id) => !kinds.includes(id),
      )
    : [];
