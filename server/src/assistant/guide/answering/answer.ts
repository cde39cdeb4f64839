import type { ChatButton } from '@denk/shared/product/wire';
import type { Kind, Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { fold } from '@denk/shared/product/text';
import { judge, type Judged } from '../proposing/choose';
import { rangeOf } from '../proposing/price-range';
import { sampleOf, shelfFor } from '../proposing/shelf';
import { groupsOf, termsOf } from '../proposing/terms';
import { inSentence } from '../names/in-sentence';
import type { Talk } from '../talk/replay';
import { money } from '../slots/chips';
import { onlyKind, type Slots } from '../slots/slots';
import { answerAboutList, compareNamed, unclearAfterList } from './after-list';
import { kindButtons, nextQuestion, type Question } from './ask';
import { saidBeside } from '../reading/asides';
import { asideTexts } from './aside-texts';
import { propose } from './propose';
import { upper } from '../names/question-texts';
import { afterProposal, reply, type Reply } from './reply';

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
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  if (!kind) return withoutKind(talk, knowledge);

  const sample = await sampleOf(kind.id, engine);
  const shared = await withShare(slots, knowledge, engine);
  const range = rangeOf(
    shared.slots.budget,
    sample.map(({ price }) => price),
  );
  const terms = termsOf(shared.slots, kind, range);
  const known: Talk = { ...talk, slots: shared.slots };
  const listed = talk.listed.map((option) => judge(option, terms, range));
  const wantsList = asksForTheList.test(fold(talk.message));
  const news = (heard.changed || wantsList) && !talk.meaning;

  if (talk.meaning && listed.length > 0 && !(aside && saidBeside.has(aside))) {
    const about = answerAboutList(known, talk.meaning, kind, listed, knowledge);
    if (about) return about;
  }
  const open = (): Question | undefined =>
    nextQuestion(
      shared.slots,
      kind,
      talk.pending ? talk.asked.slice(0, -1) : talk.asked,
      sample,
      terms,
      range,
    );
  if (aside && !news && !talk.meaning && !(heard.leaves && aside === 'greeting'))
    return besideTheMatter(talk, asideTexts[aside], listed.length > 0 ? undefined : open());
  if (!news && !talk.meaning && !heard.leaves) {
    const unknown = unknownNote(talk, kind);
    if (listed.length > 0)
      return unknown
        ? reply(`${upper(unknown)} Önerilerde başka neyi değiştireyim?`, afterProposal)
        : unclearAfterList(kind);
    const question = open();
    if (talk.lost === 1 && question) {
      const text = unknown ? upper(unknown) : 'Bunu tam anlayamadım.';
      return reply(`${text} ${question.text}`, question.buttons);
    }
  }
  const shelf = await shelfFor(shared.slots, kind, range, engine);
  const judged = shelf.map((option) => judge(option, terms, range));
  const named = comparedByName(talk, judged);
  if (named) return compareNamed(named, kind);
  const isNews = talk.before.total !== slots.total || onlyKind(talk.before) !== kind.id;
  const shareNote = isNews ? shared.note : '';
  const note = noteOf(talk, kind, shareNote);
  const question =
    wantsList || (talk.lists.length > 0 && listed.length > 0)
      ? undefined
      : nextQuestion(shared.slots, kind, talk.asked, shelf, terms, range);
  if (question) {
    const said = noteOf(talk, kind, shareNote, '. ');
    const greets = aside === 'greeting' ? 'Merhaba! ' : '';
    return reply(`${greets}${upper(said)}${question.text}`, question.buttons);
  }
  return propose(known, kind, judged, range, note);
}

/** What has to be said before the reply itself: an aside, what is not in the catalogue, how a sum was shared. */
function noteOf(talk: Talk, kind: Kind, shared: string, end = '; '): string {
  const { aside, english, cut } = talk.heard;
  const parts = [
    english ? 'I answer in Turkish, but I understood your request' : '',
    aside && saidBeside.has(aside) ? asideTexts[aside].replace(/\.$/, '') : '',
    cut ? 'mesajınızın ilk 2.000 karakterini okudum' : '',
    unknownNote(talk, kind).replace(/\.$/, ''),
    shared,
  ].filter(Boolean);
  return parts
    .map(
      (part, at) =>
        `${at > 0 && end === '. ' ? upper(part) : part}${part.startsWith('I answer') || /112/.test(part) ? '. ' : end}`,
    )
    .join('');
}

/** `“tesla” katalogda yok`, `Nike markalı akıllı telefon yok`. */
function unknownNote({ absent, heard, meaning }: Talk, kind: Kind): string {
  const noun = inSentence(kind.noun);
  const brands = heard.misfits.slice(0, 2).join(' ve ');
  const words = [
    ...groupsOf(absent).map((group) => group.map(({ said }) => said).join(' ')),
    ...(meaning ? [] : heard.left)
      .filter(
        ({ stem, said, as }) =>
          said.length > 2 &&
          as === 'name' &&
          !absent.some((one) => one.stem === stem) &&
          !isNamed(stem, heard.slots),
      )
      .map(({ said }) => said),
  ]
    .map(tidy)
    .filter(Boolean);
  if (brands) return `katalogda ${brands} markalı ${noun} yok.`;
  const said = [...new Set(words)]
    .slice(0, 2)
    .map((word) => `“${word}”`)
    .join(' ve ');
  return said ? `${said} için katalogda bilgi bulamadım.` : '';
}

const isNamed = (stem: string, { names }: Slots): boolean =>
  names.some((name) => name.stem === stem);

/** What was typed comes back without marks that a page could read, and short. */
const tidy = (said: string): string =>
  said
    .replace(/[^\p{L}\p{N}\s+.,'’-]/gu, '')
    .slice(0, 40)
    .trim();

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

function withoutKind(talk: Talk, knowledge: Knowledge): Reply {
  const { slots, heard } = talk;
  const { aside, english } = heard;
  const hello = english ? 'I answer in Turkish, but you can write in English too. ' : '';
  const many = slots.kinds.length > 1;
  const popular = popularKinds(knowledge);
  const buttons: ChatButton[] = kindButtons(
    many ? slots.kinds : slots.recipient ? giftKinds(knowledge) : popular,
    knowledge,
  );
  const who = slots.recipient ? `${upper(slots.recipient.label)} için ` : '';
  const first = talk.asked.filter((about) => about === 'kind').length === 0;
  const question = many
    ? `${who ? `${who}hangisine bakalım?` : 'Hangisine bakalım?'}`
    : who
      ? `${who}ne düşünürsünüz?`
      : first
        ? 'Ne arıyorsunuz?'
        : 'Peki ne tür bir ürün ya da hizmet işinize yarar?';
  if (aside && !many) {
    if (aside === 'bye') return reply(asideTexts.bye, [], false);
    if (aside === 'thanks')
      return reply(`${asideTexts.thanks} İsterseniz birlikte bir ürüne bakabiliriz.`, buttons);
    if (aside === 'health') return reply(`${asideTexts.health} Bir ürün ararsanız ben buradayım.`);
    return reply(`${hello}${asideTexts[aside]} ${question}`, buttons);
  }
  const unknown = talk.meaning || slots.kinds.length > 0 ? '' : notSold(talk);
  const lost =
    talk.lost > 2
      ? 'Aşağıdakilerden birini seçebilir ya da aradığınız ürünün adını yazabilirsiniz.'
      : question;
  const puzzled =
    !unknown && talk.lost > 0 && !heard.leaves && !first ? 'Bunu tam anlayamadım. ' : '';
  return reply(`${hello}${unknown || puzzled}${lost}`, buttons);
}

/** A few words that name something the catalogue lacks; a long sentence is about something else. */
function notSold({ heard, absent }: Talk): string {
  const left = heard.left.length > 0 ? heard.left : absent;
  if (left.length > 4 || !left.some(({ as }) => as === 'name')) return '';
  const said = tidy(left.map((one) => one.said).join(' '));
  return said ? `“${said}” için kataloğumuzda ürün bulamadım. ` : '';
}

const popularKinds = ({ kinds }: Knowledge): string[] => {
  const usual = [
    'perfume',
    'smartphone',
    'laptop',
    'movie',
    'refrigerator',
    'sport-shoe',
    'hotel',
    'sunglasses',
  ];
  const there = usual.filter((id) => kinds.has(id));
  return there.length > 3 ? there : [...kinds.keys()].slice(0, 8);
};

const giftKinds = (knowledge: Knowledge): readonly string[] =>
  knowledge.occasions.find(({ words }) => words.includes('hediye'))?.kinds ??
  popularKinds(knowledge);

/** A sum for several things is shared by what they usually cost; each share can be taken back. */
async function withShare(
  slots: Slots,
  knowledge: Knowledge,
  engine: SearchEngine,
): Promise<{ slots: Slots; note: string }> {
  const { total, sharers } = slots;
  const kind = onlyKind(slots);
  if (!total?.max || slots.budget || !kind || sharers.length < 2) {
    return {
      slots:
        total && !slots.budget && sharers.length < 2
          ? { ...slots, budget: total, total: undefined }
          : slots,
      note: '',
    };
  }
  const usual = await Promise.all(
    sharers.map(async (kinds) => {
      const prices = (await sampleOf(kinds.includes(kind) ? kind : (kinds[0] ?? ''), engine))
        .map(({ price }) => price)
        .sort((a, b) => a - b);
      return prices[Math.floor(prices.length / 3)] ?? 1;
    }),
  );
  const own = usual[sharers.findIndex((kinds) => kinds.includes(kind))] ?? usual[0] ?? 1;
  const exact = (total.max * own) / usual.reduce((a, b) => a + b, 0);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(exact, 1))) - 1);
  const share = Math.max(step, Math.round(exact / step) * step);
  const noun = inSentence(knowledge.kinds.get(kind)?.noun ?? '');
  return {
    slots: { ...slots, budget: { said: total.said, turn: total.turn, max: share } },
    note: `toplam ${money(total.max)} bütçenin ${money(share)} kadarını ${noun} için ayırdım`,
  };
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
