import { fold } from '@denk/shared/product/text';
import type { Kind, Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { spokenOf as spokenIn, type Known } from '../facts/questions';
import { inSentence } from '../names/in-sentence';
import { isAboutMoney } from '../names/is-about-money';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import { judge, type Judged } from '../proposing/choose';
import { foundTerms } from '../reading/found';
import { earsOf } from '../reading/ears';
import { isHad } from '../reading/had';
import { pointedAt } from '../reading/pointing';
import { notTold } from '../facts/unknown';
import { rangeOf, type PriceRange } from '../proposing/price-range';
import { sampleOf, shelfFor } from '../proposing/shelf';
import { termsOf, type Option } from '../proposing/terms';
import { money, spokenOf } from '../slots/chips';
import { onlyKind, type Slots } from '../slots/slots';
import type { Talk } from '../talk/talk';
import { askWhether, notUnderstood } from './clarify';
import { afterList, answersTo, asksSomething } from './after-list';
import { nextQuestion } from './ask';
import { careFor, wellWishing } from './beside';
import { fixed, kindly } from './fixed-replies';
import { notesOf } from './notes';
import { once } from './once';
import { findsFault, propose } from './propose';
import { listThem, newThing, reply, type Reply } from './reply';
import { withShare } from './share';
import { lackingReply, withoutKind } from './without-kind';
import { praised, takenBefore } from './taken';

const asksForTheList =
  /\b(?:oneri(?:leri|ler)?(?:ni|nizi)?\s*(?:listele|goster|ver|yap|al|sirala)\w*|listele\w*|sonuclari? goster|artik oner|hadi oner|direk(?:t)? oner|hemen oner|soru sorma\w*|uzatma\w*|sadece oner|marka ve modeliyle)/;

/** `fark etmez, öner`: of who was asked something already. */
const asksToSee = /\b(?:goster|oner|sec)(?:in|sene|senize|iver\w*|(?:er|ir) mis[iu]n\w*)?$/;

/** The one decision: answer what was asked about the list, ask the most telling open question, or propose. */
export async function answer(
  talk: Talk,
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Reply> {
  const care = careFor(talk);
  if (care !== undefined) return reply(care, [], false);
  const said = await decide(talk, engine, knowledge);
  const first = [
    talk.english ? fixed.english : '',
    talk.cut ? fixed.cut : '',
    said.text.includes('eçmiş olsun') ? '' : wellWishing(talk),
  ].filter(Boolean);
  const [, greeting = '', rest = ''] = /^(Merhaba! )?(.*)$/s.exec(said.text) ?? [];
  const text = once(`${greeting}${[...first, rest].join(' ')}`, talk.replies);
  const { chosen } = talk.told;
  return { ...said, text: chosen ? `${praised(chosen)}\n\n${text}` : text };
}

async function decide(talk: Talk, engine: SearchEngine, knowledge: Knowledge): Promise<Reply> {
  const { slots, command, clauses, told } = talk;
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  if (!kind) return withoutKind(talk, knowledge);
  if (told.lacking) return lackingReply(told.lacking, talk, knowledge);
  const sample = await sampleOf(kind.id, engine);
  const shared = await withShare(slots, knowledge, engine);
  const before = (await withShare(talk.before, knowledge, engine)).slots;
  const range = rangeFor(shared.slots, kind, sample);
  const found = await foundTerms(shared.slots, kind, earsOf(engine, knowledge));
  const all = [...termsOf(shared.slots, kind, range), ...found];
  // What no product of the kind tells is told once, and tells none from another.
  const untold = all.filter(
    (term) => term.wish && sample.every((option) => term.state(option) === 'unknown'),
  );
  const terms = all.filter((term) => !untold.includes(term));
  // A book on something else is no answer.
  const lacked = untold.find(({ wish }) => wish?.hard === 'sort' && wish.turn === talk.turn);
  if (lacked)
    return reply(
      `Katalogda ${lacked.label} bulamadım, üzgünüm; isterseniz başka ${inSentence(kind.noun)} önerebilirim.`,
      [listThem('Başkalarını göster'), newThing],
    );
  // No list claims that it was chosen by that.
  const asTold = (some: Slots): Slots => ({
    ...some,
    wanted: some.wanted.filter(({ label }) => !untold.some(({ wish }) => wish?.label === label)),
  });
  const standing = (option: Option) => judge(option, terms, range);
  const listed = talk.listed.map(standing);
  const knownWith = (some: readonly Judged[]): Known => ({
    kind,
    sample,
    listed: some,
    others: sample
      .filter(({ product }) => ![...some, ...listed].some((one) => one.product.id === product.id))
      .map(standing),
    shown: talk.shown,
    people: slots.people,
    earlier: talk.earlier,
    taken: takenBefore(talk),
    replies: talk.replies,
  });
  const known = knownWith(listed);
  const hasList = listed.length > 0;
  const does = new Set(clauses.map(({ act }) => act));
  // Who takes leave is asked nothing more.
  const isLeaving = clauses.length > 0 && clauses.every(({ act }) => act === 'thanks');
  if (!hasList && isLeaving && !talk.changed)
    return reply(kindly(talk.message, talk.replies), [newThing]);
  // Nobody in pain is asked what a remedy may cost.
  if (does.has('health') && kind.category === 'health' && !hasList)
    return reply(
      `${notesOf(talk, kind).join(' ')} İsterseniz doktorunuza danıştıktan sonra ${inSentence(kind.noun)} önerilerine bakabiliriz.`,
      [listThem('Önerileri göster')],
    );
  const wantsList =
    (does.has('pick') && !hasList && told.questioned.length === 0) ||
    command === 'list' ||
    command === 'forget' ||
    asksForTheList.test(fold(talk.message)) ||
    (talk.turn > 0 && asksToSee.test(fold(talk.message).trim()));
  const takesOne = clauses.some(
    ({ act, text }) =>
      act === 'accept' &&
      (pointedAt(text, talk.listed, talk.shown).length > 0 || spokenIn(text, known).length === 1),
  );
  const staysAsItIs = !talk.changed && (!findsFault(talk) || asksSomething(talk));
  const whether = askWhether(talk);
  if (whether) return whether;
  if (hasList && !wantsList && (staysAsItIs || takesOne)) return afterList(talk, known);
  const ask = (asked: readonly string[], options: readonly Option[], turn: number) =>
    nextQuestion(shared.slots, kind, asked, options, terms, range, turn);
  const aside =
    hasList || wantsList ? undefined : besideTheQuestion(talk, { ...known, listed: [] }, sample);
  // Who was asked the same twice sees products.
  const isTwice =
    talk.pending !== undefined &&
    talk.pending !== 'budget' &&
    talk.asked.filter((about) => about === talk.pending).length > 1;
  const asideQuestion =
    aside === undefined || isTwice
      ? undefined
      : ask(talk.pending ? talk.asked.slice(0, -1) : talk.asked, sample, 0);
  if (aside !== undefined && asideQuestion)
    return reply(
      [aside, asideQuestion.text].join(aside.includes('\n') ? '\n\n' : ' '),
      asideQuestion.buttons,
    );
  const shelf = await shelfFor(shared.slots, kind, range, engine);
  const judged = shelf.map(standing);
  const isOther = onlyKind(talk.before) !== kind.id;
  const notes = [
    ...notesOf(talk, kind, [
      told.guessed && isOther ? `${upper(inSentence(kind.noun))} olarak baktım.` : '',
      isOther || before.budget?.max !== shared.slots.budget?.max ? shared.note : '',
    ]),
  ];
  const question = wantsList || hasList || isTwice ? undefined : ask(talk.asked, judged, talk.turn);
  if (question) {
    const then = spokenOf(talk.before);
    const news = spokenOf(slots).filter((label) => !then.includes(label));
    const heard = news.filter((label) => / (?:olmasın|için)$/u.test(label));
    const lead =
      heard.length > 0
        ? `Tamam, ${heard.join(', ')}.`
        : told.unheard.length > 0
          ? notTold(told.unheard, kind, talk.replies)
          : news.length > 0 && talk.turn > 0 && !told.chosen
            ? unsaid(talk.replies, acknowledged)
            : '';
    return reply(
      [...(does.has('greet') ? ['Merhaba!'] : []), ...notes, lead, question.text]
        .filter(Boolean)
        .join(' '),
      question.buttons,
    );
  }
  const untoldNow = [
    ...untold
      .filter(({ wish }) => !hasList || wish?.turn === talk.turn)
      .map(({ label }) => inSentence(label)),
    ...told.unheard,
  ];
  return propose(
    { ...talk, slots: asTold(shared.slots), before: asTold(before) },
    kind,
    judged,
    range,
    notes,
    {
      isAny: untold.length + told.unheard.length > 0,
      said: untoldNow.length > 0 ? notTold(untoldNow, kind, talk.replies) : '',
    },
    (chosen: readonly Judged[]) => {
      if (!hasList || !asksSomething(talk)) return [];
      const { told: own, unknown } = answersTo(talk, knownWith(chosen));
      return [...own, unknown].filter(Boolean);
    },
  );
}

const acknowledged = ['Anladım.', 'Tamam.', 'Peki.'];

/** What is said to a message that asks, or brings no news, before there is a list; the open question follows it. */
function besideTheQuestion(
  talk: Talk,
  known: Known,
  sample: readonly Option[],
): string | undefined {
  const { clauses, changed, command, message } = talk;
  const does = new Set(clauses.map(({ act }) => act));
  const { told, unknown } = answersTo(talk, known);
  if (told.length > 0) return [...notesOf(talk, known.kind), ...told].join('\n\n');
  if (changed || command || talk.told.repeats || does.has('leave') || does.has('accept'))
    return undefined;
  const notes = notesOf(talk, known.kind).join(' ');
  if (notes) return notes;
  if (does.has('greet')) return 'Merhaba!';
  if (does.has('thanks')) return 'Rica ederim!';
  if (/\b(?:butce\w*|fiyat\w*|kac(?:a| lira| tl| para)|ne kadar)\b/.test(fold(message))) {
    const prices = sample.map(({ price }) => price);
    return `Katalogdaki fiyatlar ${money(Math.min(...prices))} ile ${money(Math.max(...prices))} arasında.`;
  }
  if (asksSomething(talk)) return unknown;
  if (talk.told.unheard.length > 0) return notTold(talk.told.unheard, known.kind, talk.replies);
  return does.has('tell') ||
    does.has('mood') ||
    clauses.some(({ text }) => isHad(text)) ||
    onlyKind(talk.before) === undefined
    ? undefined
    : notUnderstood(talk);
}

/** What the budget means: `ucuz` among those that have what is wanted, where there are enough of them. */
function rangeFor(slots: Slots, kind: Kind, sample: readonly Option[]): PriceRange {
  const terms = termsOf({ ...slots, budget: undefined }, kind, {});
  const fitting = sample.filter((option) => judge(option, terms, {}).exact);
  const prices = (fitting.length < 3 ? sample : fitting).map(({ price }) => price);
  const { usual, ...range } = rangeOf(slots.budget, prices);
  const nights = slots.wanted.find(({ measure }) => measure?.unit === 'gece')?.measure?.value;
  const isNightly = slots.budget?.per === 'night';
  return {
    ...range,
    ...(isAboutMoney(kind) && { usual }),
    nights,
    ...(isNightly && { nightly: slots.people ?? 1 }),
  };
}
