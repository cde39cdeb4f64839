import { formatNumber } from '@denk/shared/product/text';
import { money } from '../asking/next-question';
import type { GuideProduct } from '../guide-catalogue';
import { meets } from '../product-traits';
import { wishLabels } from '../proposing/wish-labels';
import type { Lexicon } from '../understanding/lexicon';
import type { Wants } from '../understanding/wants';
import { quoted, sayings } from './reply-texts';

/** Why a product was proposed: the wishes it meets, its price and its rating, in one sentence. */
export function reasonFor(product: GuideProduct, wants: Wants, lexicon: Lexicon): string {
  const met = wants.wishes.filter((wish) => meets(product, wish));
  const labels = wishLabels(met, wants, lexicon).slice(0, 2);
  const wishes = quoted(labels);
  const fits = wishes
    ? `${wishes} ${labels.length > 1 ? 'isteklerinizi' : 'isteğinizi'} karşıladığı`
    : 'söylediklerinize uyanlar arasında öne çıktığı';
  return `${product.title}, ${fits} için listede: fiyatı ${money(product.price)}, örnek puanı ${rating(product)}.`;
}

/** What tells some proposals apart: wishes met, price and rating, in one or two sentences. */
export function comparison(
  products: readonly GuideProduct[],
  wants: Wants,
  lexicon: Lexicon,
): string {
  const [first] = products;
  if (!first) return sayings.unclear;
  const all = products.length === 2 ? 'İkisinin' : 'Üçünün';
  const cheapest = products.reduce((a, b) => (b.price < a.price ? b : a), first);
  const liked = products.reduce((a, b) => (b.rating > a.rating ? b : a), first);
  const wish = wants.wishes.find((one) => products.filter((some) => meets(some, one)).length === 1);
  const only = wish && products.find((one) => meets(one, wish));
  const [label] = wish ? wishLabels([wish], wants, lexicon) : [];
  const price = `${all} en uygun fiyatlısı ${cheapest.title} (${money(cheapest.price)})`;
  if (only && label) return `“${label}” önemliyse ${only.title} öne çıkıyor. ${price}.`;
  return cheapest === liked
    ? `${price}; örnek puanı da en yüksek olan o (${rating(liked)}).`
    : `${price}. Örnek puanı en yüksek olan ise ${liked.title}.`;
}

const rating = (product: GuideProduct) => formatNumber(product.rating);
