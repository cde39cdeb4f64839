import { preparing, budgetInWords, inSentence } from '../talking/reply-texts';
import { chooseThree, type Choice } from './choose-three';
import type { GuideProduct } from '../guide-catalogue';
import type { Lexicon } from '../understanding/lexicon';
import { changes, kindButtons, money, type Question } from '../asking/next-question';
import type { ReadConversation } from '../understanding/read-conversation';
import { shortage } from './shortage';
import type { Wants } from '../understanding/wants';
import { wishLabels } from './wish-labels';

/** The three products for what is wanted, or an honest word on why there are none. */
export function proposal(talk: ReadConversation, lexicon: Lexicon): Question {
  const wants = isPriced(talk.wants, lexicon) ? talk.wants : { ...talk.wants, budget: undefined };
  const choice = chooseThree(wants, lexicon.productsOf(wants.kinds));
  const kind = lexicon.kinds.get(wants.kinds[0] ?? '');
  const noun = wants.kinds.length === 1 && kind ? inSentence(kind.noun) : 'ürün';
  if (!choice.found) return shortage(choice, noun, { ...talk, wants }, lexicon);
  const titles = inTheirPlaces(choice.products, talk).map(({ title }) => title);
  const same =
    talk.proposed.length > 0 && talk.proposed.every(({ title }) => titles.includes(title));
  const { last } = talk;
  const unheard = last?.unheard || last?.unknown;
  const remark =
    unheard && !last?.refusesUnknown
      ? `“${unheard}” için katalogda ayrı bir bilgi yok; `
      : last?.replaces && wants.kept.every((title) => titles.includes(title))
        ? 'yalnızca istediğinizi değiştirdim; '
        : note(choice, noun, wants, lexicon) ||
          (same ? 'bununla da aynı ürünler öne çıkıyor; ' : '');
  const budget = budgetInWords(wants.budget, choice.range);
  const intro = `${remark}örnek katalogdan${budget ? `, ${budget}` : ''} üç ${noun} önerim:`;
  const buttons = [...kindButtons(wants.later, lexicon), ...changes];
  const list = titles.map((title, index) => `${index + 1}. ${title}`).join('\n');
  return { text: `${capitalised(intro)}\n\n${list}\n\n${preparing}`, buttons };
}

/** What was kept stays where it stood. */
function inTheirPlaces(
  products: readonly GuideProduct[],
  { proposed, wants: { kept } }: ReadConversation,
): readonly GuideProduct[] {
  if (kept.length === 0) return products;
  const fresh = products.filter(({ title }) => !kept.includes(title));
  const stays = (one: GuideProduct) => kept.includes(one.title) && products.includes(one);
  const placed = proposed.flatMap((one) => (stays(one) ? one : (fresh.shift() ?? [])));
  return [...placed, ...fresh];
}

/** A loan's sum is not its price: what was said about money chooses no bank product. */
const isPriced = ({ kinds }: Wants, lexicon: Lexicon) =>
  kinds.some((id) => lexicon.kinds.get(id)?.category !== 'finance');

const capitalised = (text: string) =>
  text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('tr'));

/** The one honest remark that matters most: a brand that is missing, or a wish that not all three meet. */
function note(
  { missingBrands, unmet, products, rareWords, allMetFrom }: Extract<Choice, { found: true }>,
  noun: string,
  wants: Wants,
  lexicon: Lexicon,
): string {
  const missing = missingBrands
    .map((id) => lexicon.brands.get(id) ?? id)
    .slice(0, 2)
    .join(' ve ');
  if (new Set(products.map(({ brandId }) => brandId)).size < products.length)
    return 'burada üç ayrı marka bulunmuyor; ';
  if (missing) return `${missing} için buna uyan bir ${noun} bulamadım; `;
  const [wish, other] = wishLabels(unmet, wants, lexicon);
  if (wish && allMetFrom !== undefined && missingBrands.length === 0) {
    const all = other ? `“${wish}” ve “${other}” isteklerinizi` : `“${wish}” isteğinizi`;
    return `${all} karşılayan üç marka ${money(Math.ceil(allMetFrom))}'den başlıyor; `;
  }
  if (wish && other) return `“${wish}” ve “${other}” isteklerinizi üçü birden karşılamıyor; `;
  if (wish) return `“${wish}” isteğinizi üçü birden karşılamıyor; `;
  const named = products.filter(({ brandId }) => wants.brands.includes(brandId)).length;
  const [rare] = rareWords;
  if (rare && named === 0)
    return rare.some ? `“${rare.word}” üçünde birden yok; ` : `“${rare.word}” bu koşullarda yok; `;
  if (named > 0 && named < products.length)
    return wants.kinds.some((id) => lexicon.kinds.get(id)?.contentType)
      ? 'üç öneri üç ayrı platformdan olsun diye başka platformlar da ekledim; '
      : 'üç öneri üç ayrı markadan olsun diye başka markalar da ekledim; ';
  return '';
}
