import type { IconName } from '@denk/shared/ui';

/** Why people choose us. */
export interface Reason {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** The four reasons (docs/product.md#about-page). */
export const reasons: readonly Reason[] = [
  {
    icon: 'compare',
    title: 'Size göre eşleştirme',
    text: 'Önce sizi dinleriz: kullanım amacınızı, zevkinizi ve bütçenizi birkaç kısa soruyla öğreniriz.',
  },
  {
    icon: 'tag',
    title: 'Fiyatlar yan yana',
    text: 'Satıcıları en uygun fiyattan başlayarak sıralar, neden denk geldiğini ürün ürün gösteririz.',
  },
  {
    icon: 'shield',
    title: 'Gizliliğiniz sizde',
    text: 'Sağlık ve beden gibi hassas cevaplarınız cihazınızda kalır; aramak için üyelik gerekmez.',
  },
  {
    icon: 'clock',
    title: 'Dakikalar içinde karar',
    text: 'Saatlerce sekme gezmek yerine kısa bir listeye bakın; AI asistan 7/24 yanınızda.',
  },
];
