import type { GuideKind } from '../guide-catalogue';
import { money } from '../asking/next-question';
import type { Budget, PriceRange } from '../understanding/wants';

/** The line that goes with every proposal (docs/product.md#chat-service). */
export const preparing = 'Fiyat karşılaştırması ve satın alma bağlantıları hazırlanıyor...';

/** What the guide says where no product is in question. */
export const sayings = {
  greeting: 'Merhaba! Ne arıyorsunuz?',
  who: 'Ben Denk’in ürün rehberiyim; birkaç soruyla size üç ürün öneririm. Ne arıyorsunuz?',
  whoAgain: 'Ben Denk’in ürün rehberiyim. Aradığınız ürünü anlatın, üç öneri hazırlayayım.',
  welcome: 'Rica ederim! İsterseniz başka bir ürüne de birlikte bakabiliriz.',
  unclear: 'Bunu tam anlayamadım.',
  whatKind: 'Hangi ürüne bakalım?',
  whatElse: 'Peki ne tür bir ürün ya da hizmet işinize yarar?',
  onlyProducts: 'Ben yalnızca ürün ve hizmet seçerken yardımcı olabiliyorum.',
  calm: 'Size daha iyi yardımcı olmak isterim.',
  settled: 'Öneriler yukarıda; fiyatlarına sonuçlar sayfasında bakabilirsiniz.',
  change: 'Bütçe, marka ya da özellik yazarsanız önerileri değiştirebilirim.',
  pick: 'Aşağıdakilerden size uyanı seçebilirsiniz.',
  pickBudget: 'Bütçenizi yazabilir ya da aşağıdan seçebilirsiniz.',
  noExplanation: 'Bunu açıklayacak bilgim yok.',
  noKindLeft:
    'Ne aradığınızı anlayamadım; aşağıdakilerden birini seçebilir ya da ürünün adını yazabilirsiniz.',
} as const;

/** `Akıllı Telefon` → `akıllı telefon`, in Turkish letters. */
export const inSentence = (noun: string) =>
  noun.replace(/\p{L}+/gu, (word) =>
    word.length > 1 && word === word.toLocaleUpperCase('tr') ? word : word.toLocaleLowerCase('tr'),
  );

/** `“Oyun” ve “Uzun pil ömrü”`. */
export const quoted = (labels: readonly string[]) =>
  labels.map((label) => `“${label}”`).join(' ve ');

/** `Bütçeniz (20.000 TL'ye kadar)`, `Uygun fiyat isteğiniz`; empty where nothing was said. */
export function budgetInWords(budget: Budget | undefined, range: PriceRange): string {
  if (budget === undefined || budget === 'any') return '';
  const { min, max } = range;
  if (min !== undefined && max !== undefined)
    return `${money(min).replace(' TL', '')}–${money(max)} aralığında`;
  if (max !== undefined) return `${money(max)}'ye kadar`;
  return min === undefined ? '' : `${money(min)} ve üzerinde`;
}

/** What was understood of the last message, as the first half of a reply: `Tamam, akıllı telefon arıyoruz.` */
export function acknowledged(
  kind: GuideKind | undefined,
  isNewKind: boolean,
  budget: string,
  wishes: readonly string[],
  later: readonly GuideKind[] = [],
): string {
  const parts = [budget, ...wishes.map((wish) => `“${wish}”`)].filter(Boolean);
  const next = later.map(({ noun }) => inSentence(noun)).join(', sonra ');
  if (isNewKind && kind && next)
    return `Tamam, önce ${inSentence(kind.noun)}${parts.length ? ` (${parts.join(', ')})` : ''}, sonra ${next}.`;
  if (isNewKind && kind)
    return `Tamam, ${inSentence(kind.noun)} arıyoruz${parts.length ? ` (${parts.join(', ')})` : ''}.`;
  return parts.length ? `Not ettim: ${parts.join(', ')}.` : '';
}
