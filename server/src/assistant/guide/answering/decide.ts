import { fold } from '@denk/shared/product/text';
import type { Kind, Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { answerTo } from '../facts/answer';
import { whoKnows } from '../facts/not-known';
import type { Answer, Known } from '../facts/question';
import { asksTogether, costOf, sumOf } from '../facts/reckon';
import { nameOf } from '../facts/table';
import { inSentence, nounOf } from '../names/in-sentence';
import { isAboutMoney } from '../names/is-about-money';
import { upper } from '../names/question-texts';
import { tidy } from '../names/tidy';
import { unsaid } from '../names/unsaid';
import { judge, type Judged } from '../proposing/choose';
import { rangeOf, type PriceRange } from '../proposing/price-range';
import { sampleOf, shelfFor } from '../proposing/shelf';
import { termsOf, type Option } from '../proposing/terms';
import { pointedAt } from '../reading/pointing';
import { sellerMattersIn, type Act, type Clause } from '../sense';
import { money, spokenOf } from '../slots/chips';
import { toldOf } from '../slots/measure';
import { onlyKind, type Slots } from '../slots/slots';
import { isInTrouble } from '../talk/clauses';
import { basketOf, chosenAs, type Taken } from '../talk/earlier';
import { sureEnough } from '../talk/other-list';
import { willDo } from '../talk/spans';
import type { Talk } from '../talk/talk';
import { nextQuestion, type Question } from './ask';
import { careFor, courtesyOf } from './courtesy';
import { fixed } from './fixed-replies';
import { nextButton, propose } from './propose';
import { noneCheaper, noneDearer } from './no-other-price';
import { newThing, afterProposal, joined, reply, type Reply } from './reply';
import { withShare } from './share';
import { sellerSays } from './seller';
import { lackingReply, withoutKind } from './without-kind';

/** What asks something of the products or of such things. */
const asks: ReadonlySet<Act> = new Set(['ask', 'compare', 'pick', 'why']);
const mostAnswers = 3;

/** The one decision: answer what was asked, ask the most telling open question, or propose. */
export async function decide(
  talk: Talk,
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Reply> {
  const care = careFor(talk);
  if (care !== undefined) return reply(care, [], false);
  const said = await replyTo(talk, engine, knowledge);
  const first = [talk.english ? fixed.english : '', talk.cut ? fixed.cut : ''].filter(
    (one) => one && !talk.replies.some((before) => before.includes(one)),
  );
  const praise = said.text.startsWith('Güzel seçim')
    ? ''
    : talk.taken.length > 0
      ? `${praised(talk.taken)}\n\n`
      : talk.dropped
        ? 'Tamam, o kalsın. '
        : '';
  return { ...said, text: `${praise}${[...first, said.text].join(' ')}`.trimEnd() };
}

async function replyTo(talk: Talk, engine: SearchEngine, knowledge: Knowledge): Promise<Reply> {
  const { slots, command, clauses, listed, pending, changed } = talk;
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  if (talk.lacking && talk.lacking.turn === talk.turn)
    return lackingReply(talk.lacking, talk, knowledge);
  if (!kind) return withoutKind(talk, knowledge);
  if (talk.dropped && !changed && listed.length > 0) return reply('', afterProposal);
  const scene = await sceneOf(talk, kind, engine, knowledge);
  const does = new Set(clauses.map(({ act }) => act));
  const hasList = listed.length > 0;
  // What can only be answered of products: how they compare, and what they cost with those of another list.
  const isOfList =
    !hasList &&
    (does.has('compare') ||
      (talk.earlier.length > 0 &&
        clauses.some(({ act, text }) => act === 'ask' && asksTogether(text))));
  const wantsList =
    command === 'list' || command === 'forget' || isOfList || (!hasList && does.has('pick'));
  // What was asked beside a new wish is answered of those that are then shown.
  const asked = isOfList || (changed && hasList) ? [] : answersOf(talk, scene.known);
  // A doctor is named once.
  const namesDoctor = asked.some(({ text }) => text.includes('doktorunuza danışın'));
  const courtesy = courtesyOf(talk, kind).filter((one) => one !== fixed.pregnancy || !namesDoctor);
  // What was wished with the thing is answered at once; an answer to a question may be a mere word.
  const isNewThing = onlyKind(talk.before) !== kind.id;
  const answers = isNewThing ? asked.filter(({ isKnown }) => isKnown) : asked;
  const { untold } = scene;
  const isSaid = (label: string) => talk.replies.some((one) => one.includes(`“${upper(label)}`));
  const news = untold.filter((label) => !isSaid(label));
  // `ikinci el` is no property of a product: what sellers do about it is known.
  const ofSeller = news.filter((label) => sellerMattersIn(label, plainly).length > 0);
  const ofNobody = news.filter((label) => !ofSeller.includes(label));
  const told = [
    ...(ofSeller.length > 0 ? [sellerSays(ofSeller.join(', '), kind, talk.replies)] : []),
    ...(ofNobody.length > 0 ? [notTold(ofNobody, kind, talk.replies)] : []),
  ].join(' ');
  if (hasList && !changed && !wantsList) {
    const says = told ? [...answers.filter(({ isKnown }) => isKnown), { text: told }] : answers;
    return afterList(talk, scene, courtesy, textsOf(says));
  }
  // Whom something that he bought troubles is asked nothing.
  if (!changed && isInTrouble(clauses)) return reply(courtesy.join(' '), [newThing]);
  const isLeaving =
    clauses.length > 0 && clauses.every(({ act }) => act === 'thanks' || act === 'stop');
  if (!hasList && isLeaving && !changed)
    return reply(courtesy.join(' ') || fixed.stopped, [newThing]);
  const isAgain = pending !== undefined && talk.asked.filter((one) => one === pending).length > 1;
  // Who asks back, or says something beside, is asked the same once more.
  const isAside =
    !hasList &&
    !changed &&
    !does.has('leave') &&
    (answers.length > 0 || courtesy.length > 0 || clauses.every(({ act }) => act === 'tell')) &&
    !isAgain;
  const before = isAside && pending ? talk.asked.slice(0, -1) : talk.asked;
  const question =
    wantsList || hasList || (isAgain && !isAside)
      ? undefined
      : scene.ask(before, isAside ? 0 : talk.turn);
  if (question)
    return asking(question, talk, kind, scene, [
      ...courtesy,
      ...textsOf(answers),
      ...(told && isNewThing ? [told] : []),
    ]);
  return propose(
    { ...talk, slots: scene.asTold(scene.slots), before: scene.asTold(scene.before) },
    kind,
    scene.judged,
    scene.range,
    [...courtesy, ...textsOf(answers), scene.note, forGrownUps(talk, kind)].filter(Boolean),
    { isAny: untold.length > 0, said: told },
    (chosen) => (hasList || isOfList ? textsOf(answersFor(chosen, talk, scene.known)) : []),
  );
}

/** What is answered beside a list of those that then stand there; where it is the first, only what is known of them. */
function answersFor(chosen: readonly Judged[], talk: Talk, known: Known): readonly Answer[] {
  const isFirst = talk.listed.length === 0;
  const now = isFirst ? { ...talk, listed: chosen, shown: chosen } : talk;
  const answers = answersOf(now, {
    ...known,
    listed: chosen,
    basket: basketOf({ ...talk, listed: chosen, shown: [...talk.shown, ...chosen] }),
  });
  return isFirst ? answers.filter(({ isKnown }) => isKnown) : answers;
}

const grownUpSizes = 'Kataloğumuzda çocuk bedeni yok; bunlar yetişkin bedenleridir.';

/** What is worn and comes in grown-ups' sizes alone, asked for a child: that is said once. */
const forGrownUps = ({ slots, replies }: Talk, { attributes }: Kind): string =>
  slots.recipient?.child &&
  attributes['clothing_size'] !== undefined &&
  !replies.some((one) => one.includes(grownUpSizes))
    ? grownUpSizes
    : '';

/** What a reply about a kind is made from. */
interface Scene {
  readonly slots: Slots;
  readonly before: Slots;
  readonly range: PriceRange;
  readonly known: Known;
  readonly note: string;
  /** What was wished that no product of the kind tells. */
  readonly untold: readonly string[];
  readonly asTold: (some: Slots) => Slots;
  readonly judged: readonly Judged[];
  readonly ask: (asked: readonly string[], turn: number) => Question | undefined;
}

async function sceneOf(
  talk: Talk,
  kind: Kind,
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Scene> {
  const sample = await sampleOf(kind.id, engine);
  const shared = await withShare(talk.slots, knowledge, engine);
  const before = (await withShare(talk.before, knowledge, engine)).slots;
  const { slots } = shared;
  const range = rangeFor(slots, kind, sample);
  const all = termsOf(slots, kind, range);
  const untold = all.filter(
    (term) => term.wish && sample.every((option) => term.state(option) === 'unknown'),
  );
  const terms = all.filter((term) => !untold.includes(term));
  const standing = (option: Option) => judge(option, terms, range);
  const shelf = await shelfFor(slots, kind, range, engine);
  const judged = shelf.map(standing);
  const isNew = onlyKind(talk.before) !== kind.id;
  return {
    slots,
    before,
    range,
    note: [
      ...inTurn(talk, knowledge),
      isNew || before.budget?.max !== slots.budget?.max ? shared.note : '',
    ]
      .filter(Boolean)
      .join(' '),
    known: {
      kind,
      sample,
      listed: talk.listed.map(standing),
      shown: talk.shown.map(standing),
      judged,
      knowledge,
      people: talk.slots.people,
      pieces: talk.slots.pieces,
      chosen: talk.slots.chosen,
      basket: basketOf(talk),
      total: talk.slots.total?.max,
      replies: talk.replies,
    },
    untold: [
      ...untold
        .filter(({ wish }) => talk.listed.length === 0 || wish?.turn === talk.turn)
        .map(({ label }) => inSentence(label)),
      ...talk.unheard,
    ],
    asTold: (some) => ({
      ...some,
      wanted: some.wanted.filter(({ label }) => !untold.some(({ wish }) => wish?.label === label)),
    }),
    judged,
    ask: (asked, turn) => nextQuestion(slots, kind, asked, judged, terms, range, turn),
  };
}

/** Of several things that were asked for at once: which of them are not sold, and in what order the others come. */
function inTurn(
  { missing, slots, before, dropped }: Talk,
  { kinds }: Knowledge,
): readonly string[] {
  const nouns = slots.sharers.flatMap(([id, more]) => {
    const kind = more === undefined ? kinds.get(id ?? '') : undefined;
    return kind ? [nounOf(kind)] : [];
  });
  const isNew = !dropped && nouns.length > 1 && slots.later.length > before.later.length;
  return [
    missing.length > 0
      ? `Kataloğumuzda ${listed(missing.map((one) => inSentence(tidy(one))))} yok.`
      : '',
    isNew ? `Sırayla bakalım: ${listed(nouns)}.` : '',
  ];
}

/** `buzdolabı, fırın ve ocak` */
const listed = (names: readonly string[]): string => new Intl.ListFormat('tr').format(names);

/** The answers to a message's questions, of the products that each speaks of. */
function answersOf(talk: Talk, known: Known): readonly Answer[] {
  const { clauses, listed, shown, spoken, taken } = talk;
  const judgedOf = (some: readonly Option[]) =>
    known.shown.filter(({ product }) => some.some((one) => one.product.id === product.id));
  // Before there is a list nothing can be pointed at.
  const isOfNone = (clause: Clause) =>
    listed.length === 0 && (clause.act !== 'ask' || clause.heard.some(({ role }) => role === 'P+'));
  const questions = clauses.filter(
    (clause) =>
      (asks.has(clause.act) || (clause.act === 'seek' && !talk.changed)) && !isOfNone(clause),
  );
  const pointed = (clause: Clause) =>
    ofAll.test(fold(clause.text)) ? [] : judgedOf(pointedAt(clause.text, listed, shown));
  // `ikincisi güzelmiş, gerçek deri mi` asks of the one that is spoken of.
  const told = clauses.filter(({ act }) => act === 'tell').flatMap(pointed);
  const asked = questions.flatMap(pointed);
  const all = asked.length > 0 ? asked : told;
  const texts = questions.map((clause) => {
    const isSaid = clause.heard.some(({ role }) => role === 'P+') || told.length !== 1;
    const own = isSaid ? pointed(clause) : told;
    const isOfSpoken = own.length === 0 && ofSpoken.test(fold(clause.text));
    const about =
      own.length > 0
        ? own
        : all.length > 0
          ? [...new Set(all)]
          : taken.length > 0
            ? judgedOf(taken.map(({ one }) => one))
            : isOfSpoken
              ? judgedOf(spoken)
              : [];
    const answer = answerTo({ act: clause.act, text: clause.text, about }, known);
    const isOfSeller =
      !answer.isKnown &&
      !chooses.test(clause.act) &&
      sellerMattersIn(clause.text, plainly).length > 0;
    return isOfSeller
      ? { text: sellerSays(clause.text, known.kind, known.replies), isKnown: true }
      : answer;
  });
  const answered = texts.filter(({ isKnown }) => isKnown);
  return answered.length > 0 ? answered : texts.slice(0, 1);
}

const chooses = /^(?:compare|pick)$/;
/** How near to what sellers answer for a question comes that is not known to be one. */
const plainly = 0.42;

/** Each text once, no more than one reads. */
const textsOf = (answers: readonly Pick<Answer, 'text'>[]): readonly string[] =>
  answers
    .reduce<readonly string[]>((all, { text }) => [...all, sayingNew(text, all)], [])
    .filter(Boolean)
    .slice(0, mostAnswers);

/** A text without the sentences that were just said. */
const sayingNew = (text: string, said: readonly string[]): string =>
  text
    .split(/(?<=[.!?])(?=\s+\p{Lu})/u)
    .filter((sentence) => !said.some((one) => one.includes(sentence.trim())))
    .join('')
    .trim();

/** What speaks of all of them, whatever else it names. */
const ofAll = /\b(?:bunlar|hepsi|ucu(?:nu?n?|n[dt]\w*)?)(?=\s|\W|$)/;

/** What speaks of one that was spoken of before: `bunun`, `onda`. */
const ofSpoken = /^(?:peki |ya )*(?:bu|o|on|bun)(?:u|un|da|na|dan)?\b(?! kadar)/;

/** A message that asks for no other list. */
function afterList(
  talk: Talk,
  { known, judged }: Scene,
  courtesy: readonly string[],
  answers: readonly string[],
): Reply {
  const { clauses, taken } = talk;
  const does = new Set(clauses.map(({ act }) => act));
  if (taken.length > 0 && answers.length === 0 && !does.has('seller'))
    return reply(praised(taken), [...nextButton(talk.slots, known.kind), newThing]);
  const isTaking = clauses.some(
    ({ act, certainty, text }) =>
      act === 'accept' &&
      certainty >= sureEnough &&
      /\b(?:al(?:iyo|al[iu]m|ay[iu]m|d[iu]m|aca|[iu]c)|sec(?:iyo|t))/.test(fold(text)),
  );
  const isUnclear =
    isTaking && answers.length === 0 && does.has('thanks') && known.listed.length > 0;
  const says = isUnclear ? [] : [...courtesy, ...answers];
  if (says.length > 0)
    return reply(joined(says), does.has('thanks') || does.has('stop') ? [newThing] : afterProposal);
  if (does.has('next')) return reply(fixed.nothingNext, [newThing]);
  if (clauses.some(({ act, certainty }) => act === 'accept' && certainty >= sureEnough))
    return reply(
      'Güzel! Hangisini seçtiğinizi yazarsanız ona odaklanırız; fiyatları ve satıcıları sonuçlar sayfasında görebilirsiniz.',
      [...known.listed.map((one, at) => takeButton(one, at)), newThing],
    );
  if (does.has('stop')) return reply(fixed.stopped, [], false);
  const isOfLess = clauses.some(
    ({ act, heard }) =>
      act === 'want' && heard.some(({ role, text }) => role === 'M+' && !/\d/.test(text)),
  );
  if (does.has('cheaper') || isOfLess)
    return reply(noneCheaper(known.listed, judged, known.kind), afterProposal);
  if (does.has('dearer')) return reply(noneDearer(known.listed, judged, known.kind), afterProposal);
  if (does.has('leave'))
    return reply(answerTo({ act: 'pick', text: '', about: [] }, known).text, afterProposal);
  // What is plainly wished and says nothing that any product tells.
  const wishes = clauses.filter(({ act, certainty }) => act === 'want' && certainty >= sureEnough);
  // What will do, too, where nothing of it was asked.
  if (wishes.some(({ heard, text }) => heard.some(({ to }) => willDo.test(fold(text.slice(to))))))
    return reply('Tamam, bunu koşul saymıyorum; liste aynı kalıyor.', afterProposal);
  const wished = wishes.flatMap(({ heard, text }) => wishedIn(heard, text));
  if (wished.length > 0)
    return reply(notTold(wished.slice(0, mostWished), known.kind, talk.replies), afterProposal);
  const isTold = clauses.length > 0 && clauses.every(({ act }) => act === 'tell');
  return reply(
    unsaid(talk.replies, isTold ? [...afterTelling, ...unclear] : unclear),
    afterProposal,
  );
}

/** What a wish names, or all that it says. */
function wishedIn(heard: Clause['heard'], text: string): readonly string[] {
  const named = heard.filter(({ role }) => /^[VK]/.test(role)).map((one) => one.text);
  return named.length > 0 ? named : [text];
}
const mostWished = 2;

/** What is asked of whom only told something. */
const afterTelling = [
  'Buna göre listede neyin değişmesini istersiniz?',
  'Bunun için bütçeyi mi, özellikleri mi değiştireyim?',
];

const unclear = [
  'Bunu tam anlayamadım. Listedekilerden birini mi soruyorsunuz, yoksa başka özellikte bir ürün mü istersiniz?',
  'Kusura bakmayın, ne istediğinizi çıkaramadım. Başka kelimelerle yazarsanız hemen bakarım.',
  'Bunu da anlayamadım. Aşağıdaki düğmelerden birini seçebilir ya da isteğinizi kısaca yazabilirsiniz.',
];

const takeButton = (one: Option, at: number) => ({
  id: `take-${at + 1}`,
  label: nameOf(one),
  value: `${nameOf(one)} olanı alıyorum`,
  type: 'preference' as const,
});

/** The reply to who takes one, or one of each of several things. */
const praised = (taken: readonly Taken[]): string => {
  const chosen = taken.map(chosenAs);
  const names = taken.map(({ one: { product } }, at) => {
    const [own] = chosen.slice(at);
    const note = own?.pieces === 1 && product.priceNote ? `, ${product.priceNote}` : '';
    return own ? `${own.name} (${costOf(own)}${note})` : '';
  });
  const sum = chosen.length > 1 ? ` (toplam ${money(sumOf(chosen))})` : '';
  // A film is watched where one subscribes.
  const [platform = '', ...others] = new Set(
    taken.map(({ one: { product } }) => (product.contentType === undefined ? '' : product.brand)),
  );
  if (platform && others.length === 0)
    return `Güzel seçim! ${names.join(' ve ')} ${platform} aboneliğiyle izlenir; iyi seyirler!`;
  return `Güzel seçim! ${names.join(' ve ')}${sum} için fiyatları ve satıcıları sonuçlar sayfasında görebilirsiniz.`;
};

const acknowledged = ['Anladım.', 'Tamam.', 'Peki.'];

/** The next question, after what there is to say beside. */
function asking(
  question: Question,
  talk: Talk,
  kind: Kind,
  scene: Scene,
  says: readonly string[],
): Reply {
  const { slots, before, turn, guessed, replies } = talk;
  const then = spokenOf(before);
  const news = spokenOf(slots).filter((label) => !then.includes(label));
  const heard = news.filter((label) => / (?:olmasın|için)$/u.test(label));
  const isNew = onlyKind(before) !== kind.id;
  const lead =
    says.length > 0
      ? joined(says)
      : [
          guessed && isNew ? `${upper(nounOf(kind))} arıyorsunuz diye düşündüm.` : '',
          heard.length > 0
            ? `Tamam, ${heard.join(', ')}.`
            : news.length > 0 && turn > 0
              ? unsaid(replies, acknowledged)
              : '',
        ]
          .filter(Boolean)
          .join(' ');
  return reply(joined([lead, scene.note, question.text].filter(Boolean)), question.buttons);
}

/** What the catalogue tells of no product of the kind, and where it stands: `“deri kayış” için katalogda bilgi yok; …`. */
const notTold = (labels: readonly string[], kind: Kind, told: readonly string[]): string =>
  `${unsaid(
    told,
    ['için katalogda bilgi yok', 'konusunda da bilgim yok', 'de katalogda yazmıyor'].map(
      (end) =>
        `“${upper(labels.map((label) => label.replace(/ olmasın$/, '')).join(', '))}” ${end}`,
    ),
  )}; ${unsaid(told, whoKnows(kind))}.`;

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
    ...(slots.order === 'worth' && { unit: unitOf(kind, sample) }),
    ...(isNightly && { nightly: slots.people ?? 1 }),
  };
}

/** What is sold by the pack, and what most of its packs are measured by. */
const unitOf = ({ category }: Kind, sample: readonly Option[]): string | undefined =>
  /^(?:food-drink|pets|beauty)$/.test(category)
    ? ['kg', 'l'].find(
        (unit) =>
          sample.filter(({ product }) => toldOf(product, unit).length > 0).length * 2 >
          sample.length,
      )
    : undefined;
