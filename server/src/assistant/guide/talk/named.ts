import { fold } from '@denk/shared/product/text';
import { clauseOf, foldedWords, isPlace, isVerb, stem, writtenIn } from '../../../language';
import { headsOf } from '../../../search';
import type { Ears } from '../reading/ears';
import { escaped } from '../reading/escaped';
import type { Clause, Heard } from '../sense';
import type { Recipient } from '../slots/slots';
import { silent } from './clauses';
import { oneself, somebodyIn } from './people';
import type { Present } from './present';
import type { Hearing, Talk } from './talk';
import { thingCalled, thingsTold, type Thing } from './things';

/** A thing that a message names, and for whom. */
export interface Named {
  readonly thing: Thing;
  readonly clause: Clause;
  /** Where it names it. */
  readonly heard: Heard;
  readonly recipient: Recipient | undefined;
  readonly margin: number;
}

/** What a message names and whom it speaks of. */
interface Names {
  readonly named: readonly Named[];
  /** What seemed to name a thing and says something of the present one. */
  readonly ofPresent: readonly Heard[];
  /** Kinds that are refused. */
  readonly refused: readonly string[];
  /** Things that are only spoken of: `ütümüz bozuldu`. */
  readonly spoken: readonly string[];
  readonly people: readonly Recipient[];
  readonly isOneself: boolean;
  /** What asks after a thing without its being heard as one, with it: `ona kasko baksak`. */
  readonly sought: readonly Clause[];
}

const asking: ReadonlySet<Clause['act']> = new Set([
  'want',
  'tell',
  'seek',
  'next',
  'other',
  'accept',
  'stop',
  'thanks',
  'complain',
  'leave',
]);
const turningAway = 16;
/** A thing that nobody knows is one only from here on. */
export const surelyThing = 20;

/** Reads what a message names, beside the thing that is talked of, and for whom. */
export async function namesIn(
  talk: Talk,
  clauses: readonly Clause[],
  present: Present,
  hearing: Hearing,
): Promise<Names> {
  const { message } = talk;
  const { ears } = hearing;
  const named: Named[] = [];
  const ofPresent: Heard[] = [];
  const refused: string[] = [];
  const spoken: string[] = [];
  const people: Recipient[] = [];
  const sought: Clause[] = [];
  let isOneself = false;
  for (const clause of clauses) {
    const other = askedForIn(clause, present, ears);
    if (other !== undefined && !clause.heard.some(({ role }) => role === 'K+')) {
      const thing = await thingCalled(other, ears);
      const from = clause.text.indexOf(other);
      const own: Heard = { role: 'K+', text: other, from, to: from + other.length, margin: 99 };
      if (silent.has(clause.act)) sought.push({ ...clause, act: 'seek', heard: [own] });
      named.push({
        thing: { ...thing, kinds: spokenOf(thing, message, ears) },
        clause: { ...clause, act: 'seek' },
        heard: own,
        recipient: people.at(-1),
        margin: surelyThing,
      });
    }
    for (const heard of clause.heard) {
      const { role, text } = heard;
      if (role === 'R+') {
        isOneself ||= oneself.test(fold(text));
        const somebody = somebodyIn(heard, clause, talk);
        if (somebody) people.push(somebody);
      }
      if (role === 'K0') spoken.push(text);
      if (role === 'K-') {
        const { kinds } = await thingCalled(text, ears);
        refused.push(...kinds);
      }
      const said = thingSaid(clause, heard, present, ears);
      if (said === undefined || !asking.has(clause.act)) continue;
      // `ağırlığı` is one of theirs, and so is what they shall have or do: `kılıfı var mı`, `kulaklık takılsın`.
      const isRow = role === 'K+' && present.isRow(text);
      if (talk.listed.length > 0 && (isRow || isOfTheirs(clause, heard))) {
        ofPresent.push(heard);
        continue;
      }
      // Of several words for one thing the last names it: `oyun laptopu`.
      if (isBeforeOther(clause, heard, (next) => areTwo(text, next, hearing))) continue;
      const those = ofThose(text, talk, hearing);
      const called = those ?? (await thingOf(said, clause, ears));
      const rest = withoutOthers(message, heard, clauses);
      const thing = those ?? { ...called, kinds: spokenOf(called, rest, ears) };
      // `köpeğime de mama`, where food for cats stands there.
      const isOtherSort =
        present.kind !== undefined &&
        called.kinds.includes(present.kind) &&
        !thing.kinds.includes(present.kind);
      const isSure =
        heard.margin >= turningAway || clause.act === 'next' || addsOne.test(fold(clause.text));
      // Away from what is on the table only what was surely said leads.
      const isSettled = talk.listed.length > 0 || talk.lacking !== undefined;
      if (isSettled && !isSure && other === undefined && !isOtherSort) continue;
      // What only happens to be in a title was hardly asked for.
      if (!thing.isNamed && thing.kinds.length > 0 && heard.margin < turningAway) continue;
      // `güneş kremi de ekle`
      const isAdded = thing.isNamed && addsOne.test(fold(clause.text.slice(heard.from)));
      if (!isOtherSort && !isAdded && isOfIt(text, thing, talk, present)) ofPresent.push(heard);
      else named.push({ thing, clause, heard, recipient: people.at(-1), margin: heard.margin });
    }
  }
  return { named, ofPresent, refused, spoken, people, isOneself, sought };
}

/** What a clause asks after without its being heard as a thing: `kurutma makinesi de satıyor musunuz`, `ütü ne kadar`. */
function askedForIn(clause: Clause, present: Present, ears: Ears): string | undefined {
  const found = silentOn(clause) ? undefined : present.otherIn(clause.text);
  return found !== undefined &&
    (clause.act === 'next' ||
      asksAfter(fold(found), clause.text) ||
      openlyAsked(clause.text, ears) === fold(found))
    ? found
    : undefined;
}

/** What names a thing of what was heard: the catalogue decides whether a word does, or says how this one shall be. */
function thingSaid(
  clause: Clause,
  heard: Heard,
  { isKindName, isSaidOfIt }: Present,
  ears: Ears,
): string | undefined {
  const { role, text } = heard;
  if (role === 'K+') return withBefore(clause, heard, isKindName, ears);
  const isThing =
    role === 'V+' &&
    isKindName(text) &&
    !isSaidOfIt(text) &&
    // `telefondan kumanda edeyim` asks for no telephone.
    !/^\p{L}+[dt][ae]n(?= |$)/u.test(fold(text)) &&
    !isPurpose(clause, heard) &&
    // `kahve makinesi espresso` and `oyun laptopu` ask for one thing.
    !clause.heard.some((one) => one.role === 'K+');
  return isThing ? text : undefined;
}

/** `power` `bank`: what stands before a name and is one name with it. */
function withBefore(
  { heard, text }: Clause,
  own: Heard,
  isKindName: Present['isKindName'],
  { elsewhere }: Ears,
): string {
  const before = heard.find(({ to }) => to < own.from && text.slice(to, own.from).trim() === '');
  const both = before && text.slice(before.from, own.to);
  const isElsewhere = (said: string) =>
    elsewhere.meaningsOf(foldedWords(said).map(stem)).length > 0;
  return both !== undefined && (isKindName(both) || isElsewhere(both)) ? both : own.text;
}

/** `araba` of who looks for a pram and a car seat: of several things the one whose name has the word. */
function ofThose(said: string, { slots }: Talk, { knowledge }: Hearing): Thing | undefined {
  const stems = foldedWords(said).map(stem);
  const meant = slots.sharers.flat().filter((id) =>
    stems.every((one) =>
      foldedWords(knowledge.kinds.get(id)?.noun ?? '')
        .map(stem)
        .includes(one),
    ),
  );
  return stems.length > 0 && meant.length === 1
    ? { said, kinds: meant, near: [], where: undefined, isNamed: true }
    : undefined;
}

/**
 * `köpeğime mama`, `lgsye kitap`: of the kinds that a name may mean, or whose names end with it, the one that the rest of a
 * message speaks of, as the search understands it.
 */
export function spokenOf(
  { said, kinds }: Pick<Thing, 'said' | 'kinds'>,
  message: string,
  { lexicon, understand }: Ears,
): readonly string[] {
  const [noun, ...more] = foldedWords(said).map(stem);
  const isEnding = (id: string) => {
    const kind = lexicon.kinds.get(id);
    return noun !== undefined && more.length === 0 && !!kind && headsOf(kind).has(noun);
  };
  const meant =
    kinds.length > 0
      ? understand(message).kinds.filter((id) => kinds.includes(id) || isEnding(id))
      : [];
  return meant.length === 1 ? meant : kinds;
}

/** A message without the other things that it names: `bebeğimize araba ve oto koltuğu`. */
const withoutOthers = (message: string, own: Heard, clauses: readonly Clause[]): string =>
  clauses
    .flatMap(({ heard }) => heard)
    .filter((one) => one.role === 'K+' && one.text !== own.text)
    .reduce((text, { text: other }) => text.replace(other, ' '), message);

/** Whether what seemed to name a thing says something of the one that is talked of. */
function isOfIt(
  text: string,
  { kinds, isNamed, where }: Thing,
  { pending }: Talk,
  { kind, isValue, carries }: Present,
): boolean {
  const isAnswer = pending !== undefined && pending !== 'kind' && !isNamed;
  return (
    kind !== undefined &&
    !kinds.includes(kind) &&
    (isValue(text) ||
      ((kinds.length === 0 || isAnswer) && where === undefined && (isAnswer || carries(text))))
  );
}

/** Whether it is asked if there is such a thing, or what it costs: `kurutma makinesi de satıyor musunuz`. */
const asksAfter = (thing: string, text: string): boolean =>
  new RegExp(
    `(?<!\\w[dt][ae] )${escaped(thing)}\\w* (?:d[ae] |bir |bi |falan )?(?:sat(?:iyo|ar|il)\\w* ?m[iu]|(?:var|bulunur) m[iu](?= sizde)|ne kadar(?! (?!tut|ed)\\w+(?:yor?|[aeiu]r)\\b)|kaca\\b|sor(?:ay|al|ac|ca)\\w*|gelmisken)`,
  ).test(fold(text)) ||
  new RegExp(`\\b(?:bi|bir|peki|baska) (?:de |da )?(?:\\w+ )?${escaped(thing)}\\w* var m[iu]`).test(
    fold(text),
  ) ||
  new RegExp(`${escaped(thing)} (?:de|da) (?:\\w+ )?var m[iu]`).test(fold(text)) ||
  new RegExp(`\\byanina (?:\\w+ ){0,3}${escaped(thing)}`).test(fold(text));

const has =
  /^ (?:d[ae] )?(?:\p{L}+ )?(?:(?:var|yok) m[iu]|ol(?:sun|sa|an|abilir)\b|geliyor m[iu]|dahil)/u;
const does = /^ (?:d[ae] )?(?!ol|gel|bul|kal)\p{L}{2,}s[iu]n(?:l[ae]r)?\W*$/u;

/** Whether a name is that of a part or a use: somebody's own by its end, or what something shall be done with. */
const isOfTheirs = ({ text }: Clause, { text: said, to }: Heard): boolean => {
  const rest = fold(text.slice(to));
  return (/^\p{L}+[iu]$/u.test(fold(said)) && has.test(rest)) || does.test(rest);
};

const silentOn = ({ act }: Clause): boolean => act === 'compare' || act === 'pick' || act === 'why';

/** `yanına çanta`, `güneş kremi de ekleyelim`: a thing beside the present one. */
const addsOne = /\byanina\b|\b[dt][ae] (?:ekle|al(?:ay|al|ac)|lazim|bak|oner)/;

const joining = /^(?:ve|ile|hem|bi|bir|ya|veya|yoksa|m[iu]|falan|d[ae])$/;

/** Whether another name of the same thing follows in the clause, or what it is for: `arabaya dört mevsim lastik`. */
const isBeforeOther = (
  clause: Clause,
  own: Heard,
  isAnother: (next: string) => boolean,
): boolean => {
  const { heard, text } = clause;
  const next = heard.find((one) => one.role === 'K+' && one.from >= own.to);
  if (own.role !== 'K+' || !next || isPurpose(clause, next) || isAnother(next.text)) return false;
  const between = fold(text.slice(own.to, next.from)).trim();
  return (
    isPlace(foldedWords(own.text).at(-1) ?? '') ||
    (/^\p{L}*$/u.test(between) && !joining.test(between) && !isVerb(between))
  );
};

/** `buzdolabı çamaşır makinesi` are two things, each called by its whole name; `oyun laptopu` and `laptop çanta` are one. */
function areTwo(said: string, next: string, { ears, knowledge }: Hearing): boolean {
  const kindsOf = (text: string) => ears.lexicon.kindNames.meaningsOf(foldedWords(text).map(stem));
  const [own, other] = [kindsOf(said), kindsOf(next)];
  const [last = '', ...more] = foldedWords(next);
  const isWhole = more.length > 0 || stem(last) === last;
  return (
    isWhole &&
    own.length > 0 &&
    other.length > 0 &&
    !other.some(
      (id) => own.includes(id) || own.includes(knowledge.kinds.get(id)?.accessoryOf ?? ''),
    ) &&
    kindsOf(`${said} ${next}`).length === 0
  );
}

const isPurpose = ({ text }: Clause, { to }: Heard): boolean =>
  /^ icin\b/.test(fold(text.slice(to)));

/** The one thing that a text names and asks for, as the search understands it; folded. */
function openlyAsked(text: string, ears: Ears): string | undefined {
  const { reading, words, head, kinds, isKindHinted } = ears.understand(text);
  const [first, last] = [words[head?.from ?? -1], words[(head?.to ?? 0) - 1]];
  const clause = last && clauseOf(last.at.from, reading.clauses);
  // `odada klima var mı`, `kılıfı yanında geliyor mu` ask of what is shown; `çanta önerir misin` asks us.
  const isAsked =
    clause?.saying === 'asks' &&
    !/^m[iu]$/.test(reading.words[(clause.verb ?? -1) + 1]?.text ?? '');
  return first && last && isAsked && kinds.length === 1 && !isKindHinted
    ? fold(writtenIn(reading, { from: first.at.from, to: last.at.to }))
    : undefined;
}

/** A thing by its own name, else by all of its clause. */
async function thingOf(said: string, { text }: Clause, ears: Ears): Promise<Thing> {
  // `arabaya koltuk`: more words name one thing.
  const asked = openlyAsked(text, ears);
  if (asked?.endsWith(` ${fold(said)}`)) return thingCalled(asked, ears);
  const called = await thingCalled(said, ears);
  if (called.kinds.length > 0 || called.where !== undefined) return called;
  const { kinds, isNamed } = await thingsTold(text, ears);
  return isNamed ? { ...called, kinds, isNamed } : called;
}
