import { fold } from '@denk/shared/product/text';
import type { Kind, Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { spokenOf as spokenIn, type Known } from '../facts/questions';
import { inSentence } from '../names/in-sentence';
import { unsaid } from '../names/unsaid';
import { judge } from '../proposing/choose';
import { rangeOf, type PriceRange } from '../proposing/price-range';
import { sampleOf, shelfFor } from '../proposing/shelf';
import { termsOf, type Option } from '../proposing/terms';
import { money, spokenOf } from '../slots/chips';
import { onlyKind, type Slots } from '../slots/slots';
import { asksForOthers } from '../talk/clauses';
import { productsTaken } from '../talk/take-out';
import type { Talk } from '../talk/talk';
import { afterList, answersTo, asksSomething } from './after-list';
import { nextQuestion } from './ask';
import { careFor } from './beside';
import { notesOf, tidy } from './notes';
import { once } from './once';
import { propose } from './propose';
import { afterProposal, listThem, reply, type Reply } from './reply';
import { withShare } from './share';
import { lackingReply, withoutKind } from './without-kind';

const asksForTheList =
  /\b(?:oneri(?:leri|ler)?(?:ni|nizi)?\s*(?:listele|goster|ver|yap|al|sirala)\w*|listele\w*|sonuclari? goster|artik oner|hadi oner|direk(?:t)? oner|hemen oner|soru sorma\w*|uzatma\w*|sadece oner|marka ve modeliyle)/;

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
    talk.english ? 'I understand English, but I can only answer in Turkish.' : '',
    talk.cut ? 'Mesajınızın ilk 2.000 karakterini okudum.' : '',
  ].filter(Boolean);
  return { ...said, text: once([...first, said.text].join(' '), talk.told) };
}

async function decide(talk: Talk, engine: SearchEngine, knowledge: Knowledge): Promise<Reply> {
  const { heard, slots, command, clauses } = talk;
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  if (!kind) return withoutKind(talk, knowledge);
  if (heard.lacking) return lackingReply(heard.lacking, talk, knowledge);
  const sample = await sampleOf(kind.id, engine);
  const shared = await withShare(slots, knowledge, engine);
  const range = rangeFor(shared.slots, kind, sample);
  const all = termsOf(shared.slots, kind, range);
  // What no product of the kind tells is told once, and tells none from another.
  const untold = all.filter(
    (term) => term.wish && sample.every((option) => term.state(option) === 'unknown'),
  );
  const terms = all.filter((term) => !untold.includes(term));
  const standing = (option: Option) => judge(option, terms, range);
  const listed = talk.listed.map(standing);
  const known: Known = {
    kind,
    sample,
    listed,
    others: sample
      .filter(({ product }) => !listed.some((one) => one.product.id === product.id))
      .map(standing),
    shown: talk.shown,
    people: slots.people,
    quotes: !talk.english,
  };
  const hasList = known.listed.length > 0;
  const does = new Set(clauses.map(({ act }) => act));
  // Nobody in pain is asked what a remedy may cost.
  if (does.has('health') && kind.category === 'health' && !hasList)
    return reply(
      `${notesOf(talk, kind).join(' ')} İsterseniz doktorunuza danıştıktan sonra ${inSentence(kind.noun)} önerilerine bakabiliriz.`,
      [listThem('Önerileri göster')],
    );
  const wantsList =
    (does.has('pick') && !hasList && !heard.questioned) ||
    command === 'list' ||
    command === 'forget' ||
    asksForTheList.test(fold(talk.message));
  const repeats = heard.repeats && !asksSomething(talk);
  const takesOne =
    !clauses.some(({ act }) => asksForOthers.has(act)) &&
    (productsTaken(clauses, talk).length > 0 ||
      clauses.some(({ act, text }) => act === 'accept' && spokenIn(text, known).length === 1));
  if (hasList && takesOne) return afterList(talk, known, sample);
  if (hasList && !talk.changed && !wantsList && !repeats) return afterList(talk, known, sample);

  const ask = (asked: readonly string[], options: readonly Option[], turn: number) =>
    nextQuestion(shared.slots, kind, asked, options, terms, range, turn);
  const again = talk.pending ? talk.asked.slice(0, -1) : talk.asked;
  if (!hasList) {
    const aside = besideTheQuestion(talk, { ...known, listed: [] }, sample);
    const question = aside === undefined ? undefined : ask(again, sample, 0);
    if (aside !== undefined)
      return reply(
        [aside, question?.text ?? ''].join(aside.includes('\n') ? '\n\n' : ' ').trim(),
        question?.buttons ?? afterProposal,
      );
  }
  const shelf = await shelfFor(shared.slots, kind, range, engine);
  const judged = shelf.map(standing);
  const isOther = onlyKind(talk.before) !== kind.id;
  const notes = notesOf(talk, kind, [
    talk.assumed ? `${inSentence(kind.noun)} olarak baktım.` : '',
    isOther || talk.before.total !== slots.total ? shared.note : '',
  ]);
  const question = wantsList || hasList ? undefined : ask(talk.asked, shelf, talk.turn);
  if (question) {
    const before = spokenOf(talk.before);
    const news = spokenOf(slots).filter((label) => !before.includes(label));
    const greets = does.has('greet') ? ['Merhaba!'] : [];
    const lead = unsaid(talk.told, ['Not aldım: ', 'Ekledim: ', 'Bu da tamam: ']);
    const noted = news.length > 0 ? [`${lead}${news.join(', ')}.`] : [];
    return reply([...greets, ...notes, ...noted, question.text].join(' '), question.buttons);
  }
  const untoldNow = untold.filter(({ wish }) => !hasList || wish?.turn === talk.turn);
  return propose(
    { ...talk, slots: shared.slots },
    kind,
    judged,
    range,
    [...notes, untoldNote(untoldNow.map(({ label }) => label))].filter(Boolean),
    (chosen) =>
      hasList && asksSomething(talk) ? answersTo(talk, { ...known, listed: chosen }).told : [],
  );
}

/** What is said to a message that asks, or brings no news, before there is a list; the open question follows it. */
function besideTheQuestion(
  talk: Talk,
  known: Known,
  sample: readonly Option[],
): string | undefined {
  const { heard, clauses, changed } = talk;
  const { told, unknown } = answersTo(talk, known);
  if (told.length > 0) return [...notesOf(talk, known.kind), ...told].join('\n\n');
  if (changed || heard.leaves || heard.repeats || talk.command) return undefined;
  const notes = notesOf(talk, known.kind).join(' ');
  if (notes) return notes;
  const does = new Set(clauses.map(({ act }) => act));
  if (does.has('thanks') || does.has('greet'))
    return does.has('greet') ? 'Merhaba!' : 'Rica ederim!';
  if (asksSomething(talk)) {
    const prices = sample.map(({ price }) => price);
    return /\b(?:butce\w*|fiyat\w*|kac(?:a| lira| tl| para)|ne kadar)\b/.test(fold(talk.message))
      ? `Katalogdaki fiyatlar ${money(Math.min(...prices))} ile ${money(Math.max(...prices))} arasında.`
      : unknown;
  }
  return talk.lost === 1 ? `Tam anlayamadım: “${tidy(talk.message)}”.` : undefined;
}

/** Wishes of which the catalogue says nothing for any product of the kind. */
const untoldNote = (labels: readonly string[]): string =>
  labels.length > 0
    ? `${labels.map((label) => `“${label}”`).join(' ve ')} bilgisi katalogda yok, satıcının sayfasında görürsünüz.`
    : '';

/** What the budget means: `ucuz` among those that have what is wanted, where there are enough of them. */
function rangeFor(slots: Slots, kind: Kind, sample: readonly Option[]): PriceRange {
  const terms = termsOf({ ...slots, budget: undefined }, kind, {});
  const fitting = sample.filter((option) => judge(option, terms, {}).exact);
  const prices = (fitting.length < 3 ? sample : fitting).map(({ price }) => price);
  return rangeOf(slots.budget, prices);
}
