import type { IconName } from '@denk/shared/ui';

/** A reason to trust the site, as the footer shows it. */
export interface TrustBadge {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** The four trust badges of the footer (docs/product.md#footer). */
export const trustBadges: readonly TrustBadge[] = [
  { icon: 'compare', title: 'Tarafsız eşleştirme', text: 'Sıralamada reklam yok' },
  { icon: 'user', title: 'Üyelik gerekmez', text: 'Giriş yapmadan hemen arayın' },
  { icon: 'shield', title: 'Geçmişiniz sizde', text: 'Aramalarınız bu tarayıcıda saklanır' },
  { icon: 'chat', title: '7/24 AI asistan', text: 'Ürün sorularınızı anında cevaplar' },
];
