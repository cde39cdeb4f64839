import { takenOf } from '../slots/chips';
import { fold } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, isProperName, stem } from '../../../language';
import { nominative } from '../names/nominative';
import { upper } from '../names/question-texts';
import { sampleOf } from '../proposing/shelf';
import type { Option } from '../proposing/terms';
import type { Clause } from '../sense';
import { change, noChange, type Changes } from '../slots/change';
import { sameValue, sharesAttribute, type NamedWord, type Slots, type Wish } from '../slots/slots';
import { meaningsOf } from './meaning';
import { releases, willDo } from './spans';
import { sumsIn } from './sums';
import type { Hearing, Talk } from './talk';

/** What was said before is taken back for what follows. */
const corrects =
  /(?:^|\s)(?:aslinda|yok|pardon|daha dogrusu|onun yerine|yerine|degil)(?=\s|$|[,.])/;

/** The slots with what some clauses say of the thing. */
interface Told {
  readonly slots: Slots;
  readonly unheard: readonly string[];
  readonly left: readonly Clause[];
}

/** Takes what some clauses say of the thing into the slots. */
export async function withProperties(
  talk: Talk,
  clauses: readonly Clause[],
  kind: Kind | undefined,
  hearing: Hearing,
): Promise<Told> {
  const told = await propertiesTold(talk, clauses, kind, hearing);
  const isAllTold = talk.listed.length > 0 && clauses.every(({ act }) => act === 'tell');
  if (told.slots !== talk.slots || !isAllTold) return told;
  // `köpeğim var, her yer tüy`: who tells that of the shown, and nothing else, wishes for something.
  const wished = clauses.map((clause): Clause => ({ ...clause, act: 'want', certainty: 1 }));
  const { slots } = await propertiesTold(talk, wished, kind, hearing);
  return { ...told, slots };
}

async function propertiesTold(
  talk: Talk,
  clauses: readonly Clause[],
  kind: Kind | undefined,
  hearing: Hearing,
): Promise<Told> {
  const { ears, engine, knowledge } = hearing;
  const { turn, pending, message, listed } = talk;
  let { slots } = talk;
  const sample = kind ? await sampleOf(kind.id, engine) : [];
  const prices = sample.map(({ price }) => price);
  const bounds =
    prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined;
  const unheard: string[] = [];
  const unsure: string[] = [];
  // `siyah olmasın, çok sıkıldım siyahtan`
  const denied: AttributeValue[] = [];
  // What this thing does not have may be said of the next one.
  const left: Clause[] = [];
  const isNext = slots.later.length > 0;
  const again = listed.length > 0 ? { insisted: true as const } : {};
  const apply = (changes: Partial<Changes>) => {
    slots = change(
      slots,
      { ...noChange, corrects: corrects.test(fold(message)), ...changes },
      kind,
    );
  };
  const { changes, clauses: told } = sumsIn(talk, clauses, bounds, hearing);
  for (const money of changes)
    apply({
      // A sum takes back no `en hesaplısı`, and no `en ucuzu` before there is a list.
      ...(slots.order &&
        (listed.length === 0 || slots.order === 'worth') && { order: slots.order }),
      ...money,
      ...(money.budget && { budget: { ...money.budget, ...again } }),
    });
  const most = slots.budget?.max ?? Infinity;
  const reached = sample.filter(({ price }) => price <= most);
  const affordable = reached.length >= several ? reached : sample;
  if (kind)
    for (const [at, clause] of told.entries())
      for (const one of meaningsOf(clause, {
        kind,
        turn,
        asked: pending,
        sample,
        affordable,
        ears,
        knowledge,
        listed,
      })) {
        const { sign, said, wishes, brands, names, people, unknown } = one;
        if (isReleased(said, clause.text) && !isBesides(said, message)) {
          const isGone = (old: Wish) =>
            wishes.some((wish) =>
              wish.anyOf.length > 0
                ? wish.anyOf.some((value) => old.anyOf.some((other) => sameValue(value, other)))
                : sharesAttribute(old, wish),
            );
          slots = {
            ...slots,
            wanted: slots.wanted.filter((old) => !isGone(old)),
            brands: slots.brands.filter(({ id }) => !brands.some((brand) => brand.id === id)),
          };
          continue;
        }
        const isDenied = ({ anyOf }: Wish) =>
          sign === '+' && anyOf.some((value) => denied.some((no) => sameValue(no, value)));
        if (sign === '-') denied.push(...wishes.flatMap(({ anyOf }) => anyOf));
        // `50 ml de olur` of a list of which nothing of it was asked: so does anything else.
        const isGiven =
          listed.length > 0 && isBesides(said, message) && !isOneOfTwo.test(fold(message));
        const isAnyway = ({ wanted: known, refused }: Slots, wish: Wish) =>
          isGiven && ![...known, ...refused].some((old) => sharesAttribute(old, wish));
        const own = wishes
          .filter((wish) => !isDenied(wish) && !isAnyway(slots, wish))
          .map((wish): Wish => ({
            ...wish,
            ...again,
            ...(isBesides(said, message) && { also: true as const }),
          }));
        if (unknown && isNext) {
          left.push(clauses[at] ?? clause);
          continue;
        }
        // What is merely told of need not be known.
        const isTold =
          clause.certainty < fairlySure ||
          clause.act === 'tell' ||
          clause.act === 'complain' ||
          talk.since.includes(clauses[at] ?? clause);
        // `recep ivedik falan istemem`, whom nothing of the kind is called after
        const called =
          unknown && sign === '-' ? namedIn(unknown.replace(/ \p{L}+m[ae]s[ıi]n$/u, ''), turn) : [];
        if (called.length > 0) {
          apply({ refusedNames: called });
          continue;
        }
        if (unknown && !isTold) (one.isSure ? unheard : unsure).push(unknown);
        if (sign === '-') {
          const outright = own.filter(({ hint }) => !hint);
          const out = outright.length > 0 || names.length > 0 ? outright : own;
          // `fiat egea` is one of theirs.
          const models = names
            .filter(({ as, ordinary }) => as === 'name' && !ordinary)
            .map((name) => ({ ...name, said: upper(name.said) }));
          const isOfModel = brands.length > 0 && models.length > 0;
          const isTaken = out.length + brands.length > 0;
          apply({
            refused: out,
            refusedBrands: isOfModel ? [] : brands,
            refusedNames: isOfModel
              ? models
              : brands.length > 0
                ? []
                : isTaken
                  ? namesOf(said, sample, turn)
                  : names,
          });
          continue;
        }
        const before = lastOf(slots.wanted, turn);
        apply({
          people,
          wanted: own.map((wish) =>
            before && isEither(before, wish, clause.text) ? { ...wish, also: true as const } : wish,
          ),
          brands: brands.map((brand) => ({ ...brand, ...again })),
          names: isBesides(said, message)
            ? names.map((name) => ({ ...name, also: true as const }))
            : names,
        });
      }
  for (const clause of clauses)
    if (clause.act === 'leave' && !(pending === 'budget' && slots.budget?.turn === turn))
      slots = leftOpen(slots, clause, pending, kind);
  // Rather than not to be understood at all.
  const isNone = listed.length > 0 && unheard.length === 0 && slots === talk.slots;
  return { slots, unheard: isNone ? unsure : unheard, left };
}

/** Among so many some are ahead of the others. */
const several = 6;

/** Below it what a clause does may be anything. */
const fairlySure = 0.5;

/** `otobüs de olur uçak da` */
const isOneOfTwo = /\bd[ae] ol(?:ur|abilir)\b.* d[ae](?!\p{L})/u;

/** `Bodrum da olur`, `benzinli de olur hibrit de`: it will do, too. */
function isBesides(text: string, message: string): boolean {
  const [said, all] = [fold(text), fold(message).trim()];
  const at = all.indexOf(said);
  const before = all.slice(0, Math.max(0, at));
  const after = all.slice(at + said.length);
  return (
    at >= 0 &&
    (willDo.test(after) ||
      (/\bd[ae] ol(?:ur|abilir),? $/.test(before) && /^ d[ae](?=\W|$)(?! ol)/.test(after)))
  );
}

/** The wish that was said right before in the same message. */
const lastOf = (wanted: readonly Wish[], turn: number): Wish | undefined => {
  const last = wanted.at(-1);
  return last?.turn === turn ? last : undefined;
};

/** `tavuğa alerjisi var`: what is called so is refused, whatever the tables say of it. */
function namesOf(said: string, sample: readonly Option[], turn: number): NamedWord[] {
  const [word, ...others] = foldedWords(said);
  if (word === undefined || others.length > 0) return [];
  const own = stem(word);
  return sample.some(({ title }) => title.has(own)) && !sample.every(({ title }) => title.has(own))
    ? [
        {
          stem: own,
          said: nominative(said),
          turn,
          group: 0,
          ordinary: true,
          like: false,
          as: 'aside',
        },
      ]
    : [];
}

/** A name of somebody or something: of several words one at least is no everyday one. */
function namedIn(said: string, turn: number): NamedWord[] {
  const words = said.split(/\s+/);
  const isEveryday = (word: string) => isOrdinaryWord(word) && !isProperName(word);
  const isName = words.length > 1 ? !words.map(fold).every(isEveryday) : isProperName(fold(said));
  if (!isName || /[^\p{L}\s'’]/u.test(said)) return [];
  return words.map((word) => ({
    stem: stem(fold(word)),
    said: upper(word),
    turn,
    group: 0,
    ordinary: false,
    like: false,
    as: 'name',
  }));
}

/** `kuzulu ya da balıklı`: either will do. */
function isEither(before: Wish, wish: Wish, text: string): boolean {
  const [first, second] = [before, wish]
    .map(({ said }) => ({ from: text.indexOf(said), to: text.indexOf(said) + said.length }))
    .sort((one, other) => one.from - other.from);
  return (
    first !== undefined &&
    second !== undefined &&
    first.from >= 0 &&
    /\b(?:ya ?da|veya|yahut)\b/.test(fold(text.slice(first.to, second.from)))
  );
}

/** `vazgeçtim sandıktan`; `vazgeçtim, sandıklı olsun` gives up what was said before. */
const isReleased = (said: string, text: string): boolean => {
  const from = text.indexOf(said);
  const after = fold(text.slice(from + said.length));
  return (
    from >= 0 &&
    (releases.test(after) ||
      (/\b(?:vazgec\w*|bos ?ver)\W*$/.test(fold(text.slice(0, from))) &&
        !/^\w* (?:ols[ua]|ist[ie]|goster|bak|lazim)/.test(after)))
  );
};

/** What is left to us: what the clause names, else what was just asked. */
function leftOpen(
  slots: Slots,
  { text }: Clause,
  pending: string | undefined,
  kind: Kind | undefined,
): Slots {
  const stems = new Set(foldedWords(text).map(stem));
  const named = Object.entries(kind?.attributes ?? {}).flatMap(([name, { label }]) =>
    foldedWords(label).some((word) => stems.has(stem(word))) ? [name] : [],
  );
  const open = named.length > 0 ? named : pending && pending !== 'kind' ? [pending] : [];
  let left = slots;
  for (const { label, without: rest } of takenOf(left))
    if (named.length === 0 && foldedWords(label).some((word) => stems.has(stem(word)))) left = rest;
  return change(left, { ...noChange, open, freeBudget: open.includes('budget') }, kind);
}
