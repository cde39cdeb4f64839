import { formatNumber } from '@denk/shared/product/text';
import type { Aside } from '../understanding/asides';
import type { GuideProduct } from '../guide-catalogue';
import { onlyKind, type Lexicon } from '../understanding/lexicon';
import { placesNamed } from '../understanding/proposed-ones';
import { comparison, reasonFor } from './about-proposals';
import {
  budgetButtons,
  changes,
  kindButtons,
  money,
  nextQuestion,
  type Question,
} from '../asking/next-question';
import {
  asksForTheList,
  asksWhichIsBetter,
  asksWho,
  disagrees,
  insults,
  thanks,
} from '../understanding/noise-words';
import { bandsOf } from '../asking/price-bands';
import type { ReadConversation } from '../understanding/read-conversation';
import type { ReadMessage } from '../understanding/read-message';
import { budgetInWords, inSentence, sayings } from './reply-texts';

/** The reply to a message that is no step towards a proposal: a question back, thanks, “ikincisi”; undefined for others. */
export function smallTalk(
  talk: ReadConversation,
  folded: string,
  lexicon: Lexicon,
): Question | undefined {
  const { last, proposed } = talk;
  if (talk.aside) return explained(talk.aside, talk, lexicon);
  if (talk.pointedAt) return { text: described(talk.pointedAt), buttons: changes };
  if (talk.justProposed && last && isIdleRefusal(talk, lexicon))
    return { text: `Önerilerimde ${refusedThing(last, lexicon)} zaten yok.`, buttons: changes };
  if (!last || last.understood) return undefined;
  if (asksWho.test(folded)) return { text: sayings.whoAgain, buttons: [] };
  return proposed.length > 0 && !asksForTheList.test(folded)
    ? afterProposal(talk, folded, lexicon)
    : undefined;
}

/** An answer to a question back, after which the open question can be answered. */
function explained(aside: Aside, talk: ReadConversation, lexicon: Lexicon): Question {
  const { wants } = talk;
  if (aside.about === 'reason')
    return {
      text: `${reasonFor(aside.product, wants, lexicon)} ${sayings.change}`,
      buttons: changes,
    };
  const kind = onlyKind(wants, lexicon);
  if (aside.about === 'price' && kind) {
    const bands = bandsOf(lexicon.productsOf([kind.id]));
    const range = bands && { min: bands.low, max: bands.high };
    const usual = range
      ? `Örnek katalogda fiyatlar çoğunlukla ${budgetInWords(range, range)}. ${sayings.pickBudget}`
      : sayings.change;
    return { text: usual, buttons: budgetButtons(kind, lexicon) };
  }
  const explanation =
    aside.about === 'term' && aside.explanation ? aside.explanation : sayings.noExplanation;
  if (talk.proposed.length > 0)
    return { text: `${explanation} ${sayings.change}`, buttons: changes };
  const open = nextQuestion(wants, 1, talk.budgetsAsked > 0 ? 1 : 0, lexicon);
  if (!open) return { text: `${explanation} ${sayings.change}`, buttons: changes };
  const isBudget = open.buttons.some(({ type }) => type === 'budget');
  return {
    text: `${explanation} ${isBudget ? sayings.pickBudget : sayings.pick}`,
    buttons: open.buttons,
  };
}

const described = ({ title, price, rating }: GuideProduct) =>
  `${title} örnek katalogda ${money(price)} fiyatla, ${formatNumber(rating)} örnek puanıyla yer alıyor. Satıcılarına sonuçlar sayfasında bakabilirsiniz.`;

/** “Beko olmasın” where no Beko was proposed. */
function isIdleRefusal({ last, proposed }: ReadConversation, lexicon: Lexicon): boolean {
  if (!last || last.namesKind || !refusedThing(last, lexicon)) return false;
  return !proposed.some(({ brandId }) => last.refusedBrands.includes(brandId));
}

const refusedThing = (
  { refusedBrands, refusesUnknown, unknown, changesMore }: ReadMessage,
  lexicon: Lexicon,
) => {
  if (changesMore) return '';
  if (refusedBrands.length > 0)
    return refusedBrands.map((id) => lexicon.brands.get(id) ?? id).join(' ve ');
  return refusesUnknown ? `“${unknown}”` : '';
};

function afterProposal(
  { proposed, last, wants }: ReadConversation,
  folded: string,
  lexicon: Lexicon,
): Question {
  const next = kindButtons(wants.later, lexicon);
  if (thanks.test(folded))
    return next[0]
      ? { text: `Rica ederim! Sırada ${inSentence(next[0].label)} var.`, buttons: next }
      : { text: sayings.welcome, buttons: [] };
  const places = placesNamed(folded);
  if ((asksWhichIsBetter.test(folded) || places.length > 1) && proposed.length > 1) {
    const named = proposed.filter((_, place) => places.includes(place));
    return {
      text: comparison(named.length > 1 ? named : proposed, wants, lexicon),
      buttons: changes,
    };
  }
  if (insults.test(folded)) return { text: `${sayings.calm} ${sayings.change}`, buttons: changes };
  const about = last?.unheard
    ? `“${last.unheard}” için katalogda ayrı bir bilgi yok.`
    : last?.unknown
      ? `“${last.unknown}” konusunda yardımcı olamıyorum.`
      : disagrees.test(folded)
        ? 'Anladım, bunlar olmadı.'
        : '';
  return {
    text: about ? `${about} ${sayings.change}` : sayings.settled,
    buttons: [...next, ...changes],
  };
}
