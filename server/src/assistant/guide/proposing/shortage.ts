import { fold } from '@denk/shared/product/text';
import type { ChatButton } from '@denk/shared/product/wire';
import { isBadNews } from '../understanding/bad-news';
import { popularKinds } from '../understanding/broad-words';
import type { Choice } from './choose-three';
import type { Lexicon } from '../understanding/lexicon';
import { kindButtons, money, type Question } from '../asking/next-question';
import { roundUp } from '../asking/price-bands';
import { asksForCheaper } from '../understanding/noise-words';
import type { ReadConversation } from '../understanding/read-conversation';
import { budgetInWords, quoted } from '../talking/reply-texts';
import { wishLabels } from './wish-labels';

const budgetButton = (id: string, value: string): ChatButton => ({
  id,
  label: value,
  value,
  type: 'budget',
});
const anyBudget = budgetButton('budget-any', 'Bütçe fark etmez');
const anyWish: ChatButton = {
  id: 'wishes-any',
  label: 'İsteklerim fark etmez',
  value: 'İsteklerim fark etmez',
  type: 'preference',
};

/** Why there are no three, with what would help. */
export function shortage(
  choice: Extract<Choice, { found: false }>,
  noun: string,
  { wants, said, justProposed, text: asked }: ReadConversation,
  lexicon: Lexicon,
): Question {
  const budget = budgetInWords(wants.budget, choice.range);
  const { enough, from } = choice;
  const again = isBadNews(said);
  const isCheaper = justProposed && asksForCheaper.test(fold(asked));
  if (enough !== undefined) {
    const least = money(Math.ceil(enough));
    return {
      text: isCheaper
        ? `Önerdiklerimin hepsinden ucuz üç ayrı markadan ${noun} yok. Bu isteklere uyan üç marka en az ${least} tutuyor.`
        : again
          ? `Bununla da ${budget} üç ayrı markadan ${noun} çıkmıyor. Bütçeyi en az ${least} yaparsanız hemen öneririm.`
          : `Bu isteklere uyan, ${budget} üç ayrı markadan ${noun} bulamadım. Örnek katalogda bunun için en az ${least} ayırmak gerekiyor.`,
      buttons: [budgetButton('budget-more', `${money(roundUp(enough))}'ye kadar`), anyBudget],
    };
  }
  if (from !== undefined) {
    const most = money(Math.floor(from));
    return {
      text: `Bu isteklere uyan, ${budget} üç ayrı markadan ${noun} bulamadım. Örnek katalogdaki seçenekler ${most} dolayında kalıyor.`,
      buttons: [budgetButton('budget-less', `${most} ve üzeri`), anyBudget],
    };
  }
  const labels = wishLabels(wants.wishes, wants, lexicon).slice(0, 2);
  const wishes = quoted(labels);
  const budgets = wants.budget === undefined || wants.budget === 'any' ? [] : [anyBudget];
  const reason =
    wants.seen.length > 0 || wishes === ''
      ? `Örnek katalogda gösterebileceğim üç ayrı marka kalmadı.`
      : `Örnek katalogda ${wishes} ${labels.length > 1 ? 'isteklerine' : 'isteğine'} uyan, üç ayrı markadan ${noun} yok.`;
  return {
    text: `${reason} Bir isteğinizi değiştirirseniz yeniden bakarım.`,
    // What is likelier to help comes first: it is also what a mere “olur” means.
    buttons: [
      ...(labels.length > 0 ? [anyWish, ...budgets] : [...budgets, anyWish]),
      ...kindButtons(
        popularKinds.filter((kind) => !wants.kinds.includes(kind)).slice(0, 2),
        lexicon,
      ),
    ],
  };
}
