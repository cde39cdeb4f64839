import { fold } from '@denk/shared/text';
import type { ChatButton, ChatMessage } from '@denk/shared/wire';
import { broadWords, popularKinds } from './broad-words';
import { chooseThree, type Choice } from './choose-three';
import type { GuideCatalogue, GuideProduct } from './guide-catalogue';
import { makeLexicon, type Lexicon } from './lexicon';
import { kindButtons, money, nextQuestion, type Question } from './next-question';
import { asksForTheList, asksWhichIsBetter, asksWho, greets, thanks } from './noise-words';
import { rangeOf, roundUp } from './price-bands';
import { readConversation, type ReadConversation } from './read-conversation';
import { acknowledged, budgetInWords, inSentence, preparing, sayings } from './reply-texts';
import type { Wants, Wish } from './wants';

/** The embedded guide: a whole reply for a conversation, the same every time. */
export type Guide = (messages: readonly ChatMessage[], query?: string) => string;

/** The most questions in one conversation (spec/site.md §9). */
const mostQuestions = 4;

/**
 * The embedded guide over a catalogue: asks for category, budget and preference, and ends in exactly three products of
 * three brands. Replies carry their answer buttons in the block that the system prompt asks of a model too.
 */
export function createGuide(catalogue: GuideCatalogue): Guide {
  const lexicon = makeLexicon(catalogue);
  return (messages, query) => {
    const { text, buttons } = answer(readConversation(messages, query, lexicon), lexicon);
    return buttons.length > 0 ? `${text}\n\n${buttonBlock(buttons)}` : text;
  };
}

/** Answer buttons as a fenced JSON list. */
export const buttonBlock = (buttons: readonly ChatButton[]) =>
  `\`\`\`json\n${JSON.stringify(buttons)}\n\`\`\``;

function answer(talk: ReadConversation, lexicon: Lexicon): Question {
  const { wants, last, text } = talk;
  const folded = fold(text);
  const left = mostQuestions - talk.questionsAsked;
  if (wants.kinds.length === 0) return withoutKind(talk, folded, left, lexicon);
  if (last && !last.understood) {
    if (asksWho.test(folded))
      return {
        text: 'Ben Denk’in ürün rehberiyim. Aradığınız ürünü anlatın, üç öneri hazırlayayım.',
        buttons: [],
      };
    if (talk.justProposed) return afterProposal(talk, folded, lexicon);
  }
  const wantsList = asksForTheList.test(folded);
  const isChange = talk.proposed.length > 0;
  const question = wantsList || isChange ? undefined : nextQuestion(wants, left, lexicon);
  if (question) return withAcknowledgement(question, talk, lexicon);
  return proposal(chooseThree(wants, lexicon.productsOf(wants.kinds)), talk, lexicon);
}

function withoutKind(
  { last }: ReadConversation,
  folded: string,
  left: number,
  lexicon: Lexicon,
): Question {
  const buttons = kindButtons(popularKinds, lexicon);
  const unknown = last?.unknown ?? '';
  if (left <= 0) return { text: sayings.noKindLeft, buttons };
  if (asksWho.test(folded)) return { text: sayings.who, buttons };
  if (unknown && !greets.test(folded) && !isHelpless(folded)) {
    return {
      text: `“${unknown}” için örnek kataloğumuzda bir ürün bulamadım. ${sayings.whatKind}`,
      buttons,
    };
  }
  return { text: greets.test(folded) ? sayings.greeting : sayings.whatKind, buttons };
}

const isHelpless = (folded: string) =>
  /\b(?:bilmiyorum|kararsiz\p{L}*|yardim\p{L}*|oner\p{L}*)\b/u.test(folded);

function afterProposal(
  { proposed, last }: ReadConversation,
  folded: string,
  lexicon: Lexicon,
): Question {
  if (thanks.test(folded)) return { text: sayings.welcome, buttons: [] };
  if (asksWhichIsBetter.test(folded) && proposed.length > 1)
    return { text: comparison(proposed), buttons: [] };
  const about = last?.unknown
    ? `“${last.unknown}” konusunda yardımcı olamıyorum.`
    : sayings.unclear;
  return {
    text: `${about} Bütçe, marka ya da özellik yazarsanız önerileri değiştirebilirim.`,
    buttons: changes.length > 0 && lexicon.kinds.size > 0 ? changes : [],
  };
}

function comparison(products: readonly GuideProduct[]): string {
  const [first] = products;
  if (!first) return sayings.unclear;
  const cheapest = products.reduce((a, b) => (b.price < a.price ? b : a), first);
  const liked = products.reduce((a, b) => (b.rating > a.rating ? b : a), first);
  return `Üçünün en uygun fiyatlısı ${cheapest.title} (${money(cheapest.price)}). Örnek puanı en yüksek olan ise ${liked.title}.`;
}

const changes: readonly ChatButton[] = [
  { id: 'cheaper', label: 'Daha uygun fiyatlı', value: 'Daha ucuz olsun', type: 'budget' },
  { id: 'others', label: 'Başka öneriler', value: 'Başka öneriler göster', type: 'preference' },
];

function withAcknowledgement(
  question: Question,
  talk: ReadConversation,
  lexicon: Lexicon,
): Question {
  const { wants, last } = talk;
  const kind = wants.kinds.length === 1 ? lexicon.kinds.get(wants.kinds[0] ?? '') : undefined;
  if (last && !last.understood)
    return { ...question, text: `${last.unknown ? sayings.unclear : 'Tamam.'} ${question.text}` };
  const range = rangeOf(wants.budget, lexicon.productsOf(wants.kinds));
  const isNewKind = talk.before.kinds.join() !== wants.kinds.join();
  const said = wants.wishes.filter((wish) => !talk.before.wishes.includes(wish));
  const note = acknowledged(
    kind,
    isNewKind,
    wants.budget === talk.before.budget ? '' : budgetInWords(wants.budget, range),
    wishLabels(said, wants, lexicon).slice(0, 2),
  );
  return note ? { ...question, text: `${note} ${question.text}` } : question;
}

function proposal(choice: Choice, { wants, last }: ReadConversation, lexicon: Lexicon): Question {
  const kind = lexicon.kinds.get(wants.kinds[0] ?? '');
  const noun = wants.kinds.length === 1 && kind ? inSentence(kind.noun) : 'ürün';
  if (!choice.found) return shortage(choice, noun, wants, lexicon);
  const { products } = choice;
  const unheard = last?.unknown ? `“${last.unknown}” için katalogda ayrı bir bilgi yok; ` : '';
  const range = rangeOf(wants.budget, lexicon.productsOf(wants.kinds));
  const budget = budgetInWords(wants.budget, range);
  const intro = `${unheard}${unheard ? '' : note(choice, noun, wants, lexicon)}örnek katalogdan${budget ? `, ${budget}` : ''} üç ${noun} önerim:`;
  const list = products.map(({ title }, index) => `${index + 1}. ${title}`).join('\n');
  return { text: `${capitalised(intro)}\n\n${list}\n\n${preparing}`, buttons: changes };
}

const capitalised = (text: string) =>
  text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('tr'));

/** The one honest remark that matters most: a brand that is missing, or a wish that not all three meet. */
function note(
  { missingBrands, unmet, products, rareWords }: Extract<Choice, { found: true }>,
  noun: string,
  wants: Wants,
  lexicon: Lexicon,
): string {
  const missing = missingBrands
    .map((id) => lexicon.brands.get(id) ?? id)
    .slice(0, 2)
    .join(' ve ');
  if (missing) return `${missing} için buna uyan bir ${noun} bulamadım; `;
  const [wish] = wishLabels(unmet, wants, lexicon);
  if (wish) return `“${wish}” isteğinizi üçü birden karşılamıyor; `;
  const named = products.filter(({ brandId }) => wants.brands.includes(brandId)).length;
  const [rare] = rareWords;
  if (rare && named === 0) return `“${rare}” üçünde birden yok; `;
  if (named > 0 && named < products.length)
    return 'üç öneri üç ayrı markadan olsun diye başka markalar da ekledim; ';
  return '';
}

function wishLabels(wishes: readonly Wish[], wants: Wants, lexicon: Lexicon): string[] {
  return wishes.flatMap(({ attribute, value }) => {
    const kind = wants.kinds
      .map((id) => lexicon.kinds.get(id))
      .find((one) => one?.attributes[attribute]?.values[value]);
    return kind?.attributes[attribute]?.values[value] ?? [];
  });
}

function shortage(
  choice: Extract<Choice, { found: false }>,
  noun: string,
  wants: Wants,
  lexicon: Lexicon,
): Question {
  const budget = budgetInWords(wants.budget, choice.range);
  const any: ChatButton = {
    id: 'budget-any',
    label: 'Bütçe fark etmez',
    value: 'Bütçe fark etmez',
    type: 'budget',
  };
  if (choice.enough !== undefined) {
    const sum = `${money(roundUp(choice.enough))}'ye kadar`;
    return {
      text: `Bu isteklere uyan, ${budget} üç ayrı markadan ${noun} bulamadım. Örnek katalogda bunun için en az ${money(Math.ceil(choice.enough))} ayırmak gerekiyor.`,
      buttons: [{ id: 'budget-more', label: sum, value: sum, type: 'budget' }, any],
    };
  }
  if (choice.from !== undefined) {
    const sum = `${money(Math.floor(choice.from))} ve üzeri`;
    return {
      text: `Bu isteklere uyan, ${budget} üç ayrı markadan ${noun} bulamadım. Örnek katalogdaki seçenekler ${money(Math.floor(choice.from))} dolayında kalıyor.`,
      buttons: [{ id: 'budget-less', label: sum, value: sum, type: 'budget' }, any],
    };
  }
  return {
    text: `Örnek katalogda bu isteklere uyan üç ayrı marka kalmadı. Bir isteğinizi değiştirirseniz yeniden bakarım.`,
    buttons: [
      ...(wants.budget === undefined || wants.budget === 'any' ? [] : [any]),
      ...kindButtons(popularKinds.slice(0, 3), lexicon),
    ],
  };
}

/** Words that open a choice between kinds; used to check the data. */
export const everyBroadKind = [...new Set(Object.values(broadWords).flat())];
