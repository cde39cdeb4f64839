import { fold } from '@denk/shared/product/text';
import type { Kind, Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { judge, type Judged } from '../proposing/choose';
import { listName } from '../proposing/line';
import { rangeOf, type PriceRange } from '../proposing/price-range';
import { sampleOf, shelfFor } from '../proposing/shelf';
import { termsOf, type Option } from '../proposing/terms';
import { saidBeside } from '../reading/asides';
import { readIntent } from '../reading/intents';
import { money, spokenOf } from '../slots/chips';
import { groupsOf, onlyKind, type Slots } from '../slots/slots';
import type { Talk } from '../talk/replay';
import { answerAboutList, compareNamed, unclearAfterList } from './after-list';
import { nextQuestion, type Question } from './ask';
import { asideText, asideTexts } from './aside-texts';
import { bodyNote, noteOf, unknownNote, untoldNote } from './notes';
import { propose } from './propose';
import { afterProposal, button, reply, type Reply } from './reply';
import { withShare } from './share';
import { whatIsKnown } from './what-is-known';
import { lackingReply, withoutKind } from './without-kind';

const asksForTheList =
  /\b(?:oneri(?:leri|ler)?(?:ni|nizi)?\s*(?:listele|goster|ver|yap|al|sirala)\w*|listele\w*|sonuclari? goster|artik oner|hadi oner|direk(?:t)? oner|hemen oner|soru sorma\w*|uzatma\w*|sadece oner|marka ve modeliyle)/;
const compares = /\b(?:karsilastir\w*|kiyasla\w*|fark\w*|hangisi\w*|m[iu] .+ m[iu]|yoksa|vs)\b/;

/** The one decision: answer what was asked about the list, ask the most telling open question, or propose. */
export async function answer(
  talk: Talk,
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Reply> {
  const { heard, slots } = talk;
  const { aside } = heard;
  if (aside === 'crisis') return reply(asideTexts.crisis, [], false);
  if (aside === 'complaint' && talk.listed.length === 0)
    return reply(`Yaşadığınız sorun için üzgünüm. ${asideTexts.complaint}`);
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
  const known: Talk = { ...talk, slots: shared.slots };
  // Nobody in pain is asked what a remedy may cost.
  if (aside === 'health' && kind.category === 'health' && talk.listed.length === 0)
    return reply(
      `${asideTexts.health} İsterseniz doktorunuza danıştıktan sonra ${inSentence(kind.noun)} önerilerine bakabiliriz.`,
      [button('list', 'Önerileri göster', 'Önerileri listele', 'preference')],
    );
  const listed = talk.listed.map((option) => judge(option, terms, range));
  // Who asks what it costs sees what it costs.
  const wantsList =
    asksForTheList.test(fold(talk.message)) ||
    (listed.length === 0 && readIntent(talk.message)?.means === 'price');
  const news = (heard.changed || heard.repeats || wantsList) && !talk.meaning;

  const isSaidBeside = aside !== undefined && saidBeside.has(aside);
  const several = /[.!?]\s+\S/.test(talk.message);
  if (talk.meaning && listed.length > 0 && (!isSaidBeside || several)) {
    const about = answerAboutList(known, talk.meaning, kind, listed);
    if (about)
      return isSaidBeside ? { ...about, text: `${asideText(aside, kind)} ${about.text}` } : about;
    if (talk.meaning.means === 'cheaper' && slots.budget === talk.before.budget) {
      const [cheapest] = [...listed].sort((a, b) => a.price - b.price);
      return reply(
        `İsteklerinize uyan daha ucuz bir ${inSentence(kind.noun)} yok${cheapest ? `; en uygun fiyatlısı ${listName(cheapest.product.title)}, ${money(cheapest.price)}` : ''}.`,
        afterProposal.filter(({ id }) => id !== 'cheaper'),
      );
    }
  }
  const open = (): Question | undefined =>
    nextQuestion(
      shared.slots,
      kind,
      talk.pending ? talk.asked.slice(0, -1) : talk.asked,
      sample,
      terms,
      range,
      0,
    );
  if (heard.questioned)
    return whatIsKnown(heard.questioned, kind, sample, listed.length > 0 ? undefined : open());
  const isAsking = talk.meaning === undefined || !changing.has(talk.meaning.means);
  const isNew = spokenOf(slots).join() !== spokenOf(talk.before).join();
  if (
    aside &&
    !(news && (isNew || listed.length === 0)) &&
    isAsking &&
    !(heard.leaves && aside === 'greeting')
  )
    return besideTheMatter(talk, asideText(aside, kind), listed.length > 0 ? undefined : open());
  if (!news && !talk.meaning && !heard.leaves) {
    const unknown = unknownNote(talk, kind);
    if (listed.length > 0)
      return unknown && heard.isQuestion
        ? reply(
            `Katalogda ${unknown.replace(' için katalogda bilgi bulamadım.', ' bilgisi yok')}; satıcının sayfasında görebilirsiniz.`,
            afterProposal,
          )
        : unknown
          ? reply(
              `${upper(unknown.replace(/\.$/, ''))}; önerilerim bu yüzden aynı kaldı.`,
              afterProposal,
            )
          : unclearAfterList(kind, heard.isQuestion);
    const question = open();
    const isPriced = slots.budget !== undefined || slots.total !== undefined;
    if (talk.lost === 1 && question && !isPriced) {
      const text = unknown
        ? upper(unknown)
        : heard.isQuestion
          ? 'Bunu bilemiyorum; katalogdaki ürünleri fiyatları ve özellikleriyle karşılaştırabilirim.'
          : 'Bunu tam anlayamadım.';
      return reply(`${text} ${question.text}`, question.buttons);
    }
  }
  const shelf = await shelfFor(shared.slots, kind, range, engine);
  const judged = shelf.map((option) => judge(option, terms, range));
  const named = comparedByName(talk, judged);
  if (named) return compareNamed(named, kind);
  const isOther = onlyKind(talk.before) !== kind.id;
  const firstList = talk.listed.length === 0;
  const notes = (isList: boolean): string[] => [
    talk.lost > 0 && heard.isQuestion && !unknownNote(talk, kind) ? 'bunu bilemiyorum' : '',
    talk.assumed ? `${inSentence(kind.noun)} olarak baktım` : '',
    bodyNote(talk, kind, isOther),
    untoldNote(
      untold
        .filter(({ wish }) => isList && (firstList || wish?.turn === talk.turn))
        .map(({ label }) => label),
    ),
    isOther || talk.before.total !== slots.total ? shared.note : '',
  ];
  const question =
    wantsList || (talk.lists.length > 0 && listed.length > 0)
      ? undefined
      : nextQuestion(shared.slots, kind, talk.asked, shelf, terms, range, talk.turn);
  if (question) {
    const before = spokenOf(talk.before);
    const news = spokenOf(slots).filter((label) => !before.includes(label));
    const noted = news.length > 0 ? `not aldım: ${news.join(', ')}` : '';
    const said = noteOf(talk, kind, [...notes(false), noted], '. ');
    const greets = aside === 'greeting' ? 'Merhaba! ' : '';
    return reply(`${greets}${upper(said)}${question.text}`, question.buttons);
  }
  return propose(known, kind, judged, range, noteOf(talk, kind, notes(true)));
}

/** Meanings that another list follows from. */
const changing: ReadonlySet<string> = new Set(['cheaper', 'better', 'others', 'replace', 'like']);

/** What the budget means: `ucuz` among those that have what is wanted, where there are enough of them. */
function rangeFor(slots: Slots, kind: Kind, sample: readonly Option[]): PriceRange {
  const terms = termsOf({ ...slots, budget: undefined }, kind, {});
  const fitting = sample.filter((option) => judge(option, terms, {}).exact);
  const prices = (fitting.length < 3 ? sample : fitting).map(({ price }) => price);
  return rangeOf(slots.budget, prices);
}

function besideTheMatter(talk: Talk, text: string, question: Question | undefined): Reply {
  const { aside } = talk.heard;
  if (aside === 'bye') return reply(text, [], false);
  if (talk.listed.length > 0) {
    const more =
      aside === 'thanks'
        ? ' İsterseniz önerileri değiştirebilir ya da başka bir ürüne bakabiliriz.'
        : ' Önerilerle ilgili başka bir şey isterseniz buradayım.';
    return reply(`${text}${more}`, afterProposal);
  }
  return question
    ? reply(`${text} ${question.text}`, question.buttons)
    : reply(text, afterProposal);
}

/** Two things that the message names to be compared: the best known product of each name. */
function comparedByName(
  { slots, message, meaning }: Talk,
  judged: readonly Judged[],
): Judged[] | undefined {
  if (meaning || !compares.test(fold(message))) return undefined;
  const newest = slots.names.at(-1)?.turn;
  const groups = groupsOf(slots.names.filter(({ turn, like }) => turn === newest && !like));
  if (groups.length < 2) return undefined;
  const found = groups.flatMap((group) => {
    const carrying = judged.filter(({ stems }) => group.every(({ stem }) => stems.has(stem)));
    const [shortest] = carrying.sort((a, b) => a.product.title.length - b.product.title.length);
    return shortest ?? [];
  });
  const apart = [...new Set(found)];
  return apart.length > 1 ? apart : undefined;
}
