import { formatPrice } from '@denk/shared/product/text';
import type { CatalogueProduct } from './catalogue-product';
import type { attributeFacts } from './facts';

const factsTold = 3;

/** A product in two sentences, for a product that brings no description: what it costs where, and its first facts. */
export function describeProduct(
  product: CatalogueProduct,
  kindLabel: string,
  facts: ReturnType<typeof attributeFacts>,
): string {
  const details = [
    ...product.specs.map(({ name, value }) => `${name}: ${value}`),
    ...facts.map(({ label, values }) => `${label}: ${values.slice(0, 4).join(', ')}`),
  ].slice(0, factsTold);
  return [offerSentence(product, kindLabel), ...(details.length ? [`${details.join(' · ')}.`] : [])]
    .join(' ')
    .replace(/\.\.$/, '.');
}

function offerSentence(product: CatalogueProduct, kindLabel: string): string {
  const { title, offers, priceNote, contentType } = product;
  const [best] = offers;
  if (!best || contentType) return `${title} (${kindLabel}${best ? `, ${best.seller}` : ''}).`;
  const price = `${formatPrice(best.price)}’den`;
  const note = priceNote ? ` (${priceNote})` : '';
  return offers.length > 1
    ? `${title}, ${offers.length} satıcıda ${price} başlayan fiyatlarla${note} sunuluyor.`
    : `${title}: ${best.seller}, ${formatPrice(best.price)}${note}.`;
}
